import type { Actor } from '@toam/domain/actor';
import { canSeeAllCustomers } from '@toam/domain/customer/customer-access';
import { MatchTarget } from '@toam/domain/need-values';
import type { Team } from '@toam/domain/need/need-access';
import { and, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { findRow } from '../../db/rows';
import { customers } from '../customers/customer.schema';
import { isCustomerOf } from '../customers/customers.reads';
import { houses } from '../houses/house.schema';
import { updateSummary } from '../houses/houses.writes';
import { requests } from '../needs/need.schema';
import { needsVisibleTo } from '../needs/needs.reads';
import { type Recommendation, recommendationMoves, recommendations } from './match.schema';
import { isShowing } from '../match-conditions/match-conditions.reads';

type Pair = Pick<Recommendation, 'customer_id' | 'house_id'>;

const isPair = ({ customer_id, house_id }: Pair): SQL | undefined =>
  and(eq(recommendations.customer_id, customer_id), eq(recommendations.house_id, house_id));

/** The changes of a visit: its appointment, its note, and the time up to which people know of it. */
export type Visit = Partial<Pick<Recommendation, 'visit_at' | 'note' | 'reminded_at'>>;

/** The match status of the customer with the house; undefined if nobody has moved them. */
export const findPair = (pair: Pair): Promise<Recommendation | undefined> => findRow(recommendations, isPair(pair));

/** Writes the new match status, and a permanent record of the move. */
export async function writeMove(
  values: Omit<typeof recommendations.$inferInsert, 'id'>,
  previous_target: MatchTarget | null,
): Promise<void> {
  const { customer_id: _customer, house_id: _house, ...moved } = values;
  await db()
    .insert(recommendations)
    .values({ ...values, moved_at: sql`now()` })
    .onConflictDoUpdate({
      target: [recommendations.customer_id, recommendations.house_id],
      set: { ...moved, moved_at: sql`now()` },
    });
  const { customer_id, house_id, request_id, target, priority, user_id } = values;
  await db()
    .insert(recommendationMoves)
    .values({ customer_id, house_id, request_id, target, priority, user_id, previous_target });
}

/** Writes a new note or appointment without a move. The move's time and author stay. */
export async function writeVisit(pair: Pair, visit: Visit): Promise<void> {
  await db().update(recommendations).set(visit).where(isPair(pair));
}

/**
 * Recounts the house's customers at 'Đã chào' and 'Đã đi xem', without deleted and merged ones (D11, D53). A separate statement
 * locks the house first. A counting statement that waits for the lock itself would miss the rows written meanwhile.
 */
export async function recountHouse(houseId: number): Promise<{ recommend_quantity: number; seen_quantity: number }> {
  const at = (target: MatchTarget) =>
    sql<number>`(
      select count(*)::int from ${recommendations}
      where ${recommendations.house_id} = ${houseId} and ${recommendations.target} = ${target} and ${isShowing})`;
  await db().select({ id: houses.id }).from(houses).where(eq(houses.id, houseId)).for('no key update');
  const counters = { recommend_quantity: at(MatchTarget.recommended), seen_quantity: at(MatchTarget.seen) };
  const { recommend_quantity, seen_quantity } = await updateSummary(houseId, counters);
  return { recommend_quantity, seen_quantity };
}

/** Recounts every house with a match status of this customer, after their deletion or restore. In the order of house ids. D11, D53. */
export async function recountHousesOf(customerId: number): Promise<void> {
  const found = await db()
    .select({ id: recommendations.house_id })
    .from(recommendations)
    .where(and(eq(recommendations.customer_id, customerId), isNotNull(recommendations.target)))
    .orderBy(recommendations.house_id);
  for (const { id } of found) await recountHouse(id);
}

/** The SQL of `canSeeRecommendation`; undefined means no condition. Use it inside `ofHouse`. */
function visibleTo(actor: Actor, team: Team, house: { user_id: number }): SQL | undefined {
  if (canSeeAllCustomers(actor) || house.user_id === actor.id) return undefined;
  return or(
    isCustomerOf(actor.id),
    eq(recommendations.user_id, actor.id),
    and(isNotNull(requests.id), needsVisibleTo(actor, team)),
  );
}

interface HouseOfAgent {
  id: number;
  user_id: number;
}

const ofHouse = (actor: Actor, team: Team, house: HouseOfAgent, target?: MatchTarget): SQL | undefined =>
  and(
    eq(recommendations.house_id, house.id),
    isShowing,
    target === undefined ? undefined : eq(recommendations.target, target),
    visibleTo(actor, team, house),
  );

const isItsNeed = and(eq(requests.id, recommendations.request_id), isNull(requests.deleted_at));

/** How many customers at each status of the house the actor may see. */
export async function countByTarget(actor: Actor, team: Team, house: HouseOfAgent): Promise<Map<MatchTarget, number>> {
  const rows = await db()
    .select({ target: recommendations.target, total: count() })
    .from(recommendations)
    .innerJoin(customers, eq(customers.id, recommendations.customer_id))
    .leftJoin(requests, isItsNeed)
    .where(ofHouse(actor, team, house))
    .groupBy(recommendations.target);
  return new Map(rows.flatMap(({ target, total }) => (target === null ? [] : [[target, total]])));
}

/** Customers at one status of the house whom the actor may see, last moved first. */
export const listAtTarget = (
  actor: Actor,
  team: Team,
  house: HouseOfAgent,
  target: MatchTarget,
  { page, size }: { page: number; size: number },
) =>
  db()
    .select({ standing: recommendations, need: requests })
    .from(recommendations)
    .innerJoin(customers, eq(customers.id, recommendations.customer_id))
    .leftJoin(requests, isItsNeed)
    .where(ofHouse(actor, team, house, target))
    .orderBy(desc(recommendations.moved_at), desc(recommendations.id))
    .limit(size)
    .offset((page - 1) * size);

/** The match status of customers with the house, by customer. */
export async function findStandings(houseId: number, customerIds: number[]): Promise<Map<number, Recommendation>> {
  if (customerIds.length === 0) return new Map();
  const rows = await db()
    .select()
    .from(recommendations)
    .where(
      and(
        eq(recommendations.house_id, houseId),
        sql`${recommendations.customer_id} = any(${sql.param(customerIds)}::int[])`,
      ),
    );
  return new Map(rows.map((row) => [row.customer_id, row]));
}
