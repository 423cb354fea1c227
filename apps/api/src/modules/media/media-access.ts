import type { Actor } from '@toam/domain/actor';
import { imageReferences } from '../../references/image-reference';
import { isFileHeld, isHeld } from './media.queries';
import type { FileRow, ImageRow } from './media.schema';

/** An upload that no record uses yet belongs to its uploader. */
const isFresh = async (actor: Actor, { id, uploaded_by }: ImageRow): Promise<boolean> =>
  uploaded_by === actor.id && !(await isHeld(id));

/** All rows with the same bytes: if one record may show them, they are no secret in another. */
type Picture = ImageRow[];

async function isAnyFresh(actor: Actor, rows: Picture): Promise<boolean> {
  for (const row of rows) if (await isFresh(actor, row)) return true;
  return false;
}

/**
 * Those of the pictures that the person may see now. It is checked at every read of the bytes, whatever address was issued before, so that
 * page, signed address and archive follow one rule (D109). Records of a kind are asked about all pictures together first: strangers'
 * pictures cost a statement for each kind.
 */
export async function readableAmong(actor: Actor, pictures: Picture[]): Promise<Set<Picture>> {
  const readable = new Set<Picture>();
  for (const rows of pictures) if (await isAnyFresh(actor, rows)) readable.add(rows);
  for (const { isShownTo } of imageReferences()) {
    const left = pictures.filter((rows) => !readable.has(rows));
    const isShown = (...some: Picture[]) =>
      isShownTo(
        actor,
        some.flat().map(({ id }) => id),
      );
    if (left.length === 0) break;
    if (!(await isShown(...left))) continue;
    for (const rows of left) if (left.length === 1 || (await isShown(rows))) readable.add(rows);
  }
  return readable;
}

/** Whether the person may see a picture now. */
export const canReadImage = async (actor: Actor, rows: Picture): Promise<boolean> =>
  (await readableAmong(actor, [rows])).size > 0;

/** Whether the person may see a document now. */
export async function canReadFile(actor: Actor, { id, uploaded_by }: FileRow): Promise<boolean> {
  for (const { isFileShownTo } of imageReferences()) if (await isFileShownTo?.(actor, id)) return true;
  return uploaded_by === actor.id && !(await isFileHeld(id));
}
