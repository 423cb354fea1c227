/** Addresses of this remote, for links inside it. Other remotes link by URL. Specification 2 §2, 3 §2.1. */
export const paths = {
  checkin: '/checkin/overview',
  forms: '/form',
  staff: '/admin/user/list',
  staffStatistics: '/admin/user-chart',
  dictionary: '/admin/dictionary',
  formTypes: '/admin/form',
  security: '/admin/tracking',
} as const;
