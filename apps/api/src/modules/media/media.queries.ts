import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { findRow, idsOf, insertRow, updateRow } from '../../db/rows';
import { idArray } from '../../db/id-array';
import { imageReferences } from '../../references/image-reference';
import { type FileRow, files, type ImageRow, images } from './media.schema';

export const insertImage = (values: typeof images.$inferInsert): Promise<ImageRow> => insertRow(images, values);

export const insertFile = (values: typeof files.$inferInsert): Promise<FileRow> => insertRow(files, values);

export const updateImage = (id: number, values: Partial<typeof images.$inferInsert>): Promise<ImageRow> =>
  updateRow(images, eq(images.id, id), values);

/** Rows with these bytes, public ones first: bytes that one house shows in public are no secret in another. */
export const findImagesByKeys = (keys: string[]): Promise<ImageRow[]> =>
  db().select().from(images).where(inArray(images.key, keys)).orderBy(desc(images.is_public), images.id);

/** Those of the keys that everybody may read. */
export async function findPublicKeys(keys: string[]): Promise<Set<string>> {
  const rows = await db()
    .selectDistinct({ key: images.key })
    .from(images)
    .where(and(inArray(images.key, keys), eq(images.is_public, true)));
  return new Set(rows.map(({ key }) => key));
}

/** Those of the keys that no row of a picture uses any more, so that their bytes may be removed. */
export async function keysWithoutImage(keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db()
    .select({ key: images.key, upright_key: images.upright_key })
    .from(images)
    .where(or(inArray(images.key, keys), inArray(images.upright_key, keys)));
  const used = new Set(rows.flatMap(({ key, upright_key }) => [key, upright_key]));
  return keys.filter((key) => !used.has(key));
}

export const findImage = (id: number): Promise<ImageRow | undefined> => findRow(images, eq(images.id, id));

export const findFileByKey = (key: string): Promise<FileRow | undefined> => findRow(files, eq(files.key, key));

/** A day: long enough for a form that stays open over lunch. The uploads of stored drafts are protected separately. */
const forgotten = sql`now() - interval '1 day'`;

/** Whether a record uses the picture `i`. Each kind of record says so itself. */
const imageIsHeld = (): SQL =>
  sql.join(
    imageReferences().map(({ uses }) => uses),
    sql` or `,
  );

/** Whether any record uses the picture. */
export async function isHeld(imageId: number): Promise<boolean> {
  const { rows } = await db().execute(sql`select 1 from images i where i.id = ${imageId} and (${imageIsHeld()})`);
  return rows.length > 0;
}

/** Those of the pictures that somebody uploaded and no record uses. They are locked, so that no two records take the same one. */
export async function lockOwnUploads(userId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await db().execute<{ id: number }>(sql`
    select i.id from images i where i.id = any(${idArray(ids)}) and i.uploaded_by = ${userId} and not (${imageIsHeld()})
    order by i.id for update of i`);
  return idsOf(rows);
}

/** Whether a house, a staff member or an open house draft uses the document `f`. */
const fileIsHeld = sql`(
  exists (select 1 from house_files h where h.file_id = f.id)
  or exists (select 1 from users u where f.id in (u.front_id_file, u.back_id_file, u.certificate))
  or exists (select 1 from house_drafts d where d.status = 'open' and d.attributes -> 'files' @> to_jsonb(f.id)))`;

/** Whether any record uses the document. */
export async function isFileHeld(fileId: number): Promise<boolean> {
  const { rows } = await db().execute(sql`select 1 from files f where f.id = ${fileId} and ${fileIsHeld}`);
  return rows.length > 0;
}

/**
 * Deletes the rows of uploads that no record uses and that no unfinished form of the uploader may use.
 * @returns their keys, for the store
 */
export async function deleteForgottenImages(max: number) {
  const { rows } = await db().execute<{ key: string; upright_key: string }>(sql`
    delete from ${images} where id in (
      select i.id from images i
      where i.created_at < ${forgotten}
        and not (${imageIsHeld()})
        and not exists (select 1 from user_drafts f where f.user_id = i.uploaded_by and f.ended_at is null)
      order by i.id limit ${max} for update of i skip locked)
    returning key, upright_key`);
  return rows;
}

/** The same for documents. @returns their keys */
export async function deleteForgottenFiles(max: number) {
  const { rows } = await db().execute<{ key: string }>(sql`
    delete from ${files} where id in (
      select f.id from files f
      where f.created_at < ${forgotten}
        and not ${fileIsHeld}
        and not exists (select 1 from user_drafts d where d.user_id = f.uploaded_by and d.ended_at is null)
      order by f.id limit ${max} for update of f skip locked)
    returning key`);
  return rows;
}
