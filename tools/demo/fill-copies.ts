import { random } from '@toam/domain/random';
import { fullName } from './people/names';

export type Ask = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** How many rows there shall be at least. A table that is not named stays as the demo has it. */
export type Size = Partial<Record<'users' | 'customers' | 'houses' | 'requests' | 'deals', number>>;

/** What people do from day to day: it grows with them only where it is asked for. */
export type Daily = 'checkins' | 'forms' | 'accumulations' | 'targets' | 'house_statistics';

type Changed = Record<string, string>;

/** A number from 0 to 1 that depends on the new row alone. */
const drawn = (salt: number) => `(('x' || substr(md5(new_id || ' ${salt}'), 1, 7))::bit(28)::int / 268435456.0)`;
const digits = (prefix: string, factor: number) =>
  `'${prefix}' || lpad((new_id::bigint * ${factor} % 100000000)::text, 8, '0')`;

const name = `names[1 + (${drawn(1)} * cardinality(names))::int % cardinality(names)]`;
/** Some hundred streets for each district. */
const street = `names[1 + (t.province * 131 + new_id % 120) % cardinality(names)]`;
const number = `(3 + (${drawn(2)} * 617)::int) || case when t.house_number like '%/%' then '/' || 1 + (${drawn(3)} * 97)::int else '' end`;
const dearer = `(0.7 + 0.6 * ${drawn(4)})`;

/** Three years, in the order of the numbers. */
const created = `now() - interval '1095 days' * (1 - new_id::float8 / total)`;
const dated: Changed = {
  created_at: created,
  updated_at: `least(now(), ${created} + (t.updated_at - t.created_at))`,
};
/** A copy of a deal, with its papers, is of the same days up to three years earlier. */
const earlier = `- (c % 3 * 365 + c * 7 % 28)`;
const timesEarlier = `- (c % 3 * 365 + c * 7 % 28) * interval '1 day'`;
/** Copies of all people are of this year, then of the one before, and so on. */
const years = `(c / people)`;

/** What differs in a copy; `new_id` is its number, `c` which copy it is, `t` the row of the demo. */
const differing: Record<string, Changed> = {
  users: {
    name,
    email: `'bench' || new_id || '@toam.vn'`,
    phone_number: digits('09', 397),
    social_id: `'079' || lpad((new_id::bigint * 911 % 1000000000)::text, 9, '0')`,
    date_of_birth: `t.date_of_birth - (${drawn(2)} * 3000)::int`,
    // each leader has the same team again, under the same superiors
    role: 'greatest(t.role, 3)',
    job_position: 'greatest(t.job_position, 6)',
    manager: 'case when t.job_position > 6 then t.manager + new_id - t.id else t.manager end',
  },
  customers: {
    name,
    phone_number: digits('09', 397),
    phone_number2: `case when t.phone_number2 is not null then ${digits('03', 911)} end`,
    phone_number3: 'null',
    phone_number4: 'null',
    phones: `array_remove(array[${digits('09', 397)}, case when t.phone_number2 is not null then ${digits('03', 911)} end], null)`,
    email: `case when t.email is not null then 'khach' || new_id || '@mail.vn' end`,
    ...dated,
  },
  houses: {
    slug: `'nha-' || new_id`,
    house_number: number,
    house_address: street,
    address_key: `f_vn(${number} || ' ' || ${street})`,
    title: `replace(t.title, t.house_address, ${street})`,
    area: `round((t.area * ${dearer})::numeric, 1)`,
    into_money: `round(t.into_money * ${dearer} / 500000) * 500000`,
    commission: `round(t.commission * ${dearer})`,
    latitude: `t.latitude + 0.01 * (${drawn(5)} - 0.5)`,
    longitude: `t.longitude + 0.01 * (${drawn(6)} - 0.5)`,
    ...dated,
  },
  requests: {
    min_price: `round(t.min_price * ${dearer} / 1000000) * 1000000`,
    max_price: `round(t.max_price * ${dearer} / 1000000) * 1000000`,
    ...dated,
  },
  deals: {
    deposit_date: `t.deposit_date ${earlier}`,
    notarized_date: `t.notarized_date ${earlier}`,
    receive_date: `t.receive_date ${earlier}`,
    reservation_date: `t.reservation_date ${earlier}`,
    created_at: `t.created_at ${timesEarlier}`,
  },
  deal_shares: {
    code: `t.code || '-' || c`,
    deal_date: `t.deal_date ${earlier}`,
    cancel_date: `t.cancel_date ${earlier}`,
    created_at: `t.created_at ${timesEarlier}`,
  },
  coupons: { created_at: `t.created_at ${timesEarlier}` },
  cancel_bills: { cancel_date: `t.cancel_date ${earlier}` },
  receipts: {
    code: `t.code || '-' || c`,
    collected_on: `t.collected_on ${earlier}`,
    created_at: `t.created_at ${timesEarlier}`,
  },
  old_transactions: { date: `t.date ${earlier}` },
  accumulations: { date: `t.date - 364 * ${years}` },
  targets: { year: `t.year - ${years}` },
  house_statistics: { taken_at: `t.taken_at - ${years} * interval '364 days'` },
};

