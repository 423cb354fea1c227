import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { nameOrder } from '../../../db/columns';
import { db } from '../../../db/db';
import { houseTags, tags } from './tag.schema';

export type TagRow = typeof tags.$inferSelect;

const alive = isNull(tags.deleted_at);

/** Changes of which houses have a tag run one after the other, so that a house's history tells them in their order. */
export const lockTagged = async (): Promise<void> => {
  await db().execute(sql`select pg_advisory_xact_lock(7202641)`);
};

/** Deleted ones too, because they can be restored. */
export async function findTag(id: number): Promise<TagRow | undefined> {
  const [tag] = await db().select().from(tags).where(eq(tags.id, id));
  return tag;
}

/** @returns the houses that did not have it before */
export async function attach(tagId: number, houseIds: number[]): Promise<number[]> {
  if (houseIds.length === 0) return [];
  const made = await db()
    .insert(houseTags)
    .values(houseIds.map((house_id) => ({ house_id, tag_id: tagId })))
    .onConflictDoNothing()
    .returning({ house_id: houseTags.house_id });
  return made.map(({ house_id }) => house_id);
}

/** @returns the houses that had it */
export async function detach(tagId: number, houseIds: number[]): Promise<number[]> {
  if (houseIds.length === 0) return [];
  const gone = await db()
    .delete(houseTags)
    .where(and(eq(houseTags.tag_id, tagId), inArray(houseTags.house_id, houseIds)))
    .returning({ house_id: houseTags.house_id });
  return gone.map(({ house_id }) => house_id);
}

/** The tag names of each house, sorted by name. */
export async function findTagNames(houseIds: number[]): Promise<Map<number, string[]>> {
  if (houseIds.length === 0) return new Map();
  const found = await db()
    .select({ house_id: houseTags.house_id, name: tags.name })
    .from(houseTags)
    .innerJoin(tags, and(eq(tags.id, houseTags.tag_id), alive))
    .where(inArray(houseTags.house_id, houseIds))
    .orderBy(nameOrder(tags.name), asc(tags.id));
  const names = new Map<number, string[]>();
  for (const { house_id, name } of found) names.set(house_id, [...(names.get(house_id) ?? []), name]);
  return names;
}
