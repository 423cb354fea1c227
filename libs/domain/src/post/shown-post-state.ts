import type { PostState } from './post-life';
import { endsSoon, isOver } from './post-end';

/** What people read of a post: its state, and what is under way with it. */
export const shownPostStates = [
  ...(['waitingApproval', 'waiting', 'posting', 'posted', 'endsSoon', 'over'] as const),
  ...(['updating', 'takingDown', 'failed', 'removed', 'renewed'] as const),
] as const;
export type ShownPostState = (typeof shownPostStates)[number];

interface PostNow {
  state: PostState;
  /** 0: a change has not reached the portal. */
  update_status: 0 | 1;
  /** Whether the job will try again by itself. */
  is_trying: boolean;
  /** Whether the portal was asked to take it down and has not said that it did. */
  is_leaving: boolean;
  last_day: string | null;
}

/** @param today the day in Vietnam */
export function shownStateOf(
  { state, update_status, is_trying, is_leaving, last_day }: PostNow,
  today: string,
): ShownPostState {
  if (state === 'removed' || state === 'renewed') return state;
  if (is_leaving) return 'takingDown';
  if (state !== 'posted') return state;
  if (isOver(last_day, today)) return 'over';
  if (update_status === 0 && is_trying) return 'updating';
  return endsSoon(last_day, today) ? 'endsSoon' : 'posted';
}
