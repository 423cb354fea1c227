import { joinRichTexts, type RichText } from '../rich-text';

interface Identified {
  id: number;
}

const isIdentified = (item: unknown): item is Identified => typeof item === 'object' && item !== null && 'id' in item;

/** What tells the items of a list apart: their ids, or what they are. */
const keyOf = (item: unknown): unknown => (isIdentified(item) ? item.id : item);
const keysOf = (items: readonly unknown[]) => new Set(items.map(keyOf));

/** Whether the items that both lists hold stand in the same order. */
function keepsOrder(before: readonly unknown[], after: readonly unknown[]): boolean {
  const [known, kept] = [keysOf(before), keysOf(after)];
  const common = [...known].filter((key) => kept.has(key));
  return [...kept].filter((key) => known.has(key)).every((key, at) => key === common[at]);
}

/**
 * Joins two edits of one list: what either side added is there, what either took away is not. The order is that of the side
 * that changed it; if both did, theirs. New items of the other side stand at the end. D12.
 */
export function mergeLists<Item>(before: readonly Item[], mine: readonly Item[], theirs: readonly Item[]): Item[] {
  const [first, second] = keepsOrder(before, theirs) ? [mine, theirs] : [theirs, mine];
  const [known, inFirst, inSecond] = [keysOf(before), keysOf(first), keysOf(second)];
  return [
    ...first.filter((item) => !known.has(keyOf(item)) || inSecond.has(keyOf(item))),
    ...second.filter((item) => !known.has(keyOf(item)) && !inFirst.has(keyOf(item))),
  ];
}

/** A record's fields as a form holds them: texts, numbers, yes or no, pictures and documents, and lists. */
type Fields = Record<string, unknown>;
type FieldOf<Values> = keyof Values & string;

/**
 * What makes two values of a field the same: texts without blanks around, pictures and documents by their ids, because their addresses
 * are signed anew with every answer. The order of other lists says nothing; nothing is nothing.
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

/** Three states of a record around a stale save: what the form began with, what was typed, what somebody else saved. */
export interface Conflict<Values extends Fields> {
  before: Values;
  mine: Values;
  theirs: Values;
}

/** Fields in which the changes of two people can stand together. */
export interface MergeRules<Values> {
  /** Lists to which both add, and from which both take: joined, and never asked about. */
  lists?: readonly FieldOf<Values>[];
  /** Rich texts that may stand one after the other: keeping both is a third answer. */
  texts?: readonly FieldOf<Values>[];
}

/** What is kept of a field that both sides changed; 'both' of rich texts only. */
export type ConflictSide = 'mine' | 'theirs' | 'both';
export type ConflictChoice = Partial<Record<string, ConflictSide>>;

/** Fields that both sides changed, to different things: only these need a decision. D12. */
export const clashingFields = <Values extends Fields>(
  { before, mine, theirs }: Conflict<Values>,
  { lists = [] }: MergeRules<Values> = {},
): FieldOf<Values>[] =>
  changedFields(before, mine).filter(
    (field) => !lists.includes(field) && !isSame(before[field], theirs[field]) && !isSame(mine[field], theirs[field]),
  );

/**
 * The record with both sides' changes: what was typed, over what somebody else saved. D12.
 * @param choice what was decided about the clashing fields; what was typed stands where nothing was
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
