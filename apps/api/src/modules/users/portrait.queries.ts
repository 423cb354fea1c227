import { eq, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { images } from '../media/media.schema';
import { users } from './user.schema';

/** Locks the picture until the transaction ends: two records that want it follow each other. */
export async function lockPicture(imageId: number) {
  const [image] = await db().select().from(images).where(eq(images.id, imageId)).for('update');
  return image;
}

/** Whether everybody may read it without a signature. */
export async function publishPicture(imageId: number, is_public: boolean): Promise<void> {
  await db().update(images).set({ is_public }).where(eq(images.id, imageId));
}

/** @returns the record's new version */
export async function writePortrait(userId: number, imageId: number): Promise<number> {
  const [user] = await db()
    .update(users)
    .set({ profile_picture: imageId, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId))
    .returning({ version: users.version });
  return user!.version;
}
