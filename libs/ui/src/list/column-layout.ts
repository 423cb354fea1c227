import type { ListColumn } from './list-column';

/** Columns are never narrower. Specification 1 §2. */
export const narrowestColumn = 70;

/** One column as the person arranged it. */
export interface ColumnPlace {
  key: string;
  width: number;
  shown: boolean;
}

/** What stands in storage: the arrangement and how many columns the list had when it was made. */
export interface StoredLayout {
  columns: number;
  places: ColumnPlace[];
}

type Column = Pick<ListColumn<never>, 'key' | 'width'>;

/** How the list looks untouched. */
export const defaultPlaces = (columns: readonly Column[]): ColumnPlace[] =>
  columns.map(({ key, width }) => ({ key, width: Math.max(narrowestColumn, width), shown: true }));

/** Whether the arrangement is the untouched one. */
export const isDefault = (places: readonly ColumnPlace[], columns: readonly Column[]): boolean =>
  JSON.stringify(places) === JSON.stringify(defaultPlaces(columns));

const isPlace = (value: unknown): value is ColumnPlace =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'width' in value &&
  typeof value.width === 'number' &&
  'shown' in value &&
  typeof value.shown === 'boolean';

/**
 * The stored arrangement, or the default one when nothing usable is stored or the number of columns differs
 * (specification 1 §2). A renamed column counts as a difference too.
 */
export function readPlaces(stored: string | null, columns: readonly Column[]): ColumnPlace[] {
  const fallback = defaultPlaces(columns);
  if (!stored) return fallback;
  try {
    const layout: Partial<StoredLayout> = JSON.parse(stored);
    if (layout.columns !== columns.length || !Array.isArray(layout.places) || !layout.places.every(isPlace))
      return fallback;
    const places = layout.places.map((place) => ({ ...place, width: Math.max(narrowestColumn, place.width) }));
    const keys = new Set(places.map((place) => place.key));
    const isWhole = keys.size === columns.length && columns.every(({ key }) => keys.has(key));
    return isWhole && places.some((place) => place.shown) ? places : fallback;
  } catch {
    // Someone else's or a damaged entry: the default arrangement is always right.
    return fallback;
  }
}

/** Changes one column; the last one shown stays shown, widths stay at least 70. */
export function changePlace(
  places: readonly ColumnPlace[],
  key: string,
  patch: Partial<Omit<ColumnPlace, 'key'>>,
): ColumnPlace[] {
  const changed = places.map((place) =>
    place.key === key
      ? { ...place, ...patch, width: Math.max(narrowestColumn, Math.round(patch.width ?? place.width)) }
      : place,
  );
  return changed.some((place) => place.shown) ? changed : [...places];
}

/** Moves a column to where another stands. */
export function movePlace(places: readonly ColumnPlace[], key: string, toKey: string): ColumnPlace[] {
  const from = places.findIndex((place) => place.key === key);
  const to = places.findIndex((place) => place.key === toKey);
  const moved = [...places];
  const [place] = from < 0 || to < 0 ? [] : moved.splice(from, 1);
  if (place) moved.splice(to, 0, place);
  return moved;
}
