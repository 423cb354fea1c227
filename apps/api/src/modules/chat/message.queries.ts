import { chatMessageStatus } from '@toam/contracts/chat/chat.text';
import { commonText } from '@toam/contracts/texts/common';
import { and, asc, desc, eq, gt, lt, lte, max, type SQL } from 'drizzle-orm';
import { db } from '../../db/db';
import { HttpError } from '../../http-error';
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
  if (!isSame) throw new HttpError('conflict', commonText.keyReused, { errors: { client_key: commonText.keyReused } });
  return stored;
}

interface Part {
  before?: number | undefined;
  after?: number | undefined;
  size: number;
}

/** The messages of a conversation, events included. */
export const ofConversation = (conversationId: string): SQL => eq(chatMessages.conversation_id, conversationId);

const within = (which: SQL | undefined, { before, after }: Omit<Part, 'size'>): SQL | undefined =>
  and(
    which,
    before === undefined ? undefined : lt(chatMessages.id, before),
    after === undefined ? undefined : gt(chatMessages.id, after),
  );

/** Messages by increasing id: the oldest after one, else the newest. `more`: there are others beyond them. */
export async function listMessages(
  which: SQL | undefined,
  part: Part,
): Promise<{ list: ChatMessageRow[]; more: boolean }> {
  const isForward = part.after !== undefined;
  const found = await db()
    .select()
    .from(chatMessages)
    .where(within(which, part))
    .orderBy(isForward ? asc(chatMessages.id) : desc(chatMessages.id))
    .limit(part.size + 1);
  const list = found.slice(0, part.size);
  return { list: isForward ? list : list.toReversed(), more: found.length > part.size };
}

/** Puts a thread's messages into the conversation to which it is joined. They keep their order, and say where they were written. */
export const moveMessages = async (thread_id: string, conversation_id: string): Promise<void> =>
  void (await db()
    .update(chatMessages)
    .set({ conversation_id, thread_id })
    .where(eq(chatMessages.conversation_id, thread_id)));

/** The last message of a conversation, events included; 0 without one. */
export async function lastMessageId(conversationId: string): Promise<number> {
  const [found] = await db()
    .select({ id: max(chatMessages.id) })
    .from(chatMessages)
    .where(eq(chatMessages.conversation_id, conversationId));
  return found?.id ?? 0;
}

async function markSeen(which: SQL | undefined): Promise<number> {
  const marked = await db()
    .update(chatMessages)
    .set({ status: chatMessageStatus.seen })
    .where(and(which, eq(chatMessages.status, chatMessageStatus.unseen)))
    .returning({ id: chatMessages.id });
  return marked.length;
}

/** Marks the customer's messages of a conversation as seen. @returns how many were new */
export const markClientSeen = (conversationId: string): Promise<number> =>
  markSeen(and(eq(chatMessages.conversation_id, conversationId), eq(chatMessages.owner, 'client')));

/** Marks the staff's messages that a visitor sees, up to the last that was shown. @returns how many were new */
export const markShownSeen = (shown: SQL, until: number): Promise<number> =>
  markSeen(and(shown, eq(chatMessages.owner, 'staff'), lte(chatMessages.id, until)));
