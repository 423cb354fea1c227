import { formKinds } from '@toam/domain/work/form-kinds';
import { sql } from 'drizzle-orm';
import { type z } from 'zod';
import { db } from '../db/db';
import { decided } from '../permissions/decided';
import { anAdmin } from '../testing/an-actor';
import { exampleAbout, nameOf, sendCall, type SentCall } from '../testing/example-call';
import { insertCustomer, insertDictionary, insertHouse } from '../testing/insert-house';
import { insertSession, insertUser } from '../testing/insert-user';
import { testApp } from '../testing/test-app';
import { NamedSchemas } from './open-api-schemas';

/** Every call that names a time or two, with the first and last ones that clocks, calendars and databases know. */
const { app } = testApp({ keepsRows: true });
const admin = anAdmin();

beforeAll(async () => {
  await insertUser({ ...admin });
  for (const id of [7, 8, 9]) await insertUser({ id });
  await db().execute(sql`select setval('users_id_seq', 999)`);
  await insertDictionary();
  await insertCustomer({ user_id: 7 });
  await insertHouse({ user_id: 7, public: 1, public_approval: 1, province: 2, district: 21 });
});

/** 9999-12-31T23:59:59Z: in Vietnam it is the year 10000. */
const lastOfUtc = 253_402_300_799;
const seconds = [
  ...[0, -1, 1, -62_135_596_800, -62_167_219_200, -8_640_000_000_000, 2_147_483_648, 4_294_967_296],
  ...[lastOfUtc, lastOfUtc + 1, lastOfUtc - 25_200, lastOfUtc - 25_199, 253_370_764_799, 253_370_764_800],
  ...[1_794_848_400_000, 8_640_000_000_000, 8_640_000_000_001, 8_640_000_000_000_000, Number.MAX_SAFE_INTEGER],
];
const days = [
  ...['0000-01-01', '0001-01-01', '1582-10-10', '1899-12-31', '1900-01-01', '1999-12-31', '2000-01-01', '2100-12-31'],
  ...['2026-02-29', '2026-02-30', '2026-13-01', '2101-01-01', '9998-12-31', '9999-12-31', '10000-01-01', '99999-01-01'],
  ...['-0001-01-01', '+275760-09-13', '1900/01/01', '9999/12/31', '0000/00/00'],
];
const years = [0, -1, 1, 1899, 1999, 2000, 2100, 2101, 9999, 10_000, 275_760];

const isTime = (key: string): boolean =>
  /(At|_at|[dD]ate|[dD]ays?|_from|_to|_since|birthday)$/.test(key) ||
  ['at', 'from', 'to', 'start', 'end', 'newer_than', 'since', 'until', 'before', 'after'].includes(key);
const isYear = (key: string): boolean => /^(year|quarter|month)$/.test(key);

type Part = Record<string, unknown>;
type Kind = 'query' | 'body';

const valuesOf = (key: string): unknown[] => (isYear(key) ? years : isTime(key) ? [...seconds, ...days] : []);

/** The names of a part's fields, those that the example leaves out, too. */
function fieldsOf(schema: z.ZodType, example: unknown): string[] {
  const { properties = {} } = new NamedSchemas().schemaOf(schema, 'input');
  return [...new Set([...Object.keys(properties), ...Object.keys((example ?? {}) as Part)])];
}

/** Copies of the part, each with one of its times, or those of its first row or object, at an edge. */
function* edged(part: unknown, fields: string[], depth = 0): Generator<unknown> {
  if (typeof part !== 'object' || part === null || depth > 2) return;
  if (Array.isArray(part)) {
    for (const one of edged(part[0], Object.keys((part[0] ?? {}) as Part), depth + 1)) yield [one, ...part.slice(1)];
    return;
  }
  for (const key of fields) {
    for (const value of valuesOf(key)) yield { ...part, [key]: value };
    const below = (part as Part)[key];
    for (const one of edged(below, Object.keys((below ?? {}) as Part), depth + 1)) yield { ...part, [key]: one };
  }
}

const pairs = [
  ['startAt', 'endAt'],
  ['start_date', 'end_date'],
  ['start', 'end'],
  ['from', 'to'],
  ['created_from', 'created_to'],
] as const;

/** From the first to the last, as numbers and as days: what nobody should build day by day. */
const spans: [unknown, unknown][] = [
  [0, lastOfUtc],
  [0, 253_370_764_799],
  [0, 253_339_000_000],
  ['1900-01-01', '9999-12-31'],
  ['1900/01/01', '9999/12/31'],
  ['2000-01-01', '9998-12-31'],
  ['2000/01/01', '2100/12/31'],
  ['0001-01-01', '9999-12-31'],
];

