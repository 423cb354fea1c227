import type { ListColumn } from './list-column';

/** Smallest width of a column in pixels. Specification 1 §2. */
export const narrowestColumn = 70;

/** A person's settings for one column. */
export interface ColumnPlace {
  key: string;
  width: number;
  shown: boolean;
}

/** The stored form: the arrangement, and the list's number of columns at that time. */
interface StoredLayout {
  columns: number;
  places: ColumnPlace[];
}

type Column = Pick<ListColumn<never>, 'key' | 'width'>;

/** The default arrangement. */
export const defaultPlaces = (columns: readonly Column[]): ColumnPlace[] =>
  columns.map(({ key, width }) => ({ key, width: Math.max(narrowestColumn, width), shown: true }));

/** Whether the arrangement is the default one. */
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
 * The stored arrangement. Returns the default one if nothing usable is stored or the number of columns differs
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
    // A damaged or foreign entry. The default arrangement always works.
    return fallback;
  }
}

/** Changes one column. The last visible column stays visible, and widths stay at least 70. */
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

/** Moves a column to the position of another. */
export function movePlace(places: readonly ColumnPlace[], key: string, toKey: string): ColumnPlace[] {
  const from = places.findIndex((place) => place.key === key);
  const to = places.findIndex((place) => place.key === toKey);
  const moved = [...places];
  const [place] = from < 0 || to < 0 ? [] : moved.splice(from, 1);
  if (place) moved.splice(to, 0, place);
  return moved;
}
