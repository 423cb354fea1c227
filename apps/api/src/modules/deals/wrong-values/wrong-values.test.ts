import { cancelDeal } from '@toam/contracts/deal/deal.endpoints';
import { changeDeal } from '@toam/contracts/deal/deal-form.endpoints';
import type { Endpoint } from '@toam/contracts/endpoint';
import { targetText } from '@toam/contracts/business/target.text';
import { Role } from '@toam/domain/actor';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { auditEntries } from '../../../audit/audit.schema';
import { db } from '../../../db/db';
import { historyEntries } from '../../../history/history.schema';
import { liveEvents } from '../../../live/event.schema';
import { notifications } from '../../../live/notification.schema';
import { anAdmin } from '../../../testing/an-actor';
import { nameOf } from '../../../testing/example-call';
import { insertOldTransaction } from '../../../testing/insert-deal';
import { insertCustomer, insertHouse } from '../../../testing/insert-house';
import { insertSession, insertUser } from '../../../testing/insert-user';
import { type Caller, testApp, withSession } from '../../../testing/test-app';
import { accumulations } from '../../accumulations/accumulation.schema';
import { aDeal, both, cancel, collect, errorsOf, insertFixture, record, reduce, today } from '../deal.fixture';
import { cancelBills, coupons, deals, dealShares, oldTransactions, receipts } from '../deal.schema';
import { targets } from '../../targets/target.schema';
import { users } from '../../users/user.schema';
import type { CheckedCall } from './checked-call.fixture';
import { entry, figureCalls, target } from './figure-calls.fixture';
import { ledgerCalls } from './ledger-calls.fixture';

// nothing of what follows is stored
const { app } = testApp({ keepsRows: true });

const calls = [...ledgerCalls, ...figureCalls];
const superAdmin = anAdmin({ id: 1, role: Role.superAdmin });
let caller: Caller;

/**
 * Deal 1 with shares of agents 7 and 8, the second one cancelled; a paper of each kind, an entry and a target. Deleted: person 20, house 2,
 * customer 4.
 */
beforeAll(async () => {
  await insertFixture();
  await insertUser(superAdmin);
  caller = withSession(await insertSession(superAdmin.id));
  await insertUser({ id: 20 });
  const deleted = { deleted_at: new Date() };
  await db().update(users).set(deleted).where(eq(users.id, 20));
  await insertHouse({ user_id: 7, ...deleted });
  await insertCustomer({ user_id: 7, phone_number: '0903618279', phones: ['0903618279'], ...deleted });
  await insertOldTransaction({ user_id: 7 });
  await record(aDeal({}, both));
  const made = [
    ...[await collect(1, 1_000_000, 'PT-1'), await reduce(1, 500_000), await cancel(2, { whole_deal: false })],
    await caller.post('/business/accumulation/add', { ...entry, date: today() }),
    await caller.post('/business/target/create', { ...target, quarter: 4 }),
  ];
  expect(made.map(({ statusCode }) => statusCode)).toEqual(made.map(() => 200));
});

/** Every row of business and of what follows from it. Live events get their position a moment after they are written. */
async function everything(): Promise<unknown> {
  const ledger = [deals, dealShares, receipts, coupons, cancelBills, oldTransactions, accumulations, targets];
  const around = [historyEntries, notifications, auditEntries, liveEvents];
  const rows = [];
  for (const table of [...ledger, ...around])
    rows.push((await db().execute(sql`select to_jsonb(r) - 'position' as row from ${table} as r order by r.id`)).rows);
  return rows;
}

const send = ({ endpoint: { method, path } }: CheckedCall, body: object) =>
  method === 'PUT' ? caller.put(path, body) : caller.post(path, body);

/** The body with another value at a path: 'rows.0.feeCollect'. */
function withValue(body: object, path: string, value: unknown): object {
  const copy = structuredClone(body);
  const keys = path.split('.');
  const holder = keys
    .slice(0, -1)
    .reduce((part, key) => part[key] as Record<string, unknown>, copy as Record<string, unknown>);
  holder[keys.at(-1)!] = value;
  return copy;
}

test.each(
  calls.flatMap((call) => Object.keys(call.wrong).map((field) => [nameOf(call.endpoint), field, call] as const)),
)('%s refuses every wrong %s with its text, and stores nothing', async (_name, field, call) => {
  const before = await everything();
  for (const [value, message] of call.wrong[field]!) {
    const [status, errors] = errorsOf(await send(call, withValue(call.body, field, value))) as [
      number,
      Record<string, string>,
    ];
    expect([value, status, errors?.[field]]).toEqual([value, 422, message]);
  }
  expect(await everything()).toEqual(before);
});

const asTheyAre = ['optional', 'nullable', 'default'];

/** The paths of a body's fields: 'users_group', 'users_group.brokerageRate'. */
function fieldsOf(schema: z.ZodType, path: string[] = []): string[] {
  const { def } = schema;
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, of]) => fieldsOf(of as z.ZodType, [...path, key]));
  if (schema instanceof z.ZodArray) return [path.join('.'), ...fieldsOf(schema.element as z.ZodType, path)];
  if (asTheyAre.includes(def.type)) return fieldsOf((def as unknown as { innerType: z.ZodType }).innerType, path);
  return [path.join('.')];
}

const fieldName = (path: string): string => path.replace(/\.\d+(?=\.)/g, '');
const checkedOf = (endpoint: Endpoint): string[] =>
  calls.flatMap((call) => (call.endpoint === endpoint ? Object.keys(call.wrong).map(fieldName) : []));

test.each([...new Set(calls.map(({ endpoint }) => endpoint))].map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  'no field of %s is left out here',
  (_name, endpoint) => {
    expect(fieldsOf(endpoint.body).filter((field) => !checkedOf(endpoint).includes(field))).toEqual([]);
  },
);

/** They ask, take a file, or only an id (`ledger-proof.test.ts`). */
const others = [
  ...['POST /business/target/get', 'POST /business/v2/import', 'POST /business/v2/import/:importId/undo'],
  ...['deal', 'receipt', 'coupons', 'cancelBill'].map((what) => `POST /business/v2/${what}/restore`),
];

test('no call that writes is left out here', () => {
  const written = app().endpoints.filter(
    ({ method, path }) => ['POST', 'PUT'].includes(method) && /^\/business\/(?!statistic)/.test(path),
  );
  expect(written.map(nameOf).toSorted()).toEqual(
    [...new Set(calls.map(({ endpoint }) => nameOf(endpoint))), ...others].toSorted(),
  );
});

test('a year that only the first day of a starting value would tell is one, too', async () => {
  const { year: _, ...values } = target;
  const reply = await caller.post('/business/target/create', { ...values, startAt: 0 });
  expect(errorsOf(reply)).toEqual([422, { startAt: targetText.yearInvalid }]);
});

// the last one: it stores
test('each of the calls is accepted as it is', async () => {
  // a deal's form is not stale yet, and a cancelled deal takes nothing more
  const [first, last] = [changeDeal, cancelDeal].map((one) => calls.filter(({ endpoint }) => endpoint === one));
  const between = calls.filter((call) => !first!.includes(call) && !last!.includes(call));
  for (const call of [...first!, ...between, ...last!]) {
    const { statusCode, body } = await send(call, call.body);
    expect([nameOf(call.endpoint), statusCode === 200 ? 200 : body]).toEqual([nameOf(call.endpoint), 200]);
  }
});
