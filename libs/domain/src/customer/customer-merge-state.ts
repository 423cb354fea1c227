import { MatchTarget } from '@toam/domain/need-values';

/** The part of a customer's match with a house that a merge reads. D58. */
export interface MergedState {
  /** The need through which the match last changed. */
  request_id: number | null;
  target: MatchTarget | null;
  /** 1 main list, 0 'Quan tâm sau'. */
  priority: 0 | 1;
  /** Epoch milliseconds. */
  visit_at: number | null;
  /** When people last heard of the visit: they planned it or were reminded. Epoch milliseconds. */
  reminded_at: number | null;
  note: string | null;
  user_id: number | null;
  /** Epoch milliseconds. */
  moved_at: number;
}

/** How far a sale has come. "Not for me" and a house that is only set aside count as no progress. */
const distance = ({ target }: MergedState): number => (target === null ? -1 : target);

/**
 * Chooses between two matches with the same house. A completed deal wins. If the customer refused the house in one of them, the
 * later one wins. Otherwise the one that went further wins; if they are equal, the later one. D56.
 */
export function strongerState<Standing extends MergedState>(a: Standing, b: Standing): Standing {
  const later = a.moved_at >= b.moved_at ? a : b;
  const isDone = (state: Standing) => state.target === MatchTarget.done;
  const isSaid = (state: Standing) => state.target !== null;
  if (isDone(a) !== isDone(b)) return isDone(a) ? a : b;
  const isTurnedDown = a.target === MatchTarget.disliked || b.target === MatchTarget.disliked;
  if (isTurnedDown && isSaid(a) && isSaid(b)) return later;
  if (distance(a) !== distance(b)) return distance(a) > distance(b) ? a : b;
  return later;
}

const joinNotes = (first: string | null, second: string | null): string | null =>
  first && second && first !== second ? `${first}\n${second}` : (first ?? second);

/** Merges the matches of both records with the same house: the stronger one, with the notes of both and the visit of either. D56. */
export function mergeStates(kept: MergedState, merged: MergedState): MergedState {
  const stronger = strongerState(kept, merged);
  const other = stronger === kept ? merged : kept;
  const { visit_at, reminded_at } = stronger.visit_at === null ? other : stronger;
  return { ...stronger, visit_at, reminded_at, note: joinNotes(kept.note, merged.note) };
}

/** Whether nobody changed the match or its note since the merge. */
export const isUntouchedState = (now: MergedState, then: MergedState): boolean =>
  now.request_id === then.request_id &&
  now.target === then.target &&
  now.priority === then.priority &&
  now.visit_at === then.visit_at &&
  now.note === then.note &&
  now.moved_at === then.moved_at;
