import type { SignedInUser } from '@toam/auth/signed-in-user';
import { JobPosition, Role } from '@toam/domain/actor';

/** An ordinary agent, unless said otherwise. */
export const aUser = (differing: Partial<SignedInUser> = {}): SignedInUser => ({
  id: 7,
  name: 'Nguyễn Thu Hà',
  email: 'thuha.nguyen@toam.vn',
  phone_number: '0901234567',
  avatar: null,
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

/** Role 2. */
export const anAdmin = (differing: Partial<SignedInUser> = {}): SignedInUser =>
  aUser({ id: 2, name: 'Trần Quốc Bảo', role: Role.admin, job_position: JobPosition.admin, ...differing });
