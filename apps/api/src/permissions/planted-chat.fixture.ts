import { answerFigures } from '@toam/contracts/chat/answer-time.endpoints';
import { chatHouseTabs } from '@toam/contracts/chat/chat-house.endpoints';
import { chatFilters } from '@toam/contracts/chat/chat.endpoints';
import { dayOf } from '@toam/domain/day';
import { normalisePhone } from '@toam/domain/phone';
import { eq } from 'drizzle-orm';
import { db } from '../db/db';
import { chatConversations, chatMessages } from '../modules/chat/chat.schema';
import type { SentCall } from '../testing/example-call';

const chatOf = (id: number): string => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;

/**
 * The customer's conversation, whose supporter's lease is over, with a card of a house. It is locked, so nobody who walks through all
 * calls claims it and then rightly sees the number.
 */
export async function plantChat(id: number, phones: readonly string[], disguised: readonly string[]): Promise<void> {
  const [phone = '', phone2, phone3] = phones;
  const [wide, hidden, withO] = disguised;
  const conversation_id = chatOf(id);
  const chat = { id: conversation_id, phone: normalisePhone(phone), phone_shown: phone, sex: 'men' as const };
  await db()
    .insert(chatConversations)
    .values({ ...chat, name: `Anh ${id} ${wide}`, status: 0, unread: 2, read: 0, last_message_at: new Date() });
  const input = { conversation_id, name: `Anh ${hidden}`, created_at: new Date() };
  const card = { slug: 'nha', title: 'Nhà hẻm xe hơi', price: '5 tỷ', facts: '62 m²', place: 'Lê Lợi' };
  const rows = await db()
    .insert(chatMessages)
    .values([
      { ...input, owner: 'client', text: `Gọi ${phone} hoặc ${phone2}` },
      { ...input, owner: 'event', text: `Anh ${withO} bắt đầu lại từ một thiết bị khác lúc 10:00` },
      { ...input, owner: 'staff', user_id: 7, name: 'Lan', text: `Dạ em gọi ${phone3} ngay` },
      { ...input, owner: 'staff', user_id: 7, name: 'Lan', house_id: id, house: card },
      { ...input, owner: 'client', text: `Vợ tôi ${phone3}, ${wide}` },
    ])
    .returning();
  await db()
    .update(chatConversations)
    .set({ last_message_id: rows.at(-1)!.id })
    .where(eq(chatConversations.id, conversation_id));
}

/** The planted messages are of today. */
const quarter = { from: dayOf(Date.now() / 1000 - 80 * 86_400), to: dayOf(Date.now() / 1000) };

/** Calls that read all conversations at once. */
const chatLists: [string, SentCall][] = [
  ...chatFilters.map((filter): [string, SentCall] => ['GET /chat/conversation', { query: { filter, size: 1000 } }]),
  ['GET /chat/conversation', { query: { search: 'anh', size: 1000 } }],
  ...answerFigures.map((figure): [string, SentCall] => [
    'GET /chat/answer-times/conversations',
    { query: { ...quarter, figure, size: 1000 } },
  ]),
];

/** Calls of the console about a customer's conversation; the first one is asked about all, too. */
export function chatCalls(id: number, phone: string): [string, SentCall][] {
  const params = { id: chatOf(id) };
  return [
    ...(id === 1 ? chatLists : []),
    ...[phone, phone.slice(-6)].map((search): [string, SentCall] => ['GET /chat/conversation', { query: { search } }]),
    ['GET /chat/conversation/:id', { params }],
    ['GET /chat/conversation/:id/message', { params, query: { size: 100 } }],
    ...chatHouseTabs.map((tab): [string, SentCall] => [
      'GET /chat/conversation/:id/houses',
      { params, query: { tab, size: 1000 } },
    ]),
    ['POST /chat/conversation/:id/join', { params }],
    ['POST /chat/conversation/:id/claim', { params, body: { force: true } }],
    ['POST /chat/conversation/:id/release', { params }],
    ['POST /chat/conversation/:id/read', { params }],
    ['GET /chat/customer/:id', { params: { id } }],
  ];
}
