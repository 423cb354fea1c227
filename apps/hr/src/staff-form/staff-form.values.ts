import { introductionOf } from '@toam/contracts/user/introduction';
import type { Image } from '@toam/contracts/media/image.schema';
import type {
  Department,
  EmployeeStatus,
  EmployeeType,
  Gender,
  Literacy,
  Marriage,
  Religion,
  StaffUser,
} from '@toam/contracts/user/user';
import { JobPosition, Role, type Flag } from '@toam/domain/actor';
import type { MoneyUnit } from '@toam/domain/money-unit';
import { isEmptyRichText, type RichText } from '@toam/domain/rich-text';
import type { EditableColumn } from '@toam/domain/staff/staff-columns';
import { changedFields, clashingFields, type Conflict } from '@toam/domain/three-way';

/** Columns that hold a picture's id; the form holds the picture: one or none. */
export const pictureFields = ['profile_picture', 'front_id_file', 'back_id_file', 'certificate'] as const;
type PictureField = (typeof pictureFields)[number];

/** Columns of 0 and 1; the form holds yes and no. */
export const flagFields = [
  'other_account',
  'introduction_status',
  'create_product_permission',
  'update_product_permission',
  'chat_permission',
  'customer_permission',
  'request_permission',
  'project_permission',
  'news_permission',
  'employment_diagram_permission',
  'bussiness_permission',
] as const;
type FlagField = (typeof flagFields)[number];

/** What the fields hold, as the screen shows them; names are the wire's. Specification 2 §3 "Staff user". */
export type StaffFormValues = Record<PictureField, Image[]> &
  Record<FlagField, boolean> & {
    name: string;
    phone_number: string;
    email: string;
    gender: Gender | null;
    date_of_birth: string | null;
    social_id: string;
    provided_date: string | null;
    issued_place: string;
    address: string;
    id_address: string;
    hometown_address: string;
    marriage: Marriage | null;
    religion: Religion | null;
    literacy: Literacy | null;
    major: string;
    contact_name: string;
    contact_phone: string;
    tax_number: string;
    bank_account: string;
    bank_name: string;
    note: string;
    employee_type: EmployeeType | null;
    employee_status: EmployeeStatus | null;
    department: Department | null;
    office: 1;
    onboarding_date: string | null;
    job_position: JobPosition;
    position: string;
    role: Role;
    manager: number | null;
    achievement: string;
    introduction: RichText | null;
    /** VND; null or 0 is unlimited (D26). */
    minimum_price: number | null;
    maximum_price: number | null;
    project: number[];
    /** Quận/Huyện (D30). */
    province: number[];
    /** How the limits are typed; it is not stored. */
    limit_unit: MoneyUnit;
  };

/** A column of the record that the form shows. `status` is the list's, `limit_unit` nobody's. */
export type StaffField = Exclude<keyof StaffFormValues, 'limit_unit'> & EditableColumn;

/** A newcomer. Specification 2 §9: role 3, office 1; §3: create_product_permission 1. */
export const noStaff: StaffFormValues = {
  other_account: false,
  ...{ profile_picture: [], front_id_file: [], back_id_file: [], certificate: [] },
  ...{ name: '', gender: null, date_of_birth: null, social_id: '', provided_date: null, issued_place: '' },
  ...{ marriage: null, religion: null, literacy: null, major: '', id_address: '', hometown_address: '' },
  ...{ phone_number: '', email: '', address: '', contact_name: '', contact_phone: '' },
  ...{ bank_account: '', bank_name: '', tax_number: '' },
  ...{ employee_type: null, employee_status: null, department: null, office: 1, onboarding_date: null },
  ...{ job_position: JobPosition.staff, manager: null, position: '', achievement: '', note: '' },
  ...{ role: Role.staff, create_product_permission: true, update_product_permission: false },
  ...{ chat_permission: false, customer_permission: false, request_permission: false, project_permission: false },
  ...{ news_permission: false, employment_diagram_permission: false, bussiness_permission: false },
  ...{ minimum_price: null, maximum_price: null, limit_unit: 'bil', project: [], province: [] },
  ...{ introduction: null, introduction_status: false },
};

/** Somebody outside the hierarchy is let in page by page: not even houses are theirs to create unless said so. */
export const noOther: StaffFormValues = { ...noStaff, other_account: true, create_product_permission: false };

const listed = (image: Image | null): Image[] => (image ? [image] : []);

/** A stored record as the form shows it. */
export function valuesOf(user: StaffUser): StaffFormValues {
  const introduction = introductionOf(user.introduction);
  const flags = Object.fromEntries(flagFields.map((field) => [field, user[field] === 1])) as Record<FlagField, boolean>;
  const same = Object.fromEntries(
    Object.keys(noStaff).map((field) => [field, user[field as keyof StaffUser]]),
  ) as unknown as StaffFormValues;
  return {
    ...same,
    ...flags,
    email: user.email ?? '',
    office: 1,
    introduction: isEmptyRichText(introduction) ? null : introduction,
    ...{ profile_picture: listed(user.portrait), certificate: listed(user.certificate_image) },
    ...{ front_id_file: listed(user.front_id), back_id_file: listed(user.back_id) },
    limit_unit: 'bil',
  };
}

/** Whether a field holds nothing: what an old record lacks is not asked for by an edit of something else. */
export function isEmpty(field: StaffField, values: StaffFormValues): boolean {
  const value = values[field];
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** A picture is the same while its id is: its addresses are signed anew with every answer. */
const comparable = ({ limit_unit: _unit, ...values }: StaffFormValues) => ({
  ...values,
  ...Object.fromEntries(pictureFields.map((field) => [field, values[field].map(({ id }) => id)])),
});

/** Fields whose value differs between two states of the form. */
export const changesOf = (before: StaffFormValues, after: StaffFormValues): StaffField[] =>
  changedFields(comparable(before), comparable(after));

/** Fields that both sides changed, to different things: only these need a decision. D12. */
export const clashesOf = ({ before, mine, theirs }: Conflict<StaffFormValues>): StaffField[] =>
  clashingFields({ before: comparable(before), mine: comparable(mine), theirs: comparable(theirs) });

/** The record with both sides' changes: what was typed, over what somebody else saved; theirs where it was chosen. D12. */
export function mergedValues(
  { before, mine, theirs }: Conflict<StaffFormValues>,
  isTheirs: (field: StaffField) => boolean = () => false,
): StaffFormValues {
  const typed = changesOf(before, mine).filter((field) => !isTheirs(field));
  return { ...theirs, ...Object.fromEntries(typed.map((field) => [field, mine[field]])) };
}

/** Some fields as the wire has them. */
export function wireOf(values: StaffFormValues, fields: readonly StaffField[]): Record<string, unknown> {
  const pictures = new Set<StaffField>(pictureFields);
  const flags = new Set<StaffField>(flagFields);
  const write = (field: StaffField): unknown => {
    if (flags.has(field)) return (values[field] ? 1 : 0) satisfies Flag;
    if (pictures.has(field)) return (values[field] as Image[])[0]?.id ?? null;
    if (field === 'introduction') return values.introduction && JSON.stringify(values.introduction);
    return values[field];
  };
  return Object.fromEntries(fields.map((field) => [field, write(field)]));
}
