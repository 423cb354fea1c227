import type pg from 'pg';

/**
 * Adds this number of open needs to a database of `generateHouses`. Values vary by number theory: one to three districts, a budget
 * range of about a third of its middle, some minimums. In most needs price and district stay mandatory (D61). Every tenth
 * makes other columns mandatory, some only the type. 2,000 recommendations link needs and houses.
 */
export async function generateNeeds(client: Pick<pg.ClientBase, 'query'>, count: number): Promise<void> {
  await client.query(
    `
    with places as (select count(*)::int as total from dictionary_entries where type = 'province'), numbered as (
      select i, ('x' || substr(md5('need ' || i), 1, 7))::bit(28)::int as r, ('x' || substr(md5('need ' || i), 9, 7))::bit(28)::int as q
      from generate_series(1, $1::int) i
    ), budgeted as (
      select *, (900 + (r::bigint * 7919) % 30000) * 1000000 as middle, 1 + (r / 3) % total as place from numbered, places
    )
    insert into requests (customer_id, customer_vouched, user_id, staff, manager, purpose, province, districts, property_type, house_type,
      request_direction, min_price, max_price, area, floors, number_bedroom, min_width, road_area, require_column, created_at)
    select 1 + r % 20000, true, 1 + q % 400, case when q % 5 = 0 then array[1 + r % 400] else '{}' end, q % 3, (r % 10 = 0)::int,
      case q % 3 when 0 then array[place] when 1 then array[place, 1 + (place + 3) % total] else array[place, 1 + (place + 3) % total, 1 + (place + 8) % total] end,
      '{}', array[1 + r % 8, 1 + q % 8], case when r % 3 = 0 then '{}' else array[1 + q % 8, 1 + (q / 8) % 8, 1 + (q / 64) % 8] end,
      case when r % 4 = 0 then array['Đông', 'Đông Nam'] else '{}' end, middle * 5 / 6, middle * 7 / 6,
      case when q % 2 = 0 then 40 + r % 100 end, case when r % 2 = 0 then 1 + q % 4 end, case when r % 3 > 0 then 1 + q % 4 end,
      case when q % 4 = 0 then 3 + r % 3 end, case when q % 4 = 1 then 3 + r % 5 end,
      case when i % 10 <> 0 then '{}'::text[]
        else case (i / 10) % 4 when 0 then '{price}'::text[] when 1 then '{province,property_type}' when 2 then '{property_type,house_type}' else '{price,area}' end end,
      now() - (i || ' minutes')::interval
    from budgeted order by i`,
    [count],
  );
  await client.query(
    `insert into recommendations (customer_id, house_id, target, priority, user_id)
     select distinct on (1 + n * 7 % 20000, 1 + n * 31 % (select max(id) from houses)) 1 + n * 7 % 20000, 1 + n * 31 % (select max(id) from houses), n % 5, 1, 1 + n % 400
     from generate_series(1, 2000) n`,
  );
  await client.query('vacuum analyze requests');
  await client.query('vacuum analyze recommendations');
}
