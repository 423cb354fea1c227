import { random } from '@toam/domain/random';
import { eq } from 'drizzle-orm';
import { db } from '../../db/db';
import { insertOldTransaction } from '../../testing/insert-deal';
import { insertSession } from '../../testing/insert-user';
import { testApp, withSession } from '../../testing/test-app';
import { users } from '../users/user.schema';
import { accountant, admin, insertFixture } from './deal.fixture';
import { deals } from './deal.schema';
import { emails, type Step, steps } from './ledger-steps.fixture';
import { accountForFigures, accountForHistories, accountForLists, accountForTables } from './ledger-sums.fixture';

testApp();

beforeEach(async () => {
  await insertFixture();
  for (const [id, email] of Object.entries(emails))
    await db()
      .update(users)
      .set({ email })
      .where(eq(users.id, Number(id)));
  await insertOldTransaction({ user_id: 7 });
});

/** Changes that are made, besides those that are refused. */
const wanted = 120;

/** Six clients at once, until enough of what they ask was done, and something of each kind. */
async function storm(seed: number): Promise<void> {
  const missing = new Set<Step>(steps.map(([step]) => step));
  let [done, left] = [0, 3000];
  const work = async (worker: number) => {
    const r = random(seed).fork(worker);
    const caller = withSession(await insertSession(worker % 2 ? accountant.id : admin.id));
    while ((done < wanted || missing.size > 0) && left-- > 0) {
      const step = r.weighted(steps);
      if (!(await step(caller, r))) continue;
      done += 1;
      missing.delete(step);
    }
  };
  await Promise.all([1, 2, 3, 4, 5, 6].map(work));
  expect(done).toBeGreaterThanOrEqual(wanted);
  expect(missing.size).toBe(0);
}

test.each([20_261_123, 424_242])(
  'after more than a hundred changes by six clients at once the ledger adds up (seed %d)',
  async (seed) => {
    await storm(Number(process.env.SEED ?? seed));
    await accountForTables();
    await accountForLists();
    await accountForFigures();
    await accountForHistories();
    expect(await db().$count(deals)).toBeGreaterThan(10);
  },
  240_000,
);
