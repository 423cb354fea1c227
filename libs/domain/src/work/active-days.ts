/** What is known of when somebody could work: their first day, their account as it is, and when it changed. */
export interface Employed {
  /** "2021-03-20". Null: not known, so always before. */
  onboarding: string | null;
  isLocked: boolean;
  isDeleted: boolean;
  /** The newest first. Each turns what it names: a lock into no lock, or the other way. */
  turns: readonly { day: string; of: 'lock' | 'deletion' }[];
}

/** Days, both included. Null: without a beginning, or still. */
export interface ActiveDays {
  from: string | null;
  to: string | null;
}

/** When somebody was active, the newest span first. The day of a lock or of an unlocking is still, or already, one of theirs. D113 */
export function activeDays({ onboarding, isLocked, isDeleted, turns }: Employed): ActiveDays[] {
  const state = { lock: isLocked, deletion: isDeleted };
  const isActive = () => !state.lock && !state.deletion;
  const spans: ActiveDays[] = [];
  let to: string | null = null;
  for (const { day, of } of turns) {
    const after = isActive();
    state[of] = !state[of];
    if (after && !isActive()) spans.push({ from: day, to });
    if (!after && isActive()) to = day;
  }
  if (isActive()) spans.push({ from: null, to });
  return spans
    .map((span) => ({ ...span, from: later(span.from, onboarding) }))
    .filter((span) => span.from === null || span.to === null || span.from <= span.to);
}

const later = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one;

/** Whether they were active on at least one of the days. */
export const wasActive = (spans: readonly ActiveDays[], first: string, last: string): boolean =>
  spans.some(({ from, to }) => (from === null || from <= last) && (to === null || to >= first));

/** The last day of somebody who is not active any more. Null: they are, or nobody knows when they stopped. */
export const lastActiveDay = ([newest]: readonly ActiveDays[]): string | null => newest?.to ?? null;
