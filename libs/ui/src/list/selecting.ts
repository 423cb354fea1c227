/** The chosen rows with one added or removed. */
export function toggled(ids: ReadonlySet<number>, id: number): Set<number> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * Shift-click: all rows from the last clicked one to this one get this one's new state.
 * @param order ids in the list's order
 */
export function rangeTo(
  ids: ReadonlySet<number>,
  order: readonly number[],
  from: number | null,
  to: number,
): Set<number> {
  const [a, b] = [from === null ? -1 : order.indexOf(from), order.indexOf(to)];
  if (a < 0 || b < 0) return toggled(ids, to);
  const next = new Set(ids);
  const add = !ids.has(to);
  for (const id of order.slice(Math.min(a, b), Math.max(a, b) + 1)) {
    if (add) next.add(id);
    else next.delete(id);
  }
  return next;
}
