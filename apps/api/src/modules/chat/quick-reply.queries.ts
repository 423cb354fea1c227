import type { Actor } from '@toam/domain/actor';
import { and, asc, count, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { idArray } from '../../db/id-array';
import { chatQuickReplies, type QuickReplyRow } from './chat.schema';

/** Whose quick replies: a colleague's, or null for the company's. */
export type Owner = number | null;

const isOf = (owner: Owner): SQL =>
  owner === null ? isNull(chatQuickReplies.user_id) : eq(chatQuickReplies.user_id, owner);

const { position, id } = chatQuickReplies;

/** The company's and the actor's own, each in their order. */
export const listReplies = ({ id: me }: Pick<Actor, 'id'>): Promise<QuickReplyRow[]> =>
  db()
    .select()
    .from(chatQuickReplies)
    .where(or(isOf(null), isOf(me)))
    .orderBy(sql`${chatQuickReplies.user_id} is not null`, asc(position), asc(id));

/** Makes changes of one owner's replies follow each other: shortcuts stay unique, and places without gaps. */
export const lockReplies = async (owner: Owner): Promise<void> =>
  void (await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`quick replies ${owner ?? 0}`}, 0))`));

export async function findReply(replyId: number): Promise<QuickReplyRow | undefined> {
  const [found] = await db().select().from(chatQuickReplies).where(eq(id, replyId));
  return found;
}

export async function countReplies(owner: Owner): Promise<number> {
  const [counted] = await db().select({ total: count() }).from(chatQuickReplies).where(isOf(owner));
  return counted?.total ?? 0;
}

export async function isShortcutTaken(owner: Owner, shortcut: string, except: number): Promise<boolean> {
  const [found] = await db()
    .select({ id })
    .from(chatQuickReplies)
    .where(and(isOf(owner), eq(chatQuickReplies.shortcut, shortcut), ne(id, except)));
  return found !== undefined;
}

export async function insertReply(values: typeof chatQuickReplies.$inferInsert): Promise<QuickReplyRow> {
  const [made] = await db().insert(chatQuickReplies).values(values).returning();
  return made!;
}

export async function updateReply(replyId: number, values: Partial<QuickReplyRow>): Promise<QuickReplyRow> {
  const [after] = await db()
    .update(chatQuickReplies)
    .set({ ...values, version: sql`${chatQuickReplies.version} + 1` })
    .where(eq(id, replyId))
    .returning();
  return after!;
}

export const deleteReply = async (replyId: number): Promise<void> =>
  void (await db().delete(chatQuickReplies).where(eq(id, replyId)));

/** Ids of an owner's replies in their order. */
export async function listIdsOf(owner: Owner): Promise<number[]> {
  const found = await db().select({ id }).from(chatQuickReplies).where(isOf(owner)).orderBy(asc(position), asc(id));
  return found.map((reply) => reply.id);
}

/** Gives the replies the places of this order. */
export async function placeReplies(ids: number[]): Promise<void> {
  await db().execute(sql`
    update ${chatQuickReplies} set position = placed.place - 1
    from unnest(${idArray(ids)}) with ordinality as placed(id, place)
    where placed.id = ${chatQuickReplies.id} and ${chatQuickReplies.position} <> placed.place - 1`);
}
