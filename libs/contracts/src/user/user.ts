import { JobPosition, Role } from '@toam/domain/actor';
import { byKind, tableWith } from '@toam/domain/record/columns';
import { type StaffColumnKind, staffColumns } from '@toam/domain/staff/staff-columns';
import { z } from 'zod';
import { image } from '@toam/contracts/media/image.schema';
import { epochSeconds } from '@toam/contracts/page';

/** Enumerations of a staff user in wire spelling, in the order of forms and lists. Specification 2 §3. */
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
const id = z.number().int();
const text = z.string();

/** Schema of each kind of column in answers. */
const answered = {
  ...{ line: text, note: text, phone: text, socialId: text, richText: text },
  email: text.nullable(),
  day: z.iso.date().nullable(),
  ...{ gender: gender.nullable(), marriage: marriage.nullable(), religion: religion.nullable() },
  ...{ literacy: literacy.nullable(), employeeType: employeeType.nullable() },
  ...{ employeeStatus: employeeStatus.nullable(), department: department.nullable() },
  ...{ office: id, role, jobPosition, status: flag, introductionStatus: flag },
  ...{ flag, houseRight: flag, pageRight: flag, yesNo: z.boolean() },
  ...{ person: id.nullable(), picture: id.nullable(), projects: z.array(id), districts: z.array(id) },
  /** VND */
  money: id.nullable(),
  ...{ id, version: id, moment: epochSeconds },
} satisfies Record<Exclude<StaffColumnKind, 'secret'>, z.ZodType>;

/** A colleague in pickers, cards and permission selectors. `avatar` is a URL. */
export const staffName = z.object({
  ...byKind(tableWith(staffColumns, { readers: 'names' }), answered),
  avatar: z.string().nullable(),
});
export type StaffName = z.output<typeof staffName>;

/** A row of the staff list with the columns that every colleague may see. */
export const staffRow = z.object({
  ...staffName.shape,
  ...byKind(tableWith(staffColumns, { readers: 'colleagues' }), answered),
  /** The manager's name, also if the manager is locked. */
  manager_name: z.string().nullable(),
});
export type StaffRow = z.output<typeof staffRow>;

/** A row of the staff list for admins. Specification 2 §2 "Staff list". */
export const staffListRow = z.object({
  ...staffRow.shape,
  ...byKind(tableWith(staffColumns, { readers: 'papers' }), answered),
});
export type StaffListRow = z.output<typeof staffListRow>;

/** A whole staff user, for the person and for admins. It never contains passwords, also not those of portals (D103). */
export const staffUser = z.object({
  ...staffListRow.shape,
  ...byKind(tableWith(staffColumns, { readers: 'record' }), answered),
  /** Whether the portal's password is stored. The password itself is never returned (D103). */
  has_alonhadat_password: z.boolean(),
  has_batdongsan_password: z.boolean(),
  /** The pictures of those ids. Addresses of private ones are signed and valid for some minutes. */
  portrait: image.nullable(),
  front_id: image.nullable(),
  back_id: image.nullable(),
  certificate_image: image.nullable(),
});
export type StaffUser = z.output<typeof staffUser>;
