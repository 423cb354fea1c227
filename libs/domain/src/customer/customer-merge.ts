import type { Actor } from '../actor';
import { canSeeCustomerPhone, type CustomerStaff, staffOfCustomer } from './customer-access';
import { type ColumnsWith, columnsWith } from '../record/columns';
import {
  type CustomerColumnName,
  customerColumnNames,
  customerColumns,
  type CustomerTexts,
  longestCustomerNote,
  textsOfCustomer,
} from './customer-columns';
import { comparedPhones, type PhoneField, phonesOf } from './customer-phones';
import { normalisePhone } from '../phone';

/** The part of a customer's record that merging looks at, as the database has it. Specification 2 §3. */
export interface MergedFields extends CustomerTexts {
  /** Numbers for which the four fields have no room. */
  more_phones: string[];
  image_id: number | null;
  user_id: number | null;
  co_staff: number[];
}

/** The part of a customer's record that merging looks at. */
export const mergedFieldsOf = (customer: MergedFields): MergedFields => ({
  ...textsOfCustomer(customer),
  more_phones: customer.more_phones,
  image_id: customer.image_id,
  user_id: customer.user_id,
  co_staff: customer.co_staff,
});

/** Notes can stand together; of everything else one value stays. */
const joinable: readonly string[] = columnsWith(customerColumns, { merge: 'join' });

type ChosenColumn = ColumnsWith<typeof customerColumns, { merge: 'choose' | 'join' }>;
const isChosen = (name: CustomerColumnName): name is ChosenColumn => customerColumns[name].merge !== 'numbers';

/** Fields of which one value stays, in the order in which a person is asked. `phone_number`: which number is called first. */
export const mergeFieldNames = [...customerColumnNames.filter(isChosen), 'image_id', 'user_id'] as const;
export type MergeField = (typeof mergeFieldNames)[number];

/** Whose value stays: that of the record that is kept, that of the one that goes into it, or both (notes). */
export const mergeSides = ['kept', 'merged', 'both'] as const;
export type MergeSide = (typeof mergeSides)[number];
export type MergeChoices = Partial<Record<MergeField, MergeSide>>;

/** A field in which two records differ. */
export interface FieldDifference {
  name: MergeField;
  /** Both have a value, so a person is asked; else the value that there is is taken. */
  isAsked: boolean;
  /** What stays unless somebody chooses otherwise. */
  choice: MergeSide;
  /** The two may stand together. */
  joinable: boolean;
}

/** How long a merge can be taken back. D56. */
export const undoDays = 30;

/** Until when a merge can be taken back: epoch seconds. @param mergedAt epoch seconds */
export const undoUntil = (mergedAt: number): number => mergedAt + undoDays * 24 * 60 * 60;

/**
 * Who merges a customer with another: whoever may change it and sees its numbers anyway, so that nobody gets at a number
 * by merging: its staff, admins, holders of customer_permission. Asked of both records; of the kept one for undoing. D24, D56.
 */
export const canMergeCustomer = (actor: Actor, customer: CustomerStaff): boolean =>
  canSeeCustomerPhone(actor, customer);

type Phones = Pick<MergedFields, PhoneField | 'more_phones'>;

/** Each number once, as it was written first. D55. */
function byNumber(phones: readonly string[]): string[] {
  const compared = phones.map(normalisePhone);
  return phones.filter((_phone, at) => compared.indexOf(compared[at]!) === at);
}

/** All numbers of a customer as they were typed, the first one first, none twice however it is written. D55. */
export const phonesOfCustomer = (customer: Phones): string[] => byNumber(phonesOf(customer));

/** All numbers of two customers, the first one's first, each once. D55. */
export const unionOfPhones = (first: readonly string[], second: readonly string[]): string[] =>
  byNumber([...first, ...second]);

/** What `customers.phones` holds: all numbers as comparison sees them. D55. */
export const comparedPhonesOf = (customer: Phones): string[] => comparedPhones(phonesOf(customer));

/** Numbers into the four fields; those for which there is no room stay as further ones. */
function intoFields([first, ...others]: string[]): Phones {
  return {
    phone_number: first ?? '',
    phone_number2: others[0] ?? null,
    phone_number3: others[1] ?? null,
    phone_number4: others[2] ?? null,
    more_phones: others.slice(3),
  };
}

/** Numbers that both records have, as comparison sees them. D55. */
export function samePhones(a: Phones, b: Phones): string[] {
  const others = new Set(comparedPhonesOf(b));
  return comparedPhonesOf(a).filter((phone) => others.has(phone));
}

const isSame = (name: MergeField, a: MergedFields, b: MergedFields): boolean =>
  name === 'phone_number' ? normalisePhone(a[name]) === normalisePhone(b[name]) : a[name] === b[name];

const canJoin = (name: MergeField, kept: MergedFields, merged: MergedFields): boolean =>
  joinable.includes(name) && `${String(kept[name] ?? '')}\n${String(merged[name] ?? '')}`.length <= longestCustomerNote;

