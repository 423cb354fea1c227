import type { Condition, Understood } from './search-clause';

type Range = Extract<Condition, { operation: 'between' }>;
type Names = Extract<Condition, { operation: 'in' | 'notIn' }>;
type Ends = Range['values'];

const low = ([from]: Ends) => from ?? -Infinity;
const high = ([, to]: Ends) => to ?? Infinity;
const isInside = (inner: Ends, outer: Ends) => low(inner) >= low(outer) && high(inner) <= high(outer);
const isSame = (one: Ends, other: Ends) => isInside(one, other) && isInside(other, one);

/** The part that all have; null if they contradict each other. */
function common(ranges: readonly Ends[]): Ends | null {
  const [from, to] = [Math.max(...ranges.map(low)), Math.min(...ranges.map(high))];
  return from > to ? null : [Number.isFinite(from) ? from : null, Number.isFinite(to) ? to : null];
}

/** From the smallest to the largest of those that hold none of the others. */
function either(ranges: readonly Ends[]): Ends {
  const narrow = ranges.filter((one) => !ranges.some((other) => isInside(other, one) && !isSame(other, one)));
  return [Math.min(...narrow.map(low)), Math.max(...narrow.map(high))];
}

/** A code is one house, not a range. */
const mergeable = ({ column }: Range) => column !== 'id';

/**
 * The ranges of one column as one. Amounts with two ends mean either ('2pn 3pn'), or the narrower ('5-8 tỷ, 6 tỷ'). Open ones mean
 * both ('trên 50m2 dưới 80m2'). What contradicts stays as it is.
 */
function mergedRanges(ranges: readonly Range[]): Range[] {
  const [first] = ranges;
  if (!first || ranges.length < 2 || !mergeable(first)) return [...ranges];
  const all = ranges.map(({ values }) => values);
  const closed = all.filter(([from, to]) => from !== null && to !== null);
  const open = all.filter(([from, to]) => from === null || to === null);
  const values = common([...open, ...(closed.length > 0 ? [either(closed)] : [])]);
  return values ? [{ ...first, values }] : [...ranges];
}

/** Two that name the same value mean that value ('nhà', 'nhà cấp 4'); otherwise either is meant ('q7 q8'). */
function mergedNames(all: readonly Names[]): Names[] {
  const [first, ...others] = all;
  if (!first) return [];
  const values = others.reduce((known, other) => {
    const both = known.filter((value) => other.values.includes(value));
    return both.length > 0 ? both : [...known, ...other.values];
  }, first.values);
  return [{ ...first, values }];
}

/** What is ruled out is so altogether. */
const mergedOut = ([first, ...others]: readonly Names[]): Names[] =>
  first ? [{ ...first, values: [first, ...others].flatMap(({ values }) => values) }] : [];

/** The conditions together: those of one column are one, if they don't contradict each other. */
export function conditionsOf(understood: readonly Understood[]): Condition[] {
  const conditions = understood.map(({ from: _, to: __, guessed: ___, ...condition }): Condition => condition);
  return [...new Set(conditions.map(({ column }) => column))].flatMap((column): Condition[] => {
    const own = conditions.filter((condition) => condition.column === column);
    return [
      ...mergedNames(own.filter((one): one is Names => one.operation === 'in')),
      ...mergedOut(own.filter((one): one is Names => one.operation === 'notIn')),
      ...mergedRanges(own.filter((one) => one.operation === 'between')),
    ];
  });
}
