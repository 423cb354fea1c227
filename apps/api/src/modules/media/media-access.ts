import type { Actor } from '@toam/domain/actor';
import { isCommentImageShownTo } from '../comments/comments.reads';
import { isCustomerImageShownTo } from '../customers/customer-image.reads';
import { isHouseFileShownTo, isHouseImageShownTo } from '../houses/house-media.reads';
import { isPersonImageShownTo } from '../users/users.reads';
import { isFileHeld, isHeld } from './media.queries';
import type { FileRow, ImageRow } from './media.schema';

/** What may hold a picture, each with its own rule; one of them that shows it is enough. */
export const imageHolders: Record<string, (actor: Actor, imageIds: number[]) => Promise<boolean>> = {
  houses: isHouseImageShownTo,
  comments: isCommentImageShownTo,
  customers: isCustomerImageShownTo,
  people: isPersonImageShownTo,
};

/** An upload that nothing holds yet is its uploader's. */
const isFresh = async (actor: Actor, { id, uploaded_by }: ImageRow): Promise<boolean> =>
  uploaded_by === actor.id && !(await isHeld(id));

/**
 * Whether the person may look at a picture now: asked whenever its bytes are read, whatever address was handed out before, so that
 * page, signed address and archive follow one rule (D109).
 * @param rows all rows over the same bytes: what one record shows is no secret of another
 */
export async function canReadImage(actor: Actor, rows: ImageRow[]): Promise<boolean> {
  const ids = rows.map(({ id }) => id);
  for (const row of rows) if (await isFresh(actor, row)) return true;
  for (const isShownTo of Object.values(imageHolders)) if (await isShownTo(actor, ids)) return true;
  return false;
}

/** The same of a document; only houses hold any. */
export const canReadFile = async (actor: Actor, { id, uploaded_by }: FileRow): Promise<boolean> =>
  (await isHouseFileShownTo(actor, id)) || (uploaded_by === actor.id && !(await isFileHeld(id)));