/** In which fields two records differ, and what stays of each unless somebody chooses otherwise: nothing goes that needn't. D56. */
export function differencesOf(kept: MergedFields, merged: MergedFields): FieldDifference[] {
  return mergeFieldNames.flatMap((name) => {
    if (isSame(name, kept, merged)) return [];
    const isAsked = kept[name] !== null && merged[name] !== null;
    const joins = isAsked && canJoin(name, kept, merged);
    const single = kept[name] === null ? ('merged' as const) : ('kept' as const);
    return [{ name, isAsked, joinable: joins, choice: joins ? ('both' as const) : single }];
  });
}

/** The choices that differ from what the records allow: 'both' for what cannot stand together. Null: none. */
export const impossibleChoice = (kept: MergedFields, merged: MergedFields, choices: MergeChoices): MergeField | null =>
  mergeFieldNames.find((name) => choices[name] === 'both' && !canJoin(name, kept, merged)) ?? null;

function chosen<Name extends MergeField>(name: Name, side: MergeSide, kept: MergedFields, merged: MergedFields) {
  if (side === 'both') return `${String(kept[name])}\n${String(merged[name])}` as MergedFields[Name];
  return side === 'kept' ? kept[name] : merged[name];
}

/**
 * What the kept record becomes: in every field the value that was chosen, all numbers of both (a fifth one stays as a
 * further number), the staff of both. A field that only one of them has is taken over. D56.
 */
export function mergeFields(kept: MergedFields, merged: MergedFields, choices: MergeChoices): MergedFields {
  const result = { ...kept };
  const sides = new Map<MergeField, MergeSide>();
  for (const { name, isAsked, choice } of differencesOf(kept, merged)) {
    const side = isAsked ? (choices[name] ?? choice) : choice;
    sides.set(name, side);
    Object.assign(result, { [name]: chosen(name, side, kept, merged) });
  }
  const both = [kept, merged];
  const phones = (sides.get('phone_number') === 'merged' ? both.toReversed() : both).flatMap(phonesOfCustomer);
  const staff = both.flatMap(staffOfCustomer);
  return {
    ...result,
    ...intoFields(byNumber(phones)),
    co_staff: [...new Set(staff)].filter((id) => id !== result.user_id),
  };
}

/** What a merge wrote down: the kept record before and after it. */
export interface MergeRecord {
  kept_before: MergedFields;
  kept_after: MergedFields;
}

/** The numbers after undoing: without those that came with the merge, unless none would be left. */
function phonesWithout(now: MergedFields, { kept_before, kept_after }: MergeRecord): Phones {
  const own = new Set(comparedPhonesOf(kept_before));
  const came = new Set(comparedPhonesOf(kept_after).filter((phone) => !own.has(phone)));
  const left = phonesOfCustomer(now).filter((phone) => !came.has(normalisePhone(phone)));
  if (left.length === 0) return now;
  const isAsBefore = left.length === own.size && left.every((phone) => own.has(normalisePhone(phone)));
  return isAsBefore ? kept_before : intoFields(left);
}

/**
 * What the kept record becomes when a merge is taken back: what came from the merge goes, what somebody wrote since stays.
 * @param now the record as it stands
 */
export function unmergeFields(now: MergedFields, merge: MergeRecord): MergedFields {
  const { kept_before, kept_after } = merge;
  const result = { ...now };
  for (const name of mergeFieldNames)
    if (now[name] === kept_after[name]) Object.assign(result, { [name]: kept_before[name] });
  const own = new Set(staffOfCustomer(kept_before));
  const came = new Set(staffOfCustomer(kept_after).filter((id) => !own.has(id)));
  const staff = staffOfCustomer(now).filter((id) => !came.has(id));
  const { phone_number, phone_number2, phone_number3, phone_number4, more_phones } = phonesWithout(now, merge);
  return {
    ...result,
    ...{ phone_number, phone_number2, phone_number3, phone_number4, more_phones },
    co_staff: staff.filter((id) => id !== result.user_id),
  };
}

/** Fields of which everything stays, whatever is chosen. */
const keptWhole: readonly MergeField[] = ['phone_number', 'user_id'];

/** The values of both records that were not chosen: what a person may miss, and finds here. D56. */
export function putAside(merge: MergeRecord, merged: MergedFields): { name: MergeField; of: MergedFields }[] {
  const { kept_before, kept_after } = merge;
  return [kept_before, merged].flatMap((of) =>
    mergeFieldNames
      .filter((name) => !keptWhole.includes(name) && of[name] !== null && of[name] !== kept_after[name])
      .filter((name) => !(joinable.includes(name) && String(kept_after[name]).includes(String(of[name]))))
      .map((name) => ({ name, of })),
  );
}

/** What decides which of two records is kept when nobody says: the one with more to it, else the older one. */
interface Weighed {
  id: number;
  /** Houses, needs and whatever else refers to it. */
  held: number;
}

export const chooseKept = (a: Weighed, b: Weighed): number => {
  if (a.held !== b.held) return a.held > b.held ? a.id : b.id;
  return Math.min(a.id, b.id);
};
