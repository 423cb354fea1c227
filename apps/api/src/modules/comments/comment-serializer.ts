import type { HouseReply } from '@toam/contracts/house/house-comment.endpoints';
import type { Actor } from '@toam/domain/actor';
import { mentionedIn, withWords } from '@toam/domain/house/comment-text';
import { toEpoch } from '../../db/columns';
import { visibleText } from '../customers/visible-customer.reads';
import { type HouseCustomer, readCustomersOf } from '../houses/customer/house-customer.reads';
import { serializeImage, readImages } from '../media/media.reads';
import { readStaffNames } from '../users/users.reads';
import type { CommentRow } from './comment.schema';

/**
 * The text of a comment for this reader. Phone numbers in it follow the rule of the house's customer, whoever typed them. Authors
 * read their own text in full. D24, D107.
 */
function wordsFor(
  actor: Actor,
  { content, user_id }: Pick<CommentRow, 'content' | 'user_id'>,
  place: HouseCustomer | undefined,
): string {
  if (!place || user_id === actor.id) return content;
  const { customer, maySee } = place;
  return withWords(content, (value) => visibleText(actor, customer, { column: 'comment', value, maySee }));
}

/** Comments as the API answers them to this person, in the given order. */
export async function serializeComments(actor: Actor, rows: CommentRow[]): Promise<HouseReply[]> {
  const customers = await readCustomersOf(
    actor,
    rows.map(({ house_id }) => house_id),
  );
  const people = await readStaffNames(rows.flatMap(({ user_id, content }) => [user_id, ...mentionedIn(content)]));
  const pictures = await readImages(rows.flatMap(({ image_id }) => image_id ?? []));
  return rows.map(({ image_id, edited_at, created_at, ...row }) => {
    const picture = image_id === null ? undefined : pictures.get(image_id);
    return {
      ...row,
      content: wordsFor(actor, row, customers.get(row.house_id)),
      mentions: mentionedIn(row.content).flatMap((id) => people.get(id) ?? []),
      image: picture ? serializeImage(picture) : null,
      user: people.get(row.user_id)!,
      edited: edited_at !== null,
      created_at: toEpoch(created_at),
    };
  });
}

export async function serializeComment(actor: Actor, row: CommentRow): Promise<HouseReply> {
  const [comment] = await serializeComments(actor, [row]);
  return comment!;
}
