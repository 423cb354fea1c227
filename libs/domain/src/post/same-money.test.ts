import { firstTariffs, type Tariff, type TariffTier, tariffUnits } from './post-money';
import { sameMoney } from './same-money';

const tariffs = tariffUnits.flatMap((unit): Tariff[] =>
  firstTariffs[unit].map((amount, at) => ({
    ...{ portal: 'alonhadat' as const, unit, tier: (at + 1) as TariffTier, amount, valid_from: '2026-01-01' },
  })),
);
const waysOf = (type_news: 0 | 1 | 2, type_news_day: number | null, type_news_value: number | null) =>
  sameMoney({ type_news, type_news_day, type_news_value }, tariffs, '2026-11-20').map(
    ({ unit, amount, count, total }) => [unit, amount, count, total],
  );

test.each([
  // 280.000 đ: 7 × 40.000, or 14 × 20.000; 19 days is the most
  [
    1,
    7,
    40_000,
    [
      ['day', 20_000, 14, 280_000],
      ['day', 14_000, 19, 266_000],
      ['month', 250_000, 1, 250_000],
    ],
  ],
  [1, 1, 10_000, []],
  [
    1,
    3,
    10_000,
    [
      ['day', 14_000, 2, 28_000],
      ['day', 12_000, 2, 24_000],
      ['day', 20_000, 1, 20_000],
    ],
  ],
  [
    2,
    1,
    1_000_000,
    [
      ['month', 250_000, 4, 1_000_000],
      ['month', 500_000, 2, 1_000_000],
      ['day', 80_000, 12, 960_000],
    ],
  ],
  [0, null, null, []],
  [1, null, 40_000, []],
] as const)('%s, %s of %s', (news, count, value, ways) => expect(waysOf(news, count, value)).toEqual(ways));

test('nothing costs more than what was to be spent', () => {
  for (let count = 1; count <= 19; count++)
    for (const amount of firstTariffs.day)
      for (const [, , , total] of waysOf(1, count, amount)) expect(total).toBeLessThanOrEqual(count * amount);
});
