import { needText } from '@toam/contracts/need/need.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeCustomer } from '@toam/domain/customer/customer-access';
import { canSeeNeed, type Team } from '@toam/domain/need/need-access';
import { HttpError } from '../../../http-error';
import { type CustomerToMatch, readCustomersToMatch } from '../../customers/customers.reads';
import { findNeedsOfCustomer } from '../../needs/matching/need-match.reads';
import type { Need } from '../../needs/need.schema';
import { findNeed } from '../../needs/needs.reads';
import { readTeam } from '../../users/team/team.reads';
import { idsOf } from '../../../db/rows';

/** A need for its drawer, and the viewer. */
export interface OpenedNeed {
  actor: Actor;
  team: Team;
  need: Need;
  customer: CustomerToMatch;
  /**
   * Needs of the same customer whose houses the actor may know of. Null: all, because the actor may see the customer
   * (`canSeeRecommendation`).
   */
  known: number[] | null;
}

/** @throws HttpError not_found; forbidden if the actor may not see the need */
export async function openNeed(actor: Actor, requestId: number): Promise<OpenedNeed> {
  const need = await findNeed(requestId);
  const customer = need && (await readCustomersToMatch([need.customer_id])).get(need.customer_id);
  if (!need || !customer) throw new HttpError('not_found', needText.notFound);
  const team = await readTeam(actor.id);
  if (!canSeeNeed(actor, need, team)) throw new HttpError('forbidden', needText.mayNotSee);
  const theirs = await findNeedsOfCustomer(customer.id);
  const known = idsOf(theirs.filter((one) => canSeeNeed(actor, one, team)));
  return { actor, team, need, customer, known: canSeeCustomer(actor, customer) ? null : known };
}

/** Whether the actor may know the customer's match status with this house: `canSeeRecommendation`. */
export const knowsOf = (
  { known, actor }: OpenedNeed,
  standing: { request_id: number | null; user_id: number | null },
  house: { user_id: number },
): boolean =>
  known === null ||
  standing.user_id === actor.id ||
  house.user_id === actor.id ||
  (standing.request_id !== null && known.includes(standing.request_id));
