/** Addresses of this remote, for links inside it. Other remotes link by URL. Specification 2 §2, 3 §2.1. */
export const paths = {
  checkin: '/checkin/overview',
  forms: '/form',
  staff: '/admin/user/list',
} as const;
