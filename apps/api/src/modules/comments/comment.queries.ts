import { type Actor, isAdmin } from '@toam/domain/actor';
import { CommentStatus } from '@toam/domain/house/house-community';
import { alias } from 'drizzle-orm/pg-core';
import { and, asc, desc, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { findRow, updateRow } from '../../db/rows';
import type { Page } from '../../http/page';
import { isOfVisibleHouse } from '../houses/houses.reads';
import { updateSummary } from '../houses/houses.writes';
import { notifications } from '../../live/notification.schema';
import { type CommentRow, houseComments } from './comment.schema';

const parent = alias(houseComments, 'parent');
type Comments = Pick<typeof houseComments | typeof parent, 'status' | 'user_id'>;

const alive = isNull(houseComments.deleted_at);

/** The SQL of `canSeeComment`. */
const shownTo = (actor: Actor, { status, user_id }: Comments = houseComments): SQL | undefined =>
  isAdmin(actor) ? undefined : or(eq(status, CommentStatus.visible), eq(user_id, actor.id));

const threadsOf = (houseId: number) =>
  and(eq(houseComments.house_id, houseId), isNull(houseComments.parent_comment_id), alive);

/** One page of the comments that meet the condition, newest first, and their total. */
async function listNewest(where: SQL | undefined, { page, size }: Page) {
  const total = await db().$count(houseComments, where);
  const list = await db()
    .select()
    .from(houseComments)
    .where(where)
    .orderBy(desc(houseComments.id))
    .limit(size)
    .offset((page - 1) * size);
  return { list, total };
}

/** One page of a house's threads that this person sees. */
export const listThreads = (actor: Actor, houseId: number, page: Page) =>
  listNewest(and(threadsOf(houseId), shownTo(actor)), page);

/** Replies to these comments, oldest first. */
export const listReplies = (actor: Actor, threadIds: number[]): Promise<CommentRow[]> =>
  threadIds.length === 0
    ? Promise.resolve([])
    : db()
        .select()
        .from(houseComments)
        .where(and(inArray(houseComments.parent_comment_id, threadIds), alive, shownTo(actor)))
        .orderBy(asc(houseComments.id));

/** Is no reply, or replies to a comment that meets `condition`. */
const isUnder = (condition: SQL | undefined) =>
  or(
    isNull(houseComments.parent_comment_id),
    exists(
      db()
        .select({ one: sql`1` })
        .from(parent)
        .where(and(eq(parent.id, houseComments.parent_comment_id), isNull(parent.deleted_at), condition)),
    ),
  );

/** Comments and replies on all houses that the person may see. */
export const listLatest = (actor: Actor, page: Page) =>
  listNewest(
    and(alive, shownTo(actor), isUnder(shownTo(actor, parent)), isOfVisibleHouse(actor, houseComments.house_id)),
    page,
  );

/** A comment of a house; undefined if it is deleted. */
export const findComment = (houseId: number, id: number): Promise<CommentRow | undefined> =>
  findRow(houseComments, and(eq(houseComments.id, id), eq(houseComments.house_id, houseId), alive));

/** The comment that an earlier request with the same `clientKey` wrote. */
export const findIntention = (userId: number, clientKey: string): Promise<CommentRow | undefined> =>
  findRow(houseComments, and(eq(houseComments.user_id, userId), eq(houseComments.client_key, clientKey)));

export const findCommentOfImage = (imageId: number): Promise<CommentRow | undefined> =>
  findRow(houseComments, eq(houseComments.image_id, imageId));

/** @returns undefined if another comment took the picture at the same moment */
export async function insertComment(values: typeof houseComments.$inferInsert): Promise<CommentRow | undefined> {
  const [comment] = await db()
    .insert(houseComments)
    .values(values)
    .onConflictDoNothing({ target: houseComments.image_id })
    .returning();
  return comment;
}

/** The house of one of the user's notifications; null if the notification has no house, undefined if there is no such notification. */
export async function findHouseOfNotice(userId: number, id: number): Promise<number | null | undefined> {
  const [notice] = await db()
    .select({ house_id: notifications.house_id })
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.user_id, userId)));
  return notice?.house_id;
}

export const updateComment = (id: number, values: Partial<typeof houseComments.$inferInsert>): Promise<CommentRow> =>
  updateRow(houseComments, eq(houseComments.id, id), values);

export async function markCommentDeleted(id: number): Promise<void> {
  await db()
    .update(houseComments)
    .set({ deleted_at: sql`now()` })
    .where(eq(houseComments.id, id));
}

/** Comments and replies that everybody sees: they are not hidden, and their parent is neither hidden nor deleted. */
export const countShown = (houseId: number): Promise<number> =>
  db().$count(
    houseComments,
    and(
      eq(houseComments.house_id, houseId),
      alive,
      eq(houseComments.status, CommentStatus.visible),
      isUnder(eq(parent.status, CommentStatus.visible)),
    ),
  );

/** Call it under the house's lock. */
export async function writeCommentsCount(houseId: number): Promise<void> {
  await updateSummary(houseId, { comments_count: await countShown(houseId) });
}