/** Tables that grow with another one. */
const parts: Partial<Record<keyof Size, string[]>> = {
  houses: ['house_tags'],
  deals: ['deal_shares', 'coupons', 'cancel_bills', 'receipts', 'old_transactions'],
};
const ofThreeYears = ['accumulations', 'targets', 'house_statistics'];

/**
 * Copies the rows of the demo brokerage, each with its own number, words, prices and days, and with copies of what it refers to.
 * @param ask always on the same connection
 */
export async function grow(ask: Ask, size: Size, daily: Daily[] = []): Promise<void> {
  const list = async <Row>(text: string) => (await ask(text)).rows as Row[];
  const r = random(17);
  const names = Array.from({ length: 4000 }, () => fullName(r, r.pick(['male', 'female'] as const)));
  await ask(`create temp table copied_words as select array['${names.join("', '")}'] as names`);
  await ask('set session_replication_role = replica');
  // the narrow rows of lists are made by triggers, and by nothing else
  const keepers = await list<{ text: string }>(
    `select format('alter table %s enable always trigger %I', tgrelid::regclass, tgname) as text from pg_trigger where tgname ~ '_begins?$'`,
  );
  for (const { text } of keepers) await ask(text);
  const indexes = await list<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where not indisunique and not exists (select from pg_constraint where conindid = indexrelid) and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
  );
  for (const index of indexes) await ask(`drop index ${index.name}`);

  const copied = new Map<string, { step: number; copies: number }>();
  const copy = async (table: string, wanted: (rows: number) => number) => {
    const columns = await list<{ name: string; refers: string | null }>(
      `select attname as name, (select confrelid::regclass::text from pg_constraint where conrelid = attrelid and contype = 'f' and conkey[1] = attnum limit 1) as refers
       from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    );
    const hasId = columns.some((column) => column.name === 'id');
    const [{ step }] = await list<{ step: number }>(`select ${hasId ? 'max(id)' : 'count(*)::int'} as step from ${table}`) as [{ step: number }]; // prettier-ignore
    const copies = wanted(step);
    copied.set(table, { step, copies });
    const valueOf = (column: string, refers: string | null): string => {
      const other = differing[table]?.[column];
      if (other) return other;
      if (column === 'id') return 'new_id';
      const to = copied.get(column === 'deal_house_id' ? 'houses' : (refers ?? ''));
      return to ? `t.${column} + c % ${to.copies} * ${to.step}` : `t.${column}`;
    };
    await ask(
      `insert into ${table} (${columns.map((column) => column.name).join(', ')}) overriding system value
       select ${columns.map((column) => valueOf(column.name, column.refers)).join(', ')}
       from generate_series(1, ${copies - 1}) c, ${table} t, copied_words,
         lateral (select ${hasId ? `t.id + c * ${step}` : '0'} as new_id, ${step * copies} as total, ${copied.get('users')?.copies ?? 1} as people) n
       order by c${hasId ? ', t.id' : ''} on conflict do nothing`,
    );
    if (hasId) await ask(`select setval(pg_get_serial_sequence('${table}', 'id'), ${step * copies})`);
  };
  for (const table of ['users', 'customers', 'houses', 'requests', 'deals'] as const) {
    const rows = size[table];
    if (rows === undefined) continue;
    await copy(table, (step) => Math.max(1, Math.ceil(rows / step)));
    for (const part of parts[table] ?? []) await copy(part, () => copied.get(table)!.copies);
  }
  for (const table of daily) await copy(table, () => copied.get('users')!.copies * (ofThreeYears.includes(table) ? 3 : 1)); // prettier-ignore
  if (size.deals)
    await ask('update deal_shares set search = words_of_share(code, staff_id, deal_house_id, customer_id)');
  for (const index of indexes) await ask(index.definition);
  for (const { text } of keepers) await ask(text.replace('enable always', 'enable'));
  await ask('set session_replication_role = default');
  await ask('drop table copied_words');
}
