import type { ColumnFilter, FilterColumn, FilterValue, Filters } from './column-filter';

/**
 * How filters stand in the address bar: one parameter per column, "f." before its key.
 * in: "1,5,7" · between: "3..50", open ends left out · like: the text itself.
 */
const prefix = 'f.';

const writeOne = (value: FilterValue): string => {
  if (value.operation === 'like') return value.values.join(' ');
  if (value.operation === 'between') return value.values.map((end) => end ?? '').join('..');
  return value.values.map((one) => String(one).replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');
};

const readEnd = (text: string): number | null =>
  text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text);

function readOptions(filter: Extract<ColumnFilter, { kind: 'options' }>, text: string): FilterValue | null {
  const parts = text
    .split(',')
    .filter(Boolean)
    .map((part) => part.replaceAll('%2C', ',').replaceAll('%25', '%'));
  const known = typeof filter.options === 'function' ? undefined : filter.options;
  // Loaded choices are not known yet: whole numbers are ids, everything else a value.
  const values = parts.map(
    (part) => known?.find(({ value }) => String(value) === part)?.value ?? (/^\d+$/.test(part) ? Number(part) : part),
  );
  return values.length > 0 ? { operation: 'in', values } : null;
}

function readOne(filter: ColumnFilter, text: string): FilterValue | null {
  if (filter.kind === 'options') return readOptions(filter, text);
  if (filter.kind === 'text') return text.trim() ? { operation: 'like', values: [text.trim()] } : null;
  const [from = '', to = '', ...more] = text.split('..');
  const ends: [number | null, number | null] = [readEnd(from), readEnd(to)];
  return more.length > 0 || (ends[0] === null && ends[1] === null) ? null : { operation: 'between', values: ends };
}

/** Reads the filters of these columns; broken and unknown ones are left out. */
export function readFilters(params: URLSearchParams, columns: readonly FilterColumn[]): Filters {
  const filters: Record<string, FilterValue> = {};
  for (const { key, filter } of columns) {
    const text = params.get(prefix + key);
    const value = text === null ? null : readOne(filter, text);
    if (value) filters[key] = value;
  }
  return filters;
}

/** Puts the filters into the parameters, in place of those that stood there. */
export function writeFilters(params: URLSearchParams, filters: Filters): void {
  for (const name of [...params.keys()]) if (name.startsWith(prefix)) params.delete(name);
  for (const [key, value] of Object.entries(filters)) params.set(prefix + key, writeOne(value));
}

/** Filters with one column changed; null takes it away. */
export function withFilter(filters: Filters, key: string, value: FilterValue | null): Filters {
  const { [key]: _, ...others } = filters;
  return value ? { ...others, [key]: value } : others;
}
