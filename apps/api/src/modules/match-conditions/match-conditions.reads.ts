import { HouseStatus } from '@toam/domain/house/house-values';
import { visitTargets } from '@toam/domain/need-values';
import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { customers } from '../customers/customer.schema';
import { houses } from '../houses/house.schema';
import { recommendations } from '../matches/match.schema';

/*
 * Which rows of `recommendations` count, for every list, badge, sheet and page alike. Use it in a query over them;
 * it needs no join.
 */

/**
 * House and customer both exist. Rows of a merged customer do not count: they stay with the merged record in case the merge is
 * undone, and their need may belong to the kept customer by now. D11, D56.
 */
const standsNow = sql`exists (select 1 from ${customers}
    where ${customers.id} = ${recommendations.customer_id} and ${customers.deleted_at} is null)
  and exists (select 1 from ${houses} where ${houses.id} = ${recommendations.house_id} and ${houses.deleted_at} is null)`;

/** The row has a status, so the house was shown to the customer. 'Phù hợp' and 'Quan tâm sau' are no showing. */
export const isShowing: SQL = and(isNotNull(recommendations.target), standsNow)!;

const isOnSale = sql`exists (select 1 from ${houses}
  where ${houses.id} = ${recommendations.house_id} and ${houses.status} = ${HouseStatus.onSale})`;

/** The customer is still interested: no deal, no refusal, not put off until later. */
const isGoing = and(inArray(recommendations.target, [...visitTargets]), eq(recommendations.priority, 1));

/** An appointment that still holds: the customer is still interested, and the house is still on sale. */
export const isVisitHeld: SQL = and(isGoing, isOnSale, standsNow)!;

export const isVisitAhead: SQL = and(sql`${recommendations.visit_at} > now()`, isVisitHeld)!;

/** A past appointment. It counts as kept if the customer is still interested, or was last moved only after it. */
const wasVisited = and(
  sql`${recommendations.visit_at} <= now()`,
  or(isGoing, sql`${recommendations.visit_at} <= ${recommendations.moved_at}`),
  standsNow,
);

/** An appointment to show: it is ahead and still holds, or it counts as kept. */
export const isVisit: SQL = or(isVisitAhead, wasVisited)!;
