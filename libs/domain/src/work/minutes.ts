/** Minutes after midnight, the end not included. */
export interface Span {
  from: number;
  to: number;
}

/** The spans without what lies outside of the bounds, joined where they touch, in order. */
export function within(spans: readonly Span[], bounds: Span): Span[] {
  const joined: Span[] = [];
  const cut = spans
    .map(({ from, to }) => ({ from: Math.max(from, bounds.from), to: Math.min(to, bounds.to) }))
    .filter(({ from, to }) => from < to)
    .toSorted((one, other) => one.from - other.from);
  for (const span of cut) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
}

/** Minutes inside the bounds that at least one of the spans covers. */
export const minutesWithin = (spans: readonly Span[], bounds: Span): number =>
  within(spans, bounds).reduce((sum, { from, to }) => sum + to - from, 0);
