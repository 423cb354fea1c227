/** Role decides admin rights. Specification 2 §6, D20, D28. */
export const Role = { superAdmin: 1, admin: 2, staff: 3, marketer: 5 } as const;
export type Role = (typeof Role)[keyof typeof Role];

/** Counts only where a rule names it (D21). Specification 2 §6. */
export const JobPosition = {
  superAdmin: 1,
  admin: 2,
  saleAdmin: 3,
  seniorManager: 4,
  manager: 5,
  teamLeader: 6,
  staff: 7,
  accountant: 8,
} as const;
export type JobPosition = (typeof JobPosition)[keyof typeof JobPosition];

/** A permission column of a staff user: 1 granted, 0 not. */
export type Flag = 0 | 1;

/** The actor: the part of a staff user that access rules read. Limits are VND and dictionary ids; null or empty means unlimited (D26). */
export interface Actor {
  id: number;
  role: Role;
  job_position: JobPosition;
  create_product_permission: Flag;
  update_product_permission: Flag;
  chat_permission: Flag;
  customer_permission: Flag;
  request_permission: Flag;
  project_permission: Flag;
  news_permission: Flag;
  employment_diagram_permission: Flag;
  bussiness_permission: Flag;
  minimum_price: number | null;
  maximum_price: number | null;
  project: number[];
  province: number[];
}

/** Role 1 or 2. Specification 1 §6. */
export const isAdmin = (actor: Pick<Actor, 'role'>): boolean =>
  actor.role === Role.superAdmin || actor.role === Role.admin;

export const isSuperAdmin = (actor: Pick<Actor, 'role'>): boolean => actor.role === Role.superAdmin;

/** Who may read everybody's days and forms: admins, and payroll (accountants). H9. */
export const seesAllWork = (actor: Pick<Actor, 'role' | 'job_position'>): boolean =>
  isAdmin(actor) || actor.job_position === JobPosition.accountant;

export const isMarketer = (actor: Pick<Actor, 'role'>): boolean => actor.role === Role.marketer;
