import { sql } from 'drizzle-orm';
import { rewritesPlaces } from '../../../jobs/rewrite-places';
import { requests } from '../need.schema';

/** Names of entries, in the order in which the need has them. */
const names = (type: string, ids: string) => sql`(
  select nullif(string_agg(entry.value, ', ' order by named.at), '')
  from unnest(requests.${sql.identifier(ids)}) with ordinality as named (id, at)
  join dictionary_entries as entry on entry.type = ${sql.raw(`'${type}'`)} and entry.id = named.id)`;

/** The places of needs: the names of districts and wards, joined as `placeText` joins them. Enqueued beside `rewriteHousePlaces`. */
export const { rewrite: rewriteNeeds, job: rewriteNeedPlaces } = rewritesPlaces({
  name: 'rewrite-need-places',
  table: requests,
  place: sql`concat_ws(' · ', ${names('province', 'province')}, ${names('district', 'districts')})`,
  names: {
    province: (id) => sql`${id} = any(province)`,
    district: (id) => sql`${id} = any(districts)`,
  },
});
