/** Addresses of administration, for links inside it. Others link by URL. Specification 2 §2. */
export const paths = {
  staff: '/admin/user/list',
  newStaff: '/admin/user/new',
  /** The short form of an account outside the hierarchy. D28. */
  newOtherAccount: '/admin/user/new?variant=other',
  editStaff: (userId: number) => `/admin/user/edit/${userId}`,
  staffImport: '/admin/user/import',
  staffImportOf: (importId: number) => `/admin/user/import/${importId}`,
  /** The list with a person's panel open. */
  staffOf: (userId: number) => `/admin/user/list?open=${userId}`,
  /** The list of a person's direct reports. */
  directTeamOf: (userId: number) => `/admin/user/list?f.manager=${userId}`,
  /** The list of a person and everybody below them. D29. */
  teamOf: (userId: number) => `/admin/user/list?f.team=${userId}`,
  /** The list with the dialog that hands a person's work over to a colleague. D72. */
  handOver: (userId: number) => `/admin/user/list?handover=${userId}`,
  /** A person's sign-ins and devices. */
  loginsOf: (userId: number) => `/admin/tracking?user=${userId}`,
  staffStatistics: '/admin/user-chart',
  dictionary: '/admin/dictionary',
  formTypes: '/admin/form',
  security: '/admin/tracking',
  audit: '/admin/audit',
  /** The deleted records of a noun. D11. */
  deleted: '/admin/deleted',
  /** The audit entries of one record: its noun (`house`) and id. */
  auditOf: (noun: string, id: number) => `/admin/audit?noun=${noun}&record=${id}`,
} as const;
