import { MatchTarget } from '../need/need-values';

/** What of a customer's standing with a house merging looks at. D58. */
export interface MergedStanding {
  /** The need through which it was last moved. */
  request_id: number | null;
  target: MatchTarget | null;
  /** 1 main list, 0 'Quan tâm sau'. */
  priority: 0 | 1;
  /** Epoch milliseconds. */
  visit_at: number | null;
  /** Up to when people know of the visit. Epoch milliseconds. */
  reminded_at: number | null;
  note: string | null;
  user_id: number | null;
  /** Epoch milliseconds. */
  moved_at: number;
}

/** How far a sale has come; "not for me" is no distance, and neither is a house that is only set aside. */
const distance = ({ target }: MergedStanding): number => (target === null ? -1 : target);

/**
 * Which of two standings with one house tells where the person stands: a deal before everything; where one of them turned
 * the house down, what was said last; else the one that went further, and of two equals the later one. D56.
 */
export function strongerStanding<Standing extends MergedStanding>(a: Standing, b: Standing): Standing {
  const later = a.moved_at >= b.moved_at ? a : b;
  const isDone = (standing: Standing) => standing.target === MatchTarget.done;
  const isSaid = (standing: Standing) => standing.target !== null;
  if (isDone(a) !== isDone(b)) return isDone(a) ? a : b;
  const isTurnedDown = a.target === MatchTarget.disliked || b.target === MatchTarget.disliked;
  if (isTurnedDown && isSaid(a) && isSaid(b)) return later;
  if (distance(a) !== distance(b)) return distance(a) > distance(b) ? a : b;
  return later;
}

const joinNotes = (first: string | null, second: string | null): string | null =>
  first && second && first !== second ? `${first}\n${second}` : (first ?? second);

/**
 * What the kept record's standing with a house becomes where both stood with it: the stronger one's, with the notes of both
 * and the visit that either has. D56.
 */
export function mergeStandings(kept: MergedStanding, merged: MergedStanding): MergedStanding {
  const stronger = strongerStanding(kept, merged);
  const other = stronger === kept ? merged : kept;
  const { visit_at, reminded_at } = stronger.visit_at === null ? other : stronger;
  return { ...stronger, visit_at, reminded_at, note: joinNotes(kept.note, merged.note) };
}

/** Whether nobody moved it or wrote on it since it was written down. */
export const isUntouchedStanding = (now: MergedStanding, then: MergedStanding): boolean =>
  now.request_id === then.request_id &&
  now.target === then.target &&
  now.priority === then.priority &&
  now.visit_at === then.visit_at &&
  now.note === then.note &&
  now.moved_at === then.moved_at;
