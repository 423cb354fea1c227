/** Rows per INSERT: few enough for the protocol's 65,535 parameters at 80 columns, and enough to be fast. */
const statement = 400;

export function inParts<T>(rows: readonly T[], size = statement): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}

/** Inserts in parts and keeps the ids in the order of the rows. */
export async function insertInParts<T>(
  rows: readonly T[],
  insert: (part: T[]) => Promise<Array<{ id: number }>>,
): Promise<number[]> {
  const ids: number[] = [];
  for (const part of inParts(rows)) ids.push(...(await insert(part)).map(({ id }) => id));
  return ids;
}

/** The same for tables without an id of their own. */
export async function writeInParts<T>(rows: readonly T[], insert: (part: T[]) => Promise<unknown>): Promise<void> {
  for (const part of inParts(rows, 2000)) await insert(part);
}
