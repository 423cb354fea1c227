import { reminderReach } from '@toam/domain/visit/visit-reminder';
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { customers } from '../../customers/customer.schema';
import { houses } from '../../houses/house.schema';
import { recommendations } from '../match.schema';
import { isVisitHeld } from '../../match-conditions/match-conditions.reads';

/**
 * Near visits, locked until the caller's transaction ends. Visits that another instance has locked are skipped. Visits
 * that won't take place are left out.
 */
export const lockNearVisits = (now: number) =>
  db()
    .select({
      id: recommendations.id,
      house_id: recommendations.house_id,
      request_id: recommendations.request_id,
      user_id: recommendations.user_id,
      visit_at: sql<number>`extract(epoch from ${recommendations.visit_at})::int8`.mapWith(Number),
      reminded_at: recommendations.reminded_at,
      title: houses.title,
      house_number: houses.house_number,
      house_address: houses.house_address,
      customer: customers,
    })
    .from(recommendations)
    .innerJoin(houses, eq(houses.id, recommendations.house_id))
    .innerJoin(customers, eq(customers.id, recommendations.customer_id))
    .where(
      and(
        gt(recommendations.visit_at, new Date(now * 1000)),
        lt(recommendations.visit_at, new Date((now + reminderReach) * 1000)),
        isVisitHeld,
      ),
    )
    .orderBy(asc(recommendations.visit_at), asc(recommendations.id))
    .for('update', { of: recommendations, skipLocked: true });

export type NearVisit = Awaited<ReturnType<typeof lockNearVisits>>[number];

/** Stores that people know of the visits now. */
export async function setReminded(ids: number[], now: number): Promise<void> {
  await db()
    .update(recommendations)
    .set({ reminded_at: new Date(now * 1000) })
    .where(inArray(recommendations.id, ids));
}
