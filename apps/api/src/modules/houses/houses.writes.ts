import { eq, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { type House, houses } from './house.schema';

/** After renaming a project: its houses name it anew. */
export { rewriteHousePlaces } from './dictionary/rewrite-places';

/** Columns that count records of a house: comments, likes, views, showings, posts; and whether it has an open draft. */
const { comments_count, likes_count, total_view, recommend_quantity, seen_quantity, has_draft } = houses;
const { post_quantity, failed_quantity } = houses;
const summary = {
  ...{ comments_count, likes_count, total_view, recommend_quantity, seen_quantity, has_draft },
  ...{ post_quantity, failed_quantity },
};
type Summary = Pick<House, keyof typeof summary>;

/**
 * Writes such columns for lists, tabs and sorting. Call it under the house's lock. It is no change of the house:
 * version and date stay.
 */
export async function updateSummary(
  id: number,
  values: { [Column in keyof Summary]?: Summary[Column] | SQL },
): Promise<Summary> {
  const [house] = await db()
    .update(houses)
    .set({ ...values, updated_at: sql`${houses.updated_at}` })
    .where(eq(houses.id, id))
    .returning(summary);
  return house!;
}

/** Locks a house, deleted or not, before what belongs to it: whoever locks both takes them in this order. */
export async function lockHouseRow(id: number): Promise<void> {
  await db().select({ id: houses.id }).from(houses).where(eq(houses.id, id)).for('update');
}
