import type { Image, Rotation } from '@toam/contracts/media/image.schema';
import { cutText } from '@toam/domain/cut-text';
import { plainChanges } from '../../audit/plain-changes';
import { auditChange } from '../../audit/audit-context';
import { tx } from '../../db/db';
import type { Upload } from '../../http/upload';
import type { Session } from '../../sessions/find-session';
import { holdSession } from '../../sessions/hold-session';
import { storeRecorded } from './image-store';
import { insertImage } from './media.queries';
import { serializeImage } from './media.reads';

/** Name of a picture whose file had none. */
const nameless = 'Ảnh';

export const imageName = (upload: Upload, newName: string | undefined): string =>
  cutText((newName || upload.name || nameless).normalize('NFC'), 255);

/**
 * Stores an uploaded picture. It belongs to no record until one uses it.
 * @throws HttpError as `encodeImage`; unauthenticated if the session ended meanwhile
 */
export async function storeImage(
  session: Session,
  upload: Upload,
  wish: { rotation: Rotation; newName?: string | undefined },
): Promise<Image> {
  return storeRecorded(upload.bytes, wish.rotation, (encoding) =>
    tx(async () => {
      await holdSession(session);
      const { actor } = session;
      const name = imageName(upload, wish.newName);
      const image = await insertImage({ ...encoding, name, uploaded_by: actor.id });
      auditChange(actor, 'image', image.id, plainChanges(['name'], null, image));
      return serializeImage(image);
    }),
  );
}
