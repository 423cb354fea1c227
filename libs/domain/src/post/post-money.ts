import { AlonhadatNews, type Portal } from './portal';

/** What Alonhadat's VIP posts are paid by. */
export const tariffUnits = ['day', 'month'] as const;
export type TariffUnit = (typeof tariffUnits)[number];

/** Tiers of a unit, the dearest first. */
export const tariffTiers = [1, 2, 3, 4, 5, 6] as const;
export type TariffTier = (typeof tariffTiers)[number];

/** The price of one unit of a tier, from a day in Vietnam on. Admins add others; a later one never changes a post's total. D104 */
export interface Tariff {
  portal: Portal;
  unit: TariffUnit;
  tier: TariffTier;
  /** Whole VND. */
  amount: number;
  /** '2026-01-01' */
  valid_from: string;
}

/** The first tariffs. Specification 3 §9. */
export const firstTariffs: Readonly<Record<TariffUnit, readonly number[]>> = {
  day: [80_000, 40_000, 20_000, 14_000, 12_000, 10_000],
  month: [2_000_000, 1_000_000, 500_000, 350_000, 300_000, 250_000],
};

/** How many units may be bought at once. C9 for months. */
export const unitCounts: Readonly<Record<TariffUnit, { min: number; max: number }>> = {
  day: { min: 1, max: 19 },
  month: { min: 1, max: 12 },
};

/** What a kind of post is paid by; null: it costs nothing. */
export function unitOf(news: AlonhadatNews): TariffUnit | null {
  if (news === AlonhadatNews.vipDay) return 'day';
  return news === AlonhadatNews.vipMonth ? 'month' : null;
}

/** The tariff of each tier that counts on a day, by tier. @param day in Vietnam: '2026-11-20' */
export function tariffsOn(
  tariffs: readonly Tariff[],
  { portal, unit, day }: { portal: Portal; unit: TariffUnit; day: string },
): Tariff[] {
  return tariffTiers.flatMap((tier) => {
    const begun = tariffs.filter(
      (one) => one.portal === portal && one.unit === unit && one.tier === tier && one.valid_from <= day,
    );
    const [latest] = begun.sort((one, other) => other.valid_from.localeCompare(one.valid_from));
    return latest ?? [];
  });
}

/** Whether so many days or months may be bought at once. Anything may have been typed. */
export function isUnitCount(unit: TariffUnit, count: number | null): count is number {
  const { min, max } = unitCounts[unit];
  return count !== null && Number.isInteger(count) && count >= min && count <= max;
}

/** What somebody chose for a post on Alonhadat. */
export interface AlonhadatChoice {
  type_news: AlonhadatNews;
  /** Days or months; null for a normal post. */
  type_news_day: number | null;
  /** The price of one of them in VND; null for a normal post. */
  type_news_value: number | null;
}

/** Why a choice can't be bought, by the field; empty: it can. */
interface ChoiceFaults {
  type_news_day?: { fault: 'count'; unit: TariffUnit };
  type_news_value?: { fault: 'tier'; amounts: number[] };
}

/** @param tariffs all of them; @param day on which the post is made */
export function choiceFaults(choice: AlonhadatChoice, tariffs: readonly Tariff[], day: string): ChoiceFaults {
  const unit = unitOf(choice.type_news);
  if (unit === null) return {};
  const { type_news_day: count, type_news_value: value } = choice;
  const amounts = tariffsOn(tariffs, { portal: 'alonhadat', unit, day }).map(({ amount }) => amount);
  return {
    ...(!isUnitCount(unit, count) && { type_news_day: { fault: 'count', unit } }),
    ...((value === null || !amounts.includes(value)) && { type_news_value: { fault: 'tier', amounts } }),
  };
}

/** What a choice without faults costs, in VND. D104: tier × days or × months */
export function totalOf({ type_news, type_news_day, type_news_value }: AlonhadatChoice): number {
  return unitOf(type_news) === null ? 0 : (type_news_value ?? 0) * (type_news_day ?? 0);
}
