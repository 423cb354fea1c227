import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { db } from '../db/db';
import { oneOff } from './one-off';

/** Rows per step. Each step is its own transaction, so that nobody waits long for a row. */
const step = 1000;

interface Places<Kind extends string> {
  /** The job's name. */
  name: string;
  /** A table with `id` and `place`: the names of the places that a row names, for search. */
  table: PgTable;
  /** What `place` should be now, in SQL. */
  place: SQL;
  /** By kind of place: whether a row names the one with this id. */
  names: Record<Kind, (id: number) => SQL>;
}

/**
 * Writes a new name into the `place` of every row that names the renamed. This is no change of the rows: versions and dates stay.
 * Call `enqueue(job, { kind, id })` in the transaction of the renaming. `rewrite` does it at once, and returns how many were rewritten.
 */
export function rewritesPlaces<const Kind extends string>({ name, table, place, names }: Places<Kind>) {
  async function rewrite({ kind, id }: { kind: Kind; id: number }): Promise<number> {
    let rewritten = 0;
    for (let after = 0; ;) {
      const { rows } = await db().execute<{ last: number | null; changed: number }>(sql`
        with named as (
          select id, ${place} as place from ${table} where ${names[kind](id)} and id > ${after} order by id limit ${step}
        ), written as (
          update ${table} as held set place = named.place from named
          where held.id = named.id and held.place is distinct from named.place returning held.id
        )
        select (select max(id) from named) as last, (select count(*)::int from written) as changed`);
      const { last = null, changed = 0 } = rows[0] ?? {};
      rewritten += changed;
      if (last === null) return rewritten;
      after = last;
    }
  }
  const job = oneOff({
    name,
    data: z.object({ kind: z.enum(Object.keys(names) as [Kind, ...Kind[]]), id: z.number().int() }),
    retries: 5,
    retryDelay: 30,
    work: async (renamed) => void (await rewrite(renamed as { kind: Kind; id: number })),
  });
  return { rewrite, job };
}
