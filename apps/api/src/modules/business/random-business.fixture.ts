import { JobPosition, Role } from '@toam/domain/actor';
import { accumulationCounters, shortCounterNames } from '@toam/domain/business/accumulation.record';
import type { DealStatus, DealType } from '@toam/domain/deal/deal-values';
import { addDays } from '@toam/domain/work-calendar';
import { db } from '../../db/db';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCustomer, insertHouse } from '../../testing/insert-house';
import { insertUser } from '../../testing/insert-user';
import type { Random } from '@toam/domain/random';
import { accumulations } from '../accumulations/accumulation.schema';
import { cancelBills, coupons, type Deal, deals, dealShares, oldTransactions, receipts } from '../deals/deal.schema';
import { houseStatistics } from '../houses/statistic/house-statistic.schema';
import { targets } from '../targets/target.schema';

/** Five roles, and whose figures each may ask for. 3 leads 4 and 5, 4 leads 6 to 8, 5 leads 9. */
export const viewers = [
  { actor: anAdmin({ id: 1, role: Role.superAdmin }), sees: [3, 4, 5, 6, 7, 8, 9], leads: [3, 4, 5] },
  { actor: anActor({ id: 2, job_position: JobPosition.accountant }), sees: [3, 4, 5, 6, 7, 8, 9], leads: [3, 4, 5] },
  { actor: anActor({ id: 3, job_position: JobPosition.manager }), sees: [3, 4, 5, 6, 7, 8, 9], leads: [3, 4, 5] },
  { actor: anActor({ id: 4, job_position: JobPosition.teamLeader }), sees: [4, 6, 7, 8], leads: [4] },
  { actor: anActor({ id: 6, job_position: JobPosition.staff }), sees: [6], leads: [] },
];

const managers: Record<number, number> = { 4: 3, 5: 3, 6: 4, 7: 4, 8: 4, 9: 5 };
const sellers = [3, 4, 5, 6, 7, 8, 9];

/** The days of which there are records. */
const span = { first: '2025-10-01', days: 430 };
const aDay = (random: Random): string => addDays(span.first, random.whole(0, span.days));

async function insertPeople(): Promise<void> {
  for (const { actor } of viewers) await insertUser({ ...actor, manager: managers[actor.id] ?? null });
  for (const id of [5, 7, 8, 9]) await insertUser({ ...anActor({ id }), manager: managers[id]! });
}

/** One share: sometimes reduced, collected in parts, cancelled. Odd amounts, so that halves differ by a đồng. */
async function insertShare(random: Random, { id: deal_id, deposit_date }: Deal, at: number): Promise<void> {
  const fee_user = random.whole(1, 90_000_000);
  const customer_id = (await insertCustomer({ user_id: 6 })).id;
  const [share] = await db()
    .insert(dealShares)
    .values({
      ...{ deal_id, customer_id, fee_user, staff_id: random.pick(sellers), type: random.whole(1, 4) as DealType },
      ...{ brokerage_rate: 50, code: `GD-${deal_id}-${at}`, status: random.whole(1, 4) as DealStatus },
    })
    .returning();
  const share_id = share!.id;
  const reduced = random.chance(0.2) ? random.whole(1, Math.max(1, Math.floor(fee_user / 4))) : 0;
  if (reduced > 0) await db().insert(coupons).values({ share_id, reduced_fee: reduced, user_id: 2 });
  let left = fee_user - reduced;
  for (let part = 0; part < 3 && random.chance(0.6) && left > 1; part += 1) {
    const fee_collect = random.whole(1, left);
    const receipt = { share_id, code: `PT-${share_id}-${part}`, fee_payable: left, fee_collect, user_id: 2 };
    await db()
      .insert(receipts)
      .values({ ...receipt, collected_on: aDay(random) });
    left -= fee_collect;
  }
  if (random.chance(0.15)) {
    const day = aDay(random);
    const cancel_date = day < deposit_date ? deposit_date : day;
    await db().insert(cancelBills).values({ share_id, cancel_date, user_id: 2 });
  }
}

async function insertDeal(random: Random, house_id: number): Promise<void> {
  const days = { deposit_date: aDay(random), notarized_date: '2027-12-30', receive_date: '2027-12-30' };
  const [deal] = await db()
    .insert(deals)
    .values({ house_id, ...days, price: 5_000_000_000, brokerage_fee: 500_000_000, created_by: 2 })
    .returning();
  const count = random.whole(1, 3);
  for (let at = 0; at < count; at += 1) await insertShare(random, deal!, at);
}

function anOldOne(random: Random): typeof oldTransactions.$inferInsert {
  const fee = random.whole(2, 30_000_000);
  const fee_received = random.pick([0, fee, random.whole(1, fee - 1)]);
  const fee_status = fee_received === 0 ? 1 : fee_received === fee ? 3 : 2;
  return {
    ...{ user_id: random.pick(sellers), date: aDay(random), receive_day: aDay(random), notarized_day: '2027-12-30' },
    ...{
      price: 1,
      fee,
      fee_received,
      fee_status,
      type: random.whole(1, 4) as DealType,
      status: 2,
      address: '12 Lê Lợi',
    },
  };
}

const columns = shortCounterNames.map((name) => accumulationCounters[name].column);

function entriesOf(random: Random): (typeof accumulations.$inferInsert)[] {
  return sellers.flatMap((user_id) =>
    Array.from({ length: span.days }, (_, at) => addDays(span.first, at))
      .filter(() => random.chance(0.15))
      .map((date) => ({
        ...{ user_id, date, created_by: user_id },
        ...Object.fromEntries(columns.map((column) => [column, random.pick([0, 0, 1, 2, 5])])),
      })),
  );
}

async function insertTargets(random: Random): Promise<void> {
  for (const user_id of [null, ...sellers])
    for (const quarter of [1, 2, 3, 4] as const) {
      if (random.chance(0.3)) continue;
      const values = { purchase: random.whole(0, 90), connection: random.whole(0, 40), sale: random.whole(0, 60) };
      await db()
        .insert(targets)
        .values({ year: 2026, quarter, user_id, ...values, created_by: 2 });
    }
}

const counts = (random: Random) =>
  ['2025-12-01', '2026-03-31', '2026-06-15', '2026-10-05'].flatMap((day) =>
    sellers.map((user_id) => ({
      ...{ taken_at: new Date(`${day}T10:00:00Z`), user_id, house_quantity: 20, new_house_quantity: 0 },
      ...{ marketing_quantity: 0, house_remain: random.whole(0, 9) },
    })),
  );

/** A brokerage of seven sellers: 14 months of deals, entries, targets and counts of houses. */
export async function insertRandomBusiness(random: Random): Promise<void> {
  await insertPeople();
  const house_id = (await insertHouse({ user_id: 6 })).id;
  for (let at = 0; at < 60; at += 1) await insertDeal(random, house_id);
  await db()
    .insert(oldTransactions)
    .values(Array.from({ length: 30 }, () => anOldOne(random)));
  await db().insert(accumulations).values(entriesOf(random));
  await insertTargets(random);
  await db().insert(houseStatistics).values(counts(random));
}
