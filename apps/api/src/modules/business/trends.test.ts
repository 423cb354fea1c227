import { shortCounterNames } from '@toam/domain/business/accumulation.record';
import type { Activity } from './activity.queries';
import type { BookedFigures } from './booked.queries';
import { trendsOf } from './trends';

const days = { first: '2026-01-01', last: '2026-12-31' };
const nothing = Object.fromEntries(shortCounterNames.map((name) => [name, 0])) as Activity;
const sum = { odd: 0n, receivable: 0n };
const booked: BookedFigures = {
  sums: [
    { ...sum, date: '2026-10-02', type: 1, amount: 40_000_000n },
    { ...sum, date: '2026-11-20', type: 1, amount: 30_000_000n },
    { ...sum, date: '2026-11-21', type: 2, amount: 5_000_000n },
  ],
  deals: [
    { date: '2026-10-02', type: null, deals: 1 },
    { date: '2026-10-02', type: 1, deals: 1 },
    { date: '2026-11-20', type: null, deals: 1 },
    { date: '2026-11-20', type: 1, deals: 1 },
    { date: '2026-11-21', type: null, deals: 2 },
    { date: '2026-11-21', type: 2, deals: 2 },
  ],
};
const byDay = [{ ...nothing, date: '2026-11-03', purchaseCustomerSeenQuantity: 8 }];
const trends = (by: 'day' | 'month', today: string) => trendsOf({ days, booked, byDay }, by, today);

test('a point for each bar that has begun, with what it follows from', () => {
  const { purchase, sale, synthetic } = trends('month', '2026-11-23');
  expect(purchase).toHaveLength(11);
  expect(purchase.at(-1)).toEqual({
    ...{ potentialCustomerQuantity: 8, transactionQuantity: 1, buyingPercent: 12.5 },
    ...{ averageBrokerageFee: 30_000_000, totalBrokerageFee: 30_000_000 },
  });
  expect(sale.at(-1)).toMatchObject({ transactionQuantity: 2, averageBrokerageFee: 2_500_000 });
  expect(synthetic.at(-1)).toMatchObject({ transactionQuantity: 3, totalBrokerageFee: 35_000_000 });
});

test('where nothing can be divided there is no rate', () => {
  expect(trends('month', '2026-11-23').purchase.at(-2)).toMatchObject({
    ...{ transactionQuantity: 1, buyingPercent: null, averageBrokerageFee: 40_000_000 },
  });
  expect(trends('month', '2026-11-23').sale.at(-2)).toMatchObject({ averageBrokerageFee: null });
});

test('the last twelve, and none of a period that is to come', () => {
  expect(trends('day', '2026-11-23').purchase).toHaveLength(12);
  expect(trends('day', '2026-11-23').purchase.map((point) => point.transactionQuantity)).toEqual([
    ...[0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0],
  ]);
  expect(trends('month', '2025-12-31').purchase).toEqual([]);
});
