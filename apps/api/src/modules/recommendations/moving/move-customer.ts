import type { Actor } from '@toam/domain/actor';
import type { MatchTarget } from '@toam/domain/need-values';
import { type MovedPair, movePair, type PairToMove } from './move-pair';

/** A customer, a house, and the new status; null: suitable again. */
export interface Move extends PairToMove {
  status: MatchTarget | null;
  /** Absent: the current list if the status stays the same, else the main list. */
  priority?: 0 | 1 | undefined;
}

/** Moves a customer to a status of a house, or back to suitable. Specification 1 §7, 2 §4. @see movePair */
export const moveCustomer = (actor: Actor, { status, priority, ...pair }: Move): Promise<MovedPair> =>
  movePair(actor, pair, (now) => {
    const stays = status !== null && status === now.target;
    return { target: status, priority: priority ?? (stays ? now.priority : 1) };
  });

/** Moves a house to 'Quan tâm sau' of its tab, or back. Without `priority` it toggles. D58, D59. */
export const setPriority = (
  actor: Actor,
  { priority, ...pair }: PairToMove & { priority?: 0 | 1 | undefined },
): Promise<MovedPair> =>
  movePair(actor, pair, ({ target, priority: now }) => ({ target, priority: priority ?? (now === 1 ? 0 : 1) }));
