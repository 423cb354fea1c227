import {
  type AlonhadatChoice,
  type Tariff,
  type TariffTier,
  type TariffUnit,
  tariffsOn,
  tariffUnits,
  totalOf,
  unitCounts,
  unitOf,
} from './post-money';
import { AlonhadatNews } from './portal';

/** Another way to spend about the same. */
export interface SameMoney {
  unit: TariffUnit;
  tier: TariffTier;
  /** VND for one unit. */
  amount: number;
  /** Days or months. */
  count: number;
  /** VND; never more than what was to be spent. */
  total: number;
}

/** The kind of post that is paid by this unit. */
export const newsOfUnit = (unit: TariffUnit): AlonhadatNews =>
  unit === 'day' ? AlonhadatNews.vipDay : AlonhadatNews.vipMonth;

/** How many other ways are told. */
const mostWays = 3;

/**
 * What the money of a choice buys otherwise on Alonhadat: each other tier for as long as it lasts, what spends most of it first, then what is up
 * longest. '280.000 đ: 7 days at 40.000, or 14 days at 20.000'.
 * @param tariffs all of them @param day on which it is bought
 */
export function sameMoney(choice: AlonhadatChoice, tariffs: readonly Tariff[], day: string): SameMoney[] {
  const money = totalOf(choice);
  if (money <= 0) return [];
  const ways = tariffUnits.flatMap((unit) =>
    tariffsOn(tariffs, { portal: 'alonhadat', unit, day }).flatMap(({ tier, amount }): SameMoney[] => {
      const { min, max } = unitCounts[unit];
      const count = Math.min(max, Math.floor(money / amount));
      const isSame = unit === unitOf(choice.type_news) && amount === choice.type_news_value;
      return isSame || count < min ? [] : [{ unit, tier, amount, count, total: count * amount }];
    }),
  );
  const days = ({ unit, count }: SameMoney) => (unit === 'day' ? count : count * 30);
  return ways.sort((one, other) => other.total - one.total || days(other) - days(one)).slice(0, mostWays);
}
