import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { normalisePhone } from '@toam/domain/phone';
import { migrationsFolder } from './migrations-folder';
import { createPglite } from './pglite.engine';

/** The statements of migrations, by the start of their file names. */
const statements = (from: string, to: string): string[] =>
  readdirSync(migrationsFolder())
    .filter((name) => name.endsWith('.sql') && name >= from && name < to)
    .sort()
    .map((name) => readFileSync(path.join(migrationsFolder(), name), 'utf8'));

/** As they were stored, and as a typed number is compared with them since. */
const numbers: [stored: string, since: string][] = [
  ['01900545415', '1900545415'],
  ['018001234', '18001234'],
  ['2838234567', '02838234567'],
  ['084912345678', '0912345678'],
  ['0912000111', '0912000111'],
];
const stored = numbers.map(([number]) => number);
const since = numbers.map(([, number]) => number);

test('numbers that were stored before 0032 and 0040 are those that a typed one is compared with', async () => {
  expect(since.map((number) => normalisePhone(number))).toEqual(since);
  const client = await createPglite({});
  for (const sql of statements('0000', '0032')) await client.exec(sql);
  const list = stored.map((number) => `'${number}'`).join();
  await client.exec(`
    insert into users (name, email, role, phone_number, contact_phone)
      select 'Lan', phone || '@toam.vn', 3, phone, phone from unnest(array[${list}]) as phone;
    insert into customers (name, phone_number, phone_number2, phones, more_phones)
      values ('Mai', '01900545415', '1900 54 54 15', array[${list}], array[${list}]);
    insert into houses (slug, user_id, house_number, house_address, address_key, public) values ('nha', 1, '1', 'Lê Lợi', 'k', 0);
    insert into contact_requests (house_id, name, phone_number, phone) select 1, 'Mai', phone, phone from unnest(array[${list}]) as phone;
    insert into chat_conversations (phone, phone_shown, name, sex, created_at) select phone, phone, 'Mai', 'women', now() from unnest(array[${list}]) as phone`);
  for (const sql of statements('0032', '0041')) await client.exec(sql);
  const column = async (sql: string) => (await client.query<{ value: unknown }>(sql)).rows.map(({ value }) => value);
  expect(await column('select unnest(phones) as value from customers')).toEqual(since);
  expect(await column('select unnest(more_phones) as value from customers')).toEqual(since);
  // as it was typed, but for the 0 of an import
  expect(await column(`select phone_number || ', ' || phone_number2 as value from customers`)).toEqual([
    '1900545415, 1900 54 54 15',
  ]);
  expect(await column('select phone as value from contact_requests order by id')).toEqual(since);
  expect(await column('select phone as value from chat_conversations order by reveal_id')).toEqual(since);
  expect(await column('select phone_shown as value from chat_conversations order by reveal_id')).toEqual(stored);
  for (const name of ['phone_number', 'contact_phone'])
    expect(await column(`select ${name} as value from users order by id`)).toEqual([
      ...since.slice(0, 2),
      ...stored.slice(2),
    ]);
  await client.close();
}, 120_000);

test('two conversations that turn out to be of one number are the main one and its thread, and lose nothing', async () => {
  const client = await createPglite({});
  for (const sql of statements('0000', '0040')) await client.exec(sql);
  const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
  await client.exec(`
    insert into chat_conversations (id, phone, phone_shown, name, sex, main_id, joined_at, device, created_at) values
      ('${id(1)}', '01900545415', '1900 545415', 'old', 'women', null, null, 1, '2026-01-01'),
      ('${id(2)}', '01900545415', '1900 545415', 'its thread', 'women', '${id(1)}', null, 2, '2026-01-02'),
      ('${id(3)}', '01900545415', '1900 545415', 'joined', 'women', '${id(1)}', now(), 3, '2026-01-03'),
      ('${id(4)}', '1900545415', '1900 545415', 'new', 'women', null, null, 1, '2026-02-01'),
      ('${id(5)}', '1900545415', '1900 545415', 'new thread', 'women', '${id(4)}', null, 2, '2026-02-02'),
      ('${id(6)}', '018001234', '18001234', 'alone', 'women', null, null, 1, '2026-01-01');
    insert into chat_visitors (token_hash, conversation_id, since_message_id, network, device) values ('a', '${id(1)}', 0, 'n', 1);
    insert into chat_messages (conversation_id, owner, text, name, device) values
      ('${id(1)}', 'client', 'Còn không em?', 'old', 1), ('${id(1)}', 'staff', 'Dạ còn', 'Lan', null)`);
  for (const sql of statements('0040', '0041')) await client.exec(sql);
  const { rows } = await client.query('select name, phone, main_id, device from chat_conversations order by id');
  const hotline = { phone: '1900545415', main_id: id(4) };
  expect(rows).toEqual([
    { ...hotline, name: 'old', device: 4 },
    { ...hotline, name: 'its thread', device: 5 },
    { ...hotline, name: 'joined', main_id: id(1), device: 3 },
    { ...hotline, name: 'new', main_id: null, device: 1 },
    { ...hotline, name: 'new thread', device: 2 },
    { phone: '18001234', main_id: null, name: 'alone', device: 1 },
  ]);
  expect((await client.query('select device from chat_visitors')).rows).toEqual([{ device: 4 }]);
  expect((await client.query('select text, device from chat_messages order by id')).rows).toEqual([
    { text: 'Còn không em?', device: 4 },
    { text: 'Dạ còn', device: null },
  ]);
  await client.close();
}, 120_000);
