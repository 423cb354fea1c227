import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { migrationsFolder } from './migrations-folder';
import { createPglite } from './pglite.engine';

/** The statements of migrations, by the start of their file names. */
const statements = (from: string, to: string): string[] =>
  readdirSync(migrationsFolder())
    .filter((name) => name.endsWith('.sql') && name >= from && name < to)
    .sort()
    .map((name) => readFileSync(path.join(migrationsFolder(), name), 'utf8'));

test('shares that were recorded before 0017 say what their deals, papers and names say', async () => {
  const client = await createPglite({});
  for (const sql of statements('0000', '0017')) await client.exec(sql);
  await client.exec(`
    insert into users (id, name, email, role) overriding system value values (7, 'Lan', 'lan@toam.vn', 3);
    insert into houses (slug, user_id, house_number, house_address, address_key, public) values ('nha', 7, '1', 'Lê Lợi', 'k', 0);
    insert into customers (name, phone_number, phones, user_id) values ('Mai', '0901234567', array['0901234567'], 7);
    insert into deals (house_id, deposit_date, notarized_date, receive_date, price, brokerage_fee, created_by)
      values (1, '2026-11-01', '2026-11-02', '2026-11-03', 1000, 200, 7);
    insert into deal_shares (deal_id, staff_id, customer_id, type, brokerage_rate, fee_user, code, status)
      select 1, 7, 1, 1, 30, 60, 'GĐ-' || n, 2 from generate_series(1, 3) n;
    insert into coupons (share_id, reduced_fee, user_id, deleted_at) values (1, 7, 7, null), (1, 2, 7, null), (1, 9, 7, now());
    insert into receipts (share_id, code, collected_on, fee_payable, fee_collect, user_id, deleted_at) values
      (1, 'PT-1', '2026-11-04', 60, 20, 7, null), (1, 'PT-2', '2026-11-05', 60, 5, 7, now()), (2, 'PT-3', '2026-11-05', 60, 30, 7, null);
    insert into cancel_bills (share_id, cancel_date, user_id, deleted_at) values (2, '2026-11-06', 7, now()), (2, '2026-11-07', 7, null)`);
  for (const sql of statements('0017', '0018')) await client.exec(sql);
  const { rows } = await client.query(`
    select deal_date::text as day, deal_house_id as house, reduced, collected, cancel_date::text as cancelled, search
    from deal_shares order by id`);
  const same = { day: '2026-11-01', house: 1 };
  expect(rows).toEqual([
    { ...same, reduced: 9, collected: 20, cancelled: null, search: 'gd-1' },
    { ...same, reduced: 0, collected: 30, cancelled: '2026-11-07', search: 'gd-2' },
    { ...same, reduced: 0, collected: 0, cancelled: null, search: 'gd-3' },
  ]);
  await client.exec(`update receipts set fee_collect = 21 where code = 'PT-1'`);
  expect((await client.query('select collected from deal_shares where id = 1')).rows).toEqual([{ collected: 21 }]);
  for (const sql of statements('0018', '0019')) await client.exec(sql);
  expect((await client.query('select search from deal_shares order by id')).rows).toMatchObject([
    { search: expect.stringMatching(/^gd-1 lan 1 le loi +mai$/) },
    { search: expect.stringMatching(/^gd-2 lan/) },
    { search: expect.stringMatching(/^gd-3 lan/) },
  ]);
  await client.close();
});

test('days that were out of order before 0028 stay, and hinder nothing but a change that leaves them so', async () => {
  const client = await createPglite({});
  for (const sql of statements('0000', '0028')) await client.exec(sql);
  await client.exec(`
    insert into users (id, name, email, role) overriding system value values (7, 'Lan', 'lan@toam.vn', 3);
    insert into houses (slug, user_id, house_number, house_address, address_key, public) values ('nha', 7, '1', 'Lê Lợi', 'k', 0);
    insert into customers (name, phone_number, phones, user_id) values ('Mai', '0901234567', array['0901234567'], 7);
    insert into deals (house_id, reservation_date, deposit_date, notarized_date, receive_date, price, brokerage_fee, created_by)
      values (1, '2026-11-05', '2026-11-01', '2026-11-02', '2026-11-03', 1000, 200, 7);
    insert into deal_shares (deal_id, staff_id, customer_id, type, brokerage_rate, fee_user, code, status)
      values (1, 7, 1, 1, 30, 60, 'GĐ-1', 2);
    insert into cancel_bills (share_id, cancel_date, user_id) values (1, '2026-10-01', 7)`);
  for (const sql of statements('0028', '0029')) await client.exec(sql);
  await client.exec(`
    update deals set price = 2000, reservation_date = reservation_date;
    update users set name = 'Lan Anh';
    update deal_shares set note = 'x', status = 3`);
  const refused = { constraint: 'deals_order' };
  await expect(client.exec(`update deals set reservation_date = '2026-11-04'`)).rejects.toMatchObject(refused);
  await expect(client.exec(`update cancel_bills set cancel_date = '2026-10-02'`)).rejects.toMatchObject(refused);
  await client.exec(
    `update deals set reservation_date = '2026-11-01'; update cancel_bills set cancel_date = '2026-11-01'`,
  );
  await client.close();
});
