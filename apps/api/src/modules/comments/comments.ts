import * as calls from '@toam/contracts/house/house-comment.endpoints';
import { changeHouseComment, deleteHouseComment } from '@toam/contracts/house/house-comment.endpoints';
import { notificationText } from '@toam/contracts/notification/notification.text';
import type { Actor } from '@toam/domain/actor';
import type { InputOf } from '@toam/contracts/endpoint';
import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { commentText } from '@toam/contracts/house/comment.text';
import { canChangeComment, canHideComment, canSeeComment, CommentStatus } from '@toam/domain/house/house-community';
import { handle, moduleOf, changes, deletes } from '../../http/handle';
import { type Page, pageOf } from '../../http/page';
import { HttpError } from '../../http-error';
import { findStanding, readHouseNames, refuseUnseen } from '../houses/houses.reads';
import {
  countShown,
  findHouseOfNotice,
  listLatest,
  listReplies,
  listThreads,
  findComment,
  markCommentDeleted,
  updateComment,
  writeCommentsCount,
} from './comment.queries';
import { serializeComments, serializeComment } from './comment-serializer';
import { listMentionableCall, newlyMentioned } from './mentions';
import { writeCommentCall, publishComments, auditComment, type CommentedHouse, lockForComment } from './write-comment';
import { auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { idsOf } from '../../db/rows';
import { notify } from '../../live/notify';
import type { CommentRow } from './comment.schema';

/**
 * A house's threads with their replies. Only the author and admins see hidden ones (D42).
 * @throws HttpError not_found, forbidden
 */
async function readComments(actor: Actor, houseId: number, page: Page): Promise<calls.HouseCommentPage> {
  const house = await findStanding(houseId);
  refuseUnseen(actor, house);
  const { list, total } = await listThreads(actor, houseId, page);
  const replies = await listReplies(actor, idsOf(list));
  const all = await serializeComments(actor, [...list, ...replies]);
  const threads = all.slice(0, list.length).map((thread) => ({
    ...thread,
    repliedComments: all.slice(list.length).filter(({ parent_comment_id }) => parent_comment_id === thread.id),
  }));
  return { ...pageOf(threads, total, page), count: await countShown(houseId) };
}

/** The latest comments and replies on all houses that the actor may see. Specification 1 §7. */
async function readLatest(actor: Actor, page: Page) {
  const { list, total } = await listLatest(actor, page);
  const names = await readHouseNames(list.map(({ house_id }) => house_id));
  const comments = await serializeComments(actor, list);
  return pageOf(
    comments.map((comment) => ({ ...comment, house: names.get(comment.house_id)! })),
    total,
    page,
  );
}

type Change = InputOf<typeof changeHouseComment>['body'];

/** Reads the comment under the lock of its house. @throws HttpError not_found if the actor does not see it */
async function lockComment(actor: Actor, houseId: number, commentId: number) {
  const house = await lockForComment(actor, houseId);
  const comment = await findComment(houseId, commentId);
  if (!comment || !canSeeComment(actor, comment)) throw new HttpError('not_found', commentText.notFound);
  return { house, comment };
}

/** Changes the text or removes the picture. Notifies the newly mentioned, unless the comment is hidden from them. */
async function reword(actor: Actor, house: CommentedHouse, comment: CommentRow, { content, image, status }: Change) {
  if (!canChangeComment(actor, comment)) throw new HttpError('forbidden', commentText.mayNotChange);
  const after = {
    content: content ?? comment.content,
    image_id: image === null ? null : comment.image_id,
  };
  if (after.content === '' && after.image_id === null)
    throw new HttpError('invalid', commentText.required, { errors: { content: commentText.required } });
  if (after.content === comment.content && after.image_id === comment.image_id) return;
  const mentioned = await newlyMentioned(after.content, comment.content, house);
  await updateComment(comment.id, { ...after, edited_at: new Date() });
  if ((status ?? comment.status) === CommentStatus.hidden) return;
  await notify({ users: mentioned, by: actor.id, type: NotificationType.mention, house });
}

const isSame = (before: CommentRow, after: CommentRow): boolean =>
  before.content === after.content && before.image_id === after.image_id && before.status === after.status;

/** Hides or shows a comment (author or admin, D42), or changes its text (author). */
const changeCommentCall = handle(
  changeHouseComment,
  { audit: changes('comment', 'commentId') },
  ({ actor, params: { houseId, commentId }, body }) =>
    tx(async () => {
      const { house, comment } = await lockComment(actor, houseId, commentId);
      const { status } = body;
      if (status !== undefined && !canHideComment(actor, comment))
        throw new HttpError('forbidden', commentText.mayNotHide);
      if (body.content !== undefined || body.image !== undefined) await reword(actor, house, comment, body);
      if (status !== undefined && status !== comment.status) {
        await updateComment(comment.id, { status });
        await writeCommentsCount(houseId);
      }
      const after = (await findComment(houseId, commentId))!;
      if (isSame(comment, after)) auditNothing();
      else {
        auditComment(actor, comment, after);
        await publishComments(actor, houseId);
      }
      return serializeComment(actor, after);
    }),
);

/** Deletes the actor's own comment softly (D11). Its replies are no longer shown. */
const deleteCommentCall = handle(
  deleteHouseComment,
  { audit: deletes('comment', 'commentId') },
  ({ actor, params: { houseId, commentId } }) =>
    tx(async () => {
      const { comment } = await lockComment(actor, houseId, commentId);
      if (!canChangeComment(actor, comment)) throw new HttpError('forbidden', commentText.mayNotChange);
      await markCommentDeleted(commentId);
      auditComment(actor, comment, { ...comment, deleted_at: new Date() });
      await writeCommentsCount(houseId);
      await publishComments(actor, houseId);
      return null;
    }),
);

/** Comments of colleagues on houses. */
export const commentsModule = moduleOf([
  handle(calls.listHouseComments, ({ actor, params, query }) => readComments(actor, params.houseId, query)),
  // the house of one of the actor's notifications, D70
  handle(calls.listCommentsOfNotice, async ({ actor, params, query }) => {
    const houseId = await findHouseOfNotice(actor.id, params.notificationId);
    if (!houseId) throw new HttpError('not_found', notificationText.notFound);
    return readComments(actor, houseId, query);
  }),
  handle(calls.listLatestComments, ({ actor, query }) => readLatest(actor, query)),
  listMentionableCall,
  writeCommentCall,
  changeCommentCall,
  deleteCommentCall,
]);