function* wide(part: unknown, fields: string[]): Generator<unknown> {
  for (const [first, last] of pairs) {
    if (!fields.includes(first) || !fields.includes(last)) continue;
    for (const [start, end] of spans) yield { ...(part as Part), [first]: start, [last]: end };
  }
}

/** A period of chosen days, which the examples do not have. */
const chosenDays = (body: Part): SentCall[] =>
  'period' in body
    ? [...spans, ...seconds.map((at) => [at, at] as const), ...seconds.map((at) => [at, lastOfUtc] as const)].map(
        ([startAt, endAt]) => ({ body: { ...body, period: { type: 4, startAt, endAt } } }),
      )
    : [];

/** Lists filtered by a column of moments. */
const filtered = (body: Part): SentCall[] =>
  'filters' in body
    ? ['created_at', 'updated_at'].flatMap((column) =>
        seconds.map((at) => ({
          body: { ...body, filters: [{ column, operation: 'between', values: [at, lastOfUtc] }] },
        })),
      )
    : [];

const formSpan = (type: string, body: Part): SentCall[] =>
  days.flatMap((day) => [
    { params: { type }, body: { ...body, start_date: day, end_date: day, start: day, end: day, date: day, days: day } },
    { params: { type }, body: { ...body, start_date: '1900-01-01', end_date: day, start: '2000/01/01', end: day } },
  ]);

/** Calls whose example is one of several shapes. */
const further: Record<string, () => SentCall[]> = {
  'POST /form/:type': () =>
    formKinds.flatMap((type) =>
      formSpan(type, {
        ...{ reason: 9, shift: 0, labour: 0, user_approve: admin.id, note: '', address: 'Quận 1' },
        ...{ time_start: '08:00', time_end: '09:00', late_time: '00:30', soon_time: '00:00' },
        ...{ activity_explanation: 'in', reason_explanation: 'forgot' },
      }),
    ),
  'POST /export/:kind': () =>
    ['checkin', 'audit', 'transaction', 'receipt', 'customer'].flatMap((kind) =>
      [...spans, ...seconds.map((at) => [at, at] as const)].map(([start, end]) => ({
        params: { kind },
        body: {
          ...{ columns: [{ key: 'id' }], startAt: start, endAt: end, from: start, to: end },
          ...{ created_from: start, created_to: end, leader: 0 },
        },
      })),
    ),
};

function edgeCalls(name: string): SentCall[] {
  const endpoint = app().endpoints.find((one) => nameOf(one) === name)!;
  const call = exampleAbout(endpoint, 1);
  const calls = (['query', 'body'] as Kind[]).flatMap((kind) => {
    const fields = fieldsOf(endpoint[kind], call[kind]);
    return [...edged(call[kind], fields), ...wide(call[kind], fields)].map((part) => ({ ...call, [kind]: part }));
  });
  const special = [...chosenDays(call.body), ...filtered(call.body)].map((one) => ({ ...call, ...one }));
  return [...calls, ...special, ...(further[name]?.() ?? [])];
}

/** Milliseconds of the processor that one call may take: others wait so long. */
const longest = 200;
const spent = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

async function complaintOf(name: string, call: SentCall, token: string): Promise<string | null> {
  const [method, path] = name.split(' ') as ['GET', `/${string}`];
  let took = Infinity;
  // what is compiled or collected meanwhile is not the call's: the quickest of three counts
  for (let tries = 0; took > longest && tries < 3; tries++) {
    const began = process.cpuUsage();
    const { statusCode } = await sendCall(app(), { method, path }, call, token);
    took = spent(began);
    if (statusCode >= 500 || statusCode === 400) return `${statusCode} ${JSON.stringify(call).slice(0, 300)}`;
  }
  return took > longest ? `${Math.round(took)} ms ${JSON.stringify(call).slice(0, 300)}` : null;
}

test.each(Object.keys(decided))(
  '%s answers every time at an edge at once, and none with an error of its own',
  async (name) => {
    const token = await insertSession(admin.id);
    const found: string[] = [];
    for (const call of edgeCalls(name)) {
      const complaint = await complaintOf(name, call, token);
      if (complaint) found.push(complaint);
    }
    expect(found).toEqual([]);
  },
  120_000,
);

test.each(Object.keys(decided).filter((name) => name.startsWith('GET ')))(
  '%s reads whatever of it was stored',
  async (name) => {
    const endpoint = app().endpoints.find((one) => nameOf(one) === name)!;
    expect(await complaintOf(name, exampleAbout(endpoint, 1), await insertSession(admin.id))).toBeNull();
  },
);
