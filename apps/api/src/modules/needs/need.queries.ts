import type { Actor } from '@toam/domain/actor';
import type { MatchTarget } from '@toam/domain/need-values';
import { and, count, eq, inArray, isNotNull } from 'drizzle-orm';
import { db, inTx } from '../../db/db';
import { findRow, hasRow, insertRow, saveRow } from '../../db/rows';
import { isVisibleHouse } from '../houses/house-match.reads';
import { houses } from '../houses/house.schema';
import { recommendations } from '../matches/match.schema';
import { isShowing } from '../match-conditions/match-conditions.reads';
import { alive } from '../need-scope/need-scope.reads';
import { type Need, type NewNeedRow, requests } from './need.schema';

/**
 * A need; undefined if there is none or it is deleted. Inside a transaction its customer can't change until the end. So
 * writes that refer to it are for the right customer.
 */
export async function findNeed(id: number): Promise<Need | undefined> {
  const found = db()
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), alive));
  const [need] = await (inTx() ? found.for('key share') : found);
  return need;
}

/** Needs by id. Deleted ones are left out. */
export async function findNeeds(ids: number[]): Promise<Map<number, Need>> {
  if (ids.length === 0) return new Map();
  const found = await db()
    .select()
    .from(requests)
    .where(and(inArray(requests.id, ids), alive));
  return new Map(found.map((need) => [need.id, need]));
}

/** Locks the row until the transaction ends, so that saves of one need run one after another. Deleted ones are found too. */
export const lockNeed = (id: number): Promise<Need | undefined> => findRow(requests, eq(requests.id, id), 'update');

export const insertNeed = (values: NewNeedRow): Promise<Need> => insertRow(requests, values);

/** Writes the columns and increments the version. @returns the need as it is now */
export const updateNeed = (id: number, columns: Partial<NewNeedRow>): Promise<Need> => saveRow(requests, id, columns);

/** How many houses have each match status through each need. Only houses that the actor may see, as in the need's drawer. */
export async function countStandings(actor: Actor, needIds: number[]): Promise<Map<number, Map<MatchTarget, number>>> {
  const counts = new Map<number, Map<MatchTarget, number>>();
  if (needIds.length === 0) return counts;
  const rows = await db()
    .select({ need: recommendations.request_id, target: recommendations.target, total: count() })
    .from(recommendations)
    .innerJoin(houses, eq(houses.id, recommendations.house_id))
    .where(and(inArray(recommendations.request_id, needIds), isShowing, isVisibleHouse(actor)))
    .groupBy(recommendations.request_id, recommendations.target);
  for (const { need, target, total } of rows) {
    if (need === null || target === null) continue;
    counts.set(need, (counts.get(need) ?? new Map<MatchTarget, number>()).set(target, total));
  }
  return counts;
}

/** Whether a house was ever moved through this need, also for a customer merged since. If so, the need's customer is fixed. */
export const hasStandings = (needId: number): Promise<boolean> =>
  hasRow(recommendations, and(eq(recommendations.request_id, needId), isNotNull(recommendations.target)));
