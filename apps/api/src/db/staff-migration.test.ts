import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nameOrder } from '@toam/domain/name-order';
import { migrationsFolder } from './migrations-folder';
import { createPglite } from './pglite.engine';

/** The statements of migrations, by the start of their file names. */
const statements = (from: string, to: string): string[] =>
  readdirSync(migrationsFolder())
    .filter((name) => name.endsWith('.sql') && name >= from && name < to)
    .sort()
    .map((name) => readFileSync(path.join(migrationsFolder(), name), 'utf8'));

test('what was recorded before 0004 is found by the records that it touched, and stands from then on', async () => {
  const client = await createPglite({});
  for (const sql of statements('0000', '0004')) await client.exec(sql);
  await client.exec(`
    insert into users (id, name, email, role) values (1, 'Lan', 'lan@toam.vn', 1);
    insert into sessions (user_id, token_hash, ip, device, expires_at) values (1, 'hash', '10.0.0.1', 'Firefox', now());
    insert into audit_entries (user_id, action, noun, record_id, detail, ip) values
      (1, 'phone_reveal', 'customer', 5, '{}', '10.0.0.1'),
      (1, 'bulk', 'house', null, '{"houses": [30, 40]}', null),
      (1, 'export', 'house', null, '{}', null)`);
  for (const sql of statements('0004', '0005')) await client.exec(sql);
  const { rows } = await client.query('select records, search from audit_entries order by id');
  expect(rows).toEqual([
    { records: ['customer:5'], search: '10.0.0.1' },
    { records: ['house:30', 'house:40'], search: '' },
    { records: [], search: '' },
  ]);
  expect((await client.query('select user_id, ip, device from login_tracks')).rows).toEqual([
    { user_id: 1, ip: '10.0.0.1', device: 'Firefox' },
  ]);
  await expect(client.exec('delete from audit_entries')).rejects.toThrow('rows are only added');
  await client.close();
});

test('who was there before 0037 stands by the Vietnamese alphabet, and is still found', async () => {
  const client = await createPglite({});
  for (const sql of statements('0000', '0037')) await client.exec(sql);
  await client.exec(`
    insert into users (name, email, role, position) select name, n || '@toam.vn', 3, name
      from unnest(array['Đỗ Lan', 'Dũng', 'Ân', 'Anh']) with ordinality as t(name, n);
    insert into customers (name, phone_number, phones) select name, '090', '{}' from users`);
  for (const sql of statements('0037', '0038')) await client.exec(sql);
  await client.exec(`update users set name = 'Đô Lan' where name = 'Đỗ Lan'`);
  const names = async (sql: string) => (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name);
  const listed = 'from users join staff_sorts using (id)';
  const inOrder = ['Anh', 'Ân', 'Dũng', 'Đô Lan'];
  expect(await names('select name from users order by name_order')).toEqual(inOrder);
  expect(await names(`select users.name ${listed} order by staff_sorts.name`)).toEqual(inOrder);
  expect(await names('select name from customers order by name_order')).toEqual([...inOrder.slice(0, 3), 'Đỗ Lan']);
  expect(await names(`select users.name ${listed} where staff_sorts.search like '%lan%'`)).toEqual(['Đô Lan']);
  // a name that differs in its accents alone is a new name
  expect((await client.query('select staff_id from new_staff_names')).rows).toEqual([{ staff_id: 1 }]);
  const { rows } = await client.query<{ key: string }>(`select f_name_order('Đặng Ẩn') as key`);
  expect(rows[0]?.key).toBe(nameOrder('Đặng Ẩn'));
  await client.close();
}, 120_000);
