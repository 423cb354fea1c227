import { chatMessageStatus } from '@toam/contracts/texts/chat';
import { commonText } from '@toam/contracts/texts/common';
import { and, asc, desc, eq, gt, lt, lte, max, ne, type SQL } from 'drizzle-orm';
import { db } from '../../db/db';
import { HttpError } from '../../http/http-error';
import { chatMessages, type ChatMessageRow } from './chat.schema';

export async function insertMessages(values: (typeof chatMessages.$inferInsert)[]): Promise<ChatMessageRow[]> {
  const made = await db().insert(chatMessages).values(values).returning();
  return made.toSorted((one, other) => one.id - other.id);
}

/** What somebody sends under a key, a message a part: a text, a house or a picture. */
export interface Sending {
  conversation_id: string;
  owner: 'staff' | 'client';
  /** Null: the visitor. */
  user_id: number | null;
  client_key: string;
  parts: { text?: string | undefined; house_id?: number | undefined; image_id?: number | undefined }[];
}

/** A house's picture belongs to its card. */
const contentOf = ({ text, house_id, image_id }: { [Key in 'text' | 'house_id' | 'image_id']?: unknown }) =>
  JSON.stringify([text ?? null, house_id ?? null, house_id ? null : (image_id ?? null)]);

/**
 * The messages of a sending that was stored before; none if it is new.
 * @throws HttpError conflict if the key stands for something else: a page that mixes up its keys must not think that it was sent
 */
export async function findSent({
  conversation_id,
  owner,
  user_id,
  client_key,
  parts,
}: Sending): Promise<ChatMessageRow[]> {
  const stored = await db()
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversation_id, conversation_id), eq(chatMessages.client_key, client_key)))
    .orderBy(asc(chatMessages.id));
  if (stored.length === 0) return [];
  const isTheirs = stored.every((one) => one.owner === owner && one.user_id === user_id);
  const isSame = isTheirs && stored.map(contentOf).join() === parts.map(contentOf).join();
  if (!isSame) throw new HttpError('conflict', commonText.keyReused);
  return stored;
}

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
