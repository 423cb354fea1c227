import { JobPosition, Role } from '@toam/domain/actor';
import { z } from 'zod';
import { epochSeconds } from '../page';

/** Enumerations of a staff user, wire spelling kept. Specification 2 §3. */
export const gender = z.enum(['male', 'female', 'other']);
export const marriage = z.enum(['single', 'married', 'divorced']);
export const religion = z.enum(['none', 'christian', 'budhaleesim', 'other']);
export const literacy = z.enum(['high_school', 'intermediate', 'college', 'university', 'master']);
export const employeeType = z.enum(['official', 'probation', 'internship', 'partnership', 'learner']);
export const employeeStatus = z.enum(['active', 'onboarding', 'resigned', 'unpaid_leave', 'maternity_leave']);
/** 1 Service, 2 Sales. */
export const department = z.union([z.literal(1), z.literal(2)]);

export type Gender = z.output<typeof gender>;
export type Marriage = z.output<typeof marriage>;
export type Religion = z.output<typeof religion>;
export type Literacy = z.output<typeof literacy>;
export type EmployeeType = z.output<typeof employeeType>;
export type EmployeeStatus = z.output<typeof employeeStatus>;
export type Department = z.output<typeof department>;

export const role = z.union([
  z.literal(Role.superAdmin),
  z.literal(Role.admin),
  z.literal(Role.staff),
  z.literal(Role.marketer),
]);

export const jobPosition = z.union([
  z.literal(JobPosition.superAdmin),
  z.literal(JobPosition.admin),
  z.literal(JobPosition.saleAdmin),
  z.literal(JobPosition.seniorManager),
  z.literal(JobPosition.manager),
  z.literal(JobPosition.teamLeader),
  z.literal(JobPosition.staff),
  z.literal(JobPosition.accountant),
]);

const flag = z.union([z.literal(0), z.literal(1)]);
const day = z.iso.date().nullable();
const id = z.number().int();

/** A colleague as pickers, cards and permission selectors show one. `avatar` is a URL. */
export const staffName = z.object({
  id,
  name: z.string(),
  phone_number: z.string(),
  avatar: z.string().nullable(),
  role,
  job_position: jobPosition,
  status: flag,
});
export type StaffName = z.output<typeof staffName>;

/** What access rules read, and limits: VND, dictionary and project ids. Specification 2 §3, D26. */
const rights = {
  role,
  job_position: jobPosition,
  create_product_permission: flag,
  update_product_permission: flag,
  chat_permission: flag,
  customer_permission: flag,
  request_permission: flag,
  project_permission: flag,
  news_permission: flag,
  employment_diagram_permission: flag,
  bussiness_permission: flag,
  minimum_price: z.number().int().nullable(),
  maximum_price: z.number().int().nullable(),
  project: z.array(id),
  province: z.array(id),
};

/** A row of the staff list: what every colleague may see of another. */
export const staffRow = z.object({
  ...staffName.shape,
  email: z.string().nullable(),
  gender: gender.nullable(),
  department: department.nullable(),
  office: z.number().int(),
  position: z.string(),
  employee_type: employeeType.nullable(),
  employee_status: employeeStatus.nullable(),
  manager: id.nullable(),
  onboarding_date: day,
  introduction_status: flag,
  created_at: epochSeconds,
});
export type StaffRow = z.output<typeof staffRow>;

/** A whole staff user, for the person and for admins. Passwords never travel, portal ones neither (D103). */
export const staffUser = z.object({
  ...staffRow.shape,
  ...rights,
  version: z.number().int(),
  date_of_birth: day,
  social_id: z.string(),
  provided_date: day,
  issued_place: z.string(),
  address: z.string(),
  id_address: z.string(),
  hometown_address: z.string(),
  marriage: marriage.nullable(),
  religion: religion.nullable(),
  literacy: literacy.nullable(),
  major: z.string(),
  contact_name: z.string(),
  contact_phone: z.string(),
  tax_number: z.string(),
  bank_account: z.string(),
  bank_name: z.string(),
  note: z.string(),
  achievement: z.string(),
  introduction: z.string(),
  alonhadat_name: z.string(),
  batdongsan_name: z.string(),
  /** Whether the portal's password is stored; it is never told (D103). */
  has_alonhadat_password: z.boolean(),
  has_batdongsan_password: z.boolean(),
  profile_picture: id.nullable(),
  front_id_file: id.nullable(),
  back_id_file: id.nullable(),
  certificate: id.nullable(),
  must_change_password: z.boolean(),
  updated_at: epochSeconds,
});
export type StaffUser = z.output<typeof staffUser>;
