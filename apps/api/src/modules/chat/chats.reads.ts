import { allows } from '@toam/domain/access';
import type { Actor } from '@toam/domain/actor';
import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { idArray } from '../../db/id-array';
import { chatConversations, chatMessages } from './chat.schema';

/** Main conversations by their number, for people who answer chats. @param phones numbers that the actor sees */
export async function readConversationIds(actor: Actor, phones: string[]): Promise<Map<string, string>> {
  if (!allows('chat', actor) || phones.length === 0) return new Map();
  const { id, phone, main_id } = chatConversations;
  const found = await db().select({ id, phone }).from(chatConversations).where(and(inArray(phone, phones), isNull(main_id)));
  return new Map(found.map((one) => [one.phone, one.id]));
}

/** The day of a message in Asia/Ho_Chi_Minh. D4. */
const dayOf = (moment: SQL) => sql`(${moment} at time zone 'Asia/Ho_Chi_Minh')::date`;

/** Each day on which the numbers chatted, threads that nobody has joined left out, as (kind, ids, at): its first message, and the time of its last. */
export const chatDays = (phones: string[]): SQL => sql`
  select 'chat', array[min(${chatMessages.id})::int], max(${chatMessages.created_at})
  from ${chatMessages} join ${chatConversations} on ${chatConversations.id} = ${chatMessages.conversation_id}
  where ${inArray(chatConversations.phone, phones)} and ${chatConversations.main_id} is null and ${chatMessages.owner} <> 'event'
  group by ${chatConversations.id}, ${dayOf(sql`${chatMessages.created_at}`)}`;

/** A day of a conversation. */
export type ChatDay = {
  conversation_id: string;
  /** Messages of the customer, and of colleagues. */
  asked: number;
  answered: number;
  /** Who answered. */
  staff: number[];
};

/** @param firsts ids of the first messages of days, as `chatDays` gives them */
export async function readChatDays(firsts: number[]): Promise<Map<number, ChatDay>> {
  if (firsts.length === 0) return new Map();
  const { rows } = await db().execute<ChatDay & { id: number }>(sql`
    select first.id::int, first.conversation_id,
      count(*) filter (where said.owner = 'client')::int as asked,
      count(*) filter (where said.owner = 'staff')::int as answered,
      coalesce(json_agg(distinct said.user_id) filter (where said.user_id is not null), '[]') as staff
    from ${chatMessages} as first
      join ${chatMessages} as said on said.conversation_id = first.conversation_id and said.owner <> 'event'
        and said.id >= first.id and ${dayOf(sql`said.created_at`)} = ${dayOf(sql`first.created_at`)}
    where first.id = any(${idArray(firsts)})
    group by first.id`);
  return new Map(rows.map(({ id, ...day }) => [id, day]));
}
