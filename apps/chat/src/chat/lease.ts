import type { ChatStatusDocument } from '@toam/contracts/chat/chat.schema';
import { type ChatLease, isLive, leaseEnd, leaseWindow } from '@toam/domain/chat/chat-lease';

/** The lease of a status document, for the rules of the domain. */
export const leaseOf = ({ status, supporter, startTimeSupport, theLastMessage }: ChatStatusDocument): ChatLease => ({
  status,
  supporter: supporter?.id ?? null,
  startTimeSupport,
  theLastMessage,
});

/** Whole seconds that a colleague may still answer; 0: nobody may. Never more than the window, also while the clocks are compared anew. */
export function secondsLeft(lease: ChatLease, now: number): number {
  const end = leaseEnd(lease);
  return end !== null && isLive(lease, now) ? Math.ceil(Math.min(end - now, leaseWindow) / 1000) : 0;
}

/** 102 seconds: '1:42'. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
