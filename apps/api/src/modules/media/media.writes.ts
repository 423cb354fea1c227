import type { Actor } from '@toam/domain/actor';
import { eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { db } from '../../db/db';
import { findRow } from '../../db/rows';
import { idArray } from '../../db/id-array';
import { lockOwnUploads } from './media.queries';
import { type ImageRow, images } from './media.schema';

/** Locks the picture until the transaction ends, so that two changes, or two records that want to use it, take turns. */
export const lockImage = (id: number): Promise<ImageRow | undefined> => findRow(images, eq(images.id, id), 'update');

/** Everybody can read public pictures at a plain address, and all others only at signed ones. */
export async function setImagesPublic(ids: number[], is_public: boolean): Promise<void> {
  if (ids.length > 0) await db().update(images).set({ is_public }).where(inArray(images.id, ids));
}

/** For pictures that another module receives: their bytes with their record, and its row. */
export { type StoredEncoding, storeRecorded } from './image-store';
export { insertImage } from './media.queries';
export { storeImage } from './store-image';

/**
 * Those of the pictures that the actor may not put into a record: only own uploads that nothing uses, and those that it has already.
 * So nobody publishes the pictures of a private house in an article. Decision 71.
 */
export async function findForeignImages(
  actor: Actor,
  wanted: readonly number[],
  has: readonly number[],
): Promise<number[]> {
  const added = wanted.filter((id) => !has.includes(id));
  if (added.length === 0) return [];
  const own = await lockOwnUploads(actor.id, added);
  return added.filter((id) => !own.includes(id));
}

/** A table that says which record uses which picture. */
export interface ImageLinks {
  table: PgTable;
  owner: PgColumn;
  image: PgColumn;
}

/** The pictures that a record uses. */
export async function readLinked({ table, owner, image }: ImageLinks, recordId: number): Promise<number[]> {
  const found = await db().select({ id: image }).from(table).where(eq(owner, recordId));
  return found.map(({ id }) => id as number);
}

/** From now on the record uses these pictures, and these alone. */
export async function linkImages(
  { table, owner, image }: ImageLinks,
  recordId: number,
  ids: readonly number[],
): Promise<void> {
  await db().execute(sql`delete from ${table} where ${owner} = ${recordId} and ${image} <> all(${idArray(ids)})`);
  await addImageLinks({ table, owner, image }, recordId, ids);
}

/** From now on the record uses these pictures, too. */
export async function addImageLinks(
  { table, owner, image }: ImageLinks,
  recordId: number,
  ids: readonly number[],
): Promise<void> {
  const columns = sql.join([sql.identifier(owner.name), sql.identifier(image.name)], sql`, `);
  await db().execute(sql`
    insert into ${table} (${columns}) select ${recordId}::int, unnest(${idArray(ids)}) on conflict do nothing`);
}
