import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

interface Place {
  name: string;
  wards: string[];
}

const seed = path.resolve(import.meta.dirname, '../../apps/api/src/seed');
const places = JSON.parse(readFileSync(path.join(seed, 'hcmc-places.json'), 'utf8')) as Place[];

/** Dictionary, staff, customers and tags that the houses refer to. */
async function fillAround(client: pg.ClientBase): Promise<void> {
  const wards = places.flatMap(({ wards }, district) => wards.map((value) => ({ value, parent: district + 1 })));
  await client.query(`insert into dictionary_entries (type, id, value) values ('city', 1, 'Hồ Chí Minh')`);
  await client.query(
    `insert into dictionary_entries (type, id, value, parent_id) select 'province', n, value, 1 from unnest($1::text[]) with ordinality as t(value, n)`,
    [places.map(({ name }) => name)],
  );
  await client.query(
    `insert into dictionary_entries (type, id, value, parent_id)
     select 'district', n, value, parent from unnest($1::text[], $2::int[]) with ordinality as t(value, parent, n)`,
    [wards.map(({ value }) => value), wards.map(({ parent }) => parent)],
  );
  await client.query(
    `insert into dictionary_entries (type, id, value) select type, n, type || ' ' || n from unnest('{type,class,ownership,street_type}'::text[]) type, generate_series(1, 8) n`,
  );
  await client.query(
    `insert into users (name, email) select 'Nhân viên ' || n, 'bench' || n || '@toam.vn' from generate_series(1, 400) n`,
  );
  await client.query(`update users set role = 2, job_position = 2 where id = 2`);
  await client.query(
    `update users set minimum_price = 2000000000, maximum_price = 9000000000, province = '{1,3,5,7}' where id = 4`,
  );
  await client.query(
    `insert into customers (name, phone_number, phones, user_id)
     select 'Khách hàng ' || n, '09' || lpad(n::text, 8, '0'), array['09' || lpad(n::text, 8, '0')], 1 + n % 400 from generate_series(1, 20000) n`,
  );
  await client.query(`insert into tags (name) select 'Nhãn ' || n from generate_series(1, 20) n`);
}

/** Loading without indexes and building them afterwards takes a third of the time. */
async function dropIndexes(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = 'houses'::regclass and not indisprimary`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

const streets = [
  'Nguyễn Văn Đậu',
  'Phan Xích Long',
  'Lê Văn Sỹ',
  'Quang Trung',
  'Nguyễn Hữu Cảnh',
  'Đỗ Xuân Hợp',
  'Tô Ngọc Vân',
  'Trần Huy Liệu',
  'Phạm Văn Chiêu',
  'Song Hành',
  'Hai Bà Trưng',
  'Cách Mạng Tháng Tám',
  'Lũy Bán Bích',
  'Âu Cơ',
  'Kha Vạn Cân',
  'Nguyễn Thị Thập',
];
const kinds = [
  'Nhà phố hẻm xe hơi',
  'Căn hộ ban công sông',
  'Biệt thự sân vườn',
  'Đất thổ cư',
  'Nhà cấp 4 tiện xây mới',
  'Góc 2 mặt tiền',
  'Penthouse hồ bơi riêng',
  'Nhà nguyên căn làm văn phòng',
];
const keywords = ['hẻm xe hơi', 'sổ hồng riêng', 'view sông', 'gần chợ', 'kinh doanh', 'chính chủ'];

/**
 * Fills an empty, migrated database with this number of houses. Values vary by number theory, not at random, so that every run
 * measures the same. About 72 % are in the community list, 6 % are waiting, 2 % are rejected, 10 % are stopped. One in twelve has
 * no position.
 */
export async function generateHouses(client: pg.ClientBase, count: number): Promise<void> {
  await client.query(`set session_replication_role = replica`);
  await client.query(`set maintenance_work_mem = '512MB'`);
  await fillAround(client);
  const rebuild = await dropIndexes(client);
  await client.query(
    `
    with ward as (
      select w.id as district, w.parent_id as province, w.value || ' ' || p.value as names, row_number() over (order by w.id) - 1 as n
      from dictionary_entries w join dictionary_entries p on p.type = 'province' and p.id = w.parent_id where w.type = 'district'
    ), wards as (select count(*)::int as total from ward), numbered as (
      select i, ('x' || substr(md5(i::text), 1, 7))::bit(28)::int as r, ('x' || substr(md5(i::text), 9, 7))::bit(28)::int as q from generate_series(1, $1::int) i
    )
    insert into houses (slug, title, descriptions, key_word, description, purpose, property_type, house_type, ownership, street_type, wide_street,
      direction, area, width, length, floor_area, floors, number_bedroom, number_wc, into_money, money_unit, brokerage_rate, commission,
      house_number, house_address, province, district, city, place, latitude, longitude, address_key, public, public_approval, web, status,
      reject_public_condition, reason_stop_selling, has_draft, user_id, customer_id, total_view, created_at, updated_at)
    select 'nha-' || i, kinds[1 + r % 8] || ', ' || (1 + q % 9) || ' tầng', 'Gần chợ, trường học, đi bộ ra công viên, sổ hồng riêng ' || q, keywords[1 + q % 6],
      '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Nhà mới, kết cấu chắc chắn, khu dân trí cao, an ninh, hẻm thông thoáng."}]}]}'::jsonb,
      (r % 10 = 0)::int, 1 + r % 8, 1 + q % 8, 1 + r % 5, 1 + q % 6, 2 + q % 20,
      array[('{Đông,Tây,Nam,Bắc,Đông Nam,Đông Bắc,Tây Nam,Tây Bắc}'::text[])[1 + q % 8]],
      25 + r % 400, 3 + q % 12, 8 + r % 30, 40 + r % 700, r % 9, q % 7, r % 7,
      (900 + (r::bigint * 7919) % 30000) * 1000000, 'bil', 1, (900 + (r::bigint * 7919) % 30000) * 10000,
      (1 + r % 900) || case when q % 3 = 0 then '/' || (1 + q % 99) else '' end, streets[1 + (r / 7) % 16], province, district, 1, names || ' Hồ Chí Minh',
      case when i % 12 > 0 then 10.68 + 0.012 * (province % 20) + (r % 9973) / 9973.0 * 0.05 end,
      case when i % 12 > 0 then 106.55 + 0.02 * (province * 7 % 13) + (q % 9967) / 9967.0 * 0.06 end,
      f_vn((1 + r % 900) || ' ' || streets[1 + (r / 7) % 16]),
      (i % 100 < 90)::int, (i % 100 < 80)::int, (i % 100 < 20)::int, (r % 10 = 9)::int,
      case when i % 100 in (80, 81) then 'Thiếu ảnh sổ hồng' end, case when r % 10 = 9 then 'Đã bán' end, i % 500 = 0,
      1 + r % 400, 1 + q % 20000, r % 1000, now() - (($1::int - i) || ' minutes')::interval, now() - ((q % 500000) || ' minutes')::interval
    from numbered join wards on true join ward on ward.n = (r / 3) % wards.total, (select $2::text[] as kinds, $3::text[] as keywords, $4::text[] as streets) texts
    order by i`,
    [count, kinds, keywords, streets],
  );
  await client.query(`insert into house_tags (house_id, tag_id) select id, 1 + id % 20 from houses where id % 3 = 0`);
  for (const statement of rebuild) await client.query(statement);
  await client.query(`set session_replication_role = default`);
  await client.query('vacuum analyze');
}
