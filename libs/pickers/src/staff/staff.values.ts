import type { Image } from '@toam/contracts/media/image.schema';
import { introductionOf } from '@toam/contracts/user/introduction';
import { staffValueText, type StaffChoiceOf } from '@toam/contracts/user/staff-choices';
import type { StaffUser } from '@toam/contracts/user/user';
import { JobPosition, Role } from '@toam/domain/actor';
import { fullMoney } from '@toam/domain/money/money-format';
import { columnsWith } from '@toam/domain/record/columns';
import { isEmptyRichText, richTextToPlain, type RichText } from '@toam/domain/rich-text';
import {
  type EditableColumn,
  editableColumns,
  type PictureColumn,
  staffColumns,
  type StaffKindOf,
} from '@toam/domain/staff/staff-columns';

/** A column that a form shows. Only the list changes `status`. */
export type StaffField = Exclude<EditableColumn, 'status'>;
const staffFields = editableColumns.filter((column): column is StaffField => column !== 'status');

/** The type of a field, by the type of its column. */
interface HeldBy {
  line: string;
  note: string;
  phone: string;
  socialId: string;
  email: string;
  day: string | null;
  richText: RichText | null;
  gender: StaffChoiceOf<'gender'> | null;
  marriage: StaffChoiceOf<'marriage'> | null;
  religion: StaffChoiceOf<'religion'> | null;
  literacy: StaffChoiceOf<'literacy'> | null;
  employeeType: StaffChoiceOf<'employeeType'> | null;
  employeeStatus: StaffChoiceOf<'employeeStatus'> | null;
  department: StaffChoiceOf<'department'> | null;
  office: StaffChoiceOf<'office'>;
  role: Role;
  jobPosition: JobPosition;
  introductionStatus: boolean;
  flag: boolean;
  houseRight: boolean;
  pageRight: boolean;
  person: number | null;
  /** VND; null or 0 means no limit (D26). */
  money: number | null;
  projects: number[];
  districts: number[];
  /** At most one value. */
  picture: Image[];
}
type FieldKind = StaffKindOf<StaffField>;

/** The fields' values as the screen shows them, with the API's names. Specification 2 §3 "Staff user". */
export type StaffValues = { [Field in StaffField]: HeldBy[StaffKindOf<Field>] };

/** An empty form. Specification 2 §9: role 3, office 1. */
const nothing: HeldBy = {
  ...{ line: '', note: '', phone: '', socialId: '', email: '', day: null, richText: null },
  ...{ gender: null, marriage: null, religion: null, literacy: null },
  ...{ employeeType: null, employeeStatus: null, department: null },
  ...{ office: 1, role: Role.staff, jobPosition: JobPosition.staff, introductionStatus: false },
  ...{ flag: false, houseRight: false, pageRight: false, person: null, money: null },
  ...{ projects: [], districts: [], picture: [] },
};

const kindOf = (field: StaffField): FieldKind => staffColumns[field].kind;

/** A value for every field. */
const valuesBy = (valueOf: (field: StaffField) => unknown): StaffValues =>
  Object.fromEntries(staffFields.map((field) => [field, valueOf(field)])) as StaffValues;

export const noStaffValues: StaffValues = valuesBy((field) => nothing[kindOf(field)]);

/** Columns that hold a picture's id; the form holds the whole picture. */
export const pictureFields: PictureColumn[] = columnsWith(staffColumns, { kind: 'picture' });
const flagKinds = ['flag', 'introductionStatus', 'houseRight', 'pageRight'] as const satisfies readonly FieldKind[];
/** Columns of 0 and 1; the form holds booleans. */
export const flagFields = columnsWith(staffColumns, { kind: flagKinds });

const isFlag = (field: StaffField): boolean => flagFields.some((flag) => flag === field);
export const isPicture = (field: StaffField): field is PictureColumn => pictureFields.some((one) => one === field);

/** The record's field with the picture of each id column. */
const pictureOf = {
  profile_picture: 'portrait',
  front_id_file: 'front_id',
  back_id_file: 'back_id',
  certificate: 'certificate_image',
} as const satisfies Record<PictureColumn, keyof StaffUser>;

function fieldOf(user: StaffUser, field: StaffField): unknown {
  if (isPicture(field)) {
    const image = user[pictureOf[field]];
    return image ? [image] : [];
  }
  if (isFlag(field)) return user[field] === 1;
  if (field === 'introduction') {
    const text = introductionOf(user.introduction);
    return isEmptyRichText(text) ? null : text;
  }
  // only one branch, even if old data has more
  return kindOf(field) === 'office' ? nothing.office : (user[field] ?? nothing[kindOf(field)]);
}

/** A stored record as form values. */
export const valuesOfStaff = (user: StaffUser): StaffValues => valuesBy((field) => fieldOf(user, field));

/** Whether a field is empty. A field that is empty in an old record is not required when another one is edited. */
export const holdsNothing = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A field in the API's shape. */
export function wireValueOf<Field extends StaffField>(field: Field, values: Pick<StaffValues, Field>): unknown {
  const value: unknown = values[field];
  if (isPicture(field)) return (value as Image[])[0]?.id ?? null;
  if (isFlag(field)) return value ? 1 : 0;
  return field === 'introduction' ? value && JSON.stringify(value) : value;
}

/** A field as people read it; '' if empty. The caller supplies the names of ids. */
export function fieldLabel<Field extends StaffField>(field: Field, values: Pick<StaffValues, Field>): string {
  const value: unknown = values[field];
  if (isPicture(field)) return (value as Image[]).map(({ name }) => name).join(', ');
  if (field === 'introduction') return richTextToPlain(value as RichText | null);
  if (kindOf(field) === 'money') return value === null ? '' : `${fullMoney(Number(value))} đ`;
  return staffValueText(field, isFlag(field) ? Number(value) : value) ?? '';
}
