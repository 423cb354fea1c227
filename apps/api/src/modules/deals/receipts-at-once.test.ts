import { setTimeout as pause } from 'node:timers/promises';
import { db, tx } from '../../db/db';
import { insertSession } from '../../testing/insert-user';
import { testApp, withSession } from '../../testing/test-app';
import { accountant, aDeal, both, collect, insertFixture, record } from './deal.fixture';
import { deals, receipts } from './deal.schema';

testApp();

beforeEach(async () => {
  await insertFixture();
  await record(aDeal({}, both));
});

test('twenty receipts of one deal at once follow each other, behind somebody slow, too: nobody is sent away', async () => {
  const caller = withSession(await insertSession(accountant.id));
  let held = () => {};
  const holds = new Promise<void>((resolve) => (held = resolve));
  const slow = tx(async () => {
    await db().select({ id: deals.id }).from(deals).for('update');
    held();
    await pause(3500);
  });
  await holds;
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, at) => collect(1 + (at % 2), 6_000_000, `PT-${at}`, caller)),
  );
  await slow;
  // ten times 6,000,000 is the first share's fee; the second's has room for six
  const codes = replies.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([...Array<number>(16).fill(200), ...Array<number>(4).fill(422)]);
  expect(await db().$count(receipts)).toBe(16);
}, 60_000);
