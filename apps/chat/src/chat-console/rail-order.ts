/** Conversations of the list in the order in which they are shown. */
export interface RailOrder {
  ids: string[];
  /** The store's order differs at the top: somebody new wrote, or an older conversation went on. */
  hasNews: boolean;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/**
 * The order while somebody reads or points at the list: rows stay where they are. What is gone leaves, what follows below is added,
 * what would come in between waits.
 * @param shown as the list is now
 * @param fresh as the store has it
 */
export function heldOrder(shown: readonly string[], fresh: readonly string[]): RailOrder {
  const there = new Set(fresh);
  const stored = shown.filter((id) => there.has(id));
  const known = new Set(stored);
  const lastKnown = fresh.findLastIndex((id) => known.has(id));
  const below = fresh.slice(lastKnown + 1);
  const ids = [...stored, ...below];
  return { ids, hasNews: !isSame(ids, fresh) };
}

/** The order as the store has it. */
export const freshOrder = (fresh: readonly string[]): RailOrder => ({ ids: [...fresh], hasNews: false });
