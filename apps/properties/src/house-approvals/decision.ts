import type { HouseTransition } from '@toam/contracts/house/house-sharing.endpoints';
import type { Waiting } from './approval.queries';

/** Carries a decision out: takes the thing out of the queue, sends, and brings it back if that fails. Rejects then. */
export type SendDecision = (send: () => Promise<HouseTransition>) => Promise<void>;

/**
 * How one of the two decisions is made: asks whether the person is sure (and why), and if so calls `sendDecision`. Resolves when
 * there is nothing left to ask.
 */
export type Decision<W extends Waiting> = (item: W, sendDecision: SendDecision) => Promise<unknown>;

export interface Decisions<W extends Waiting> {
  approve: Decision<W>;
  reject: Decision<W>;
}
