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
