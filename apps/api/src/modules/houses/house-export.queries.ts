import type { HouseExportQuestion } from '@toam/contracts/export/export.endpoints';
import type { Actor } from '@toam/domain/actor';
import { and, desc, type SQL, sql } from 'drizzle-orm';
import { db, tx } from '../../db/db';
import { branches, findReading, inOrder, keyed } from './house-list.queries';
import { alive, visibleTo } from './house-scope.queries';
import { houses } from './house.schema';

const bytesOfId = 4;

/**
 * The ids as one value of four bytes each: 50,000 rows of a result would be 50,000 objects, and a cursor would hold a
 * connection (the only one of the embedded database) as long as somebody downloads.
 */
async function packed(found: SQL, order: SQL): Promise<number[]> {
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

/** Ids of the whole list in its order, read as the list reads it: which houses they are is decided once, at this moment. */
export async function listAllIds(actor: Actor, asked: HouseExportQuestion): Promise<number[]> {
  const question = { ...asked, reading: await findReading(actor, asked) };
  const found = branches(actor, question).map((where) => sql`(${keyed(question, where)})`);
  return packed(sql.join(found, sql` union all `), inOrder(question));
}

/** Ids of every house that the actor may see, newest first. */
export const visibleIds = (actor: Actor): Promise<number[]> =>
  packed(
    sql`${db()
      .select({ id: houses.id })
      .from(houses)
      .where(and(alive, visibleTo(actor)))}`,
    sql`${desc(sql`id`)}`,
  );
