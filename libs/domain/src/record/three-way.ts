import { joinRichTexts, type RichText } from '@toam/domain/rich-text';

interface Identified {
  id: number;
}

const isIdentified = (item: unknown): item is Identified => typeof item === 'object' && item !== null && 'id' in item;

/** The identity of a list's items: their ids, or their values. */
const keyOf = (item: unknown): unknown => (isIdentified(item) ? item.id : item);
const keysOf = (items: readonly unknown[]) => new Set(items.map(keyOf));

/** Whether the items that are in both lists have the same order. */
function keepsOrder(before: readonly unknown[], after: readonly unknown[]): boolean {
  const [known, stored] = [keysOf(before), keysOf(after)];
  const common = [...known].filter((key) => stored.has(key));
  return [...stored].filter((key) => known.has(key)).every((key, at) => key === common[at]);
}

/**
 * Merges two edits of one list: items that either side added are in it, items that either side removed are not. The order is that of
 * the side that changed it; if both did, theirs. New items of the other side come at the end. D12.
 */
export function mergeLists<Item>(before: readonly Item[], mine: readonly Item[], theirs: readonly Item[]): Item[] {
  const [first, second] = keepsOrder(before, theirs) ? [mine, theirs] : [theirs, mine];
  const [known, inFirst, inSecond] = [keysOf(before), keysOf(first), keysOf(second)];
  return [
    ...first.filter((item) => !known.has(keyOf(item)) || inSecond.has(keyOf(item))),
    ...second.filter((item) => !known.has(keyOf(item)) && !inFirst.has(keyOf(item))),
  ];
}

/** A record's fields as a form holds them: texts, numbers, booleans, pictures and documents, and lists. */
type Fields = Record<string, unknown>;
type FieldOf<Values> = keyof Values & string;

/**
 * The value by which a field is compared: texts without surrounding blanks, pictures and documents by their ids, because every
 * answer signs their addresses again. The order of pictures and documents counts, the order of other lists does not. All empty
 * values are equal.
 */
function comparable(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.normalize('NFC').trim() || null);
  if (Array.isArray(value)) {
    const keys = value.map(keyOf);
    return JSON.stringify(value.some(isIdentified) ? keys : keys.sort());
  }
  return JSON.stringify(keyOf(value) ?? null);
}

const isSame = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other);

/** Names of the fields whose value differs between two states of a form. */
export const changedFields = <Values extends Fields>(before: Values, after: Values): FieldOf<Values>[] =>
  Object.keys(before).filter((field) => !isSame(before[field], after[field]));

/** Three states of a record at a stale save: the form's initial values, what was typed, what somebody else saved. */
export interface Conflict<Values extends Fields> {
  before: Values;
  mine: Values;
  theirs: Values;
}

/** Fields in which the changes of two people can be combined. */
export interface MergeRules<Values> {
  /** Lists to which both add, and from which both remove. They are merged without a decision. */
  lists?: readonly FieldOf<Values>[];
  /** Rich texts that can be joined: 'both' is a third choice. */
  texts?: readonly FieldOf<Values>[];
}

/** Which value of a conflicting field is used; 'both' only for rich texts. */
export type ConflictSide = 'mine' | 'theirs' | 'both';
export type ConflictChoice = Partial<Record<string, ConflictSide>>;

/** Fields that both sides changed to different values. Only these need a decision. D12. */
export const clashingFields = <Values extends Fields>(
  { before, mine, theirs }: Conflict<Values>,
  { lists = [] }: MergeRules<Values> = {},
): FieldOf<Values>[] =>
  changedFields(before, mine).filter(
    (field) => !lists.includes(field) && !isSame(before[field], theirs[field]) && !isSame(mine[field], theirs[field]),
  );

/**
 * The record with both sides' changes: what was typed, over what somebody else saved. D12.
 * @param choice decisions on the conflicting fields; without one the typed value wins
 */
export function mergeFields<Values extends Fields>(
  { before, mine, theirs }: Conflict<Values>,
  choice: ConflictChoice = {},
  { lists = [] }: MergeRules<Values> = {},
): Values {
  const settled = (field: FieldOf<Values>): unknown => {
    const listOf = (values: Values) => values[field] as unknown[];
    const textOf = (values: Values) => values[field] as RichText | null;
    if (lists.includes(field)) return mergeLists(listOf(before), listOf(mine), listOf(theirs));
    if (choice[field] === 'both') return joinRichTexts(textOf(theirs), textOf(mine));
    return (choice[field] === 'theirs' ? theirs : mine)[field];
  };
  return { ...theirs, ...Object.fromEntries(changedFields(before, mine).map((field) => [field, settled(field)])) };
}
