import { eq, inArray } from 'drizzle-orm';
import { db } from '../../db/db';
import { type ImageRow, images } from './media.schema';

/** Locks the picture until the transaction ends: two who turn it, or two records that want it, follow each other. */
export async function lockImage(id: number): Promise<ImageRow | undefined> {
  const [image] = await db().select().from(images).where(eq(images.id, id)).for('update');
  return image;
}

/** Public pictures are read plainly by everybody, all others by signed addresses. */
export async function setImagesPublic(ids: number[], is_public: boolean): Promise<void> {
  if (ids.length > 0) await db().update(images).set({ is_public }).where(inArray(images.id, ids));
}
