import { HouseStatus } from '@toam/domain/house/house-values';
import { visitTargets } from '@toam/domain/need/need-values';
import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { customers } from '../customers/customer.schema';
import { houses } from '../houses/house.schema';
import { recommendations } from '../recommendations/recommendation.schema';

/*
 * What of the rows of `recommendations` counts, for every list, badge, sheet and page alike. Put it into a query over them;
 * nothing needs to be joined.
 */

/**
 * House and customer are both there. A row of somebody who was merged into another is superseded: it waits with the record
 * that is gone for the day when the merge is taken back, and its need may be the kept customer's by now. D11, D56.
 */
const standsNow = sql`exists (select 1 from ${customers}
    where ${customers.id} = ${recommendations.customer_id} and ${customers.deleted_at} is null)
  and exists (select 1 from ${houses} where ${houses.id} = ${recommendations.house_id} and ${houses.deleted_at} is null)`;

/** The customer stands at a status of the house: it was shown to them. 'Phù hợp' and 'Quan tâm sau' of it are no showing. */
export const isShowing: SQL = and(isNotNull(recommendations.target), standsNow)!;

const isOnSale = sql`exists (select 1 from ${houses}
  where ${houses.id} = ${recommendations.house_id} and ${houses.status} = ${HouseStatus.onSale})`;

/** The customer is still interested: no deal, no refusal, not set aside for later. */
const isGoing = and(inArray(recommendations.target, [...visitTargets]), eq(recommendations.priority, 1));

/** An appointment that somebody will keep, once its time comes: the customer is still interested, the house still on sale. */
export const isVisitHeld: SQL = and(isGoing, isOnSale, standsNow)!;

export const isVisitAhead: SQL = and(sql`${recommendations.visit_at} > now()`, isVisitHeld)!;

/** An appointment that was kept, as far as anybody said: it came before the sale took another turn. */
const wasVisited = and(
  sql`${recommendations.visit_at} <= now()`,
  or(isGoing, sql`${recommendations.visit_at} <= ${recommendations.moved_at}`),
  standsNow,
);

/** An appointment to be told of: one that lies ahead and holds, or one that was kept. */
export const isVisit: SQL = or(isVisitAhead, wasVisited)!;
