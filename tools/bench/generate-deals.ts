import type pg from 'pg';

/** Who asks: an admin, the accountant, and the leader of 60 people in two levels with somebody below. */
export const people = { admin: 199, accountant: 200, leader: 1, agent: 30 };
export const staffCount = 200;
const [houses, customers, deals] = [8_000, 20_000, 12_000];
export const dealHouses = houses;
export const dealCustomers = customers;

const arrayOf = (...words: string[]) => `(array['${words.join("', '")}'])`;
const families = arrayOf(
  'Nguyễn',
  'Trần',
  'Lê',
  'Phạm',
  'Hoàng',
  'Huỳnh',
  'Phan',
  'Vũ',
  'Võ',
  'Đặng',
  'Bùi',
  'Đỗ',
  'Hồ',
  'Ngô',
);
const given = arrayOf(
  'An',
  'Bình',
  'Châu',
  'Dũng',
  'Đạt',
  'Giang',
  'Hà',
  'Hùng',
  'Khánh',
  'Lan',
  'Linh',
  'Long',
  'Mai',
  'Nga',
);
const streets = arrayOf(
  'Nguyễn Văn Đậu',
  'Phan Đăng Lưu',
  'Lê Quang Định',
  'Bạch Đằng',
  'Điện Biên Phủ',
  'Nơ Trang Long',
);

/** A number from 0 to 2^28 − 1, the same for the same words on every machine. */
const rolled = (words: string) => `('x' || substr(md5(${words}), 1, 7))::bit(28)::int`;

const parts = [
  `insert into users (id, name, email, role, job_position, manager, employee_type, onboarding_date) overriding system value
   select n, concat_ws(' ', ${families}[1 + n % 14], 'Thị', ${given}[1 + n * 5 % 14]), 'bench' || n || '@toam.vn',
     case when n = 199 then 1 else 3 end, case n when 199 then 1 when 200 then 8 when 1 then 6 else 7 end,
     case when n between 2 and 7 then 1 when n between 8 and 61 then 2 + n % 6 end, 'official', '2021-03-20'
   from generate_series(1, ${staffCount}) n`,
  `insert into houses (slug, user_id, house_number, house_address, address_key, public)
   select 'nha-' || n, 1 + n % 198, n || '/' || n % 40, ${streets}[1 + n % 6], 'bench ' || n, 0 from generate_series(1, ${houses}) n`,
  `insert into customers (name, phone_number, phones, user_id)
   select concat_ws(' ', ${families}[1 + n % 14], 'Văn', ${given}[1 + n / 14 % 14]), phone, array[phone], 1 + n % 198
   from generate_series(1, ${customers}) n, lateral (select '09' || lpad((n * 397 % 100000000)::text, 8, '0') as phone) p`,
  // one person, then two, then two: 20,000 shares of three years
  `insert into deals (house_id, deposit_date, notarized_date, receive_date, price, brokerage_fee, created_by, created_at)
   select 1 + n * 7 % ${houses}, day, day + 14, day + 20, 5000000000 + r, 50000000 + r % 100000000, 200, day + interval '9 hours'
   from generate_series(1, ${deals}) n, lateral (select ${rolled(`'deal ' || n`)} as r) rolled,
     lateral (select current_date - (r % 1095) as day) days`,
  `insert into deal_shares (deal_id, staff_id, customer_id, type, brokerage_rate, fee_user, code, status, created_at, deal_date, deal_house_id, search)
   select d.id, 1 + (r + at * 37) % 198, 1 + r % ${customers}, 1 + (r / 7 + at) % 4, 100.0 / shares, d.brokerage_fee / shares,
     'GD-' || to_char(d.deposit_date, 'YYMM') || '-' || lpad((d.id * 2 + at)::text, 5, '0'), 1 + r % 4, d.created_at, d.deposit_date, d.house_id, ''
   from deals d, lateral (select ${rolled(`'share ' || d.id`)} as r, case when d.id % 3 = 0 then 1 else 2 end as shares) rolled,
     generate_series(0, shares - 1) at`,
  `insert into coupons (share_id, reduced_fee, user_id, created_at)
   select id, 1000000 + id % 1000, 200, created_at + interval '3 days' from deal_shares where id % 13 = 0`,
  `insert into cancel_bills (share_id, cancel_date, user_id)
   select id, created_at::date + 10, 200 from deal_shares where id % 29 = 0`,
  `insert into receipts (share_id, code, collected_on, fee_payable, fee_collect, user_id, created_at)
   select s.id, 'PT-' || s.id || '-' || at, s.created_at::date + 5 + at * 20, s.fee_user, (s.fee_user - 2000000) / 3, 200, s.created_at
   from deal_shares s, generate_series(1, (s.id % 4)::int) at where s.id % 4 > 0 and at <= 3`,
  // what triggers would keep
  `update deal_shares set
     reduced = coalesce((select sum(reduced_fee) from coupons where share_id = deal_shares.id), 0),
     collected = coalesce((select sum(fee_collect) from receipts where share_id = deal_shares.id), 0),
     cancel_date = (select cancel_date from cancel_bills where share_id = deal_shares.id),
     search = words_of_share(code, staff_id, deal_house_id, customer_id)`,
  `insert into old_transactions (user_id, date, notarized_day, receive_day, price, fee, fee_received, fee_status, type, status, address)
   select 1 + n % 198, day, day + 10, day + 20, 4000000000, 40000000, 40000000, 3, 1 + n % 4, 4, n || ' ' || ${streets}[1 + n % 6]
   from generate_series(1, 2000) n, lateral (select current_date - (n * 11 % 1095) as day) days`,
  `insert into accumulations (user_id, date, marketing_quantity, sale_quantity, sale_customer_seen_quantity, purchase_quantity,
     purchase_customer_seen_quantity, connection_quantity, connection_customer_seen_quantity, created_by)
   select n, day, 20 + n % 9, n % 3, n % 2, (n + 1) % 4, n % 2, n % 2, 1, n
   from generate_series(1, 198) n, generate_series(current_date - 1094, current_date, '1 day') day where extract(dow from day) > 0`,
  `insert into targets (year, quarter, user_id, purchase, connection, sale, sale_seen, purchase_seen, connection_seen, created_by)
   select y, q, nullif(n, 0), 60 + n, 30, 50, 40, 45, 10, 199
   from generate_series(extract(year from current_date)::int - 3, extract(year from current_date)::int) y, generate_series(1, 4) q,
     generate_series(0, 198) n`,
  `insert into house_statistics (taken_at, user_id, house_quantity, house_remain, new_house_quantity, marketing_quantity)
   select day, n, 40, 20 + n % 9, 0, 12
   from generate_series(1, 198) n, generate_series(current_date - 1095, current_date, '1 day') day`,
];

/** 200 people, and three years of what they did: 12,000 deals with 20,000 shares, their papers, a row of counters a day and person. */
export async function generateDeals(client: pg.ClientBase): Promise<void> {
  // neither triggers nor foreign keys are what is measured
  await client.query('set session_replication_role = replica');
  for (const statement of parts) await client.query(statement);
  await client.query(`select setval(pg_get_serial_sequence('users', 'id'), ${staffCount})`);
  await client.query('set session_replication_role = default');
  await client.query('vacuum analyze');
}
