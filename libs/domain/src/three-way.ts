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
