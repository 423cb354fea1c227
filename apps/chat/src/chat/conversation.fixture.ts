import type { StoredMessage } from '@toam/chat-store/chat-store';
import type { ChatHead } from '@toam/contracts/chat/chat-head.schema';
import type { ChatMessage, ChatRow } from '@toam/contracts/chat/chat.schema';

/** 22/11/2026 10:00 in Vietnam, epoch milliseconds. */
export const ten = Date.parse('2026-11-22T10:00:00+07:00');

export const uuidOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A conversation that nobody answers, with two unread messages. */
export const aConversation = (differing: Partial<ChatRow> = {}): ChatRow => ({
  uuid: uuidOf(1),
  ...{ main: null, device: 1, joins: 0 },
  status: 1,
  supporter: null,
  theLastMessage: ten - 60_000,
  startTimeSupport: null,
  read: 0,
  waiting: true,
  name: 'Lê Thị Mỹ Duyên',
  sex: 'women',
  phoneNumber: '0909427318',
  masked: false,
  live_until: null,
  last: { owner: 'client', text: 'Căn này còn không em?', createdAt: ten - 60_000 },
  unread: 2,
  may_write: false,
  ...differing,
});

export const aHead = (differing: Partial<ChatHead> = {}): ChatHead => ({
  ...aConversation(),
  ...{ threads: [], customer: null, needs: [], note: null, fits: 0, now: ten },
  ...differing,
});

export const aMessage = (id: number, differing: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  uuid: uuidOf(1),
  phoneNumber: '0909427318',
  name: 'Lê Thị Mỹ Duyên',
  owner: 'client',
  device: 1,
  user: null,
  text: `Tin ${id}`,
  ...{ imageURL: null, thumbnail: null, width: null, height: null, house: null },
  status: 'Chưa xem',
  createdAt: ten - 60_000,
  client_key: uuidOf(1000 + id),
  ...differing,
});

export const aStoredMessage = (id: number, differing: Partial<StoredMessage> = {}): StoredMessage => ({
  ...aMessage(id),
  id: String(id),
  ...differing,
});
