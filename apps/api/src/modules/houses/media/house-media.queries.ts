import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { idsOf } from '../../../db/rows';
import { files, images } from '../../media/media.schema';
import { houseFiles, houseImages } from './house-media.schema';

/** The pictures of a house. Public ones come first; each kind keeps its order. */
export const findHouseImages = (houseId: number) =>
  db()
    .select({ kind: houseImages.kind, image: images })
    .from(houseImages)
    .innerJoin(images, eq(images.id, houseImages.image_id))
    .where(eq(houseImages.house_id, houseId))
    .orderBy(desc(houseImages.kind), asc(houseImages.position));

/** The documents of a house in their order. */
export const findHouseFiles = (houseId: number) =>
  db()
    .select({ file: files })
    .from(houseFiles)
    .innerJoin(files, eq(files.id, houseFiles.file_id))
    .where(eq(houseFiles.house_id, houseId))
    .orderBy(asc(houseFiles.position));

/** Which of these pictures belong to other houses. */
export async function findImagesElsewhere(ids: number[], houseId: number | null): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const found = await db()
    .select({ id: houseImages.image_id })
    .from(houseImages)
    .where(
      and(
        inArray(houseImages.image_id, ids),
        houseId === null ? undefined : sql`${houseImages.house_id} <> ${houseId}`,
      ),
    );
  return new Set(idsOf(found));
}

/** Which of these documents belong to other houses. */
export async function findFilesElsewhere(ids: number[], houseId: number | null): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const found = await db()
    .select({ id: houseFiles.file_id })
    .from(houseFiles)
    .where(
      and(inArray(houseFiles.file_id, ids), houseId === null ? undefined : sql`${houseFiles.house_id} <> ${houseId}`),
    );
  return new Set(idsOf(found));
}

/** Replaces one kind of pictures of a house. */
export async function replaceHouseImages(houseId: number, kind: 'public' | 'internal', ids: number[]): Promise<void> {
  await db()
    .delete(houseImages)
    .where(and(eq(houseImages.house_id, houseId), eq(houseImages.kind, kind)));
  if (ids.length === 0) return;
  await db()
    .insert(houseImages)
    .values(ids.map((image_id, position) => ({ house_id: houseId, image_id, kind, position })))
    .onConflictDoUpdate({
      target: [houseImages.house_id, houseImages.image_id],
      set: { kind, position: sql`excluded.position` },
    });
}

/** Replaces the documents of a house. */
export async function replaceHouseFiles(houseId: number, ids: number[]): Promise<void> {
  await db().delete(houseFiles).where(eq(houseFiles.house_id, houseId));
  if (ids.length)
    await db()
      .insert(houseFiles)
      .values(ids.map((file_id, position) => ({ house_id: houseId, file_id, position })));
}
