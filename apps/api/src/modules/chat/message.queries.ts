import { chatMessageStatus } from '@toam/contracts/texts/chat';
import { and, asc, desc, eq, gt, lt, lte, max, ne, type SQL } from 'drizzle-orm';
import { db } from '../../db/db';
import { chatMessages, type ChatMessageRow } from './chat.schema';

export async function insertMessages(values: (typeof chatMessages.$inferInsert)[]): Promise<ChatMessageRow[]> {
  const made = await db().insert(chatMessages).values(values).returning();
  return made.toSorted((one, other) => one.id - other.id);
}

/** The messages that were stored under a sender's key. */
export const findByKey = (conversationId: string, key: string): Promise<ChatMessageRow[]> =>
  db()
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversation_id, conversationId), eq(chatMessages.client_key, key)))
    .orderBy(asc(chatMessages.id));

interface Part {
  before?: number | undefined;
  after?: number | undefined;
  /** Only what people wrote. */
  withoutEvents?: boolean;
  size: number;
}

const within = (conversationId: string, { before, after, withoutEvents }: Omit<Part, 'size'>): SQL | undefined =>
  and(
    eq(chatMessages.conversation_id, conversationId),
    before === undefined ? undefined : lt(chatMessages.id, before),
    after === undefined ? undefined : gt(chatMessages.id, after),
    withoutEvents ? ne(chatMessages.owner, 'event') : undefined,
  );

/** Messages by increasing id: the oldest after one, else the newest. `more`: there are others beyond them. */
export async function listMessages(
  conversationId: string,
  part: Part,
): Promise<{ list: ChatMessageRow[]; more: boolean }> {
  const isForward = part.after !== undefined;
  const found = await db()
    .select()
    .from(chatMessages)
    .where(within(conversationId, part))
    .orderBy(isForward ? asc(chatMessages.id) : desc(chatMessages.id))
    .limit(part.size + 1);
  const list = found.slice(0, part.size);
  return { list: isForward ? list : list.toReversed(), more: found.length > part.size };
}

/** The last message of a conversation, events included; 0 without one. */
export async function lastMessageId(conversationId: string): Promise<number> {
  const [found] = await db()
    .select({ id: max(chatMessages.id) })
    .from(chatMessages)
    .where(eq(chatMessages.conversation_id, conversationId));
  return found?.id ?? 0;
}

const unseenOf = (conversationId: string, owner: 'staff' | 'client') =>
  and(
    eq(chatMessages.conversation_id, conversationId),
    eq(chatMessages.owner, owner),
    eq(chatMessages.status, chatMessageStatus.unseen),
  );

/**
 * Marks one side's messages as seen by the other.
 * @param part those after one, up to the last that was shown; absent: all
 * @returns how many were new
 */
export async function markSeen(
  conversationId: string,
  owner: 'staff' | 'client',
  part?: { since: number; until: number },
): Promise<number> {
  const shown = part && and(gt(chatMessages.id, part.since), lte(chatMessages.id, part.until));
  const marked = await db()
    .update(chatMessages)
    .set({ status: chatMessageStatus.seen })
    .where(and(unseenOf(conversationId, owner), shown))
    .returning({ id: chatMessages.id });
  return marked.length;
}
