import { eq, inArray } from 'drizzle-orm';
import { db } from '../../db/db';
import { type ImageRow, images } from './media.schema';

/** Locks the picture until the transaction ends, so that two changes, or two records that want to use it, take turns. */
export async function lockImage(id: number): Promise<ImageRow | undefined> {
  const [image] = await db().select().from(images).where(eq(images.id, id)).for('update');
  return image;
}

/** Everybody can read public pictures at a plain address, and all others only at signed ones. */
export async function setImagesPublic(ids: number[], is_public: boolean): Promise<void> {
  if (ids.length > 0) await db().update(images).set({ is_public }).where(inArray(images.id, ids));
}

/** For pictures that another module receives: their bytes with their record, and its row. */
export { type StoredEncoding, storeRecorded } from './image-store';
export { insertImage } from './media.queries';
