import type { Actor } from '@toam/domain/actor';
import { imageReferences } from '../../references/image-reference';
import { isFileHeld, isHeld } from './media.queries';
import type { FileRow, ImageRow } from './media.schema';

/** An upload that no record uses yet belongs to its uploader. */
const isFresh = async (actor: Actor, { id, uploaded_by }: ImageRow): Promise<boolean> =>
  uploaded_by === actor.id && !(await isHeld(id));

/**
 * Whether the person may see a picture now. It is checked at every read of the bytes, whatever address was issued before, so that
 * page, signed address and archive follow one rule (D109).
 * @param rows all rows with the same bytes: if one record may show them, they are no secret in another
 */
export async function canReadImage(actor: Actor, rows: ImageRow[]): Promise<boolean> {
  const ids = rows.map(({ id }) => id);
  for (const row of rows) if (await isFresh(actor, row)) return true;
  for (const { isShownTo } of imageReferences()) if (await isShownTo(actor, ids)) return true;
  return false;
}

/** Whether the person may see a document now. */
export async function canReadFile(actor: Actor, { id, uploaded_by }: FileRow): Promise<boolean> {
  for (const { isFileShownTo } of imageReferences()) if (await isFileShownTo?.(actor, id)) return true;
  return uploaded_by === actor.id && !(await isFileHeld(id));
}
