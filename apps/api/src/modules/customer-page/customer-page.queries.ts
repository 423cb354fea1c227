import type { ShowingGroup } from '@toam/contracts/customer/customer-page.endpoints';
import { HouseStatus } from '@toam/domain/house/house-values';
import { MatchTarget, NeedStatus } from '@toam/domain/need-values';
import { and, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { idsOf } from '../../db/rows';
import type { Page } from '../../http/page';
import { isContactOf } from '../contacts/contacts.reads';
import { isVisibleHouse } from '../houses/house-match.reads';
import { houses } from '../houses/house.schema';
import { recommendationMoves, recommendations } from '../matches/match.schema';
import { isShowing } from '../match-conditions/match-conditions.reads';
import { requests } from '../needs/need.schema';
import { needsVisibleTo } from '../needs/needs.reads';
import type { Reached } from './reached-customer';

/** The customer's needs that the viewer sees. */
export const isNeedOf = ({ actor, team, customer }: Reached): SQL | undefined =>
  and(isNull(requests.deleted_at), eq(requests.customer_id, customer.id), needsVisibleTo(actor, team));

/** Houses that the customer offers through us and that the viewer sees. */
export const isHouseOf = ({ actor, customer }: Reached): SQL | undefined =>
  and(eq(houses.customer_id, customer.id), isVisibleHouse(actor));

/** The need that a move or a recommendation came from, if it still exists. */
export const isNeedBehind = (requestId: SQL) => and(eq(requests.id, requestId), isNull(requests.deleted_at));

/**
 * The SQL of `canSeeRecommendation` over rows of `recommendations` or of their moves, joined with the house and the need.
 * People who may see the whole customer see all rows; undefined means no condition.
 */
export const isSeenPair = ({ actor, team, isWhole }: Reached, moved: { user_id: SQL }): SQL | undefined =>
  isWhole
    ? undefined
    : or(
        sql`${moved.user_id} = ${actor.id}`,
        eq(houses.user_id, actor.id),
        and(isNotNull(requests.id), needsVisibleTo(actor, team)),
      );

const targetOf: Record<Exclude<ShowingGroup, 'all'>, MatchTarget> = {
  recommended: MatchTarget.recommended,
  seen: MatchTarget.seen,
  negotiating: MatchTarget.negotiating,
  done: MatchTarget.done,
  disliked: MatchTarget.disliked,
};

const isShowingOf = (reached: Reached, group: ShowingGroup): SQL | undefined =>
  and(
    eq(recommendations.customer_id, reached.customer.id),
    isShowing,
    group === 'all' ? undefined : eq(recommendations.target, targetOf[group]),
    isSeenPair(reached, { user_id: sql`${recommendations.user_id}` }),
  );

/** How many houses that the viewer sees have each status for the customer. */
export async function countByTarget(reached: Reached): Promise<Map<MatchTarget, number>> {
  const rows = await db()
    .select({ target: recommendations.target, total: count() })
    .from(recommendations)
    .innerJoin(houses, eq(houses.id, recommendations.house_id))
    .leftJoin(requests, isNeedBehind(sql`${recommendations.request_id}`))
    .where(isShowingOf(reached, 'all'))
    .groupBy(recommendations.target);
  return new Map(rows.flatMap(({ target, total }) => (target === null ? [] : [[target, total]])));
}

/** The number of houses in a group. */
export const countOf = (byTarget: Map<MatchTarget, number>, group: ShowingGroup): number =>
  group === 'all' ? [...byTarget.values()].reduce((sum, one) => sum + one, 0) : (byTarget.get(targetOf[group]) ?? 0);

/** Houses that the customer was shown; the last moved comes first. */
export const listShowings = (reached: Reached, group: ShowingGroup, { page, size }: Page) =>
  db()
    .select({ standing: recommendations, need: requests })
    .from(recommendations)
    .innerJoin(houses, eq(houses.id, recommendations.house_id))
    .leftJoin(requests, isNeedBehind(sql`${recommendations.request_id}`))
    .where(isShowingOf(reached, group))
    .orderBy(desc(recommendations.moved_at), desc(recommendations.id))
    .limit(size)
    .offset((page - 1) * size);

/** The customer's status changes at each of these houses, newest first. */
export async function findMoves(customerId: number, houseIds: number[]) {
  if (houseIds.length === 0) return [];
  return db()
    .select()
    .from(recommendationMoves)
    .where(and(eq(recommendationMoves.customer_id, customerId), inArray(recommendationMoves.house_id, houseIds)))
    .orderBy(desc(recommendationMoves.id));
}

/** Ids of the customer's houses, those on sale first, then the newest, and their total. */
export async function listHousesOf(reached: Reached, { page, size }: Page): Promise<{ total: number; ids: number[] }> {
  const where = isHouseOf(reached);
  const total = await db().$count(houses, where);
  const found = await db()
    .select({ id: houses.id })
    .from(houses)
    .where(where)
    .orderBy(sql`${houses.status} <> ${HouseStatus.onSale}`, desc(houses.id))
    .limit(size)
    .offset((page - 1) * size);
  return { total, ids: idsOf(found) };
}

/** The customer's contact requests. A condition for a query over contact requests and houses. */
export const contactsOf = ({ actor, ids, customer, maySeePhones }: Reached): SQL | undefined =>
  isContactOf(actor, { ids, phones: customer.phones }, maySeePhones);

/** How many needs the viewer sees, and how many of them are open. */
export async function countNeeds(reached: Reached): Promise<{ needs: number; open_needs: number }> {
  const [counted] = await db()
    .select({
      needs: count(),
      open_needs: sql<number>`(count(*) filter (where ${requests.status} = ${NeedStatus.unresolved}))::int`,
    })
    .from(requests)
    .where(isNeedOf(reached));
  return counted ?? { needs: 0, open_needs: 0 };
}
