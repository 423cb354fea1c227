/** How long a colleague holds a conversation after the last message of either side, milliseconds. Specification 3 §4, D99. */
export const leaseWindow = 120_000;

/** 1: open. 0: locked, nobody can write. Specification 3 §3. */
type ChatStatus = 0 | 1;

/** Who answers a conversation, and what the lease is counted from. Times are the store's clock, epoch milliseconds. */
export interface ChatLease {
  status: ChatStatus;
  /** Id of the staff user. */
  supporter: number | null;
  /** When the present supporter claimed it. */
  startTimeSupport: number | null;
  /** The last message of either side. */
  theLastMessage: number | null;
}

/** A conversation without a status document. D99. */
export const openLease: ChatLease = { status: 1, supporter: null, startTimeSupport: null, theLastMessage: null };

/** The first moment at which the lease is over; null if there is none to run out. T1. */
export function leaseEnd({ status, supporter, startTimeSupport, theLastMessage }: ChatLease): number | null {
  if (status === 0 || supporter === null) return null;
  return Math.max(startTimeSupport ?? 0, theLastMessage ?? 0) + leaseWindow;
}

/** Whether somebody may answer now. */
export function isLive(lease: ChatLease, now: number): boolean {
  const end = leaseEnd(lease);
  return end !== null && now < end;
}

/** Whether it waits for a colleague: the last word is the customer's, and nobody answers now. Reading does not end it. D119. */
export const isFree = (lease: ChatLease & { waiting: boolean }, now: number): boolean =>
  lease.status === 1 && lease.waiting && !isLive(lease, now);

/** Admins, too, claim before they write. */
export const mayWrite = (lease: ChatLease, me: number, now: number): boolean =>
  lease.supporter === me && isLive(lease, now);

/** The buttons of the console's head. Specification 3 §4. */
export const leaseButtons = (
  lease: ChatLease,
  me: number,
  now: number,
): { claim: boolean; release: boolean; lock: boolean; unlock: boolean } => ({
  claim: !mayWrite(lease, me, now),
  release: lease.supporter === me,
  lock: lease.status === 1,
  unlock: lease.status === 0,
});

/** What people do to a conversation. `by` is the id of the staff user. */
export type ChatStep =
  | { kind: 'claim'; by: number; force?: boolean }
  | { kind: 'release'; by: number; isAdmin?: boolean }
  | { kind: 'lock' }
  | { kind: 'unlock' }
  /** The account of a colleague was locked or deleted. */
  | { kind: 'leave'; by: number }
  | { kind: 'staffMessage'; by: number }
  | { kind: 'clientMessage' };

/** locked: nobody can write. held: somebody else's lease is live, ask first. notHolder: no live lease of one's own. */
export type ChatRefusal = 'locked' | 'held' | 'notHolder';

type ChatOutcome = { lease: ChatLease } | { refused: ChatRefusal };

const without = (lease: ChatLease): ChatLease => ({ ...lease, supporter: null, startTimeSupport: null });

function claim(lease: ChatLease, step: { by: number; force?: boolean }, now: number): ChatOutcome {
  if (lease.status === 0) return { refused: 'locked' };
  if (lease.supporter !== step.by && isLive(lease, now) && !step.force) return { refused: 'held' };
  return { lease: { ...lease, supporter: step.by, startTimeSupport: now } };
}

function release(lease: ChatLease, step: { by: number; isAdmin?: boolean }): ChatOutcome {
  if (lease.supporter !== null && lease.supporter !== step.by && !step.isAdmin) return { refused: 'notHolder' };
  return { lease: without(lease) };
}

function write(lease: ChatLease, by: number | null, now: number): ChatOutcome {
  if (lease.status === 0) return { refused: 'locked' };
  if (by !== null && !mayWrite(lease, by, now)) return { refused: 'notHolder' };
  return { lease: { ...lease, theLastMessage: now } };
}

/**
 * The one rule of the chat: what a step makes of a conversation, or why it is refused. Console, API and the Firestore rules agree with
 * it. The store takes the steps of a conversation one after the other, with its own clock.
 * @param now the store's clock, epoch milliseconds
 */
export function takeStep(lease: ChatLease, step: ChatStep, now: number): ChatOutcome {
  switch (step.kind) {
    case 'claim':
      return claim(lease, step, now);
    case 'release':
      return release(lease, step);
    case 'lock':
      return { lease: { ...without(lease), status: 0 } };
    case 'unlock':
      return { lease: { ...lease, status: 1 } };
    case 'leave':
      return { lease: lease.supporter === step.by ? without(lease) : lease };
    case 'staffMessage':
      return write(lease, step.by, now);
    case 'clientMessage':
      return write(lease, null, now);
  }
}
