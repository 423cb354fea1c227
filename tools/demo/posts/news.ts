import { dayStart } from '@toam/domain/day';
import type { AlonhadatNews, BatdongsanNews, Portal } from '@toam/domain/post/portal';
import { lastDayOf } from '@toam/domain/post/post-end';
import type { TariffTier } from '@toam/domain/post/post-money';
import type { Random } from '@toam/domain/random';

/** Channels that people post to by hand. The portals are there in every company. */
export const handChannels = [
  { name: 'Facebook Tổ Ấm', link: 'https://www.facebook.com/toam.bds', status: 1 },
  { name: 'Zalo OA', link: null, status: 0 },
] as const;
export type HandChannel = (typeof handChannels)[number]['name'];
export type DemoChannel = Portal | HandChannel;

export const portalOf = (channel: DemoChannel): Portal | null =>
  channel === 'alonhadat' || channel === 'batdongsan' ? channel : null;

/** What is bought. The price of a tier is the tariff's on the day on which the post is made. */
export interface DemoNews {
  type_news: AlonhadatNews;
  type_news_day: number | null;
  tier: TariffTier | null;
  batdongsan_type_news: BatdongsanNews;
  batdongsan_type_news_days: number;
}

const plain: DemoNews = {
  ...{ type_news: 0, type_news_day: null, tier: null },
  ...{ batdongsan_type_news: 5, batdongsan_type_news_days: 10 },
};

/** The dearest and the cheapest tiers are bought least. */
const someTier = (r: Random): TariffTier => r.weighted([[1, 1], [2, 5], [3, 5], [4, 2], [5, 1], [6, 1]]); // prettier-ignore

const someKind = (r: Random): BatdongsanNews => r.weighted([[5, 5], [4, 2], [3, 2], [2, 1], [1, 0.6], [0, 0.4]]); // prettier-ignore

const vipDays = (r: Random, days: readonly number[]): DemoNews => ({
  ...plain,
  ...{ type_news: 1, type_news_day: r.pick(days), tier: someTier(r) },
});

const onBatdongsan = (r: Random, days: readonly number[]): DemoNews => ({
  ...plain,
  batdongsan_type_news: someKind(r),
  batdongsan_type_news_days: r.pick(days),
});

/** What stays for some time, or without an end. */
export function lastingNews(r: Random, channel: DemoChannel): DemoNews {
  if (channel === 'batdongsan') return onBatdongsan(r, [15, 20, 30, 90]);
  if (channel !== 'alonhadat') return plain;
  const kind = r.weighted([
    ['plain', 2],
    ['days', 5],
    ['months', 2.5],
  ] as const);
  if (kind === 'plain') return plain;
  if (kind === 'days') return vipDays(r, [10, 12, 14, 15, 19]);
  return { ...plain, type_news: 2, type_news_day: r.pick([1, 1, 2, 3]), tier: someTier(r) };
}

/** What ends within weeks. */
export const endingNews = (r: Random, portal: Portal): DemoNews =>
  portal === 'batdongsan' ? onBatdongsan(r, [7, 10, 15]) : vipDays(r, [5, 7, 7, 10, 14]);

/** Days on which it is up; null: no end was bought. */
export function daysOf(channel: DemoChannel, news: DemoNews): number | null {
  const first = '2026-01-01';
  const last = lastDayOf({ ...news, portal: portalOf(channel) }, first);
  return last === null ? null : (dayStart(last) - dayStart(first)) / 86_400 + 1;
}
