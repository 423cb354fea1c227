import type { HouseReply } from '@toam/contracts/house/house-comment.endpoints';
import { mentionedIn } from '@toam/domain/comment-text';
import { toEpoch } from '../../db/columns';
import { imageToWire, readImages } from '../media/media.reads';
import { readStaffNames } from '../users/users.reads';
import type { CommentRow } from './comment.schema';

/** Comments as the wire has them, in their order. */
export async function commentsToWire(rows: CommentRow[]): Promise<HouseReply[]> {
  const people = await readStaffNames(rows.flatMap(({ user_id, content }) => [user_id, ...mentionedIn(content)]));
  const pictures = await readImages(rows.flatMap(({ image_id }) => image_id ?? []));
  return rows.map(({ image_id, edited_at, created_at, ...row }) => {
    const picture = image_id === null ? undefined : pictures.get(image_id);
    return {
      ...row,
      mentions: mentionedIn(row.content).flatMap((id) => people.get(id) ?? []),
      image: picture ? imageToWire(picture) : null,
      user: people.get(row.user_id)!,
      edited: edited_at !== null,
      created_at: toEpoch(created_at),
    };
  });
}

export async function commentToWire(row: CommentRow): Promise<HouseReply> {
  const [comment] = await commentsToWire([row]);
  return comment!;
}
