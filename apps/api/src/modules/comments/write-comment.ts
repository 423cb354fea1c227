import { writeHouseComment } from '@toam/contracts/house/house-comment.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';
import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { commentText } from '@toam/contracts/house/comment.text';
import { commonText } from '@toam/contracts/texts/common';
import { houseText } from '@toam/contracts/house/house.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeComment, canTakePartInHouse, CommentStatus } from '@toam/domain/house/house-community';
import { plainChanges } from '../../audit/plain-changes';
import { auditChange, auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { creates, handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { emitChange } from '../../live/emit';
import { notify } from '../../live/notify';
import { lockStanding, readHousesOfImage } from '../houses/houses.reads';
import { readImages } from '../media/media.reads';
import { findPicturesOfPeople } from '../users/users.reads';
import type { CommentRow } from './comment.schema';
import { findComment, findCommentOfImage, findIntention, insertComment, writeCommentsCount } from './comment.queries';
import { serializeComment } from './comment-serializer';
import { newlyMentioned, thoseWhoSee } from './mentions';

export type CommentedHouse = NonNullable<Awaited<ReturnType<typeof lockStanding>>>;
type Written = InputOf<typeof writeHouseComment>['body'];

/** Locks the house for a comment of the actor. @throws HttpError not_found, forbidden */
export async function lockForComment(actor: Actor, houseId: number): Promise<CommentedHouse> {
  const house = await lockStanding(houseId);
  if (!house) throw new HttpError('not_found', houseText.notFound);
  if (!canTakePartInHouse(actor, house)) throw new HttpError('forbidden', commentText.mayNotComment);
  return house;
}

/** Publishes that open lists of this house's comments have to read again. */
export const publishComments = (actor: Actor, houseId: number): Promise<void> =>
  emitChange('house-comment', { id: houseId }, actor.id, 'everyone');

const refuseImage = () =>
  new HttpError('invalid', commentText.unknownImage, { errors: { image: commentText.unknownImage } });

/** The actor's own upload that no record uses yet. */
async function checkImage(actor: Actor, imageId: number): Promise<void> {
  const image = (await readImages([imageId])).get(imageId);
  const isTaken = async () =>
    (await findCommentOfImage(imageId)) !== undefined ||
    (await readHousesOfImage(imageId)).length > 0 ||
    (await findPicturesOfPeople([imageId])).has(imageId);
  if (image?.uploaded_by !== actor.id || (await isTaken())) throw refuseImage();
}

/** The comment that is replied to, and the thread that the reply joins: one level deep (D49). */
async function threadOf(actor: Actor, houseId: number, parentId: number) {
  const answered = await findComment(houseId, parentId);
  const top = answered?.parent_comment_id ? await findComment(houseId, answered.parent_comment_id) : answered;
  if (!answered || !top || !canSeeComment(actor, answered) || !canSeeComment(actor, top))
    throw new HttpError('not_found', commentText.noAnswer);
  if ([answered, top].some(({ status }) => status === CommentStatus.hidden))
    throw new HttpError('conflict', commentText.parentHidden);
  return { answered, top };
}

/** Adds the audit event of a comment and of its house. */
export function auditComment(actor: Actor, before: CommentRow | null, after: CommentRow): void {
  const columns = before
    ? (['content', 'image_id', 'status', 'deleted_at'] as const)
    : (['content', 'image_id'] as const);
  auditChange(actor, 'comment', after.id, plainChanges(columns, before, after));
  auditChange(actor, 'house', after.house_id);
}

interface Heard {
  mentioned: number[];
  answered?: CommentRow | undefined;
}

/** One notification per person, for the most personal reason: mentioned, then replied to, then agent of the house. D70. */
async function notifyPeople(actor: Actor, house: CommentedHouse, { mentioned, answered }: Heard): Promise<void> {
  const reasons = [
    { type: NotificationType.mention, users: mentioned },
    { type: NotificationType.replied, users: answered ? [answered.user_id] : [] },
    { type: NotificationType.commented, users: [house.user_id] },
  ];
  const recipients = new Set([actor.id]);
  for (const { type, users } of reasons) {
    const fresh = await thoseWhoSee(
      users.filter((id) => !recipients.has(id)),
      house,
    );
    fresh.forEach((id) => recipients.add(id));
    await notify({ users: fresh, by: actor.id, type, house });
  }
}

async function store(actor: Actor, house: CommentedHouse, written: Written): Promise<CommentRow> {
  const { content, image, parent_comment_id, client_key } = written;
  const thread = parent_comment_id ? await threadOf(actor, house.id, parent_comment_id) : undefined;
  const mentioned = await newlyMentioned(content, '', house);
  if (image) await checkImage(actor, image);
  const comment = await insertComment({
    house_id: house.id,
    user_id: actor.id,
    parent_comment_id: thread?.top.id ?? null,
    image_id: image ?? null,
    content,
    client_key,
  });
  if (!comment) throw refuseImage();
  auditComment(actor, null, comment);
  await writeCommentsCount(house.id);
  await notifyPeople(actor, house, { mentioned, answered: thread?.answered });
  await publishComments(actor, house.id);
  return comment;
}

/** @throws HttpError conflict if the stored comment is not the one that is being sent. Its author may have changed its words since. */
function refuseOther(house: CommentedHouse, sent: CommentRow, { content, image }: Written): void {
  const isSame =
    sent.house_id === house.id &&
    (sent.edited_at !== null || (sent.content === content && sent.image_id === (image ?? null)));
  if (!isSame) throw new HttpError('conflict', commonText.keyReused);
}

/** Comments on a house or replies to a comment. A repeated request of the same send changes nothing. Specification 1 §7, D42, D49. */
export const writeCommentCall = handle(
  writeHouseComment,
  { audit: creates('comment') },
  ({ actor, params: { houseId }, body }) =>
    tx(async () => {
      const house = await lockForComment(actor, houseId);
      const sent = body.client_key ? await findIntention(actor.id, body.client_key) : undefined;
      if (sent) refuseOther(house, sent, body);
      if (sent) auditNothing();
      return serializeComment(actor, sent ?? (await store(actor, house, body)));
    }),
);
