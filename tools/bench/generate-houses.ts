import type pg from 'pg';
import { dictionaryValues } from '../../apps/api/src/seed/dictionary-values';
import { projectNames, sites, titles } from './city';

type Client = Pick<pg.ClientBase, 'query'>;

/** Staff: 2 is an admin, 4 has limits, 5 is a manager, 6 a marketer. The first lead most houses. */
export const staffCount = 400;
const customerCount = 20_000;

/** Dictionary, staff, customers, projects and tags that the houses refer to. */
async function fillAround(client: Client): Promise<void> {
  const of = <Key extends keyof (typeof dictionaryValues)[number]>(key: Key) => dictionaryValues.map((one) => one[key]);
  await client.query(
    `insert into dictionary_entries (type, id, value, parent_id, position)
     select * from unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::int[])`,
    [of('type'), of('id'), of('value'), of('parent_id'), of('position')],
  );
  await client.query(
    `insert into users (name, email) select 'Nhân viên ' || n, 'bench' || n || '@toam.vn' from generate_series(1, $1::int) n`,
    [staffCount],
  );
  await client.query(`update users set role = 2, job_position = 2 where id = 2`);
  await client.query(
    `update users set minimum_price = 2000000000, maximum_price = 9000000000, province = '{1,3,5,7}' where id = 4`,
  );
  await client.query(`update users set job_position = 5 where id = 5`);
  await client.query(`update users set role = 5 where id = 6`);
  await client.query(
    `insert into customers (name, phone_number, phones, user_id)
     select 'Khách hàng ' || n, '09' || lpad(n::text, 8, '0'), array['09' || lpad(n::text, 8, '0')], 1 + n % $1::int
     from generate_series(1, $2::int) n`,
    [staffCount, customerCount],
  );
  await client.query(`insert into projects (name) select unnest($1::text[])`, [projectNames]);
  await client.query(`insert into tags (name) select 'Nhãn ' || n from generate_series(1, 20) n`);
}

/** Loading without indexes and building them afterwards takes a third of the time. */
async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid in ('houses'::regclass, 'listed_houses'::regclass) and not indisprimary`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** What triggers do in life: without them, loading is quicker. */
async function fillListedHouses(client: Client): Promise<void> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute where attrelid = 'listed_houses'::regclass and attnum > 0`,
  );
  const columns = rows[0]!.columns;
  await client.query(`insert into listed_houses (${columns}) select ${columns} from houses order by id`);
}

/** So many draws of a site: each has as many of them as its weight says. */
const slots = 50_000;

async function fillSites(client: Client): Promise<void> {
  const all = sites.reduce((sum, { weight }) => sum + weight, 0);
  let passed = 0;
  const ends = sites.map(({ weight }) => Math.round(((passed += weight) / all) * slots));
  const of = <Key extends keyof (typeof sites)[number]>(key: Key) => sites.map((site) => site[key]);
  await client.query(
    `create temp table bench_sites as
     select * from unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::int[])
       with ordinality as s(province, district, street, street_key, place, spoken, ward, project, n)`,
    [
      of('province'),
      of('district'),
      of('street'),
      of('streetKey'),
      of('place'),
      of('spoken'),
      of('ward'),
      of('project'),
    ],
  );
  await client.query(
    `create temp table bench_slots as
     select slot, n::int as site from unnest($1::int[], $2::int[]) with ordinality as e(first, ends, n), generate_series(first, ends - 1) slot`,
    [[0, ...ends.slice(0, -1)], ends],
  );
  await client.query('analyze bench_sites');
  await client.query('analyze bench_slots');
}

const words = {
  keywords: ['hẻm xe hơi', 'sổ hồng riêng', 'view sông', 'gần chợ', 'kinh doanh', 'chính chủ', 'nở hậu', 'bán gấp'],
  directions: ['Đông', 'Tây', 'Nam', 'Bắc', 'Đông Nam', 'Đông Bắc', 'Tây Nam', 'Tây Bắc'],
};

/** Numbers from 0 to 1 that depend on nothing but the house's number. */
const draws = Array.from(
  { length: 8 },
  (_, at) =>
    `('x' || substr(md5(i || ' ${Math.floor(at / 4)}'), ${1 + (at % 4) * 7}, 7))::bit(28)::int / 268435456.0 as u${at}`,
);

const villageTitle = `replace(replace(replace(replace(replace(replace(replace(titles[1 + (u1 * cardinality(titles))::int % cardinality(titles)],
  '{s}', street), '{q}', spoken), '{p}', ward), '{f}', floors::text), '{b}', bedrooms::text), '{a}', area::text), '{w}', width::text)`;

