import { sql } from 'drizzle-orm';
import { rewritesPlaces } from '../../../jobs/rewrite-places';
import { houses } from '../house.schema';

/** The search text of houses: the names of their places and projects, joined as `placeText` joins them. */
export const { rewrite: rewritePlaces, job: rewriteHousePlaces } = rewritesPlaces({
  name: 'rewrite-house-places',
  table: houses,
  place: sql`concat_ws(' ',
    (select value from dictionary_entries where type = 'district' and id = houses.district),
    (select value from dictionary_entries where type = 'province' and id = houses.province),
    (select value from dictionary_entries where type = 'city' and id = houses.city),
    (select name from projects where id = houses.project_id))`,
  names: {
    district: (id) => sql`district = ${id}`,
    province: (id) => sql`province = ${id}`,
    city: (id) => sql`city = ${id}`,
    project: (id) => sql`project_id = ${id}`,
  },
});
