import type { ColumnFilter, FilterColumn, FilterValue, Filters } from './column-filter';

/**
 * Filters in the address bar: one parameter per column, named "f." plus its key.
 * in: "1,5,7" · between: "3..50", an open end is left out · like: the text itself.
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
  // The choices are not loaded yet. Whole numbers are ids, everything else is a value.
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

/** Writes the filters into the parameters and replaces the earlier ones. */
export function writeFilters(params: URLSearchParams, filters: Filters): void {
  for (const name of [...params.keys()]) if (name.startsWith(prefix)) params.delete(name);
  for (const [key, value] of Object.entries(filters)) params.set(prefix + key, writeOne(value));
}

/** Filters with one column changed. null removes its filter. */
export function withFilter(filters: Filters, key: string, value: FilterValue | null): Filters {
  const { [key]: _, ...others } = filters;
  return value ? { ...others, [key]: value } : others;
}
