import { listText } from '@toam/contracts/texts/list';
import { readNumber, writeNumber } from '@toam/domain/number-input';
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

/** Reads one box. Returns the end in the wire's terms, or the problem. */
function readEnd(text: string, { min, max, unit = '', scale = 1, decimals = 0 }: RangeScale) {
  if (!text.trim()) return { end: null };
  const read = readNumber(text, decimals);
  if ('problem' in read) {
    if (read.problem === 'decimalPoint') return { problem: listText.useComma(read.suggestion) };
    if (read.problem === 'tooPrecise')
      return { problem: decimals === 0 ? listText.wholeOnly : listText.decimals(decimals) };
    return { problem: listText.numberOnly };
  }
  if (read.value < min || read.value > max)
    return { problem: listText.between(formatNumber(min), formatNumber(max), unit) };
  return { end: Math.round(read.value * scale * 1000) / 1000 };
}

/** Reads both boxes. Returns the wire's filter, null if both are empty, or the problem. */
export function readRange(
  typed: TypedRange,
  filter: RangeColumnFilter,
): { value: FilterValue | null } | { problem: string } {
  const scale = scaleOf(filter, typed.unit);
  const ends: Ends = [null, null];
  for (const [index, text] of [typed.from, typed.to].entries()) {
    const read = readEnd(text, scale);
    if (read.problem !== undefined) return { problem: read.problem };
    ends[index] = read.end;
  }
  const [from, to] = ends;
  if (from !== null && to !== null && from > to) {
    const said = (text: string) => `${text.trim()} ${scale.unit ?? ''}`.trim();
    return { problem: listText.rangeTurned(said(typed.from), said(typed.to)) };
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
export function placesOn(stops: readonly number[], typed: TypedRange, { decimals = 0 }: RangeScale): [number, number] {
  const last = stops.length - 1;
  const place = (text: string, edge: number) => {
    const read = readNumber(text, decimals);
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
