/** A card that moves: to a column, before its n-th other card. */
export interface CardMove {
  id: number;
  to: number;
  at: number;
}

/** The ids of cards by column, in the order of the screen. */
export type Placed = ReadonlyMap<number, readonly number[]>;

/** Where a card is; undefined if it is on no column. */
export function placeOf(placed: Placed, id: number): CardMove | undefined {
  for (const [to, ids] of placed) {
    const at = ids.indexOf(id);
    if (at >= 0) return { id, to, at };
  }
  return undefined;
}

/** The board after a move. A column or card that is not there changes nothing. */
export function withMove(placed: Placed, { id, to, at }: CardMove): Placed {
  if (!placed.has(to) || !placeOf(placed, id)) return placed;
  return new Map(
    [...placed].map(([column, ids]) => {
      const others = ids.filter((one) => one !== id);
      return [column, column === to ? others.toSpliced(at, 0, id) : others];
    }),
  );
}

const shifts: Readonly<Record<string, readonly [columns: number, places: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Where an arrow key moves a lifted card: up and down in its column, to the same place of the column beside. Null: nowhere. */
export function stepOf(placed: Placed, held: CardMove, key: string): CardMove | null {
  const shift = shifts[key];
  if (!shift) return null;
  const columns = [...placed.keys()];
  const to = columns[columns.indexOf(held.to) + shift[0]];
  if (to === undefined) return null;
  const others = (placed.get(to) ?? []).filter((id) => id !== held.id).length;
  const at = Math.min(Math.max(held.at + shift[1], 0), others);
  return to === held.to && at === held.at ? null : { ...held, to, at };
}
