import type { EditableColumn } from '@toam/domain/staff-columns';
import { z } from 'zod';
import { flag, recordId } from '../field';
import { userSaveText as text } from '../texts/user-save';
import { introduction } from './introduction';
import {
  departments,
  employeeStatuses,
  employeeTypes,
  genders,
  jobPositions,
  literacies,
  marriages,
  offices,
  religions,
  roles,
} from './user';
import {
  choiceOf,
  choiceOrNone,
  dayOrNone,
  emailOrNone,
  isPriceOrderWrong,
  phoneOf,
  phoneOrNone,
  priceLimit,
  requiredDay,
  requiredImage,
  scope,
  socialIdOf,
  socialIdOrNone,
  textOf,
  textOrNone,
} from './user-field';

/** The longest note or achievement. */
const longestNote = 2000;

/** Every column that a save may carry, empty or not. What may not be empty any more is the use case's business. */
const columns = {
  name: textOrNone(),
  phone_number: phoneOrNone(),
  email: emailOrNone(),
  gender: choiceOrNone(genders),
  date_of_birth: dayOrNone('date_of_birth'),
  social_id: socialIdOrNone(),
  provided_date: dayOrNone('provided_date'),
  issued_place: textOrNone(),
  address: textOrNone(),
  id_address: textOrNone(),
  hometown_address: textOrNone(),
  marriage: choiceOrNone(marriages),
  religion: choiceOrNone(religions),
  literacy: choiceOrNone(literacies),
  major: textOrNone(),
  contact_name: textOrNone(),
  contact_phone: phoneOrNone(),
  tax_number: textOrNone(),
  bank_account: textOrNone(),
  bank_name: textOrNone(),
  note: textOrNone(longestNote),
  employee_type: choiceOrNone(employeeTypes),
  employee_status: choiceOrNone(employeeStatuses),
  department: choiceOrNone(departments),
  office: choiceOf('office', offices),
  onboarding_date: dayOrNone('onboarding_date'),
  job_position: choiceOf('job_position', jobPositions),
  position: textOrNone(),
  role: choiceOf('role', roles),
  manager: recordId.nullable(),
  achievement: textOrNone(longestNote),
  introduction,
  introduction_status: flag(),
  status: flag(),
  other_account: flag(),
  minimum_price: priceLimit(),
  maximum_price: priceLimit(),
  project: scope(),
  province: scope(),
  create_product_permission: flag(),
  update_product_permission: flag(),
  chat_permission: flag(),
  customer_permission: flag(),
  request_permission: flag(),
  project_permission: flag(),
  news_permission: flag(),
  employment_diagram_permission: flag(),
  bussiness_permission: flag(),
  /** Ids of uploaded pictures. */
  profile_picture: recordId.nullable(),
  front_id_file: recordId.nullable(),
  back_id_file: recordId.nullable(),
  certificate: recordId.nullable(),
} satisfies Record<EditableColumn, z.ZodType>;

const optional = z.object(columns).partial().shape;

/** Specification 2 §5 "Other-account variant". */
const ofOthers = {
  name: textOf('name'),
  phone_number: phoneOf('phone_number'),
  date_of_birth: requiredDay('date_of_birth'),
  social_id: socialIdOf('social_id'),
  provided_date: requiredDay('provided_date'),
  address: textOf('address'),
  role: columns.role,
};

/** What every way to make a staff user asks for. Specification 2 §5 "Staff user (create)". */
const ofStaff = {
  ...ofOthers,
  issued_place: textOf('issued_place'),
  hometown_address: textOf('hometown_address'),
  id_address: textOf('id_address'),
  gender: choiceOf('gender', genders),
  marriage: choiceOf('marriage', marriages),
  religion: choiceOf('religion', religions),
  literacy: choiceOf('literacy', literacies),
  contact_name: textOf('contact_name'),
  contact_phone: phoneOf('contact_phone'),
  employee_type: choiceOf('employee_type', employeeTypes),
  employee_status: choiceOf('employee_status', employeeStatuses),
  department: choiceOf('department', departments),
  onboarding_date: requiredDay('onboarding_date'),
};

/** What "the staff form additionally requires"; the branch has a default. Specification 2 §5. */
const ofForm = {
  bank_account: textOf('bank_account'),
  bank_name: textOf('bank_name'),
  front_id_file: requiredImage('front_id_file'),
  back_id_file: requiredImage('back_id_file'),
};

interface Limits {
  minimum_price?: number | null | undefined;
  maximum_price?: number | null | undefined;
}

/** The wrong order of the two limits is an error of the second. */
function checkLimits({ minimum_price, maximum_price }: Limits, check: z.core.$RefinementCtx): void {
  if (isPriceOrderWrong(minimum_price, maximum_price))
    check.addIssue({ code: 'custom', path: ['maximum_price'], message: text.priceOrder });
}

/** A newcomer is active. */
const { shape: ofNewcomer } = z.object(columns).omit({ status: true }).partial();
const staff = { ...ofNewcomer, ...ofStaff, other_account: z.literal(0).default(0) };

/** Nobody outside the hierarchy has more than the short form and the rights of pages. D28. */
const { shape: ofOutsider } = z
  .object(columns)
  .pick({
    ...{ email: true, note: true, profile_picture: true, create_product_permission: true },
    ...{ update_product_permission: true, chat_permission: true, customer_permission: true },
    ...{ request_permission: true, project_permission: true, news_permission: true },
    ...{ employment_diagram_permission: true, bussiness_permission: true },
  })
  .partial();
const other = { ...ofOutsider, ...ofOthers, other_account: z.literal(1) };

/** What creates a staff user, and what the staff form holds, for editing too. Specification 2 §5. */
export const staffForm = z.object({ ...staff, ...ofForm }).superRefine(checkLimits);

/** What a row of a workbook makes a staff user of: no sheet holds the form's pictures, and lists of staff have no bank accounts. */
export const importedStaff = z.object(staff).superRefine(checkLimits);
export type ImportedStaff = z.output<typeof importedStaff>;

/** What creates an account outside the hierarchy. Specification 2 §5, D28. */
export const newOtherAccount = z.object(other);

/** Either; without `other_account` a staff user. There is no password: the API makes one and answers it once (D67). */
export const newUser = z.preprocess(
  (body) =>
    typeof body === 'object' && body !== null && !('other_account' in body) ? { ...body, other_account: 0 } : body,
  z.discriminatedUnion('other_account', [staffForm, newOtherAccount]),
);
export type NewUserBody = z.output<typeof newUser>;

/** What the short form holds, for creating and editing. D28. */
export const otherAccountForm = newOtherAccount;

/**
 * What changes a record, or locks it: only the fields that are sent; null or '' empties, which a required field refuses. Keys
 * that are no editable column pass through, so that the use case can refuse a server-owned one with another value (issue 5).
 */
export const userChange = z.looseObject({
  /** Whose; oneself if left out. */
  user_id: recordId.optional(),
  /** The version that the form was opened with; a stale one gets 409 with the record as it stands (D12). */
  version: z.number().int().optional(),
  ...optional,
});
export type UserChange = z.output<typeof userChange>;
