import { HouseStatus } from '@toam/domain/house/house-values';
import { type MatchTarget, visitTargets } from '@toam/domain/need-values';

/** The part of a match that decides whether its visit is valid. */
export interface VisitState {
  target: MatchTarget | null;
  /** 0: set aside, 'Quan tâm sau'. */
  priority: 0 | 1;
  visit_at: number | null;
  moved_at: number;
}

/** Whether the customer is still interested: no deal, no refusal, not set aside for later. */
const isGoing = ({ target, priority }: VisitState): boolean =>
  target !== null && visitTargets.includes(target) && priority === 1;

/**
 * The visit to show: a future one that is still planned, or a past one that took place as far as is known. A visit is hidden after a
 * deal, a refusal, setting aside, or if the house is stopped. It comes back when the match does. Epoch seconds; null: none. The API
 * has the same rule in SQL.
 * @param house whether it is still on sale; null if the viewer may not see the house
 */
export function visitToRemind(state: VisitState, house: { status: HouseStatus } | null, now: number): number | null {
  const { visit_at, moved_at } = state;
  if (visit_at === null) return null;
  const isStopped = house?.status === HouseStatus.stopped;
  const holds = visit_at > now ? isGoing(state) && !isStopped : isGoing(state) || visit_at <= moved_at;
  return holds ? visit_at : null;
}
