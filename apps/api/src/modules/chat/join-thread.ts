import type { joinThread as joinEndpoint } from '@toam/contracts/chat/thread.endpoints';
import type { DataOf } from '@toam/contracts/endpoint';
import { chatText } from '@toam/contracts/chat/chat.text';
import type { Actor } from '@toam/domain/actor';
import { isLive } from '@toam/domain/chat/chat-lease';
import { addAuditEvent, auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { HttpError } from '../../http-error';
import { type HeldConversation, holdConversation, leaseOf, publishChat } from './change-lease';
import type { ChatConversation } from './chat.schema';
import { serializeStatus } from './chat-serializer';
import { lockConversation, updateConversation } from './conversation.queries';
import { lastMessageId, moveMessages } from './message.queries';
import { tellStaffEvent } from './publish-event';
import { moveVisitors } from './visitor.queries';

/** @throws HttpError forbidden if it is locked; conflict while a colleague answers it */
async function refuseUnready({ conversation, now }: HeldConversation, actor: Actor): Promise<void> {
  if (conversation.status === 0) throw new HttpError('forbidden', chatText.locked);
  const isTheirs = conversation.supporter_id !== actor.id && isLive(leaseOf(conversation), now.getTime());
  if (!isTheirs) return;
  const current = await serializeStatus(conversation, now);
  throw new HttpError('conflict', chatText.joinHeld(current.supporter?.name ?? ''), { current });
}

const later = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other > one) ? other : one;

/** What the main conversation is after a thread has come to it. Its lease is its own. */
const joined = (main: ChatConversation, thread: ChatConversation): Partial<ChatConversation> => ({
  joins: main.joins + 1,
  unread: main.unread + thread.unread,
  waiting: main.waiting || thread.waiting,
  read: thread.read === 0 ? 0 : main.read,
  last_message_at: later(main.last_message_at, thread.last_message_at),
  last_message_id: Math.max(main.last_message_id ?? 0, thread.last_message_id ?? 0) || null,
});

const emptied = { supporter_id: null, start_support: null, unread: 0, read: 1, waiting: false, last_message_at: null, last_message_id: null } as const; // prettier-ignore

/**
 * A colleague is sure that a thread's device is the customer's: its messages go to the main conversation, and the device with them. It
 * sees there what follows, nothing of the past. Again is no harm. D120.
 * @param isElsewhere the store is Firestore: leases and messages are there, and the console joins those
 * @throws HttpError not_found; forbidden if it is locked; conflict while a colleague answers it; invalid if it is a main conversation
 */
export const joinThread = (actor: Actor, id: string, isElsewhere: boolean): Promise<DataOf<typeof joinEndpoint>> =>
  tx(async () => {
    const thread = await lockConversation(id);
    if (!thread) throw new HttpError('not_found', chatText.notFound);
    const { main_id, joined_at, device } = thread.conversation;
    if (main_id !== null && joined_at !== null) {
      auditNothing();
      return { uuid: main_id };
    }
    if (!isElsewhere) await refuseUnready(thread, actor);
    if (main_id === null) throw new HttpError('invalid', chatText.isMain);
    const main = await holdConversation(main_id);
    await moveMessages(id, main_id);
    await tellStaffEvent(main_id, 'join', actor.id, main.now, device);
    await moveVisitors(id, main_id, await lastMessageId(main_id));
    await updateConversation(main_id, joined(main.conversation, thread.conversation));
    await updateConversation(id, { ...emptied, joined_at: main.now });
    addAuditEvent({ detail: { conversation: main_id, thread: id } });
    await publishChat(id, undefined, main_id);
    await publishChat(main_id);
    return { uuid: main_id };
  });
