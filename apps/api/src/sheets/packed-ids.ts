import { type SQL, sql } from 'drizzle-orm';
import { db } from '../db/db';

const bytesOfId = 4;

/**
 * All ids of a query, in order, as one value with four bytes per id. 50,000 result rows would be 50,000 objects. A cursor
 * would hold a connection (the only one of the embedded database) during the whole download.
 * @param found a query that selects `id` and the columns of `order`
 */
export async function packedIds(found: SQL, order: SQL): Promise<number[]> {
  const { rows } = await db().execute<{ ids: Uint8Array | null }>(
    sql`select string_agg(int4send(id), ''::bytea order by ${order}) as ids from (${found}) as found`,
  );
  const ids = rows[0]?.ids;
  if (!ids) return [];
  const view = new DataView(ids.buffer, ids.byteOffset, ids.byteLength);
  return Array.from({ length: ids.byteLength / bytesOfId }, (_, at) => view.getInt32(at * bytesOfId));
}
