import { chatMessageStatus } from '@toam/contracts/chat/chat.text';
import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { db } from '../../db/db';
import { hasRow, insertRow } from '../../db/rows';
import { prepared } from '../../db/prepared';
import { users } from '../users/user.schema';
import { chatConversations, chatMessages, chatUploads, type ChatVisitor, chatVisitors } from './chat.schema';
import { clock } from './conversation.queries';

export const insertVisitor = (values: typeof chatVisitors.$inferInsert): Promise<ChatVisitor> =>
  insertRow(chatVisitors, values);

/** How long a token lasts. Brief 7 §4. */
const lifetime = sql`make_interval(days => 30)`;

const isLive = and(isNull(chatVisitors.revoked_at), gt(chatVisitors.created_at, sql`now() - ${lifetime}`));

const valid = (name: string, column: PgColumn, value: string) =>
  prepared(name, (handle) =>
    handle
      .select()
      .from(chatVisitors)
      .where(and(eq(column, sql.placeholder(value)), isLive)),
  );
const byToken = valid('chat_visitor_by_token', chatVisitors.token_hash, 'token_hash');
const byId = valid('chat_visitor_by_id', chatVisitors.id, 'id');

/** A session that is still valid, by its token's digest or its id. */
export async function findVisitor(which: { token_hash: string } | { id: number }): Promise<ChatVisitor | undefined> {
  const [found] = await ('id' in which ? byId(which) : byToken(which));
  return found;
}

/** The SQL of "the visitor sees this message": it followed in their conversation, or is of the thread that they began. D120. */
const isShown = (id: unknown, since: unknown, thread: unknown): SQL => sql`(
  (${chatMessages.conversation_id} = ${id} and ${chatMessages.id} > ${since}) or ${chatMessages.thread_id} = ${thread})`;

/** Messages that the visitor sees. */
export const shownTo = ({ conversation_id: id, since_message_id: since, thread_id }: ChatVisitor): SQL =>
  isShown(id, since, thread_id);

/** The visitor's messages of one side. */
const ofSide = (side: 'staff' | 'client', isSeen: SQL): SQL => sql`from ${chatMessages}
  where ${isShown(chatConversations.id, sql.placeholder('since'), sql`${sql.placeholder('thread')}::uuid`)}
    and ${chatMessages.owner} = ${sql.raw(`'${side}'`)} and ${chatMessages.status} ${isSeen} ${sql.raw(`'${chatMessageStatus.unseen}'`)}`;

const stateOf = prepared('chat_visitor_state', (handle) =>
  handle
    .select({
      conversation: chatConversations,
      supporter: users.name,
      /** What the visitor has not seen of the staff. */
      unread: sql<number>`(select count(*)::int ${ofSide('staff', sql`=`)})`,
      /** The last message of the customer that was seen; 0: none. */
      seen_until: sql<number>`coalesce((select max(${chatMessages.id}) ${ofSide('client', sql`<>`)}), 0)`,
      now: clock,
    })
    .from(chatConversations)
    .leftJoin(users, eq(users.id, chatConversations.supporter_id))
    .where(eq(chatConversations.id, sql.placeholder('id'))),
);

/** How the conversation stands for its visitor. One statement, because every open page asks after every message. */
export async function readVisitorState({
  conversation_id: id,
  since_message_id: since,
  thread_id: thread,
}: ChatVisitor) {
  const [found] = await stateOf({ id, since, thread });
  return found;
}

/** Those of the sessions that are still valid, as they are now. */
export async function listValidVisitors(ids: number[]): Promise<Map<number, ChatVisitor>> {
  if (ids.length === 0) return new Map();
  const found = await db()
    .select()
    .from(chatVisitors)
    .where(and(inArray(chatVisitors.id, ids), isLive));
  return new Map(found.map((visitor) => [visitor.id, visitor]));
}

/** Sessions of a thread belong to the conversation that it was joined to, and see what follows there. */
export async function moveVisitors(
  thread_id: string,
  conversation_id: string,
  since_message_id: number,
): Promise<void> {
  await db()
    .update(chatVisitors)
    .set({ conversation_id, thread_id, since_message_id, joined_at: sql`clock_timestamp()` })
    .where(eq(chatVisitors.conversation_id, thread_id));
  await db().update(chatUploads).set({ conversation_id }).where(eq(chatUploads.conversation_id, thread_id));
}

/** Milliseconds between two notes of when a visitor was last here, so that most calls write nothing. */
const noted = 60_000;

export async function touchVisitor({ id, last_seen_at }: ChatVisitor): Promise<void> {
  if (Date.now() - last_seen_at.getTime() < noted) return;
  await db()
    .update(chatVisitors)
    .set({ last_seen_at: sql`now()` })
    .where(eq(chatVisitors.id, id));
}

export const insertUpload = async (values: typeof chatUploads.$inferInsert): Promise<void> =>
  void (await db().insert(chatUploads).values(values));

/** Whether the visitor uploaded the picture. */
export const isUploadOf = ({ id }: ChatVisitor, imageId: number): Promise<boolean> =>
  hasRow(chatUploads, and(eq(chatUploads.image_id, imageId), eq(chatUploads.visitor_id, id)));

/** Whether the visitor may see the picture: it is of a message since their session began, or their own upload. */
export async function isImageShownToVisitor(visitor: ChatVisitor, imageId: number): Promise<boolean> {
  const [sent] = await db()
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.image_id, imageId), shownTo(visitor)));
  return sent !== undefined || isUploadOf(visitor, imageId);
}

const recent = (created: PgColumn): SQL => sql`${created} > now() - make_interval(mins => 15)`;

type Limited = typeof chatVisitors | typeof chatMessages | typeof chatUploads;

const recentOf = (table: Limited, which: SQL | undefined): SQL =>
  sql`(${db()
    .select({ total: sql`count(*)::int` })
    .from(table)
    .where(and(which, recent(table.created_at)))})`;

const visitorsOf = (network: string): SQL =>
  sql`(select ${chatVisitors.id} from ${chatVisitors} where ${chatVisitors.network} = ${network})`;

/**
 * What was stored within the window of the limits: of a device, or of a network. Nothing counts by the number, so nobody who types it
 * can shut its customer out.
 */
const recently = {
  sessionsOfNetwork: (network: string) => recentOf(chatVisitors, eq(chatVisitors.network, network)),
  messagesOfVisitor: (id: string) => recentOf(chatMessages, eq(chatMessages.visitor_id, Number(id))),
  imagesOfVisitor: (id: string) => recentOf(chatUploads, eq(chatUploads.visitor_id, Number(id))),
  imagesOfNetwork: (network: string) => recentOf(chatUploads, eq(chatUploads.network, network)),
  messagesOfNetwork: (network: string) =>
    recentOf(chatMessages, sql`${chatMessages.visitor_id} in ${visitorsOf(network)}`),
};
export type VisitorLimit = keyof typeof recently;

/** Counts for some limits in one statement. @param subjects the network or the visitor of each */
export async function countRecent(subjects: Partial<Record<VisitorLimit, string>>) {
  const counts = (Object.entries(subjects) as [VisitorLimit, string][]).map(
    ([limit, subject]) => sql`${recently[limit](subject)} as ${sql.identifier(limit)}`,
  );
  const { rows } = await db().execute<Partial<Record<VisitorLimit, number>>>(sql`select ${sql.join(counts, sql`, `)}`);
  return rows[0]!;
}

/** Lets calls of one network follow each other, so that parallel ones are counted. */
export const takeTurn = async (network: string): Promise<void> =>
  void (await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`chat ${network}`}, 0))`));
