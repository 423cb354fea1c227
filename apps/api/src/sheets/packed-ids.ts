import { type SQL, sql } from 'drizzle-orm';
import { db, tx } from '../db/db';

const bytesOfId = 4;

/**
 * All ids that a query finds, in order, as one value of four bytes each: 50,000 rows of a result would be 50,000 objects, and
 * a cursor would hold a connection (the only one of the embedded database) as long as somebody downloads.
 * @param found a query of `id` and whatever `order` names
 */
export async function packedIds(found: SQL, order: SQL): Promise<number[]> {
  const { rows } = await tx(async () => {
    // Everything there is, in one order, takes longer than a page of it may.
    await db().execute(sql`set local statement_timeout = '2min'`);
    return db().execute<{ ids: Uint8Array | null }>(
      sql`select string_agg(int4send(id), ''::bytea order by ${order}) as ids from (${found}) as found`,
    );
  });
  const ids = rows[0]?.ids;
  if (!ids) return [];
  const view = new DataView(ids.buffer, ids.byteOffset, ids.byteLength);
  return Array.from({ length: ids.byteLength / bytesOfId }, (_, at) => view.getInt32(at * bytesOfId));
}
