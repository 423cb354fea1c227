import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { findRow, insertRow } from '../../db/rows';
import { markForMatching, markHouseChange } from '../../match-marks/mark-for-matching';
import { houseDrafts } from './saving/house-draft.schema';
import type { PatchedColumns } from './saving/house-patch';
import { type House, houses, type NewHouseRow } from './house.schema';
import { updateSummary } from './houses.writes';

export async function insertHouse(values: NewHouseRow): Promise<House> {
  const house = await insertRow(houses, values);
  await markForMatching('house', [house.id], { isNew: true });
  return house;
}

export const findHouse = (id: number): Promise<House | undefined> =>
  findRow(houses, and(eq(houses.id, id), isNull(houses.deleted_at)));

/** The public descriptions of houses. Rows don't include them. */
export async function findDescriptions(ids: number[]) {
  const found = await db()
    .select({ id: houses.id, description: houses.description })
    .from(houses)
    .where(inArray(houses.id, ids));
  return new Map(found.map(({ id, description }) => [id, description]));
}

/** Locks the row until the transaction ends, so that saves of one house run one after another. */
export const lockHouse = (id: number): Promise<House | undefined> =>
  findRow(houses, and(eq(houses.id, id), isNull(houses.deleted_at)), 'update');

/** Writes the columns and increments the version. @returns the new version */
export async function updateHouse(id: number, columns: PatchedColumns): Promise<number> {
  const [house] = await db()
    .update(houses)
    .set({ ...columns, version: sql`${houses.version} + 1` })
    .where(eq(houses.id, id))
    .returning({ version: houses.version });
  await markHouseChange(id, columns);
  return house!.version;
}

/** Soft delete (D11). Later reads don't find the house. */
export async function markDeleted(id: number): Promise<void> {
  await db()
    .update(houses)
    .set({ deleted_at: sql`now()`, version: sql`${houses.version} + 1` })
    .where(eq(houses.id, id));
}

export const findOpenDraft = (houseId: number) =>
  findRow(houseDrafts, and(eq(houseDrafts.house_id, houseId), eq(houseDrafts.status, 'open')));

/** Writes the one open draft of a house. Its base version stays the first one (D38). */
export async function writeDraft(values: {
  house_id: number;
  user_id: number;
  attributes: Record<string, unknown>;
  base_version: number;
  customer_vouched: boolean;
}): Promise<void> {
  const { user_id, attributes, customer_vouched } = values;
  await db()
    .insert(houseDrafts)
    .values(values)
    .onConflictDoUpdate({
      target: houseDrafts.house_id,
      targetWhere: sql`status = 'open'`,
      set: { user_id, attributes, customer_vouched, version: sql`${houseDrafts.version} + 1`, updated_at: sql`now()` },
    });
  await updateSummary(values.house_id, { has_draft: true });
}

/** The last draft of a house, open or decided. */
export async function findLatestDraft(houseId: number) {
  const [draft] = await db()
    .select()
    .from(houseDrafts)
    .where(eq(houseDrafts.house_id, houseId))
    .orderBy(desc(houseDrafts.id))
    .limit(1);
  return draft;
}

/** Records the decision about a draft. A rejected or withdrawn draft loses its proposed fields for good (D38). */
export async function closeDraft(
  { id, house_id }: { id: number; house_id: number },
  status: 'approved' | 'rejected' | 'withdrawn',
  decided_by: number,
): Promise<void> {
  await db()
    .update(houseDrafts)
    .set({ status, decided_by, decided_at: sql`now()`, ...(status === 'approved' ? {} : { attributes: {} }) })
    .where(eq(houseDrafts.id, id));
  await updateSummary(house_id, { has_draft: false });
}

/** Removes a draft that no longer proposes anything. */
export async function dropDraft(houseId: number): Promise<void> {
  await db()
    .delete(houseDrafts)
    .where(and(eq(houseDrafts.house_id, houseId), eq(houseDrafts.status, 'open')));
  await updateSummary(houseId, { has_draft: false });
}
