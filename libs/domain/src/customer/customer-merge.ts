import type { Actor } from '@toam/domain/actor';
import { canSeeCustomerPhone, type CustomerStaff, staffOfCustomer } from './customer-access';
import { type ColumnsWith, columnsWith } from '@toam/domain/record/columns';
import {
  type CustomerColumnName,
  customerColumnNames,
  customerColumns,
  type CustomerTexts,
  longestCustomerNote,
  textsOfCustomer,
} from './customer-columns';
import { comparedPhones, type PhoneField, phonesOf } from './customer-phones';
import { normalisePhone } from '@toam/domain/phone';

/** The part of a customer's record that a merge reads, as the database has it. Specification 2 §3. */
export interface MergedFields extends CustomerTexts {
  /** Numbers that do not fit into the four fields. */
  more_phones: string[];
  image_id: number | null;
  user_id: number | null;
  co_staff: number[];
}

/** The part of a customer's record that a merge reads. */
export const mergedFieldsOf = (customer: MergedFields): MergedFields => ({
  ...textsOfCustomer(customer),
  more_phones: customer.more_phones,
  image_id: customer.image_id,
  user_id: customer.user_id,
  co_staff: customer.co_staff,
});

/** Notes can be joined. Of every other field one value stays. */
const joinable: readonly string[] = columnsWith(customerColumns, { merge: 'join' });

type ChosenColumn = ColumnsWith<typeof customerColumns, { merge: 'choose' | 'join' }>;
const isChosen = (name: CustomerColumnName): name is ChosenColumn => customerColumns[name].merge !== 'numbers';

/** Fields of which one value stays, in the order in which the person decides. `phone_number`: which number is the main one. */
export const mergeFieldNames = [...customerColumnNames.filter(isChosen), 'image_id', 'user_id'] as const;
export type MergeField = (typeof mergeFieldNames)[number];

/** Whose value stays: the kept record's, the merged record's, or both (notes). */
export const mergeSides = ['kept', 'merged', 'both'] as const;
export type MergeSide = (typeof mergeSides)[number];
export type MergeChoices = Partial<Record<MergeField, MergeSide>>;

/** A field in which two records differ. */
interface FieldDifference {
  name: MergeField;
  /** Both records have a value, so a person decides. Otherwise the existing value is taken. */
  isAsked: boolean;
  /** The value that stays if nobody chooses. */
  choice: MergeSide;
  /** Both values may be joined. */
  joinable: boolean;
}

/** How long a merge can be undone. D56. */
export const undoDays = 30;

/** The time until which a merge can be undone: epoch seconds. @param mergedAt epoch seconds */
export const undoUntil = (mergedAt: number): number => mergedAt + undoDays * 24 * 60 * 60;

/**
 * Who may merge a customer with another: its staff, admins, holders of customer_permission. They may change it and see its numbers
 * already, so nobody learns a number by merging. The rule applies to both records, and to the kept one for undo. D24, D56.
 */
export const canMergeCustomer = (actor: Actor, customer: CustomerStaff): boolean =>
  canSeeCustomerPhone(actor, customer);

type Phones = Pick<MergedFields, PhoneField | 'more_phones'>;

/** Each number once, as it was first written. D55. */
function byNumber(phones: readonly string[]): string[] {
  const compared = phones.map(normalisePhone);
  return phones.filter((_phone, at) => compared.indexOf(compared[at]!) === at);
}

/** All numbers of a customer as they were typed, the main one first. Two spellings of one number count as one. D55. */
export const phonesOfCustomer = (customer: Phones): string[] => byNumber(phonesOf(customer));

/** All numbers of two customers, those of the first one first, each once. D55. */
export const unionOfPhones = (first: readonly string[], second: readonly string[]): string[] =>
  byNumber([...first, ...second]);

/** The value of `customers.phones`: all numbers, normalised for comparison. D55. */
export const comparedPhonesOf = (customer: Phones): string[] => comparedPhones(phonesOf(customer));

/** Puts numbers into the four fields. Those that do not fit stay as further ones. */
function intoFields([first, ...others]: string[]): Phones {
  return {
    phone_number: first ?? '',
    phone_number2: others[0] ?? null,
    phone_number3: others[1] ?? null,
    phone_number4: others[2] ?? null,
    more_phones: others.slice(3),
  };
}

