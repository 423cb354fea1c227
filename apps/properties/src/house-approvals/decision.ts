import type { HouseTransition } from '@toam/contracts/house/house-sharing.endpoints';
import type { Waiting } from './approval.queries';

/** Runs a decision: removes the item from the queue and sends the decision. On failure it puts the item back and rejects. */
export type SendDecision = (send: () => Promise<HouseTransition>) => Promise<void>;

/**
 * One of the two decisions. Asks the person to confirm (and for a reason), then calls `sendDecision`. Resolves when the
 * dialog is done.
 */
export type Decision<W extends Waiting> = (item: W, sendDecision: SendDecision) => Promise<unknown>;

export interface Decisions<W extends Waiting> {
  approve: Decision<W>;
  reject: Decision<W>;
}
