import { fiveWayOf, fiveWaysOf } from './five-way';

/** November 2026 of brief 6 §3. */
const november = {
  purchase: { demand: 50, seen: 33, deals: 2, fee: 94_500_000n },
  sale: { demand: 37, seen: 25, deals: 1, fee: 109_500_001n },
  connection: { demand: 10, seen: 4, deals: 0, fee: 0n },
};

test('the example of brief 6 §3', () => {
  const { purchase, sale, synthetic } = fiveWaysOf(november, 3);
  expect(purchase).toMatchObject({ potentialPercent: 66, buyingPercent: 6.1, averageBrokerageFee: 47_250_000n });
  expect(sale).toMatchObject({ potentialPercent: 67, buyingPercent: 4, averageBrokerageFee: 109_500_001n });
  expect(synthetic).toEqual({
    ...{ demand: 97, potentialCustomerQuantity: 62, potentialPercent: 63, transactionQuantity: 3, buyingPercent: 4.8 },
    ...{ averageBrokerageFee: 68_000_000n, totalBrokerageFee: 204_000_001n },
  });
});

test('nothing divided by nothing is 0', () => {
  expect(fiveWayOf('sale', { demand: 0, seen: 0, deals: 0, fee: 0n })).toEqual({
    ...{ demand: 0, potentialCustomerQuantity: 0, potentialPercent: 0, transactionQuantity: 0, buyingPercent: 0 },
    ...{ averageBrokerageFee: 0n, totalBrokerageFee: 0n },
  });
});

test('the closing rate has three decimals for sale and one for the others', () => {
  const sums = { demand: 40, seen: 37, deals: 2, fee: 0n };
  expect(fiveWayOf('sale', sums).buyingPercent).toBe(5.405);
  expect(fiveWayOf('purchase', sums).buyingPercent).toBe(5.4);
});

test('sums beyond a number’s exact integers stay exact', () => {
  const fee = 2n ** 53n * 3n + 1n;
  expect(fiveWayOf('sale', { demand: 1, seen: 1, deals: 1, fee }).averageBrokerageFee).toBe(fee);
});
