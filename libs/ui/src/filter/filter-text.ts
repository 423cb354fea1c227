import { listText } from '@toam/contracts/texts/list';
import { formatNumber } from '../format/number';
import { formatDate } from '../format/time';
import type { ColumnFilter, FilterOption, FilterValue } from './column-filter';

function rangeText(ends: readonly [number | null, number | null], write: (end: number) => string): string {
  const [from, to] = ends;
  if (from !== null && to !== null) return from === to ? `= ${write(from)}` : `${write(from)} – ${write(to)}`;
  return from !== null ? `≥ ${write(from)}` : `≤ ${write(to ?? 0)}`;
}

/** What a chip says after the column's title: "≤ 50 tỷ", "Bình Thạnh", "7 đã chọn", "“hẻm”". */
export function filterText(filter: ColumnFilter, value: FilterValue, options: readonly FilterOption[] = []): string {
  if (value.operation === 'like') return `“${value.values.join(' ')}”`;
  if (value.operation === 'in') {
    const [only, ...more] = value.values;
    const label = options.find((option) => option.value === only)?.label;
    return more.length === 0 && label ? label : listText.chosen(value.values.length);
  }
  if (filter.kind === 'days') return rangeText(value.values, formatDate);
  const { unit = '', scale = 1 } = filter.kind === 'range' ? filter : {};
  return rangeText(value.values, (end) => `${formatNumber(end / scale)} ${unit}`.trim());
}
