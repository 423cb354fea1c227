import { endpoint } from '@toam/contracts/endpoint';
import { asc, sql } from 'drizzle-orm';
import { z } from 'zod';
import { db, tx } from '../db/db';
import { recordChanges } from '../history/record-changes';
import { registerRoute } from '../http/register-route';
import { HttpError } from '../http-error';
import { anActor } from '../testing/an-actor';
import { insertHouse } from '../testing/insert-house';
import { insertSession, insertUser } from '../testing/insert-user';
import { as, testApp } from '../testing/test-app';
import { auditEntries } from './audit.schema';
import { auditedJob } from './audited';
import { recordAudit } from './record-audit';
import { auditChange, auditNothing, addAuditEvent } from './audit-context';

/** The work of the call. Each test sets it. */
let work: () => Promise<void>;

const tried = endpoint({
  method: 'PUT',
  once: true,
  path: '/audit-trial/:id',
  summary: 'Does what a test says',
  access: 'signedIn',
  params: z.object({ id: z.coerce.number() }),
  example: { params: { id: 12 } },
  data: z.null(),
});

const { app } = testApp({
  mounts: (fastify) =>
    registerRoute(fastify, tried, {
      audit: { action: 'update', noun: 'house', record: 'id' },
      handler: async () => {
        await work();
        return null;
      },
    }),
});

const agent = anActor({ id: 7 });
const entries = () => db().select().from(auditEntries).orderBy(asc(auditEntries.id));
const call = async () => (await as(agent).put('/audit-trial/12')).statusCode;
const change = (new_value: string) => ({ column: 'title', old_value: 'Nhà', new_value });

beforeEach(async () => {
  await insertUser({ id: 7 });
  await insertHouse({ user_id: 7 });
});

test('a call that changes something leaves one entry: who, from where, what, before and after', async () => {
  work = () =>
    tx(async () => {
      await recordChanges(agent, 'House', 12, [change('Nhà phố Đường A'), { ...change('Nhà'), column: 'note' }]);
      await recordChanges(agent, 'House', 12, [{ column: 'area', old_value: null, new_value: '62' }]);
      await recordChanges(agent, 'Customer', 3, [{ column: 'name', old_value: 'An', new_value: 'Bình' }]);
    });
  expect(await call()).toBe(200);
  expect(await entries()).toMatchObject([
    {
      ...{ user_id: 7, action: 'update', noun: 'house', record_id: 12, count: 1, ip: '127.0.0.1', job: null },
      changes: [
        { noun: 'house', id: 12, changes: [change('Nhà phố Đường A'), { column: 'area', new_value: '62' }] },
        { noun: 'customer', id: 3, changes: [{ column: 'name', old_value: 'An', new_value: 'Bình' }] },
      ],
      records: ['house:12', 'customer:3'],
      search: '127.0.0.1 nha pho duong a nha 62 binh an',
    },
  ]);
});

test.each([
  ['refused', () => new HttpError('forbidden', 'Không'), 403],
  ['broken', () => new Error('broken'), 500],
])('a call that is %s takes its entry along', async (_how, error, status) => {
  work = () =>
    tx(async () => {
      await recordChanges(agent, 'House', 12, [change('A')]);
      throw error();
    });
  expect(await call()).toBe(status);
  work = async () => {
    addAuditEvent({ count: 3 });
    throw error();
  };
  expect(await call()).toBe(status);
  expect(await entries()).toEqual([]);
});

test('a change whose entry cannot be written does not stand either', async () => {
  work = () =>
    tx(async () => {
      await db().execute(sql`update houses set title = 'Khác'`);
      auditChange({ id: 999 }, 'house', 2_147_483_648, [change('A')]);
      addAuditEvent({ recordId: 2_147_483_648 });
    });
  expect(await call()).toBe(500);
  const { rows } = await db().execute(sql`select title from houses`);
  expect([rows, await entries()]).toEqual([[{ title: null }], []]);
});

test('a savepoint that rolls back takes its changes along, the rest stays', async () => {
  work = () =>
    tx(async () => {
      await recordChanges(agent, 'House', 12, [change('A')]);
      await tx(async () => recordChanges(agent, 'House', 13, [change('B')]));
      const broken = tx(async () => {
        await recordChanges(agent, 'House', 14, [change('C')]);
        throw new Error('no');
      });
      await broken.catch(() => undefined);
    });
  expect(await call()).toBe(200);
  expect(await entries()).toMatchObject([{ record_id: 12, count: 2, records: ['house:12', 'house:13'] }]);
});

test('a call outside transactions, and one that says nothing, leave their entry after they succeeded', async () => {
  work = async () => addAuditEvent({ count: 5, detail: { file: 'a.xlsx' } }) as unknown as void;
  await call();
  work = () => tx(async () => undefined);
  await call();
  expect(await entries()).toMatchObject([
    { record_id: 12, count: 5, detail: { file: 'a.xlsx' } },
    { record_id: 12, count: 1, detail: {}, changes: [] },
  ]);
});

test('a call that finds done what it asks for, and one that is sent again with its key, leave none', async () => {
  work = () => tx(async () => auditNothing());
  await call();
  expect(await entries()).toEqual([]);
  work = () => tx(async () => recordChanges(agent, 'House', 12, [change('A')]));
  const headers = { authorization: `Bearer ${await insertSession(7)}`, 'idempotency-key': 'mot' };
  for (let time = 1; time <= 3; time++) {
    const reply = await app().inject({ method: 'PUT', url: '/api/audit-trial/12', headers });
    expect(reply.statusCode).toBe(200);
  }
  expect(await entries()).toHaveLength(1);
});

test('what a use case records is the entry of its call, not a second one', async () => {
  work = () => recordAudit({ actor: agent, ip: null }, { action: 'bulk', noun: 'house', count: 9 });
  await call();
  expect(await entries()).toMatchObject([{ action: 'bulk', count: 9, user_id: 7 }]);
});

test('of many records the first twenty are shown and all are named; long values are cut', async () => {
  work = () =>
    tx(async () => {
      for (let id = 1; id <= 30; id++) auditChange(agent, 'customer', id, [change('x'.repeat(3000))]);
    });
  await call();
  const [entry] = await entries();
  expect([entry!.changes.length, entry!.records.length]).toEqual([20, 31]);
  expect(entry!.changes[0]!.changes[0]!.new_value).toHaveLength(1001);
});

test('a job is recorded for the person on whose behalf it works, once for each transaction that changes something', async () => {
  await auditedJob('customer-import', async () => {
    for (const id of [1, 2, 0])
      await tx(async () => {
        addAuditEvent({ action: 'import', noun: 'customer' });
        if (id) await recordChanges(agent, 'Customer', id, [change('A')]);
      });
  });
  expect(await entries()).toMatchObject([
    { user_id: 7, action: 'import', noun: 'customer', record_id: 1, job: 'customer-import', ip: null },
    { record_id: 2, job: 'customer-import' },
  ]);
});

test.each(['update audit_entries set ip = null', 'delete from audit_entries', 'truncate audit_entries cascade'])(
  'the database refuses to %s',
  async (statement) => {
    work = () => tx(async () => recordChanges(agent, 'House', 12, [change('A')]));
    await call();
    await expect(db().execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: 'rows are only added to audit_entries' },
    });
    expect(await entries()).toHaveLength(1);
  },
);
