import { listText } from '@toam/contracts/texts/list';
import { readNumber, writeNumber } from '@toam/domain/number-input';
import { formatNumber } from '../format/number';
import type { FilterValue, RangeColumnFilter } from './column-filter';

/** What stands in the two boxes. */
export interface TypedRange {
  from: string;
  to: string;
}

/** Typed ends as the wire's filter, null when both are empty, or what is wrong with them. */
export function readRange(
  typed: TypedRange,
  filter: RangeColumnFilter,
): { value: FilterValue | null } | { problem: string } {
  const { min, max, unit = '', scale = 1, decimals = 0 } = filter;
  const outside = { problem: listText.between(formatNumber(min), formatNumber(max), unit) };
  const ends: (number | null)[] = [];
  for (const text of [typed.from, typed.to]) {
    if (!text.trim()) {
      ends.push(null);
      continue;
    }
    const read = readNumber(text, decimals);
    if ('problem' in read) {
      if (read.problem === 'decimalPoint') return { problem: listText.useComma(read.suggestion) };
      if (read.problem === 'tooPrecise')
        return { problem: decimals === 0 ? listText.wholeOnly : listText.decimals(decimals) };
      return { problem: listText.numberOnly };
    }
    if (read.value < min || read.value > max) return outside;
    ends.push(Math.round(read.value * scale * 1000) / 1000);
  }
  const [from = null, to = null] = ends;
  if (from !== null && to !== null && from > to) return { problem: listText.rangeTurned };
  return { value: from === null && to === null ? null : { operation: 'between', values: [from, to] } };
}

/** The other way round. */
export function writeRange(value: FilterValue | undefined, { scale = 1, decimals = 0 }: RangeColumnFilter): TypedRange {
  const write = (end: number | null) => (end === null ? '' : writeNumber(end / scale, decimals));
  return value?.operation === 'between'
    ? { from: write(value.values[0]), to: write(value.values[1]) }
    : { from: '', to: '' };
}
