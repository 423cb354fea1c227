import {
  claimConversation,
  listConversations,
  listMessages,
  markConversationRead,
  readChatConfig,
  readConversation,
  sendMessage,
  setChatStatus,
} from '@toam/contracts/chat/chat.endpoints';
import type { ChatHead } from '@toam/contracts/chat/chat-head.schema';
import type { ChatMessage, ChatRow } from '@toam/contracts/chat/chat.schema';
import { takeStep, type ChatStep } from '@toam/domain/chat/chat-lease';
import { aUser } from '@toam/testing/a-user';
import { answer } from '@toam/testing/answer';
import { aMessage } from '../chat/conversation.fixture';
import { leaseOf } from '../chat/lease';

export const me = aUser({ chat_permission: 1 });

/** The API's data. The console reads it, and its steps change it. */
export function answerWith(
  head: ChatHead,
  rows: ChatRow[] = [head],
  messages: ChatMessage[] = [aMessage(1), aMessage(2)],
) {
  const stored = { head, messages };
  const take = (step: ChatStep) => {
    const outcome = takeStep(leaseOf(stored.head), step, Date.now());
    if (!('lease' in outcome)) throw new Error(outcome.refused);
    const { supporter, ...lease } = outcome.lease;
    const person = supporter === me.id ? { id: me.id, name: me.name, avatar: null } : null;
    stored.head = { ...stored.head, ...lease, supporter: person };
    return { ...stored.head, now: Date.now() };
  };
  answer(readChatConfig, () => ({ store: 'api' as const, window_seconds: 120 }));
  answer(listConversations, ({ query }) => {
    const all = rows.map((row) => (row.uuid === stored.head.uuid ? { ...row, ...stored.head } : row));
    const list = all.filter(({ supporter }) => query.filter !== 'mine' || supporter?.id === me.id);
    const counts = { all: all.length, free: all.filter(({ supporter }) => !supporter).length, mine: 0 };
    return { total: list.length, total_page: 1, page: query.page, list, counts, now: Date.now() };
  });
  answer(readConversation, ({ params }) => ({ ...stored.head, uuid: params.id, now: Date.now() }));
  answer(listMessages, ({ params, query }) => ({
    list: stored.messages.filter(({ id }) => query.after === undefined || id > query.after),
    more: false,
    row: { ...stored.head, uuid: params.id },
    now: Date.now(),
  }));
  answer(claimConversation, ({ body }) => take({ kind: 'claim', by: me.id, force: body.force }));
  answer(setChatStatus, ({ body }) => take({ kind: body.status === 0 ? 'lock' : 'unlock' }));
  answer(markConversationRead, () => {
    stored.head = { ...stored.head, unread: 0, read: 1 };
    return { ...stored.head, now: Date.now() };
  });
  answer(sendMessage, ({ body }) => {
    const own = { owner: 'staff', user: { id: me.id, name: me.name, avatar: null }, name: me.name } as const;
    const message = aMessage(stored.messages.length + 1, { ...own, text: body.text ?? null, createdAt: Date.now() });
    stored.messages = [...stored.messages, { ...message, client_key: body.client_key }];
    return { list: stored.messages.slice(-1), status: take({ kind: 'staffMessage', by: me.id }) };
  });
  return stored;
}
