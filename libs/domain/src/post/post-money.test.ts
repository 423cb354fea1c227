import { moneyInWords } from '@toam/domain/money/money-words';
import { AlonhadatNews, batdongsanNews, isBatdongsanDays } from './portal';
import {
  type AlonhadatChoice,
  choiceFaults,
  firstTariffs,
  type Tariff,
  tariffsOn,
  tariffTiers,
  tariffUnits,
  totalOf,
} from './post-money';

const since = '2026-01-01';
const tariffs: Tariff[] = tariffUnits.flatMap((unit) =>
  tariffTiers.map((tier) => ({
    ...{ portal: 'alonhadat' as const, unit, tier, amount: firstTariffs[unit][tier - 1]!, valid_from: since },
  })),
);
const choice = (type_news: AlonhadatNews, type_news_day: number | null, type_news_value: number | null) => ({
  ...{ type_news, type_news_day, type_news_value },
});
const { normal, vipDay, vipMonth } = AlonhadatNews;
const today = '2026-11-20';

test.each<[AlonhadatChoice, number, string]>([
  [choice(vipDay, 7, 40_000), 280_000, 'Hai trăm tám mươi nghìn đồng'],
  [choice(vipMonth, 2, 500_000), 1_000_000, 'Một triệu đồng'],
  [choice(vipDay, 14, 20_000), 280_000, 'Hai trăm tám mươi nghìn đồng'],
  [choice(vipDay, 19, 14_000), 266_000, 'Hai trăm sáu mươi sáu nghìn đồng'],
  [choice(vipDay, 1, 10_000), 10_000, 'Mười nghìn đồng'],
  [choice(vipDay, 19, 80_000), 1_520_000, 'Một triệu năm trăm hai mươi nghìn đồng'],
  [choice(vipMonth, 12, 2_000_000), 24_000_000, 'Hai mươi tư triệu đồng'],
  [choice(normal, null, null), 0, 'Không đồng'],
])('%j costs %d', (chosen, total, words) => {
  expect(choiceFaults(chosen, tariffs, today)).toEqual({});
  expect(totalOf(chosen)).toBe(total);
  expect(moneyInWords(total)).toBe(words);
});

test.each<[string, AlonhadatChoice, string[]]>([
  ['no days', choice(vipDay, 0, 40_000), ['type_news_day']],
  ['20 days', choice(vipDay, 20, 40_000), ['type_news_day']],
  ['half a day', choice(vipDay, 1.5, 40_000), ['type_news_day']],
  ['13 months', choice(vipMonth, 13, 500_000), ['type_news_day']],
  ['no number of days', choice(vipDay, null, 40_000), ['type_news_day']],
  ['a price of months for days', choice(vipDay, 7, 500_000), ['type_news_value']],
  ['a price that is no tier', choice(vipDay, 7, 41_000), ['type_news_value']],
  ['no price', choice(vipMonth, 1, null), ['type_news_value']],
  ['nothing right', choice(vipMonth, 0, -1), ['type_news_day', 'type_news_value']],
])('%s can not be bought', (_what, chosen, fields) => {
  expect(Object.keys(choiceFaults(chosen, tariffs, today))).toEqual(fields);
});

test('a tariff counts from its day on, and the last that has begun wins', () => {
  const later: Tariff = { portal: 'alonhadat', unit: 'day', tier: 2, amount: 42_000, valid_from: '2026-12-01' };
  const all = [later, ...tariffs];
  const amounts = (day: string) =>
    tariffsOn(all, { portal: 'alonhadat', unit: 'day', day }).map(({ amount }) => amount);
  expect(amounts('2026-11-30')).toEqual(firstTariffs.day);
  expect(amounts('2026-12-01')).toEqual([80_000, 42_000, 20_000, 14_000, 12_000, 10_000]);
  expect(amounts('2025-12-31')).toEqual([]);
  expect(choiceFaults(choice(vipDay, 7, 40_000), all, '2026-12-01')).toEqual({
    type_news_value: { fault: 'tier', amounts: [80_000, 42_000, 20_000, 14_000, 12_000, 10_000] },
  });
});

test('Batdongsan sells 7 to 31 days, 90 and 180', () => {
  const sold = [0, 6, 7, 31, 32, 89, 90, 91, 180, 181, 10.5].filter(isBatdongsanDays);
  expect(sold).toEqual([7, 31, 90, 180]);
  expect(batdongsanNews).toHaveLength(6);
});
