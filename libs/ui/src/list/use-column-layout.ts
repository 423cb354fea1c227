import { useMemo, useState } from 'react';
import { changePlace, defaultPlaces, isDefault, movePlace, readPlaces, type ColumnPlace } from './column-layout';
import type { ListColumn } from './list-column';

/** A person's arrangement of a list's columns on this device. */
export interface ColumnLayout<Row> {
  /** All columns, in the person's order. */
  places: ColumnPlace[];
  columns: readonly ListColumn<Row>[];
  /** Visible columns in order, pinned first, with their widths. */
  shown: (ListColumn<Row> & { width: number })[];
  isCustom: boolean;
  change: (key: string, patch: Partial<Omit<ColumnPlace, 'key'>>) => void;
  move: (key: string, toKey: string) => void;
  /**
   * Uses the arrangement of a named view. null, or an arrangement of other columns, means the default one. Keeps the person's own
   * until `restore`, also over reloads.
   */
  borrow: (places: ColumnPlace[] | null) => void;
  /** Back to the person's own arrangement, if another one was borrowed. */
  restore: () => void;
  reset: () => void;
}

/** Stored value for the default arrangement. */
const untouched = '{}';

/**
 * Stores order, visibility and widths in local storage, per list and person.
 * @param list the list's name, e.g. 'house'
 * @param userId the person
 * @param columns a constant: a new array on every render would compute the columns again
 */
export function useColumnLayout<Row>(
  list: string,
  userId: number,
  columns: readonly ListColumn<Row>[],
): ColumnLayout<Row> {
  const storageKey = `toam.columns.${list}.${userId}`;
  const ownKey = `${storageKey}.own`;
  const [places, setPlaces] = useState(() => readPlaces(localStorage.getItem(storageKey), columns));

  const keep = (next: ColumnPlace[]) => {
    setPlaces(next);
    if (isDefault(next, columns)) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify({ columns: columns.length, places: next }));
  };

  const shown = useMemo(() => {
    const found = places
      .filter((place) => place.shown)
      .flatMap(({ key, width }) =>
        columns.filter((column) => column.key === key).map((column) => ({ ...column, width })),
      );
    return [...found.filter((column) => column.pinned), ...found.filter((column) => !column.pinned)];
  }, [places, columns]);

  return {
    places,
    columns,
    shown,
    isCustom: !isDefault(places, columns),
    change: (key, patch) => keep(changePlace(places, key, patch)),
    move: (key, toKey) => keep(movePlace(places, key, toKey)),
    borrow: (wanted) => {
      const own = localStorage.getItem(ownKey) ?? localStorage.getItem(storageKey) ?? untouched;
      localStorage.setItem(ownKey, own);
      keep(readPlaces(JSON.stringify({ columns: columns.length, places: wanted }), columns));
    },
    restore: () => {
      const own = localStorage.getItem(ownKey);
      if (own === null) return;
      localStorage.removeItem(ownKey);
      keep(readPlaces(own, columns));
    },
    reset: () => keep(defaultPlaces(columns)),
  };
}
