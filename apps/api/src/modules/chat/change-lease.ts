import { chatText } from '@toam/contracts/chat/chat.text';
import { type ChatLease, type ChatRefusal, type ChatStep, leaseEnd, takeStep } from '@toam/domain/chat/chat-lease';
import type { Unaudited } from '../../audit/audited';
import { HttpError } from '../../http-error';
import { emit } from '../../live/emit';
import { type ChatConversation } from './chat.schema';
import { lockConversation } from './conversation.queries';

/** Why calls about a conversation write nothing to the audit. */
export const publishConversation: Unaudited = { none: 'a conversation is its own record' };

/** The lease as the rule sees it. */
export const leaseOf = ({ status, supporter_id, start_support, last_message_at }: ChatConversation): ChatLease => ({
  status,
  supporter: supporter_id,
  startTimeSupport: start_support?.getTime() ?? null,
  theLastMessage: last_message_at?.getTime() ?? null,
});

const momentOf = (time: number | null): Date | null => (time === null ? null : new Date(time));

/** The columns of a lease. */
export const columnsOf = ({ status, supporter, startTimeSupport, theLastMessage }: ChatLease) => ({
  status,
  supporter_id: supporter,
  start_support: momentOf(startTimeSupport),
  last_message_at: momentOf(theLastMessage),
});

/** When the lease ends; null if there is none or it is over. */
export function liveUntil(conversation: ChatConversation, now: number): number | null {
  const end = leaseEnd(leaseOf(conversation));
  return end !== null && now < end ? end : null;
}

/** A conversation whose turn it is, and the clock by which its steps are judged. */
export interface HeldConversation {
  conversation: ChatConversation;
  now: Date;
}

/**
 * Locks a conversation until the transaction ends, then reads the clock. A thread that was joined stands for the conversation that it was
 * joined to: what was on its way arrives there.
 * @throws HttpError not_found
 */
export async function holdConversation(id: string): Promise<HeldConversation> {
  const held = await lockConversation(id);
  if (!held) throw new HttpError('not_found', chatText.notFound);
  const { joined_at, main_id } = held.conversation;
  return joined_at !== null && main_id !== null ? holdConversation(main_id) : held;
}

const refusals: Record<ChatRefusal, () => HttpError> = {
  held: () => new HttpError('conflict', chatText.notHolder),
  locked: () => new HttpError('forbidden', chatText.locked),
  notHolder: () => new HttpError('conflict', chatText.notHolder),
};

/**
 * What a step makes of the lease.
 * @throws HttpError forbidden if it is locked; conflict without a live lease of one's own, or while a colleague answers
 */
export function leaseAfter({ conversation, now }: HeldConversation, step: ChatStep): ChatLease {
  const outcome = takeStep(leaseOf(conversation), step, now.getTime());
  if ('lease' in outcome) return outcome.lease;
  throw refusals[outcome.refused]();
}

/**
 * Tells open consoles and widgets which conversation to read again. Never the number.
 * @param to staff: the customer sees nothing of it
 * @param joined_to the conversation that holds its messages from now on
 */
export const publishChat = (id: string, to?: 'staff', joined_to?: string): Promise<void> =>
  emit(
    { kind: 'chat.changed', conversation_id: id, ...(to && { to }), ...(joined_to && { joined_to }) },
    { rule: 'chat' },
  );
