import type { ReactNode } from 'react';
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

/** How one kind of queue shows its items. */
export interface QueueLook<W extends Waiting> {
  /** Accessible name of the list. */
  label: string;
  /** Title of the phone's screen for one item. */
  title: (item: W) => string;
  /** Right side of a row's second line. */
  note: (item: W) => ReactNode;
  /** Buttons beside an item's title, in addition to the link to its page. */
  actions?: (item: W) => ReactNode;
  /** The full content to decide on. */
  body: (item: W) => ReactNode;
}
