/** Minutes after midnight, the end not included. */
export interface Span {
  from: number;
  to: number;
}

/** Minutes that lie in both. */
export const overlap = (one: Span, other: Span): number =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));

/** Minutes inside the bounds that at least one of the spans covers. */
export function minutesWithin(spans: readonly Span[], bounds: Span): number {
  const [first] = spans;
  if (!first) return 0;
  if (spans.length === 1) return overlap(first, bounds);
  let minutes = 0;
  let counted = bounds.from;
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    minutes += overlap({ from: Math.max(from, counted), to }, bounds);
    counted = Math.max(counted, to);
  }
  return minutes;
}
