interface Identified {
  id: number;
}

const ids = (items: readonly Identified[]) => items.map(({ id }) => id);

/** Whether the items that both lists hold stand in the same order. */
function keepsOrder(before: readonly Identified[], after: readonly Identified[]): boolean {
  const known = new Set(ids(before));
  const kept = new Set(ids(after));
  const common = ids(before).filter((id) => kept.has(id));
  return ids(after)
    .filter((id) => known.has(id))
    .every((id, at) => id === common[at]);
}

/**
 * Joins two edits of one list: what either side added is there, what either took away is not. The order is that of the side
 * that changed it; if both did, theirs. New items of the other side stand at the end. D12.
 */
export function mergeLists<Item extends Identified>(
  before: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): Item[] {
  const [first, second] = keepsOrder(before, theirs) ? [mine, theirs] : [theirs, mine];
  const [known, inFirst, inSecond] = [new Set(ids(before)), new Set(ids(first)), new Set(ids(second))];
  return [
    ...first.filter(({ id }) => !known.has(id) || inSecond.has(id)),
    ...second.filter(({ id }) => !known.has(id) && !inFirst.has(id)),
  ];
}

/** A record's fields as a form holds them: texts, numbers, yes or no, and lists whose order says nothing. */
type Fields = Record<string, unknown>;

/** What makes two values of a field the same: texts without blanks around, lists in any order; nothing is nothing. */
function comparable(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.normalize('NFC').trim() || null);
  if (Array.isArray(value)) return JSON.stringify([...(value as unknown[])].sort());
  return JSON.stringify(value ?? null);
}

const isSame = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other);

/** Names of the fields whose value differs between two states of a form. */
export const changedFields = <Values extends Fields>(before: Values, after: Values): (keyof Values & string)[] =>
  Object.keys(before).filter((field) => !isSame(before[field], after[field]));

/** Three states of a record around a stale save: what the form began with, what was typed, what somebody else saved. */
export interface Conflict<Values extends Fields> {
  before: Values;
  mine: Values;
  theirs: Values;
}

/** Fields that both sides changed, to different things: only these need a decision. D12. */
export const clashingFields = <Values extends Fields>({ before, mine, theirs }: Conflict<Values>) =>
  changedFields(before, mine).filter(
    (field) => !isSame(before[field], theirs[field]) && !isSame(mine[field], theirs[field]),
  );

/** The record with both sides' changes: what was typed, over what somebody else saved; theirs where it was chosen. D12. */
export function mergeFields<Values extends Fields>(
  { before, mine, theirs }: Conflict<Values>,
  isTheirs: (field: keyof Values & string) => boolean = () => false,
): Values {
  const typed = changedFields(before, mine).filter((field) => !isTheirs(field));
  return { ...theirs, ...Object.fromEntries(typed.map((field) => [field, mine[field]])) };
}
