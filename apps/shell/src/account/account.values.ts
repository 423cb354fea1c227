import type { Image } from '@toam/contracts/media/image.schema';
import { introductionOf } from '@toam/contracts/user/introduction';
import type { Portal } from '@toam/contracts/user/profile.endpoints';
import type { Gender, Literacy, Marriage, Religion, StaffUser } from '@toam/contracts/user/user';
import { isEmptyRichText, type RichText } from '@toam/domain/rich-text';
import type { PersonalColumn } from '@toam/domain/staff/staff-columns';
import { changedFields, clashingFields, type Conflict } from '@toam/domain/three-way';
import type { DraftData, DraftRules } from '@toam/pickers/edit-draft';

/** The portrait is changed in the profile modal, by a call of its own. */
export type PersonalField = Exclude<PersonalColumn, 'profile_picture'>;

/** Columns that hold a picture's id; the form holds the picture: one or none. */
export const paperFields = ['front_id_file', 'back_id_file', 'certificate'] as const;
type PaperField = (typeof paperFields)[number];

type PersonalValues = Record<PaperField, Image[]> & {
  name: string;
  email: string;
  gender: Gender | null;
  date_of_birth: string | null;
  social_id: string;
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
  introduction: RichText | null;
};

/** A password is what is typed, '' while the stored one stays: it is never read. D103. */
export type PortalValues = Record<`${Portal}_name` | `${Portal}_password`, string>;

/** What the fields hold; names are the wire's. Specification 2 §2 "Account page". */
export type AccountValues = PersonalValues & PortalValues;

export const personalFields = [
  ...(['name', 'email', 'gender', 'date_of_birth', 'social_id', 'issued_place', 'address', 'id_address'] as const),
  ...(['hometown_address', 'marriage', 'religion', 'literacy', 'major', 'contact_name', 'contact_phone'] as const),
  ...(['tax_number', 'bank_account', 'bank_name', 'introduction', ...paperFields] as const),
] as const satisfies readonly PersonalField[];

const listed = (image: Image | null): Image[] => (image ? [image] : []);

/** The stored record as the form shows it. */
export function valuesOf(user: StaffUser): AccountValues {
  const { name, gender, date_of_birth, social_id, issued_place, address, id_address, hometown_address } = user;
  const { marriage, religion, literacy, major, contact_name, contact_phone, tax_number } = user;
  const { bank_account, bank_name, alonhadat_name, batdongsan_name } = user;
  const introduction = introductionOf(user.introduction);
  return {
    ...{ name, gender, date_of_birth, social_id, issued_place, address, id_address, hometown_address },
    ...{ marriage, religion, literacy, major, contact_name, contact_phone, tax_number, bank_account, bank_name },
    email: user.email ?? '',
    introduction: isEmptyRichText(introduction) ? null : introduction,
    front_id_file: listed(user.front_id),
    back_id_file: listed(user.back_id),
    certificate: listed(user.certificate_image),
    ...{ alonhadat_name, alonhadat_password: '', batdongsan_name, batdongsan_password: '' },
  };
}

export function isEmpty(field: PersonalField, values: AccountValues): boolean {
  const value = values[field];
  return value === null || (Array.isArray(value) ? value.length === 0 : value === '');
}

/** The personal part. A picture is the same while its id is: its addresses are signed anew with every answer. */
const comparable = (values: AccountValues) =>
  Object.fromEntries(
    personalFields.map((field) => {
      const paper = paperFields.find((one) => one === field);
      return [field, paper ? values[paper].map(({ id }) => id) : values[field]];
    }),
  ) as Record<PersonalField, unknown>;

/** Personal fields whose value differs between two states of the form. */
export const changesOf = (before: AccountValues, after: AccountValues): PersonalField[] =>
  changedFields(comparable(before), comparable(after));

/** Fields that both sides changed, to different things: only these need a decision. D12. */
export const clashesOf = ({ before, mine, theirs }: Conflict<AccountValues>): PersonalField[] =>
  clashingFields({ before: comparable(before), mine: comparable(mine), theirs: comparable(theirs) });

/** The record with both sides' changes; theirs where it was chosen. What was typed of portals stays. D12. */
export function mergedValues(
  { before, mine, theirs }: Conflict<AccountValues>,
  isTheirs: (field: PersonalField) => boolean = () => false,
): AccountValues {
  const typed = changesOf(before, mine).filter((field) => !isTheirs(field));
  const { alonhadat_name, alonhadat_password, batdongsan_name, batdongsan_password } = mine;
  return {
    ...theirs,
    ...{ alonhadat_name, alonhadat_password, batdongsan_name, batdongsan_password },
    ...Object.fromEntries(typed.map((field) => [field, mine[field]])),
  };
}

/** Some personal fields as the wire has them. */
export function wireOf(values: AccountValues, fields: readonly PersonalField[]): Record<string, unknown> {
  const write = (field: PersonalField): unknown => {
    const paper = paperFields.find((one) => one === field);
    if (paper) return values[paper][0]?.id ?? null;
    if (field === 'introduction') return values.introduction && JSON.stringify(values.introduction);
    return values[field];
  };
  return Object.fromEntries(fields.map((field) => [field, write(field)]));
}

/** A draft of before another release may hold less or something else. */
function restored(base: AccountValues, data: DraftData): AccountValues {
  const fits = (name: string, value: unknown) => {
    if (!Object.hasOwn(base, name) || isPassword(name)) return false;
    const model = base[name as keyof AccountValues];
    return Array.isArray(model) ? Array.isArray(value) : model === null || typeof value === typeof model;
  };
  return { ...base, ...Object.fromEntries(Object.entries(data).filter(([name, value]) => fits(name, value))) };
}

const isPassword = (name: string): boolean => name.endsWith('_password');

/** An edit that is not finished. Passwords are no part of it: drafts lie in clear. D37, D103. */
export const accountDraft: DraftRules<AccountValues> = {
  changed: (before, after) => [
    ...changesOf(before, after),
    ...(['alonhadat_name', 'batdongsan_name'] as const).filter((name) => before[name] !== after[name]),
  ],
  restored,
};