/** Numbers that both records have, normalised for comparison. D55. */
export function samePhones(a: Phones, b: Phones): string[] {
  const others = new Set(comparedPhonesOf(b));
  return comparedPhonesOf(a).filter((phone) => others.has(phone));
}

const isSame = (name: MergeField, a: MergedFields, b: MergedFields): boolean =>
  name === 'phone_number' ? normalisePhone(a[name]) === normalisePhone(b[name]) : a[name] === b[name];

const canJoin = (name: MergeField, kept: MergedFields, merged: MergedFields): boolean =>
  joinable.includes(name) && `${String(kept[name] ?? '')}\n${String(merged[name] ?? '')}`.length <= longestCustomerNote;

/** The fields in which two records differ, and the value that stays unless somebody chooses otherwise. Nothing is lost needlessly. D56. */
export function differencesOf(kept: MergedFields, merged: MergedFields): FieldDifference[] {
  return mergeFieldNames.flatMap((name) => {
    if (isSame(name, kept, merged)) return [];
    const isAsked = kept[name] !== null && merged[name] !== null;
    const joins = isAsked && canJoin(name, kept, merged);
    const single = kept[name] === null ? ('merged' as const) : ('kept' as const);
    return [{ name, isAsked, joinable: joins, choice: joins ? ('both' as const) : single }];
  });
}

/** The first field with an impossible choice: 'both' for a field that cannot be joined. Null: none. */
export const impossibleChoice = (kept: MergedFields, merged: MergedFields, choices: MergeChoices): MergeField | null =>
  mergeFieldNames.find((name) => choices[name] === 'both' && !canJoin(name, kept, merged)) ?? null;

function chosen<Name extends MergeField>(name: Name, side: MergeSide, kept: MergedFields, merged: MergedFields) {
  if (side === 'both') return `${String(kept[name])}\n${String(merged[name])}` as MergedFields[Name];
  return side === 'kept' ? kept[name] : merged[name];
}

/**
 * What the kept record becomes: the chosen value of every field, all numbers of both (a fifth one stays as a further number), the
 * staff of both. If only one record has a value, it is taken. D56.
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

/** What a merge stored: the kept record before and after it. */
export interface MergeRecord {
  kept_before: MergedFields;
  kept_after: MergedFields;
}

/** The numbers after undo: without those that came with the merge, unless none would be left. */
function phonesWithout(now: MergedFields, { kept_before, kept_after }: MergeRecord): Phones {
  const own = new Set(comparedPhonesOf(kept_before));
  const came = new Set(comparedPhonesOf(kept_after).filter((phone) => !own.has(phone)));
  const left = phonesOfCustomer(now).filter((phone) => !came.has(normalisePhone(phone)));
  if (left.length === 0) return now;
  const isAsBefore = left.length === own.size && left.every((phone) => own.has(normalisePhone(phone)));
  return isAsBefore ? kept_before : intoFields(left);
}

/**
 * What the kept record becomes when a merge is undone: values from the merge go, later edits stay.
 * @param now the current record
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

/** Fields of which every value stays, whatever the person chooses. */
const keptWhole: readonly MergeField[] = ['phone_number', 'user_id'];

/** The values of both records that were not chosen, for people who miss one. D56. */
export function putAside(merge: MergeRecord, merged: MergedFields): { name: MergeField; of: MergedFields }[] {
  const { kept_before, kept_after } = merge;
  return [kept_before, merged].flatMap((of) =>
    mergeFieldNames
      .filter((name) => !keptWhole.includes(name) && of[name] !== null && of[name] !== kept_after[name])
      .filter((name) => !(joinable.includes(name) && String(kept_after[name]).includes(String(of[name]))))
      .map((name) => ({ name, of })),
  );
}

/** Chooses the record to keep if nobody decides: the one with more data, otherwise the older one. */
interface Weighed {
  id: number;
  /** Number of houses, needs and other records that refer to it. */
  held: number;
}

export const chooseKept = (a: Weighed, b: Weighed): number => {
  if (a.held !== b.held) return a.held > b.held ? a.id : b.id;
  return Math.min(a.id, b.id);
};
