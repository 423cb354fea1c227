import { asc, eq, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { anonymous, testApp } from '../../testing/test-app';
import { countFailure, forgetFailures } from './client-failure.queries';
import { clientFailures } from './client-failure.schema';
import { reportLimit } from './report-limit';

testApp();

const report = {
  remote: 'crm',
  version: '0.1.0',
  build: '0f1e2d3c4b5a',
  stage: 'load',
  message: 'remote crm: answered 500',
  path: '/customer/list',
};
const place = (name: string) => `    at ${name} (https://to-am.vn/remotes/crm/static/js/async/481.0f1e2d3c.js:1:2345)`;
const stored = () => db().select().from(clientFailures).orderBy(asc(clientFailures.id));

test('a browser without a session may report a failure', async () => {
  const reply = await anonymous.post('/client-error', report);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ success: true });
  const [failure] = await stored();
  expect(failure).toMatchObject({ ...report, frames: [], count: 1 });
});

test('a page of an older shell, which knows neither build nor stack, may report too', async () => {
  const { build: _build, ...older } = report;
  expect((await anonymous.post('/client-error', older)).statusCode).toBe(200);
  expect(await stored()).toMatchObject([{ remote: 'crm', build: '', frames: [] }]);
});

test('a report of an unknown stage, with an essay for a message or a novel for a stack is refused', async () => {
  const long = { stage: 'elsewhere', message: 'x'.repeat(501), stack: 'x'.repeat(4097), build: 'x'.repeat(41) };
  const reply = await anonymous.post('/client-error', { ...report, ...long });
  expect(reply.statusCode).toBe(422);
  expect(Object.keys(reply.json().errors).sort()).toEqual(['build', 'message', 'stack', 'stage']);
  expect(await stored()).toEqual([]);
});

test('the sender is not trusted: what a message and a path say of people is not stored', async () => {
  const message = 'no "Nguyễn Thu Hà" with 0918 204 204 or ha@toam.vn';
  await anonymous.post('/client-error', { ...report, message, path: '/customer/list?search=0918204204#ha' });
  expect(await stored()).toMatchObject([{ message: 'no "…" with … or …', path: '/customer/list' }]);
});

test('the same failure is one row: counted, seen last now, with the places that a browser last named', async () => {
  await anonymous.post('/client-error', { ...report, stack: place('Old') });
  await db().update(clientFailures).set({ first_at: sql`now() - interval '1 day'`, last_at: sql`now() - interval '1 day'` }); // prettier-ignore
  await anonymous.post('/client-error', { ...report, version: '0.2.0', path: '/customer/7', stack: place('New') });
  await anonymous.post('/client-error', report);
  const [failure, ...others] = await stored();
  expect(others).toEqual([]);
  expect(failure).toMatchObject({ count: 3, version: '0.1.0', path: '/customer/list' });
  expect(failure?.frames.map(({ function: name }) => name)).toEqual(['New']);
  const [first, last] = [failure!.first_at, failure!.last_at].map((at) => Date.now() - at.getTime());
  expect(first).toBeGreaterThan(86_000_000);
  expect(last).toBeLessThan(60_000);
});

test.each([['remote', 'hr'], ['build', 'aaaaaaaaaaaa'], ['stage', 'render'], ['message', 'another']])(
  'another %s is another row', async (field, value) => {
    await anonymous.post('/client-error', report);
    await anonymous.post('/client-error', { ...report, [field]: value });
    expect(await stored()).toHaveLength(2);
  },
); // prettier-ignore

test('reports can’t fill the disk: beyond the most, what was not seen for longest goes', async () => {
  const failure = { ...report, stage: 'load' as const, frames: [] };
  for (const message of ['a', 'b', 'c']) await countFailure({ ...failure, message }, 3);
  await db().update(clientFailures).set({ last_at: sql`now() - interval '1 hour'` }); // prettier-ignore
  await countFailure({ ...failure, message: 'a' }, 3);
  await countFailure({ ...failure, message: 'd' }, 3);
  expect((await stored()).map(({ message }) => message)).toEqual(['a', 'c', 'd']);
});

test('what nobody met for 90 days is forgotten', async () => {
  await anonymous.post('/client-error', report);
  await anonymous.post('/client-error', { ...report, remote: 'hr' });
  const old = { first_at: sql`now() - interval '200 days'`, last_at: sql`now() - interval '91 days'` };
  await db().update(clientFailures).set(old).where(eq(clientFailures.remote, 'hr'));
  await forgetFailures();
  expect((await stored()).map(({ remote }) => remote)).toEqual(['crm']);
});

test('one address is heard sixty times a minute, then again in the next', () => {
  let now = 0;
  const authorize = reportLimit(() => now);
  for (let times = 0; times < 60; times += 1) authorize('10.0.0.1');
  expect(() => authorize('10.0.0.1')).toThrow(/quá nhanh/);
  expect(() => authorize('10.0.0.2')).not.toThrow();
  now += 60_000;
  expect(() => authorize('10.0.0.1')).not.toThrow();
});

test('many addresses together cannot flood the log', () => {
  const authorize = reportLimit(() => 0);
  const address = (n: number) => `10.0.${Math.floor(n / 200)}.${n % 200}`;
  for (let n = 0; n < 600; n += 1) authorize(address(n));
  expect(() => authorize('10.1.0.1')).toThrow(/quá nhanh/);
});

test('all addresses of one IPv6 line count as one, and a clock that is set back refuses nobody for longer', () => {
  const authorize = reportLimit();
  for (let n = 0; n < 60; n++) authorize(`2001:db8:1:2::${n.toString(16)}`);
  expect(() => authorize('2001:db8:1:2:ffff::1')).toThrow();
  authorize('2001:db8:1:3::1');
  const [clock, steady] = [Date.now(), performance.now()];
  jest.spyOn(Date, 'now').mockReturnValue(clock - 3_600_000);
  jest.spyOn(performance, 'now').mockReturnValue(steady + 61_000);
  authorize('2001:db8:1:2:ffff::1');
  jest.restoreAllMocks();
});
