import { type Actor, JobPosition, Role } from './actor';

/** For tests: an ordinary agent (role 3, position 7, may create houses), unless said otherwise. */
export const anActor = (differing: Partial<Actor> = {}): Actor => ({
  id: 7,
  role: Role.staff,
  job_position: JobPosition.staff,
  create_product_permission: 1,
  update_product_permission: 0,
  chat_permission: 0,
  customer_permission: 0,
  request_permission: 0,
  project_permission: 0,
  news_permission: 0,
  employment_diagram_permission: 0,
  bussiness_permission: 0,
  minimum_price: null,
  maximum_price: null,
  project: [],
  province: [],
  ...differing,
});

/** For tests: role 2. */
export const anAdmin = (differing: Partial<Actor> = {}): Actor =>
  anActor({ id: 2, role: Role.admin, job_position: JobPosition.admin, ...differing });

/** For tests: every permission that opens a page (D19). */
export const everyFlag = {
  chat_permission: 1,
  customer_permission: 1,
  request_permission: 1,
  project_permission: 1,
  news_permission: 1,
  employment_diagram_permission: 1,
  bussiness_permission: 1,
} as const;

/** For tests: one person of each role and position (D21, D28). */
export const oneOfEach = {
  superAdmin: anActor({ id: 1, role: Role.superAdmin, job_position: JobPosition.superAdmin }),
  admin: anAdmin(),
  saleAdmin: anActor({ id: 3, job_position: JobPosition.saleAdmin }),
  seniorManager: anActor({ id: 4, job_position: JobPosition.seniorManager }),
  manager: anActor({ id: 5, job_position: JobPosition.manager }),
  leader: anActor({ id: 6, job_position: JobPosition.teamLeader }),
  staff: anActor(),
  accountant: anActor({ id: 8, job_position: JobPosition.accountant }),
  marketer: anActor({ id: 9, role: Role.marketer }),
};
