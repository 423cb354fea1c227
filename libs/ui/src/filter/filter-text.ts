import { listText } from '@toam/contracts/texts/list';
import { formatNumber } from '../format/number';
import { formatDate } from '../format/time';
import type { ColumnFilter, FilterOption, FilterValue, RangeColumnFilter } from './column-filter';

function rangeText(ends: readonly [number | null, number | null], write: (end: number) => string): string {
  const [from, to] = ends;
  if (from !== null && to !== null) return from === to ? `= ${write(from)}` : `${write(from)} – ${write(to)}`;
  return from !== null ? `≥ ${write(from)}` : `≤ ${write(to ?? 0)}`;
}

/** One end with its unit: "3,5 tỷ". */
export const endText = ({ unit = '', scale = 1, write }: RangeColumnFilter, end: number): string =>
  write ? write(end) : `${formatNumber(end / scale)} ${unit}`.trim();

/** What a chip says after the column's title: "≤ 50 tỷ", "Bình Thạnh", "Đã chọn 7", "“hẻm”". */
export function filterText(filter: ColumnFilter, value: FilterValue, options: readonly FilterOption[] = []): string {
  if (value.operation === 'like') return `“${value.values.join(' ')}”`;
  if (value.operation === 'in') {
    const [only, ...more] = value.values;
    const label = options.find((option) => option.value === only)?.label;
    return more.length === 0 && label ? label : listText.chosen(value.values.length);
  }
  if (filter.kind === 'days') return rangeText(value.values, formatDate);
  return rangeText(value.values, filter.kind === 'range' ? (end) => endText(filter, end) : formatNumber);
}
