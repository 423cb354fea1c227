import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BusinessStatistic } from '@toam/contracts/business/statistic.schema';
import { sides } from '@toam/domain/business/five-way';
import { eq, sql } from 'drizzle-orm';
import { db } from '../../apps/api/src/db/db';
import { houses } from '../../apps/api/src/modules/houses/house.schema';
import { houseStatistics } from '../../apps/api/src/modules/houses/statistic/house-statistic.schema';
import { users } from '../../apps/api/src/modules/users/user.schema';
import { insertSession } from '../../apps/api/src/testing/insert-user';
import { testApp, withSession } from '../../apps/api/src/testing/test-app';
import { fillWithDemo } from './fill';

const folder = mkdtempSync(path.join(tmpdir(), 'demo-'));
const now = new Date('2026-11-23T07:00:00Z');
testApp({ keepsRows: true, env: { DATA_DIR: folder } });

beforeAll(async () => {
  await fillWithDemo({ DATA_DIR: folder, production: false }, 'small', now);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function statisticOf(email: string): Promise<BusinessStatistic> {
  const [user] = await db().select().from(users).where(eq(users.email, email));
  const body = { period: { type: 3, year: 2026, month: 11 } };
  const reply = await withSession(await insertSession(user!.id)).post('/business/statistic', body);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: BusinessStatistic }>().data;
}

test.each(['superadmin@toam.vn', 'accountant@toam.vn', 'leader@toam.vn', 'staff@toam.vn'])(
  '%s sees an overview that lives: growth, standards met and missed, something to collect',
  async (email) => {
    const { previous, tables, dataChart, ...figures } = await statisticOf(email);
    expect(previous.brokerageFeeRevenue).toBeGreaterThan(0);
    expect(figures.brokerageFeeRevenue).toBeGreaterThan(previous.brokerageFeeRevenue);
    expect(figures.totalBrokerageFeeReceivable).toBeGreaterThan(0);
    expect(figures.totalBrokerageFeeReceivable).toBeLessThan(figures.brokerageFeeRevenue);
    expect(figures.totalCollected).toBeGreaterThan(0);
    expect(figures.houseQuantity).toBeGreaterThan(0);
    expect(dataChart.filter(({ total }) => total > 0).length).toBeGreaterThan(1);
    const rows = sides.flatMap((side) => tables[side].rows);
    expect(new Set(rows.map(({ met }) => met))).toEqual(new Set([null, true, false]));
    expect(rows.filter(({ key, current, previous: before }) => key === 'first_value' && !(current && before))).toEqual(
      [],
    );
  },
);

test('houses were counted as the hourly job counts them', async () => {
  const [last] = await db()
    .select({ at: sql<string>`max(${houseStatistics.taken_at})::text` })
    .from(houseStatistics);
  const counted = await db()
    .select()
    .from(houseStatistics)
    .where(sql`${houseStatistics.taken_at} = ${last!.at}`);
  const there = await db().select().from(houses);
  expect(counted.reduce((sum, one) => sum + one.house_quantity, 0)).toBe(there.length);
  expect(counted.reduce((sum, one) => sum + one.house_remain, 0)).toBe(
    there.filter(({ status }) => status === 0).length,
  );
});
