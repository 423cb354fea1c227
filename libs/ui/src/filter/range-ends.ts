import { fieldText } from '@toam/contracts/texts/field';
import { listText } from '@toam/contracts/texts/list';
import { readMoney, readMoneyRange, type UnitZeros } from '@toam/domain/money/money-input';
import { type NumberProblem, readNumber, readNumberRange, writeNumber } from '@toam/domain/number-input';
import { hasDecimals } from '@toam/domain/record/number-range';
import { formatNumber } from '../format/number';
import type { FilterValue, RangeColumnFilter, RangeScale } from './column-filter';

/** The texts in the two boxes. */
export interface TypedRange {
  from: string;
  to: string;
  /** Unit of both texts. Default: the filter's first unit. */
  unit?: string | undefined;
}

type Ends = [from: number | null, to: number | null];

/** All units of a range. */
export const scalesOf = (filter: RangeColumnFilter): readonly RangeScale[] => [filter, ...(filter.otherUnits ?? [])];

export const scaleOf = (filter: RangeColumnFilter, unit: string | undefined): RangeScale =>
  scalesOf(filter).find((scale) => scale.unit === unit) ?? filter;

/** Zeros of a unit of money; null for a measure. */
const zerosOf = ({ unit, scale }: RangeScale): UnitZeros | null => {
  if (unit === 'tỷ' || unit === 'triệu') return scale === 1e9 ? 9 : 6;
  return unit === 'đ' ? 0 : null;
};

/** One typed number, in the scale's unit. */
function readOne(text: string, scale: RangeScale): { value: number } | NumberProblem {
  const zeros = zerosOf(scale);
  if (zeros === null) return readNumber(text, { decimals: scale.decimals ?? 0, unit: scale.reads ?? '' });
  const read = readMoney(text, zeros);
  return 'problem' in read ? read : { value: read.dong / 10 ** zeros };
}

/** The two numbers of '5–6 tỷ', typed into one box; null if there are none. */
function endsIn(text: string, scale: RangeScale): [number, number] | null {
  const zeros = zerosOf(scale);
  if (zeros === null) {
    const read = readNumberRange(text, { decimals: scale.decimals ?? 0, unit: scale.reads ?? '' });
    return 'values' in read ? read.values : null;
  }
  const read = readMoneyRange(text, zeros);
  return 'from' in read ? [read.from / 10 ** zeros, read.to / 10 ** zeros] : null;
}

function problemText(read: NumberProblem, decimals: number): string {
  if (read.problem === 'decimalPoint') return listText.useComma(read.suggestion);
  if (read.problem === 'tooPrecise') return decimals === 0 ? listText.wholeOnly : listText.decimals(decimals);
  if (read.problem === 'unclear') return fieldText.unclear(...read.readings);
  return read.problem === 'range' ? listText.oneEnd : listText.numberOnly;
}

/** Reads one box. Returns the end in the wire's terms, or the problem. */
function readEnd(text: string, of: RangeScale) {
  const { min, max, unit = '', scale = 1, decimals = 0 } = of;
  if (!text.trim()) return { end: null };
  const read = readOne(text, of);
  if ('problem' in read) return { problem: problemText(read, decimals) };
  if (!hasDecimals(read.value, decimals)) return { problem: problemText({ problem: 'tooPrecise' }, decimals) };
  if (read.value < min || read.value > max)
    return { problem: listText.between(formatNumber(min), formatNumber(max), unit) };
  return { end: Math.round(read.value * scale * 1000) / 1000 };
}

/** A box as it is written after somebody left it: the number alone, in the scale's unit. What is not understood stays. */
function settledText(text: string, scale: RangeScale): string {
  const read = text.trim() ? readOne(text, scale) : null;
  const isExact = read && 'value' in read && hasDecimals(read.value, scale.decimals ?? 0);
  return isExact ? writeNumber(read.value, scale.decimals ?? 0) : text;
}

/** The boxes after somebody left one: '5–6 tỷ' in one fills both, if the other is empty. D121 */
export function settled(typed: TypedRange, filter: RangeColumnFilter): TypedRange {
  const scale = scaleOf(filter, typed.unit);
  const [text, other] = typed.from.trim() ? [typed.from, typed.to] : [typed.to, typed.from];
  const ends = other.trim() ? null : endsIn(text, scale);
  const [from, to] = ends?.map((end) => writeNumber(end, scale.decimals ?? 0)) ?? [typed.from, typed.to];
  return { ...typed, from: settledText(from ?? '', scale), to: settledText(to ?? '', scale) };
}

/** Reads both boxes. Returns the wire's filter, null if both are empty, or the problem. */
export function readRange(
  typed: TypedRange,
  filter: RangeColumnFilter,
): { value: FilterValue | null } | { problem: string } {
  const scale = scaleOf(filter, typed.unit);
  const ends: Ends = [null, null];
  const { from: first, to: last } = settled(typed, filter);
  for (const [index, text] of [first, last].entries()) {
    const read = readEnd(text, scale);
    if (read.problem !== undefined) return { problem: read.problem };
    ends[index] = read.end;
  }
  const [from, to] = ends;
  if (from !== null && to !== null && from > to) {
    const said = (text: string) => `${text.trim()} ${scale.unit ?? ''}`.trim();
    return { problem: listText.rangeTurned(said(first), said(last)) };
  }
  return { value: from === null && to === null ? null : { operation: 'between', values: ends } };
}

/** The unit that makes the larger end one or more: 15 triệu, not 0,015 tỷ. */
function unitFor(ends: Ends, filter: RangeColumnFilter): RangeScale {
  const largest = Math.max(...ends.map((end) => end ?? 0));
  return (
    scalesOf(filter).find(({ scale = 1 }) => largest >= scale) ??
    (largest > 0 ? (scalesOf(filter).at(-1) ?? filter) : filter)
  );
}

/** The wire's filter as the texts of the boxes. */
export function writeRange(value: FilterValue | undefined, filter: RangeColumnFilter): TypedRange {
  if (value?.operation !== 'between') return { from: '', to: '' };
  const { scale = 1, decimals = 0, unit } = unitFor(value.values, filter);
  const write = (end: number | null) => (end === null ? '' : writeNumber(end / scale, decimals));
  return { from: write(value.values[0]), to: write(value.values[1]), unit };
}

/** Positions of the two ends on the slider, as indexes of its stops. An empty or unreadable end is at its edge. */
export function placesOn(stops: readonly number[], typed: TypedRange, scale: RangeScale): [number, number] {
  const last = stops.length - 1;
  const place = (text: string, edge: number) => {
    const read = readOne(text, scale);
    if (!text.trim() || 'problem' in read) return edge;
    const above = stops.findIndex((stop) => stop >= read.value);
    return above < 0 ? last : above;
  };
  return [place(typed.from, 0), place(typed.to, last)];
}

/** Texts of the boxes for two slider positions. An end at its edge is ''. */
export function typedAt(
  stops: readonly number[],
  [from, to]: readonly [number, number],
  { decimals = 0 }: RangeScale,
): Pick<TypedRange, 'from' | 'to'> {
  const write = (place: number) => writeNumber(stops[place] ?? 0, decimals);
  return { from: from === 0 ? '' : write(from), to: to === stops.length - 1 ? '' : write(to) };
}
