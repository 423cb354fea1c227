import { chatMessageStatus, chatText } from '@toam/contracts/chat/chat.text';
import { normalisePhone } from '@toam/domain/phone';
import { desc, isNotNull, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { db } from '../../apps/api/src/db/db';
import { chatConversations, chatMessages, chatQuickReplies } from '../../apps/api/src/modules/chat/chat.schema';
import { cardOf } from '../../apps/api/src/modules/chat/house-card';
import { timeOfDay } from '../../apps/api/src/modules/chat/publish-event';
import { readWebsiteHouses } from '../../apps/api/src/modules/houses/website/website-house.reads';
import { images } from '../../apps/api/src/modules/media/media.schema';
import type { Brokerage } from './brokerage';
import type { DemoConversation, DemoMessage } from './chat/conversations';
import { companyReplies, ownReplies } from './chat/scripts';
import { imageRow, type Dimensions } from './fill-media';
import { insertInParts, writeInParts } from './rows';

interface Ids {
  staff: number[];
  houses: number[];
}

/** Stores the pictures that were sent, a visitor's without an owner. @returns ids by message */
async function storeSent(
  said: DemoMessage[],
  dimensions: Dimensions,
  staff: number[],
): Promise<Map<DemoMessage, number>> {
  const pictured = said.filter(({ picture }) => picture !== null);
  const rows = pictured.map(({ picture, by, at }) => ({
    ...imageRow(picture!, dimensions, false, 0, at),
    uploaded_by: by === null ? null : staff[by]!,
  }));
  const ids = await insertInParts(rows, (part) => db().insert(images).values(part).returning({ id: images.id }));
  return new Map(pictured.map((message, at) => [message, ids[at]!]));
}

async function storeReplies(staff: Brokerage['staff'], ids: number[]): Promise<void> {
  const owner = ids[staff.findIndex(({ email }) => email === 'chatstaff@toam.vn')]!;
  await db()
    .insert(chatQuickReplies)
    .values([
      ...companyReplies.map((reply, position) => ({ ...reply, position, user_id: null })),
      ...ownReplies.map((reply, position) => ({ ...reply, position, user_id: owner })),
    ]);
}

const isUnseen = ({ messages, unread }: DemoConversation, message: DemoMessage): boolean =>
  message.owner === 'client' && messages.slice(messages.length - unread).includes(message);

/** What a new device says that typed a customer's number. */
const newDevice = ['Chào em, anh đổi máy nên nhắn lại từ đây', 'Căn hôm trước còn không em?'];

/** A thread of a new device beside the conversation of the chat staff's first customer, half an hour after its last message. D120. */
async function insertThread(beside: typeof chatConversations.$inferSelect): Promise<void> {
  const { id: main_id, phone, phone_shown, name, sex } = beside;
  const minute = 60_000;
  const first = Math.min(beside.last_message_at!.getTime() + 30 * minute, Date.now() - 10 * minute);
  const at = newDevice.map((_, n) => new Date(first + n * minute));
  const [thread] = await db()
    .insert(chatConversations)
    .values({
      ...{ main_id, device: 2, phone, phone_shown, name: name.split(' ').at(-1)!, sex },
      ...{ unread: newDevice.length, read: 0, last_message_at: at.at(-1)!, created_at: at[0]!, updated_at: at.at(-1)! },
    })
    .returning();
  const said = { conversation_id: thread!.id, owner: 'client', name: thread!.name, device: 2 } as const;
  await db()
    .insert(chatMessages)
    .values(newDevice.map((text, n) => ({ ...said, text, created_at: at[n]!, client_key: randomUUID() })));
}

/** The list shows the newest message of a person; one of the customer's waits for an answer. */
const nameLastMessages = () =>
  db().execute(sql`
    update chat_conversations set last_message_id = (
      select max(id) from chat_messages m where m.conversation_id = chat_conversations.id and m.owner <> 'event'),
    waiting = 'client' = (
      select owner from chat_messages m where m.conversation_id = chat_conversations.id and m.owner <> 'event'
      order by id desc limit 1)`);

/** Writes conversations with customers, in the order of time, and quick replies. */
export async function insertChats(brokerage: Brokerage, dimensions: Dimensions, ids: Ids): Promise<void> {
  const { customers, conversations, staff } = brokerage;
  const rows = conversations.map(({ customer, sex, isLocked, supporter, unread, messages }) => {
    const { name, phone_number } = customers[customer]!;
    const claimed = supporter === null ? undefined : messages.findLast(({ event }) => event === 'claim')?.at;
    return {
      ...{ id: randomUUID(), phone: normalisePhone(phone_number), phone_shown: phone_number, name, sex, unread },
      status: isLocked ? (0 as const) : (1 as const),
      supporter_id: supporter === null ? null : ids.staff[supporter]!,
      start_support: claimed ?? null,
      read: unread > 0 ? (0 as const) : (1 as const),
      last_message_at: messages.findLast(({ event }) => event === null)!.at,
      created_at: messages[0]!.at,
      updated_at: messages.at(-1)!.at,
    };
  });
  await db().insert(chatConversations).values(rows);
  const said = conversations
    .flatMap((conversation, at) => conversation.messages.map((message) => ({ conversation, message, row: rows[at]! })))
    .sort((one, other) => one.message.at.getTime() - other.message.at.getTime());
  const pictures = await storeSent(
    said.map(({ message }) => message),
    dimensions,
    ids.staff,
  );
  const houses = await readWebsiteHouses(
    said.flatMap(({ message }) => (message.house === null ? [] : [ids.houses[message.house]!])),
  );
  const values = said.map(({ conversation, message, row }) => {
    const { owner, by, at, text, event } = message;
    const house = message.house === null ? undefined : houses.get(ids.houses[message.house]!);
    const name = by === null ? row.name : staff[by]!.name;
    return {
      ...{ conversation_id: row.id, owner, name, created_at: at, user_id: by === null ? null : ids.staff[by]! },
      device: owner === 'client' ? 1 : null,
      text: event ? chatText.event[event](name, timeOfDay(at)) : text,
      image_id: house ? (house.picture?.id ?? null) : (pictures.get(message) ?? null),
      house_id: house?.id ?? null,
      house: house ? cardOf(house) : null,
      client_key: event ? null : randomUUID(),
      status: event || isUnseen(conversation, message) ? chatMessageStatus.unseen : chatMessageStatus.seen,
    };
  });
  await writeInParts(values, (part) => db().insert(chatMessages).values(part));
  const [first] = await db().select().from(chatConversations).where(isNotNull(chatConversations.supporter_id)).orderBy(desc(chatConversations.last_message_at)).limit(1); // prettier-ignore
  if (first) await insertThread(first);
  await nameLastMessages();
  await storeReplies(staff, ids.staff);
}
