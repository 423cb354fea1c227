import { useMemo, useState } from 'react';
import { changePlace, defaultPlaces, isDefault, movePlace, readPlaces, type ColumnPlace } from './column-layout';
import type { ListColumn } from './list-column';

/** A list's columns as this person arranged them on this device. */
export interface ColumnLayout<Row> {
  /** All columns, in the person's order. */
  places: ColumnPlace[];
  columns: readonly ListColumn<Row>[];
  /** Shown ones in order, pinned first, with their widths. */
  shown: (ListColumn<Row> & { width: number })[];
  isCustom: boolean;
  change: (key: string, patch: Partial<Omit<ColumnPlace, 'key'>>) => void;
  move: (key: string, toKey: string) => void;
  /** Takes a kept arrangement; null, or one of other columns, means the untouched one. */
  arrange: (places: ColumnPlace[] | null) => void;
  reset: () => void;
}

/**
 * Keeps order, visibility and widths in local storage, per list and person.
 * @param list the list's name, e.g. 'house'
 * @param userId whose arrangement
 * @param columns a constant: a new array on every render would start over
 */
export function useColumnLayout<Row>(
  list: string,
  userId: number,
  columns: readonly ListColumn<Row>[],
): ColumnLayout<Row> {
  const storageKey = `toam.columns.${list}.${userId}`;
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
    arrange: (wanted) => keep(readPlaces(JSON.stringify({ columns: columns.length, places: wanted }), columns)),
    reset: () => keep(defaultPlaces(columns)),
  };
}
