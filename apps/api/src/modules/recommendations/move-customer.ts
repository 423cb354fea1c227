import type { MovedCustomer } from '@toam/contracts/request/recommend.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { customerText } from '@toam/contracts/texts/customer';
import { houseText } from '@toam/contracts/texts/house';
import { matchTargetText, needText } from '@toam/contracts/texts/need';
import type { Actor } from '@toam/domain/actor';
import { canSeeHouse } from '@toam/domain/house-access';
import type { MatchTarget } from '@toam/domain/need-values';
import { canRecommend } from '@toam/domain/request-access';
import { tx } from '../../db/db';
import { Refusal } from '../../http/refusal';
import { emit } from '../../live/emit';
import { findCustomerOwner } from '../customers/customers.reads';
import { lockStanding } from '../houses/houses.reads';
import { findNeed } from '../requests/requests.reads';
import { readTeam } from '../users/users.reads';
import { findPair, recountHouse, writeMove, writeNote } from './recommendation.queries';
import type { Recommendation } from './recommendation.schema';

/** A customer, a house, and where they are to stand; null: suitable again. */
export interface Move {
  house_id: number;
  customer_id: number;
  status: MatchTarget | null;
  request_id?: number | null | undefined;
  previousTarget?: MatchTarget | null | undefined;
  visit_at?: number | null | undefined;
  note?: string | null | undefined;
}

/** @throws Refusal not_found; invalid for a need of somebody else; forbidden */
async function checkRights(actor: Actor, move: Move, before: Recommendation | undefined) {
  const customer = await findCustomerOwner(move.customer_id);
  if (!customer) throw new Refusal('not_found', customerText.notFound);
  const requestId = move.request_id ?? before?.request_id ?? null;
  const need = requestId === null ? undefined : await findNeed(requestId);
  const own = need?.customer_id === customer.id ? need : null;
  // first: else whoever may not would learn by trying whose need it is
  if (!canRecommend(actor, { customer, need: own }, await readTeam(actor.id)))
    throw new Refusal('forbidden', needText.mayNotRecommend);
  if (move.request_id && !need) throw new Refusal('not_found', needText.notFound);
  if (need && !own)
    throw new Refusal('invalid', commonText.invalid, { errors: { request_id: needText.otherCustomer } });
  return requestId;
}

/** @throws Refusal conflict where the caller saw another status than stands there */
function refuseStale({ previousTarget }: Move, now: MatchTarget | null): void {
  if (previousTarget === undefined || previousTarget === now) return;
  const message = needText.movedMeanwhile(now === null ? needText.suitable : matchTargetText[now]);
  throw new Refusal('conflict', message, { current: { status: now } });
}

/** What the visit becomes; absent keys stay as they are. */
const visitOf = ({ visit_at, note }: Move): { visit_at?: Date | null; note?: string | null } => ({
  ...(visit_at === undefined ? {} : { visit_at: visit_at === null ? null : new Date(visit_at * 1000) }),
  ...(note === undefined ? {} : { note }),
});

/**
 * Moves a customer to a status of a house, or back to suitable, and counts the house's offered and seen customers anew.
 * The house is locked, so moves on it follow each other and its counters stay true. Standing there already is no move.
 * Specification 1 §7, 2 §4, D53.
 * @throws Refusal not_found; forbidden where the actor may not see the house or not move the customer; invalid for a need
 * of another customer; conflict where `previousTarget` is not what stands there
 */
export const moveCustomer = (actor: Actor, move: Move): Promise<MovedCustomer> =>
  tx(async () => {
    const { house_id, customer_id, status: target } = move;
    const house = await lockStanding(house_id);
    if (!house) throw new Refusal('not_found', houseText.notFound);
    if (!canSeeHouse(actor, house)) throw new Refusal('forbidden', houseText.mayNotSee);
    const before = await findPair(move);
    const request_id = await checkRights(actor, move, before);
    const previousTarget = before?.target ?? null;
    refuseStale(move, previousTarget);
    const visit = visitOf(move);
    if (target !== previousTarget || (before?.priority === 0 && target === null)) {
      const values = { house_id, customer_id, request_id, target, priority: 1 as const, user_id: actor.id, ...visit };
      await writeMove(values, previousTarget);
    } else if (before && Object.keys(visit).length > 0) {
      await writeNote(move, visit);
    }
    const counters = await recountHouse(house_id);
    await emit({ kind: 'record.changed', noun: 'house-match', record_id: house_id, changed_by: actor.id }, 'everyone');
    return { house_id, customer_id, status: target, previousTarget, ...counters };
  });
