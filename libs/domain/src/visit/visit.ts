import { HouseStatus } from '../house/house-values';
import { type MatchTarget, visitTargets } from '../need/need-values';

/** What of a showing decides whether its appointment holds. */
export interface VisitStanding {
  target: MatchTarget | null;
  /** 0: set aside, 'Quan tâm sau'. */
  priority: 0 | 1;
  visit_at: number | null;
  moved_at: number;
}

/** Whether the customer is still interested: no deal, no refusal, not set aside for later. */
const isGoing = ({ target, priority }: VisitStanding): boolean =>
  target !== null && visitTargets.includes(target) && priority === 1;

/**
 * The appointment to tell of: one ahead that somebody will keep, or one that was kept as far as anybody said. One that the
 * sale overtook (a deal, a refusal, set aside, the house stopped) is told nobody; it comes back with the showing.
 * Epoch seconds; null: none. The API has the same rule in SQL.
 * @param house whether it is still on sale; null where the viewer may not know
 */
export function visitToTell(
  standing: VisitStanding,
  house: { status: HouseStatus } | null,
  now: number,
): number | null {
  const { visit_at, moved_at } = standing;
  if (visit_at === null) return null;
  const isStopped = house?.status === HouseStatus.stopped;
  const holds = visit_at > now ? isGoing(standing) && !isStopped : isGoing(standing) || visit_at <= moved_at;
  return holds ? visit_at : null;
}
