import type { DataOf } from '@toam/contracts/endpoint';
import type { listPostStates, readHousePosts, readPostForm } from '@toam/contracts/post/post.endpoints';
import type { PostTariff } from '@toam/contracts/post/post-setting.endpoints';
import type { PostChannel, PostDetail, PostHouse, PostMark, PostRow } from '@toam/contracts/post/post.schema';
import { firstTariffs, tariffUnits, type TariffTier } from '@toam/domain/post/post-money';
import type { PostSpending, readPostCosts } from '@toam/contracts/post/post-cost.endpoints';
import { portalRules } from '@toam/domain/post/portal-rules';
import { aShownImage } from '@toam/testing/a-shown-image';

const stamp = 1_795_000_000;

/** Alonhadat, unless said otherwise. */
export const aChannel = (differing: Partial<PostChannel> = {}): PostChannel => ({
  ...{ id: 1, version: 1, name: 'Alonhadat', link: null, status: 1, kind: 'portal', portal: 'alonhadat' },
  ...{ user: null, user_id: null, posts_count: 0, created_at: stamp, updated_at: stamp, deleted_at: null },
  ...differing,
});

/** Both portals, and one that people post to by hand. */
export const theChannels: readonly PostChannel[] = [
  aChannel(),
  aChannel({ id: 2, name: 'Batdongsan', portal: 'batdongsan' }),
  aChannel({ id: 3, name: 'Facebook Tổ Ấm', kind: 'manual', portal: null }),
];

export const aPostHouse = (differing: Partial<PostHouse> = {}): PostHouse => ({
  ...{ id: 12486, title: 'Nhà hẻm xe hơi 4 tầng Huỳnh Đình Hai', address: 'Huỳnh Đình Hai, Phường 14, Bình Thạnh' },
  ...{ district: 'Bình Thạnh', into_money: 8_700_000_000, purpose: 0, area: 64, status: 0 },
  ...{ is_deleted: false, is_visible: true, images: [] },
  ...differing,
});

/** 40.000 × 7 = 280.000 đ on Alonhadat, posted; the reader may do nothing. */
export const aPostRow = (differing: Partial<PostRow> = {}): PostRow => ({
  ...{ id: 5, version: 1, house: aPostHouse(), state: 'posted', standing: 'posted', post: 1, update_status: 1 },
  channel: theChannels[0]!,
  user: { id: 7, name: 'Nguyễn Thu Hà', avatar: null },
  ...{ type_news: 1, type_news_day: 7, type_news_value: 40_000, total: 280_000 },
  ...{ batdongsan_type_news: 5, batdongsan_type_news_days: 10, title: null, address_post: null },
  ...{ failed_quantity: 0, tries: 0, next_try_at: null, error: null, repair: null, approver: null, approved_at: null },
  ...{ posted_at: stamp, last_day: '2026-11-24', leaving_at: null, leaving_reason: null, portal_ref: null, link: null },
  ...{ drift: [], over_budget: null, renews: null, renewal: null, created_at: stamp, updated_at: stamp },
  ...{ may_edit: false, may_approve: false, may_retry: false, may_update: false },
  ...{ may_mark_posted: false, may_renew: false, may_remove: false },
  ...differing,
});

/** A post in a list: up on Alonhadat for seven days, with its link. */
export const aPost = (differing: Partial<PostRow> = {}): PostRow =>
  aPostRow({
    ...{ id: 31, version: 3, last_day: '2026-12-03', link: 'https://alonhadat.com.vn/1', portal_ref: 'AL-1' },
    house: aPostHouse({ address: '148/12 Nguyễn Văn Đậu, Phường 11, Bình Thạnh', into_money: 8_450_000_000 }),
    ...differing,
  });

/** A post that waits for an admin, who may approve it. */
export const aWaitingPost = (differing: Partial<PostRow> = {}): PostRow =>
  aPost({
    ...{ state: 'waitingApproval', standing: 'waitingApproval', post: 0, version: 1 },
    ...{ posted_at: null, last_day: null, portal_ref: null, link: null },
    ...{ may_approve: true, may_edit: true, may_remove: true },
    ...differing,
  });

const content: PostDetail['content'] = {
  ...{ title: 'Nhà hẻm xe hơi 4 tầng', text: 'Nhà đẹp ở ngay.', address: 'Nguyễn Văn Đậu, Phường 11, Bình Thạnh' },
  ...{ price: 8_450_000_000, purpose: 0, area: 62, width: 4, length: 15.5, floors: 4, bedrooms: 4, bathrooms: 5 },
  ...{ direction: 'Đông Nam', property_type: 'Nhà phố', house_type: 'Nhà hẻm', ownership: 'Sổ hồng', project: null },
  ...{ district: 'Bình Thạnh', city: 'Hồ Chí Minh', images: [] },
};

