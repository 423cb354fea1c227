import { updateHousePriority, updateHouseStatus } from '@toam/contracts/need/need-houses.endpoints';
import { recommendCustomer, restoreRecommendation } from '@toam/contracts/need/match-moves.endpoints';
import type { Actor } from '@toam/domain/actor';
import type { MatchTarget } from '@toam/domain/need-values';
import { creates, handle } from '../../../http/handle';
import { type MovedPair, movePair, type PairToMove } from './move-pair';

/** A customer, a house, and the new status; null: suitable again. */
interface Move extends PairToMove {
  status: MatchTarget | null;
  /** Absent: the current list if the status stays the same, else the main list. */
  priority?: 0 | 1 | undefined;
}

/** Moves a customer to a status of a house, or back to suitable. Specification 1 §7, 2 §4. @see movePair */
const moveCustomer = (actor: Actor, { status, priority, ...pair }: Move): Promise<MovedPair> =>
  movePair(actor, pair, (now) => {
    const stays = status !== null && status === now.target;
    return { target: status, priority: priority ?? (stays ? now.priority : 1) };
  });

export const moveCalls = [
  handle(recommendCustomer, { audit: creates('recommendation') }, ({ actor, body }) => moveCustomer(actor, body)),
  handle(restoreRecommendation, { audit: { action: 'restore', noun: 'recommendation' } }, ({ actor, body }) =>
    moveCustomer(actor, { ...body, status: null }),
  ),
  handle(updateHouseStatus, { audit: { action: 'set_status', noun: 'recommendation' } }, ({ actor, body }) =>
    moveCustomer(actor, body),
  ),
  // to 'Quan tâm sau' of its tab, or back; without `priority` it toggles. D58, D59
  handle(
    updateHousePriority,
    { audit: { action: 'update', noun: 'recommendation' } },
    ({ actor, body: { houseId: house_id, customerId: customer_id, priority, ...rest } }) =>
      movePair(actor, { house_id, customer_id, ...rest }, ({ target, priority: now }) => ({
        target,
        priority: priority ?? (now === 1 ? 0 : 1),
      })),
  ),
];
