import { madeByKind, tableWith } from '@toam/domain/record/columns';
import {
  type EditableColumn,
  editableStaffColumns,
  longestStaffNote,
  type StaffKindOf,
} from '@toam/domain/staff/staff-columns';
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

type Label = EditableColumn;
type EditableKind = StaffKindOf<EditableColumn>;

/** How each kind of column is checked, empty or not. */
const checked = {
  line: () => textOrNone(),
  note: () => textOrNone(longestStaffNote),
  phone: () => phoneOrNone(),
  socialId: () => socialIdOrNone(),
  email: () => emailOrNone(),
  day: dayOrNone,
  richText: () => introduction,
  gender: () => choiceOrNone(genders),
  marriage: () => choiceOrNone(marriages),
  religion: () => choiceOrNone(religions),
  literacy: () => choiceOrNone(literacies),
  employeeType: () => choiceOrNone(employeeTypes),
  employeeStatus: () => choiceOrNone(employeeStatuses),
  department: () => choiceOrNone(departments),
  office: (label: Label) => choiceOf(label, offices),
  role: (label: Label) => choiceOf(label, roles),
  jobPosition: (label: Label) => choiceOf(label, jobPositions),
  person: () => recordId.nullable(),
  money: () => priceLimit(),
  ...{ projects: () => scope(), districts: () => scope() },
  ...{ status: () => flag(), introductionStatus: () => flag(), flag: () => flag() },
  ...{ houseRight: () => flag(), pageRight: () => flag() },
  /** Id of an uploaded picture. */
  picture: () => recordId.nullable(),
} satisfies Record<EditableKind, (label: Label) => z.ZodType>;

/** How each kind of column is checked where it must say something. */
const required = {
  line: (label: Label) => textOf(label),
  phone: phoneOf,
  socialId: socialIdOf,
  day: requiredDay,
  gender: (label: Label) => choiceOf(label, genders),
  marriage: (label: Label) => choiceOf(label, marriages),
  religion: (label: Label) => choiceOf(label, religions),
  literacy: (label: Label) => choiceOf(label, literacies),
  employeeType: (label: Label) => choiceOf(label, employeeTypes),
  employeeStatus: (label: Label) => choiceOf(label, employeeStatuses),
  department: (label: Label) => choiceOf(label, departments),
  role: checked.role,
  /** It has a default. */
  office: (label: Label) => checked.office(label).optional(),
  picture: requiredImage,
};

/** Every column that a save may carry, empty or not. What may not be empty any more is the use case's business. */
const columns = madeByKind(editableStaffColumns, checked);

const optional = z.object(columns).partial().shape;

/** Specification 2 §5 "Other-account variant". */
const ofOthers = madeByKind(tableWith(editableStaffColumns, { required: 'account' }), required);

/** What every way to make a staff user asks for. Specification 2 §5 "Staff user (create)". */
const ofStaff = madeByKind(tableWith(editableStaffColumns, { required: ['account', 'staff'] }), required);

/** What "the staff form additionally requires". Specification 2 §5. */
const ofForm = madeByKind(tableWith(editableStaffColumns, { required: 'form' }), required);

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
const { shape: ofOutsider } = z.object(madeByKind(tableWith(editableStaffColumns, { short: true }), checked)).partial();
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
