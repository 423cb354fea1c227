import { houseCommission } from './house-fee';

test.each([
  ['price × rate', { into_money: 8_650_000_000, brokerage_fee: null, brokerage_rate: 1 }, 86_500_000],
  [
    'three decimals exactly',
    { into_money: 999_999_999_999, brokerage_fee: null, brokerage_rate: 1.125 },
    11_250_000_000,
  ],
  ['half a đồng up', { into_money: 50, brokerage_fee: null, brokerage_rate: 1 }, 1],
  [
    'the agreed fee before the rate',
    { into_money: 8_650_000_000, brokerage_fee: 50_000_000, brokerage_rate: 1 },
    50_000_000,
  ],
  ['an agreed fee of nothing', { into_money: 8_650_000_000, brokerage_fee: 0, brokerage_rate: 1 }, 0],
  ['nothing without a price', { into_money: null, brokerage_fee: null, brokerage_rate: 1 }, null],
  ['nothing without a rate', { into_money: 1, brokerage_fee: null, brokerage_rate: null }, null],
])('commission is %s', (_case, house, commission) => {
  expect(houseCommission(house)).toBe(commission);
});
