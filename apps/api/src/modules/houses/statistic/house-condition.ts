import {
  countHousesByCondition,
  type HouseCondition,
  listHousesByCondition,
} from '@toam/contracts/house/house-statistic.endpoints';
import type { Actor } from '@toam/domain/actor';
import { and, desc, inArray, type SQL, sql } from 'drizzle-orm';
import { onlyReads } from '../../../audit/audited';
import { db } from '../../../db/db';
import { idsOf } from '../../../db/rows';
import { handle } from '../../../http/handle';
import { pageOf } from '../../../http/page';
import { matchesFilter } from '../list/house-filter.queries';
import { alive, visibleTo } from '../house-scope.queries';
import { approvedState } from '../house-state';
import { readRows } from '../house-serializer';
import { houses } from '../house.schema';

/**
 * The condition in SQL, the actor's rights included. Words are always read as parts, so that a figure does not depend
 * on how strictly they match.
 */
const meets = (actor: Actor, { users, startAt, endAt, filters }: HouseCondition): SQL | undefined =>
  and(
    alive,
    visibleTo(actor),
    users.length ? inArray(houses.user_id, users) : undefined,
    startAt ? sql`${houses.created_at} >= to_timestamp(${startAt})` : undefined,
    endAt ? sql`${houses.created_at} < to_timestamp(${endAt + 1})` : undefined,
    ...filters.map((filter) => matchesFilter(filter, 'parts')),
  );

/** On sale, and shown to colleagues or customers. */
export const marketed = sql`status = 0 and ${approvedState}`;

/** How many houses meet it. Specification 3 §7. */
async function countByCondition(actor: Actor, condition: HouseCondition) {
  const [counts] = await db()
    .select({
      house_quantity: sql<number>`count(*)::int`,
      house_remain: sql<number>`(count(*) filter (where status = 0))::int`,
      marketing_quantity: sql<number>`(count(*) filter (where ${marketed}))::int`,
    })
    .from(houses)
    .where(meets(actor, condition));
  return counts!;
}

/** The houses that a figure counts. Specification 3 §7. */
export const conditionCalls = [
  handle(listHousesByCondition, { audit: onlyReads }, async ({ actor, body, query: page }) => {
    const { house_quantity } = await countByCondition(actor, body);
    const found = await db()
      .select({ id: houses.id })
      .from(houses)
      .where(meets(actor, body))
      .orderBy(desc(houses.id))
      .limit(page.size)
      .offset((page.page - 1) * page.size);
    const rows = await readRows(actor, idsOf(found));
    return pageOf(rows, house_quantity, page);
  }),
  handle(countHousesByCondition, { audit: onlyReads }, ({ actor, body }) => countByCondition(actor, body)),
];
