/** Outside portals for listings. Neither has an API of its own: posts go through a gateway. D102 */
export const portals = ['alonhadat', 'batdongsan'] as const;
export type Portal = (typeof portals)[number];

/** A channel that is a portal is posted to by the gateway; a manual one by a person, who says so afterwards. */
export const channelKinds = ['portal', 'manual'] as const;
export type ChannelKind = (typeof channelKinds)[number];

/** Kinds of posts on Alonhadat. Specification 3 §9. */
export const AlonhadatNews = { normal: 0, vipDay: 1, vipMonth: 2 } as const;
export type AlonhadatNews = (typeof AlonhadatNews)[keyof typeof AlonhadatNews];

/** Kinds of posts on Batdongsan, in the order listed: VIP đặc biệt, VIP 1, VIP 2, VIP 3, Tin ưu đãi, Tin thường. D104 */
export const batdongsanNews = [0, 1, 2, 3, 4, 5] as const;
export type BatdongsanNews = (typeof batdongsanNews)[number];

/** What a new post on Batdongsan is, if nobody chooses. */
export const batdongsanDefaults = { news: 5, days: 10 } as const;

/** Days that Batdongsan sells. */
export const batdongsanDays = { min: 7, max: 31, also: [90, 180] } as const;

export const isBatdongsanDays = (days: number): boolean =>
  Number.isInteger(days) &&
  ((days >= batdongsanDays.min && days <= batdongsanDays.max) || batdongsanDays.also.some((more) => more === days));
