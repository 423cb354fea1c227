import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { db } from '../../../db/db';
import { oneOff } from '../../../jobs/one-off';
import { houses } from '../house.schema';

/** The parts of a house's `place`, and the column that holds the id of each. */
const sources = { district: 'district', province: 'province', city: 'city', project: 'project_id' } as const;
const kinds = Object.keys(sources) as (keyof typeof sources)[];

/** Houses per step. Each step is its own transaction, so that nobody waits long for a row. */
const step = 1000;

interface Renamed {
  kind: (typeof kinds)[number];
  id: number;
}

/** The names, joined as `placeText` joins them. */
const place = sql`concat_ws(' ',
  (select value from dictionary_entries where type = 'district' and id = houses.district),
  (select value from dictionary_entries where type = 'province' and id = houses.province),
  (select value from dictionary_entries where type = 'city' and id = houses.city),
  (select name from projects where id = houses.project_id))`;

/**
 * Writes the new name into the search text of every house that names the entry or project. This is not a change of the
 * houses: versions and dates stay.
 * @returns how many were rewritten
 */
export async function rewritePlaces({ kind, id }: Renamed): Promise<number> {
  let rewritten = 0;
  for (let after = 0; ;) {
    const { rows } = await db().execute<{ last: number | null; changed: number }>(sql`
      with named as (
        select id, ${place} as place from houses
        where ${sql.identifier(sources[kind])} = ${id} and id > ${after} order by id limit ${step}
      ), written as (
        update ${houses} set place = named.place from named
        where houses.id = named.id and houses.place is distinct from named.place returning houses.id
      )
      select (select max(id) from named) as last, (select count(*)::int from written) as changed`);
    const { last = null, changed = 0 } = rows[0] ?? {};
    rewritten += changed;
    if (last === null) return rewritten;
    after = last;
  }
}

/** After renaming a dictionary entry or a project, call `enqueue(rewriteHousePlaces, { kind, id })` in the same transaction. */
export const rewriteHousePlaces = oneOff({
  name: 'rewrite-house-places',
  data: z.object({ kind: z.enum(kinds as [Renamed['kind'], ...Renamed['kind'][]]), id: z.number().int() }),
  retries: 5,
  retryDelay: 30,
  work: async (renamed) => void (await rewritePlaces(renamed)),
});
