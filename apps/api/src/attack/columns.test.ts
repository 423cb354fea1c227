import { sql } from 'drizzle-orm';
import { db } from '../db/db';
import type { MountedEndpoint } from '../http/register-route';
import { isQuestion } from '../http/statement-limit-of';
import { nameOf, type SentCall } from '../testing/example-call';
import { isolated } from '../testing/isolated';
import { testApp } from '../testing/test-app';
import { foreignCall, sendAsTaken } from './foreign-call';
import { type Forged, forgedColumns, withForged } from './forged';
import { boss, owner } from './identities';
import { insertNewSession, plantBrokerage } from './planted.fixture';
import { schemaOf } from './schema-node';
import { watchingWrites } from './written';

const { app } = testApp({ keepsRows: true });

let forged: Forged;
let positions: string;
const tokens = new Map<number, string>();

beforeAll(async () => {
  await plantBrokerage();
  for (const { id } of [owner, boss]) tokens.set(id, await insertNewSession(id));
  forged = await forgedColumns();
  const { rows } = await db().execute<{ name: string; at: string | null }>(
    sql`select quote_ident(sequencename) as name, last_value as at from pg_sequences where schemaname = 'public'`,
  );
  positions = rows.map(({ name, at }) => `setval('public.${name}', ${at ?? 1}, ${at !== null})`).join(', ');
}, 60_000);

/** What differs from one run to the next: the moment, and what is drawn. */
const untold = (row: string): string =>
  row
    .replace(/"\d{4}-\d\d-\d\dT[\d:.]+(\+00:00|Z)?"/g, (moment) => (moment.startsWith('"2001') ? moment : '"a moment"'))
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (key) => (key.startsWith('f0e9ed00') ? key : 'a key'))
    .replace(/\$argon2id\$[^"]+/g, 'a hash')
    .replace(/\b1[78]\d{8}(\d{3})?\b/g, 'a second')
    .replace(/"slug": "[^"]+"/, 'a slug')
    .replace(/[\w+/=.:-]{24,}/g, 'drawn');

/** All rows of these tables, as text. */
async function rowsOf(tables: string[]): Promise<string[]> {
  const texts: string[] = [];
  for (const table of tables) {
    const { rows } = await db().execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t`,
    );
    texts.push(...rows.map(({ row }) => `${table} ${untold(row)}`));
  }
  return texts.toSorted();
}

interface Left {
  status: number;
  body: string;
  /** Tables that the call wrote to. */
  written: string[];
  rows: string[];
}

/** What a call leaves in the tables that it or the same call before wrote to. It is taken back. */
const leftBy = (endpoint: MountedEndpoint, call: SentCall, token: string, also: string[] = []): Promise<Left> =>
  isolated(async () => {
    await db().execute(sql.raw(`select ${positions}`));
    const { result: reply, tables: all } = await watchingWrites(() => sendAsTaken(app(), endpoint, call, token));
    // calls are recorded with what was sent
    const written = all.filter((table) => table !== 'audit_entries');
    const rows = await rowsOf([...new Set([...written, ...also])]);
    return { status: reply.statusCode, body: untold(reply.body), written, rows };
  });

/** The call with every column beside what its contract knows, in body and query. */
function forgedCall({ body, query }: MountedEndpoint, call: Required<SentCall>): SentCall {
  const fill = (schema: typeof body, value: object) =>
    withForged(schemaOf(schema), value, forged) as Record<string, unknown>;
  return { ...call, body: fill(body, call.body), query: fill(query, call.query) };
}

/** Why a call with every column is not as harmless as without. Null: it is. */
async function faultOf(endpoint: MountedEndpoint, token: string): Promise<string | null> {
  const call = foreignCall(endpoint);
  const plain = await leftBy(endpoint, call, token);
  const more = await leftBy(endpoint, forgedCall(endpoint, call), token, plain.written);
  if (more.status >= 500) return `${nameOf(endpoint)} ${more.status} ${more.body}`;
  // unknown keys may be refused, and the fields of an upload are counted, but then nothing is written
  if ([413, 422].includes(more.status) && more.written.length === 0) return null;
  const changed = more.rows.filter((row) => !plain.rows.includes(row));
  return more.status === plain.status && changed.length === 0
    ? null
    : `${nameOf(endpoint)} ${plain.status} → ${more.status} ${more.body.slice(0, 200)} ${changed.join('\n').slice(0, 1500)}`;
}

test.each([
  ['the owner', owner],
  ['a super admin', boss],
])(
  'no operation takes a column from %s that its contract does not name',
  async (_who, { id }) => {
    const faults: string[] = [];
    for (const endpoint of app().endpoints.filter((one) => !isQuestion(one) && one.path !== '/auth/password/change')) {
      const fault = await faultOf(endpoint, tokens.get(id)!);
      if (fault) faults.push(fault);
    }
    expect(faults).toEqual([]);
  },
  240_000,
);