const insertHouses = `
  with numbered as materialized (
    select i, ${draws.join(', ')} from generate_series(1, $1::int) i
  ), sized as materialized (
    select *, case when u2 < 0.44 then 2 when u2 < 0.68 then 1 when u2 < 0.76 then 4 when u2 < 0.84 then 5 when u2 < 0.88 then 3
        when u2 < 0.93 then 6 when u2 < 0.96 then 7 when u2 < 0.98 then 8 else 9 end as property_type,
      (1 + 6 * power(u3, 2))::int as floors, (1 + 5 * power(u4, 2))::int as bedrooms,
      round((3 + 5 * power(u5, 2))::numeric, 1) as width, round((9 + 14 * u6)::numeric, 1) as length, (u7 < 0.15)::int as purpose
    from numbered
  ), placed as materialized (
    select sized.*, site.*, round(width * length)::int as area,
      (u3 * 620)::int + 3 || case when u4 < 0.5 then '/' || 1 + (u5 * 98)::int else '' end as house_number,
      round((power(10, 0.2 + 1.3 * u4) * width * length / 60)::numeric, 1) as billions
    from sized join bench_slots on slot = (u0 * ${slots})::int % ${slots} join bench_sites site on site.n = bench_slots.site
  ), priced as materialized (
    select *, case when u1 < 0.02 then null when purpose = 1 then (billions * 4)::bigint * 1000000
      else (billions * 100)::bigint * 10000000 end as price from placed
  )
  insert into houses (slug, title, descriptions, key_word, description, purpose, property_type, house_type, ownership, street_type, wide_street,
    direction, balcony_direction, area, width, length, floor_area, floors, number_bedroom, number_wc, end_open, terrace, kitchen, car_parking, dining_room,
    into_money, money_unit, brokerage_rate, brokerage_fee, commission, project_id, block_section,
    house_number, house_address, province, district, city, place, latitude, longitude, address_key, public, public_approval, web, status,
    reject_public_condition, reason_stop_selling, has_draft, user_id, customer_id, total_view, comments_count, likes_count, post_quantity,
    recommend_quantity, seen_quantity, failed_quantity, created_at, updated_at)
  select 'nha-' || i, ${villageTitle}, 'Gần chợ, trường học, đi bộ ra công viên, sổ hồng riêng ' || i, keywords[1 + (u5 * 7.99)::int % 8],
    '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Nhà mới, kết cấu chắc chắn, khu dân trí cao, an ninh, hẻm thông thoáng."}]}]}'::jsonb,
    purpose, property_type, case when property_type = 1 then 7 else 1 + (6 * power(u5, 1.4))::int % 6 end, 1 + (6 * power(u6, 3))::int % 6,
    1 + (5 * power(u1, 2))::int % 5, case when u6 > 0.05 then round((2 + 14 * power(u2, 2))::numeric, 1) end,
    array[directions[1 + (u7 * 8)::int % 8]], case when u3 < 0.4 then array[directions[1 + (u4 * 8)::int % 8]] else '{}' end,
    case when property_type <> 1 then width * length end, case when property_type <> 1 then width end, case when property_type <> 1 then length end,
    case when property_type = 1 or u4 < 0.6 then round(width * length * (0.7 + u5)) end, floors, bedrooms, greatest(1, bedrooms - (u6 * 2)::int),
    (u3 < 0.18)::int, (u4 < 0.5)::int, (u5 < 0.9)::int, (u6 < 0.35)::int, (u7 < 0.5)::int,
    price, 'bil', 1, case when purpose = 1 or u6 < 0.08 then price / 20 end, coalesce(case when purpose = 1 or u6 < 0.08 then price / 20 end, price / 100),
    case when property_type = 1 then project end, case when property_type = 1 and project is not null then 'Block ' || chr(65 + (u5 * 8)::int) end,
    house_number, street, province, district, 1,
    place || coalesce(case when property_type = 1 then ' ' || (select name from projects where id = project) end, ''),
    case when i % 12 > 0 then 10.68 + 0.012 * (province % 20) + u6 * 0.05 end, case when i % 12 > 0 then 106.55 + 0.02 * (province * 7 % 13) + u7 * 0.06 end,
    house_number || ' ' || street_key,
    (i % 100 < 90)::int, (i % 100 < 80)::int, (i % 100 < 20)::int, (u1 > 0.9)::int,
    case when i % 100 in (80, 81) then 'Thiếu ảnh sổ hồng' end, case when u1 > 0.9 then 'Đã bán' end, i % 500 = 0,
    1 + (${staffCount} * power(u2 * 7 - floor(u2 * 7), 2))::int % ${staffCount},
    case when u3 > 0.04 then 1 + (${customerCount} * power(u3 * 11 - floor(u3 * 11), 1.5))::int % ${customerCount} end,
    (2000 * power(u4 * 3 - floor(u4 * 3), 4))::int, greatest(0, (u5 * 30)::int - 24), greatest(0, (u6 * 50)::int - 40), greatest(0, (u7 * 20)::int - 18),
    greatest(0, (u3 * 40)::int - 35), greatest(0, (u2 * 40)::int - 36), (u1 < 0.01)::int * 2,
    now() - (1578000.0 * ($1::int - i) / $1::int || ' minutes')::interval, now() - (1578000.0 * ($1::int - i) / $1::int * u6 || ' minutes')::interval
  from priced, (select $2::text[] as titles, $3::text[] as keywords, $4::text[] as directions) texts
  order by i`;

/**
 * Fills an empty, migrated database with this number of houses of three years. Values come from the house's number, so that every run
 * measures the same, and are skewed as life is: some districts, streets, staff and customers have most houses. About 72 % are in the
 * community list, 6 % are waiting, 2 % are rejected, 10 % are stopped. One in twelve has no position.
 */
export async function generateHouses(client: Client, count: number): Promise<void> {
  await client.query(`set session_replication_role = replica`);
  await client.query(`set maintenance_work_mem = '512MB'`);
  await fillAround(client);
  await fillSites(client);
  const rebuild = await dropIndexes(client);
  await client.query(insertHouses, [count, titles, words.keywords, words.directions]);
  await fillListedHouses(client);
  await client.query(`insert into house_tags (house_id, tag_id) select id, 1 + id % 20 from houses where id % 3 = 0`);
  for (const statement of rebuild) await client.query(statement);
  await client.query(`set session_replication_role = default`);
  await client.query('vacuum analyze');
}
