import type pg from 'pg';
import { generateHouses } from './generate-houses';

type Client = Pick<pg.ClientBase, 'query'>;

/** Pictures of each house. */
const pictures = 4;

/** Who asks for posts, among the staff of `generateHouses`: 4 sees houses within limits only, 7 has none. */
export const postReaders = { admin: 2, marketing: 6, 'trực chat': 7, 'trực chat có giới hạn': 4 };

async function fillAround(client: Client): Promise<void> {
  await client.query('update users set chat_permission = 1 where id in (4, 7)');
  await client.query(
    `insert into post_channels (name, kind, portal) values
       ('Alonhadat', 'portal', 'alonhadat'), ('Batdongsan', 'portal', 'batdongsan'), ('Facebook', 'manual', null), ('Zalo', 'manual', null)`,
  );
  await client.query(
    `insert into images (key, upright_key, name, width, height, bytes, is_public, uploaded_by)
     select gen_random_uuid(), gen_random_uuid(), 'nha.webp', 1600, 1200, 250000, true, 2 from houses, generate_series(1, ${pictures})`,
  );
  await client.query(
    `insert into house_images (house_id, image_id, kind, position)
     select h.id, (h.id - 1) * ${pictures} + n, 'public', n from houses h, generate_series(1, ${pictures}) n`,
  );
}

/**
 * What each post is. The nth of a house goes to its nth channel, so that no two living ones meet. Of a hundred 12 wait (4 of them for an
 * admin), 60 are up, 10 failed, 18 are gone.
 */
const drawnPosts = `
  select i, 1 + (i - 1) % $2::int as house_id, 1 + ((i - 1) / $2::int + (i - 1) % 2) % 4 as channel_id, (u1 * 100)::int % 100 as fate, u2, u3,
    now() - (power(u3, 1.5) * 400 || ' days')::interval as moment,
    1 + (400 * power(u2, 2))::int % 400 as user_id
  from (select i, ('x' || substr(md5('post ' || i), 1, 7))::bit(28)::int / 268435456.0 as u1,
    ('x' || substr(md5('post ' || i), 8, 7))::bit(28)::int / 268435456.0 as u2,
    ('x' || substr(md5('post ' || i), 15, 7))::bit(28)::int / 268435456.0 as u3 from generate_series(1, $1::int) i) numbers`;

const content = `jsonb_build_object('title', h.title, 'text', repeat(h.descriptions || '. ', 8), 'price', h.into_money, 'purpose', h.purpose,
  'area', h.measured_area, 'width', h.width, 'length', h.length, 'floors', h.floors, 'bedrooms', h.number_bedroom, 'bathrooms', h.number_wc,
  'direction', h.direction[1], 'property_type', null, 'house_type', null, 'ownership', null, 'project', null,
  'district', null, 'city', 'TP. Hồ Chí Minh', 'address', h.house_address || ', ' || h.place,
  'images', (select jsonb_agg((h.id - 1) * ${pictures} + n) from generate_series(1, ${pictures}) n))`;

/** So many posts over so many houses, with what became of each, over 400 days. */
export async function generatePosts(client: Client, posts: number, houses: number): Promise<void> {
  await generateHouses(client, houses);
  await fillAround(client);
  await client.query(
    `with drawn as (
       select d.*, case when fate < 4 then 'waitingApproval' when fate < 11 then 'waiting' when fate < 12 then 'posting' when fate < 72 then 'posted'
         when fate < 82 then 'failed' else 'removed' end as state from (${drawnPosts}) d)
     insert into posts (house_id, channel_id, user_id, state, post, update_status, type_news, type_news_day, type_news_value, total, own, content, sent,
       has_drift, key, is_sent, portal_ref, link, failed_quantity, error, approved_by, approved_at, posted_at, last_day, created_at, updated_at)
     select d.house_id, d.channel_id, d.user_id, d.state, (d.state = 'posted')::int, (d.state = 'posted')::int,
       (d.channel_id = 1)::int, case when d.channel_id = 1 then 7 end, case when d.channel_id = 1 then 40000 end, case d.channel_id when 1 then 280000 when 2 then null else 0 end,
       '{}', c.said, case when d.state in ('posted', 'removed') then c.said end, d.state = 'posted' and d.fate % 10 = 0,
       gen_random_uuid(), d.state in ('posting', 'posted', 'removed'), case when d.state = 'posted' then 'A' || d.i end,
       case when d.state = 'posted' then 'https://alonhadat.com.vn/' || d.i end,
       case when d.state = 'failed' then 6 else (d.u2 * 3)::int end, case when d.state = 'failed' then 'Tài khoản cổng không đủ tiền' end,
       case when d.fate >= 4 then 2 end, case when d.fate >= 4 then d.moment end,
       case when d.state in ('posted', 'removed') then d.moment end, case when d.state = 'posted' then (now() + (d.u3 * 30 || ' days')::interval)::date end,
       d.moment - interval '1 hour', d.moment + (case when d.state = 'posted' then d.u2 * 20 else 0 end || ' minutes')::interval
     from drawn d join houses h on h.id = d.house_id, lateral (select ${content} as said) c order by d.moment`,
    [posts, houses],
  );
  await client.query(
    `insert into post_events (post_id, kind, user_id, detail, created_at)
     select p.id, kind, case when kind in ('created', 'approved', 'updateAsked') then p.user_id end, 'VIP ngày · 7 × 40.000 = 280.000 đ', p.created_at + n * interval '5 minutes'
     from posts p, unnest(array['created', 'approved', 'failedTry', 'posted', 'updateAsked', 'updated']) with ordinality k(kind, n)
     where p.state in ('posted', 'removed') or n <= case p.state when 'failed' then 3 else 1 end`,
  );
  await client.query('vacuum analyze');
}
