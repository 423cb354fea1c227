import {
  claimConversation,
  closeWaiting,
  markConversationRead,
  releaseConversation,
  setChatStatus,
} from '@toam/contracts/chat/chat.endpoints';
import type { timedStatus } from '@toam/contracts/chat/chat.schema';
import { chatText } from '@toam/contracts/chat/chat.text';
import { type Actor, isAdmin } from '@toam/domain/actor';
import { isLive, takeStep } from '@toam/domain/chat/chat-lease';
import type { z } from 'zod';
import { addAuditEvent, auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import {
  columnsOf,
  publishConversation,
  type HeldConversation,
  holdConversation,
  leaseAfter,
  leaseOf,
  publishChat,
} from './change-lease';
import type { ChatConversation } from './chat.schema';
import { serializeStatus } from './chat-serializer';
import { tellStaffEvent } from './publish-event';
import { lockConversationsOf, readClock, updateConversation } from './conversation.queries';
import { markClientSeen } from './message.queries';

type TimedStatus = z.output<typeof timedStatus>;
/** @throws HttpError conflict with who answers, for the question whether to take over */
async function refuseHeld({ conversation, now }: HeldConversation, { id: by }: Actor, force: boolean): Promise<void> {
  const outcome = takeStep(leaseOf(conversation), { kind: 'claim', by, force }, now.getTime());
  if (!('refused' in outcome) || outcome.refused !== 'held') return;
  const current = await serializeStatus(conversation, now);
  throw new HttpError('conflict', chatText.held(current.supporter?.name ?? ''), { current });
}

async function store({ conversation, now }: HeldConversation, values: Partial<ChatConversation>): Promise<TimedStatus> {
  const after = await updateConversation(conversation.id, values);
  await publishChat(conversation.id);
  return serializeStatus(after, now);
}

/**
 * Takes a conversation, to answer it; by `force` also from a colleague whose lease is live.
 * @throws HttpError not_found; forbidden if it is locked; conflict while a colleague answers
 */
export const claimConversationCall = handle(
  claimConversation,
  { audit: { action: 'claim', noun: 'chat' } },
  ({ actor, params, body: { force } }) =>
    tx(async () => {
      const held = await holdConversation(params.id);
      const isMine =
        held.conversation.supporter_id === actor.id && isLive(leaseOf(held.conversation), held.now.getTime());
      await refuseHeld(held, actor, force);
      const { id: conversation } = held.conversation;
      const lease = leaseAfter(held, { kind: 'claim', by: actor.id, force });
      if (isMine) auditNothing();
      else {
        addAuditEvent({ detail: { conversation, from: held.conversation.supporter_id } });
        await tellStaffEvent(conversation, 'claim', actor.id, held.now);
      }
      return store(held, columnsOf(lease));
    }),
);

/** Stops answering. @throws HttpError not_found; forbidden if a colleague answers, unless one is an admin */
export const releaseConversationCall = handle(
  releaseConversation,
  { audit: publishConversation },
  ({ actor, params }) =>
    tx(async () => {
      const held = await holdConversation(params.id);
      const { supporter_id: supporter } = held.conversation;
      if (supporter !== null && supporter !== actor.id && !isAdmin(actor))
        throw new HttpError('forbidden', chatText.mayNotRelease);
      if (supporter === null) return serializeStatus(held.conversation, held.now);
      const lease = leaseAfter(held, { kind: 'release', by: actor.id, isAdmin: isAdmin(actor) });
      await tellStaffEvent(held.conversation.id, 'release', actor.id, held.now);
      return store(held, columnsOf(lease));
    }),
);

/** Locks a conversation for both sides, or unlocks it. T2. @throws HttpError not_found */
export const setChatStatusCall = handle(
  setChatStatus,
  { audit: { action: 'set_status', noun: 'chat' } },
  ({ actor, params, body: { status } }) =>
    tx(async () => {
      const held = await holdConversation(params.id);
      if (held.conversation.status === status) {
        auditNothing();
        return serializeStatus(held.conversation, held.now);
      }
      const { id: conversation } = held.conversation;
      addAuditEvent({ action: status === 0 ? 'lock' : 'unlock', detail: { conversation } });
      await tellStaffEvent(conversation, status === 0 ? 'lock' : 'unlock', actor.id, held.now);
      return store(held, columnsOf(leaseAfter(held, { kind: status === 0 ? 'lock' : 'unlock' })));
    }),
);

/** Marks the customer's messages as seen, if the actor answers them now. T7. @throws HttpError not_found */
export const markConversationReadCall = handle(
  markConversationRead,
  { audit: publishConversation },
  ({ actor, params }) =>
    tx(async () => {
      const held = await holdConversation(params.id);
      const { conversation, now } = held;
      const isHolder = conversation.supporter_id === actor.id && isLive(leaseOf(conversation), now.getTime());
      if (!isHolder || (conversation.unread === 0 && conversation.read === 1))
        return serializeStatus(conversation, now);
      await markClientSeen(conversation.id);
      return store(held, { unread: 0, read: 1 });
    }),
);

/** The customer's last words need no answer: the conversation waits no more, until they write again. D119. @throws HttpError not_found */
export const closeWaitingCall = handle(
  closeWaiting,
  { audit: { none: 'an event of the conversation tells who and when' } },
  ({ actor, params }) =>
    tx(async () => {
      const held = await holdConversation(params.id);
      if (!held.conversation.waiting) return serializeStatus(held.conversation, held.now);
      await tellStaffEvent(held.conversation.id, 'noAnswer', actor.id, held.now);
      return store(held, { waiting: false });
    }),
);

/** Ends what a person answers, when their account is locked or deleted, or may chat no longer. Call it in that transaction. */
export async function leaveConversations(userId: number): Promise<void> {
  const conversations = await lockConversationsOf(userId);
  if (conversations.length === 0) return;
  const now = await readClock();
  for (const conversation of conversations) {
    const lease = leaseAfter({ conversation, now }, { kind: 'leave', by: userId });
    // one that was over ends for nobody
    if (isLive(leaseOf(conversation), now.getTime())) await tellStaffEvent(conversation.id, 'release', userId, now);
    await updateConversation(conversation.id, columnsOf(lease));
    await publishChat(conversation.id);
  }
}