/** The same post with its words. */
export const aPostDetail = (differing: Partial<PostDetail> = {}): PostDetail => ({
  ...aPost(),
  ...{ own: { title: null, text: null, address: null, images: null }, content, sent: content, pictures: [] },
  gateway: 'sandbox',
  ...differing,
});

export const aPostMark = (differing: Partial<PostMark> = {}): PostMark => ({
  ...{ channel_id: 1, post_id: 5, standing: 'posted', reason: null, at: stamp, last_day: null, has_drift: false },
  ...differing,
});

/** How these houses stand on both portals and by hand: nowhere, unless said otherwise. */
export const thePostStates = (
  houseIds: readonly number[],
  marks: Readonly<Record<number, PostMark[]>> = {},
): DataOf<typeof listPostStates> => ({
  channels: [...theChannels],
  houses: houseIds.map((house_id) => ({ house_id, marks: marks[house_id] ?? [] })),
  gateway: 'sandbox',
});

/** The first tariffs of both units. */
export const theTariffs: readonly PostTariff[] = tariffUnits.flatMap((unit, at) =>
  firstTariffs[unit].map((amount, place) => ({
    ...{ id: at * 10 + place, portal: 'alonhadat' as const, unit, tier: (place + 1) as TariffTier, amount },
    ...{ valid_from: '2026-01-01', standing: 'now' as const },
  })),
);

/** What a house's page reads of its posts: on each channel that post, or none. */
export const aHousePosts = (
  rows: readonly PostRow[],
  differing: Partial<DataOf<typeof readHousePosts>> = {},
): DataOf<typeof readHousePosts> => ({
  channels: theChannels.map((channel) => ({
    channel,
    post: rows.find((row) => row.channel.id === channel.id) ?? null,
  })),
  ...{ spent: 280_000, unpriced: 1, posted_times: 3, failed_times: 5, gateway: 'sandbox' },
  ...differing,
});

type PostForm = DataOf<typeof readPostForm>;

/** A house that both portals take, with accounts on both. */
export const aPostForm = (differing: Partial<PostForm> = {}): PostForm => ({
  house: aPostHouse(),
  content: {
    ...{ title: 'Nhà hẻm xe hơi 4 tầng Huỳnh Đình Hai', text: 'Nhà mới hoàn thiện, hẻm nhựa 6 m, ô tô vào tận nhà' },
    ...{ address: 'Huỳnh Đình Hai, Phường 14, Bình Thạnh', price: 8_700_000_000, purpose: 0, area: 64 },
    ...{ width: 4, length: 16, floors: 4, bedrooms: 4, bathrooms: 5, direction: 'Đông' },
    ...{ property_type: 'Nhà phố', house_type: 'Nhà hẻm', ownership: 'Sổ hồng', project: null },
    ...{ district: 'Bình Thạnh', city: 'Hồ Chí Minh', images: [91, 92] },
  },
  pictures: [91, 92].map((id) => ({ ...aShownImage(id), bytes: 300_000 })),
  defaults: {
    ...{ type_news: 0, type_news_day: null, type_news_value: null },
    ...{ batdongsan_type_news: 5, batdongsan_type_news_days: 10 },
  },
  channels: theChannels.map((channel) => ({ channel, account: channel.portal && 'thuha.toam', mark: null })),
  ...{ rules: portalRules, market: null },
  gateway: 'sandbox',
  ...differing,
});

/** What was paid in November: 280.000 đ on Alonhadat and one on Batdongsan whose price nobody knows. No budget. */
export const aSpending = (differing: Partial<PostSpending> = {}): PostSpending => ({
  ...{ spent: 280_000, count: 2, unpriced: 1, committed: 0, budget: null },
  portals: [
    { portal: 'alonhadat', channel_id: 1, spent: 280_000, count: 1, unpriced: 0 },
    { portal: 'batdongsan', channel_id: 2, spent: 0, count: 1, unpriced: 1 },
  ],
  ...differing,
});

export const aPostCosts = (differing: Partial<DataOf<typeof readPostCosts>> = {}): DataOf<typeof readPostCosts> => ({
  ...{ month: '2026-11', company: aSpending({ spent: 4_320_000, count: 31 }), mine: aSpending(), people: null },
  ...differing,
});
