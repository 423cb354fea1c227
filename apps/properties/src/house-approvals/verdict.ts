import type { HouseTransition } from '@toam/contracts/house/house-sharing.endpoints';
import type { Waiting } from './approval.queries';

/** Carries a verdict out: takes the thing out of the queue, sends, and brings it back if that fails. Rejects then. */
export type Settle = (send: () => Promise<HouseTransition>) => Promise<void>;

/**
 * How one of the two verdicts is reached: asks whether the person is sure (and why), and if so calls `settle`. Resolves when
 * there is nothing left to ask.
 */
export type Verdict<W extends Waiting> = (item: W, settle: Settle) => Promise<unknown>;

export interface Verdicts<W extends Waiting> {
  approve: Verdict<W>;
  reject: Verdict<W>;
}
