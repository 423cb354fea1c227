import { JobPosition, Role } from '@toam/domain/actor';
import { z } from 'zod';
import { image } from '../media/image.schema';
import { epochSeconds } from '../page';

/** Enumerations of a staff user, wire spelling kept, in the order of forms and lists. Specification 2 §3. */
export const genders = ['male', 'female', 'other'] as const;
export const marriages = ['single', 'married', 'divorced'] as const;
export const religions = ['none', 'christian', 'budhaleesim', 'other'] as const;
export const literacies = ['high_school', 'intermediate', 'college', 'university', 'master'] as const;
export const employeeTypes = ['official', 'probation', 'internship', 'partnership', 'learner'] as const;
export const employeeStatuses = ['active', 'onboarding', 'resigned', 'unpaid_leave', 'maternity_leave'] as const;
/** 1 Service, 2 Sales. */
export const departments = [1, 2] as const;
/** A single branch. */
export const offices = [1] as const;
export const roles = [Role.superAdmin, Role.admin, Role.staff, Role.marketer] as const;
export const jobPositions = [
  JobPosition.superAdmin,
  JobPosition.admin,
  JobPosition.saleAdmin,
  JobPosition.seniorManager,
  JobPosition.manager,
  JobPosition.teamLeader,
  JobPosition.staff,
  JobPosition.accountant,
] as const;

export const gender = z.enum(genders);
export const marriage = z.enum(marriages);
export const religion = z.enum(religions);
export const literacy = z.enum(literacies);
export const employeeType = z.enum(employeeTypes);
export const employeeStatus = z.enum(employeeStatuses);
export const department = z.literal(departments);
export const role = z.literal(roles);
export const jobPosition = z.literal(jobPositions);

export type Gender = z.output<typeof gender>;
export type Marriage = z.output<typeof marriage>;
export type Religion = z.output<typeof religion>;
export type Literacy = z.output<typeof literacy>;
export type EmployeeType = z.output<typeof employeeType>;
export type EmployeeStatus = z.output<typeof employeeStatus>;
export type Department = z.output<typeof department>;

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
  /** The manager's name; locked ones too. */
  manager_name: z.string().nullable(),
  /** Outside the hierarchy: the position means nothing (D28). */
  other_account: flag,
  onboarding_date: day,
  introduction_status: flag,
  created_at: epochSeconds,
});
export type StaffRow = z.output<typeof staffRow>;

/** What the staff list shows admins besides. Specification 2 §2 "Staff list". */
const papers = {
  date_of_birth: day,
  social_id: z.string(),
  provided_date: day,
  issued_place: z.string(),
  address: z.string(),
  marriage: marriage.nullable(),
  religion: religion.nullable(),
  literacy: literacy.nullable(),
  contact_name: z.string(),
  contact_phone: z.string(),
};

/** A row of the staff list for admins. */
export const staffListRow = z.object({
  ...staffRow.shape,
  ...papers,
  version: z.number().int(),
  /** Still has the password that an admin gave (D67). */
  must_change_password: z.boolean(),
  updated_at: epochSeconds,
});
export type StaffListRow = z.output<typeof staffListRow>;

/** A whole staff user, for the person and for admins. Passwords never travel, portal ones neither (D103). */
export const staffUser = z.object({
  ...staffRow.shape,
  ...rights,
  ...papers,
  version: z.number().int(),
  id_address: z.string(),
  hometown_address: z.string(),
  major: z.string(),
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
  /** The pictures of those ids; addresses of private ones are signed and last some minutes. */
  portrait: image.nullable(),
  front_id: image.nullable(),
  back_id: image.nullable(),
  certificate_image: image.nullable(),
  must_change_password: z.boolean(),
  updated_at: epochSeconds,
});
export type StaffUser = z.output<typeof staffUser>;
