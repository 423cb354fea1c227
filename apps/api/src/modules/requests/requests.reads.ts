import type { Actor } from '@toam/domain/actor';
import { isMarketer } from '@toam/domain/actor';
import { and, eq } from 'drizzle-orm';
import { db } from '../../db/db';
import { type Growth, readGrowth } from '../../db/growth';
import { readTeam } from '../users/users.reads';
import { alive, needsVisibleTo, sharedWith } from './request-scope.queries';
import { requests } from './request.schema';

/**
 * Of the needs that this person sees: all for those whom the rule `needs` admits, else their own and shared ones (D19, D60).
 * For the home page's figures (D71).
 * @param starts when the periods begin, epoch seconds
 */
export const readNeedGrowth = async (actor: Actor, starts: readonly number[]): Promise<Growth> =>
  readGrowth(requests, needsVisibleTo(actor, await readTeam(actor.id)), starts);

export { findNeedsFor } from './match-list.queries';
export { needsVisibleTo } from './request-scope.queries';
export { findNeed, findNeeds } from './request.queries';
export { personOf, summariesOf } from './request-wire';

/**
 * Whether a need of this customer is shared with the actor, by someone entitled to put the customer there: else anybody
 * could reach a customer by making up a need and sharing it. D19, D60.
 */
export async function isCustomerSharedWith(actor: Actor, customerId: number): Promise<boolean> {
  if (isMarketer(actor)) return false;
  const [found] = await db()
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(
        alive,
        eq(requests.customer_id, customerId),
        eq(requests.customer_vouched, true),
        sharedWith(actor, await readTeam(actor.id)),
      ),
    )
    .limit(1);
  return found !== undefined;
}
