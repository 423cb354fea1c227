import * as calls from '@toam/contracts/house/house-comment.endpoints';
import { notificationText } from '@toam/contracts/notification/notification.text';
import type { Actor } from '@toam/domain/actor';
import { handle, moduleOf } from '../../http/handle';
import { type Page, pageOf } from '../../http/page';
import { HttpError } from '../../http-error';
import { findStanding, readHouseNames, refuseUnseen } from '../houses/houses.reads';
import { changeCommentCall, deleteCommentCall } from './change-comment';
import { countShown, findHouseOfNotice, listLatest, listReplies, listThreads } from './comment.queries';
import { serializeComments } from './comment-serializer';
import { listMentionableCall } from './mentions';
import { writeCommentCall } from './write-comment';

/**
 * A house's threads with their replies. Only the author and admins see hidden ones (D42).
 * @throws HttpError not_found, forbidden
 */
async function readComments(actor: Actor, houseId: number, page: Page): Promise<calls.HouseCommentPage> {
  const house = await findStanding(houseId);
  refuseUnseen(actor, house);
  const { list, total } = await listThreads(actor, houseId, page);
  const replies = await listReplies(
    actor,
    list.map(({ id }) => id),
  );
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
