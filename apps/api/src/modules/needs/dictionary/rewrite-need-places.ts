import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { db } from '../../../db/db';
import { oneOff } from '../../../jobs/one-off';
import { requests } from '../need.schema';

/** The parts of a need's `place`, and the column with the ids of each. */
const sources = { province: 'province', district: 'districts' } as const;
const kinds = Object.keys(sources) as (keyof typeof sources)[];

/** Needs per step. Each step is its own transaction, so that nobody waits long for a row. */
const step = 1000;

interface Renamed {
  kind: (typeof kinds)[number];
  id: number;
}

const names = (kind: Renamed['kind']) => sql`(
  select nullif(string_agg(entry.value, ', ' order by named.at), '')
  from unnest(requests.${sql.identifier(sources[kind])}) with ordinality as named (id, at)
  join dictionary_entries as entry on entry.type = ${sql.raw(`'${kind}'`)} and entry.id = named.id)`;

/** The names, joined as `placeText` joins them. */
const place = sql`concat_ws(' · ', ${names('province')}, ${names('district')})`;

/**
 * Writes the new name into the place of every need that names the entry. This is not a change of the needs: versions
 * and dates stay.
 * @returns how many were rewritten
 */
export async function rewriteNeeds({ kind, id }: Renamed): Promise<number> {
  let rewritten = 0;
  for (let after = 0; ;) {
    const { rows } = await db().execute<{ last: number | null; changed: number }>(sql`
      with named as (
        select id, ${place} as place from requests
        where ${id} = any(${sql.identifier(sources[kind])}) and id > ${after} order by id limit ${step}
      ), written as (
        update ${requests} set place = named.place from named
        where requests.id = named.id and requests.place is distinct from named.place returning requests.id
      )
      select (select max(id) from named) as last, (select count(*)::int from written) as changed`);
    const { last = null, changed = 0 } = rows[0] ?? {};
    rewritten += changed;
    if (last === null) return rewritten;
    after = last;
  }
}

/**
 * After renaming a district or a ward, call `enqueue(rewriteNeedPlaces, { kind, id })` in the same transaction, beside
 * `rewriteHousePlaces`.
 */
export const rewriteNeedPlaces = oneOff({
  name: 'rewrite-need-places',
  data: z.object({ kind: z.enum(kinds as [Renamed['kind'], ...Renamed['kind'][]]), id: z.number().int() }),
  retries: 5,
  retryDelay: 30,
  work: async (renamed) => void (await rewriteNeeds(renamed)),
});
