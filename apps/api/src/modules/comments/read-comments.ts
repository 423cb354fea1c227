import type { HouseCommentPage } from '@toam/contracts/house/house-comment.endpoints';
import { houseText } from '@toam/contracts/house/house.text';
import { notificationText } from '@toam/contracts/notification/notification.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeHouse } from '@toam/domain/house/house-access';
import { type Page, pageOf } from '../../http/page';
import { HttpError } from '../../http/http-error';
import { findStanding, readHouseNames } from '../houses/houses.reads';
import { countShown, findHouseOfNotice, listLatest, listReplies, listThreads } from './comment.queries';
import { serializeComments } from './comment-serializer';

/**
 * A house's threads with their replies. Only the author and admins see hidden ones (D42).
 * @throws HttpError not_found, forbidden
 */
export async function readComments(actor: Actor, houseId: number, page: Page): Promise<HouseCommentPage> {
  const house = await findStanding(houseId);
  if (!house) throw new HttpError('not_found', houseText.notFound);
  if (!canSeeHouse(actor, house)) throw new HttpError('forbidden', houseText.mayNotSee);
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

/** The same for the house of one of the actor's notifications. D70. @throws HttpError not_found, forbidden */
export async function readCommentsOfNotice(actor: Actor, noticeId: number, page: Page): Promise<HouseCommentPage> {
  const houseId = await findHouseOfNotice(actor.id, noticeId);
  if (!houseId) throw new HttpError('not_found', notificationText.notFound);
  return readComments(actor, houseId, page);
}

/** The latest comments and replies on all houses that the actor may see. Specification 1 §7. */
export async function readLatestComments(actor: Actor, page: Page) {
  const { list, total } = await listLatest(actor, page);
  const names = await readHouseNames(list.map(({ house_id }) => house_id));
  const comments = await serializeComments(actor, list);
  return pageOf(
    comments.map((comment) => ({ ...comment, house: names.get(comment.house_id)! })),
    total,
    page,
  );
}
