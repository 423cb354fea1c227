import { endpoint } from '@toam/contracts/endpoint';
import { exportRows } from '@toam/contracts/export/export.endpoints';
import { changeHouses } from '@toam/contracts/house/house-bulk.endpoints';
import { listHouses } from '@toam/contracts/house/house-list.endpoints';
import { readHouse } from '@toam/contracts/house/house.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { z } from 'zod';
import { momentary, onlyReads } from '../audit/audited';
import { db, tx, withStatementLimit } from '../db/db';
import { registerReferences } from '../modules/references';
import { testDatabase } from '../testing/database';
import { acceptBodies } from './body-parsers';
import { loggerOptions } from './logging';
import { registerRoute } from './register-route';
import { replyError } from './reply-error';
import { canBeNarrower } from './statement-limit-of';

testDatabase();
registerReferences();

const isPostgres = process.env.TEST_DATABASE_URL !== undefined;

const words = z.object({ search: z.string() });
const shape = { summary: 'Asks', access: 'public', data: z.null() } as const;
const example = { query: { search: '0901234567' } };
const list = endpoint({ ...shape, method: 'GET', path: '/test/list', query: words, example });
const listByBody = endpoint({
  ...shape,
  method: 'POST',
  path: '/test/list',
  body: words,
  example: { body: { search: '' } },
});
const one = endpoint({
  ...shape,
  method: 'GET',
  path: '/test/one',
  query: z.object({ id: z.string() }),
  example: { query: { id: '1' } },
});
const change = endpoint({ ...shape, method: 'PUT', path: '/test/one', body: words, example: { body: { search: '' } } });

/** What PostgreSQL says when it cuts a statement, at once and on both engines. */
const cut = () => db().execute(sql`do $$ begin raise exception 'canceling statement' using errcode = '57014'; end $$`);

async function ask(method: 'GET' | 'POST' | 'PUT', url: string, work: () => Promise<unknown> = cut) {
  const lines: string[] = [];
  const app = Fastify(loggerOptions('info', { write: (line) => lines.push(line) }));
  app.decorate('endpoints', []);
  app.decorateRequest('session', null);
  app.setErrorHandler(replyError);
  await acceptBodies(app);
  const handler = async () => {
    await work();
    return null;
  };
  registerRoute(app, list, { handler });
  registerRoute(app, listByBody, { audit: onlyReads, handler });
  registerRoute(app, one, { handler });
  registerRoute(app, change, { audit: momentary, handler });
  const reply = await app.inject({ method, url: `/api${url}`, ...(method !== 'GET' && { payload: example.query }) });
  await app.close();
  return { reply, log: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

test.each([
  ['GET', '/test/list?search=0901234567'],
  ['POST', '/test/list'],
] as const)(
  '%s %s: who asks too widely is told to filter more, and the log says where without saying what',
  async (method, url) => {
    const { reply, log } = await ask(method, url);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({ code: 'too_wide', message: commonText.tooWide });
    expect(log).toEqual([
      expect.objectContaining({ level: 40, method, route: '/api/test/list', limit: 'quick', ms: expect.any(Number) }),
    ]);
    expect(JSON.stringify(log)).not.toContain('0901234567');
    expect(log[0]).not.toHaveProperty('err');
  },
);

test('one record, and a change, cannot be asked for more narrowly: try again', async () => {
  const { reply: read } = await ask('GET', '/test/one?id=7');
  expect([read.statusCode, read.headers['retry-after'], read.json()]).toEqual([
    503,
    '5',
    { code: 'unavailable', message: commonText.unavailable },
  ]);
  const { reply: changed } = await ask('PUT', '/test/one');
  expect([changed.statusCode, changed.json()]).toEqual([503, { code: 'unavailable', message: commonText.busy }]);
});

/** Locks one row after the other. */
const lockBoth = (first: number, second: number) =>
  tx(async () => {
    for (const id of [first, second]) {
      await db().execute(sql`select pg_advisory_xact_lock(${id})`);
      await new Promise((wake) => setTimeout(wake, 100));
    }
  });

// the embedded database has one transaction at a time
if (isPostgres)
  test('of two changes that wait for each other one is taken back, and told to try again', async () => {
    const asked = await Promise.all([
      ask('PUT', '/test/one', () => lockBoth(1, 2)),
      ask('PUT', '/test/one', () => lockBoth(2, 1)),
    ]);
    const [done, refused] = asked.toSorted((one, other) => one.reply.statusCode - other.reply.statusCode);
    expect(done!.reply.statusCode).toBe(200);
    expect([refused!.reply.statusCode, refused!.reply.headers['retry-after'], refused!.reply.json()]).toEqual([
      503,
      '1',
      { code: 'unavailable', message: commonText.busy },
    ]);
    expect(refused!.log).toEqual([expect.objectContaining({ level: 40, route: '/api/test/one' })]);
  });

/** The limit of the connection that the work asks on. */
async function limitOf(run: <T>(work: () => T) => T): Promise<string> {
  const { rows } = await run(() => db().execute<{ statement_timeout: string }>(sql`show statement_timeout`));
  return rows[0]!.statement_timeout;
}

test('a question has the quick limit, a transaction in it too, a change its own; jobs, the start and long calls have the long one', async () => {
  const seen: string[] = [];
  await ask('GET', '/test/list?search=', async () => {
    seen.push(await limitOf((work) => work()), await tx(() => limitOf((work) => withStatementLimit('long', work))));
  });
  const push = async () => void seen.push(await limitOf((work) => work()));
  await ask('POST', '/test/list', push);
  await ask('PUT', '/test/one', push);
  await push();
  seen.push(await limitOf((work) => withStatementLimit('long', work)));
  expect(seen).toEqual(isPostgres ? ['2s', '2s', '2s', '15s', '2min', '2min'] : ['0', '0', '0', '0', '0', '0']);
});

test.each([
  ['a list', { ...listHouses, audit: onlyReads }, true],
  ['a sheet', exportRows, true],
  ['a record', readHouse, false],
  ['a change of many', changeHouses, false],
] as const)('%s can be narrower: %#', (_name, asked, expected) => {
  expect(canBeNarrower(asked)).toBe(expected);
});

// the embedded database cannot interrupt a statement (decision 108)
if (isPostgres)
  test('a question over a thousand million rows ends after two seconds', async () => {
    const wide = sql`select count(*) from generate_series(1, 1000000000)`;
    const { reply } = await ask('GET', '/test/list?search=', () => db().execute(wide));
    expect(reply.json()).toMatchObject({ code: 'too_wide' });
  }, 20_000);
