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
