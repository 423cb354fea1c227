import { isAdmin, isMarketer, Role } from '@toam/domain/actor';
import { postReasonText as reasons, type PostEventKind } from '@toam/contracts/texts/post-event';
import { dayStart } from '@toam/domain/day';
import { maxTries, type PostState, retryMinutes } from '@toam/domain/post/post-life';
import type { Repair } from '@toam/domain/post/post-repair';
import type { Random } from '@toam/domain/random';
import type { Market } from '../market';
import { daysOf, type DemoChannel, type DemoNews, endingNews, lastingNews, portalOf } from './news';
import { type Place, placeFinder, stoppedHouses } from './places';

/** What became of a post, with its moment. People are indexes in the brokerage. Words of what was bought and of differences come when it is written. */
export interface DemoPostEvent {
  kind: PostEventKind;
  at: Date;
  by: number | null;
  detail: string | null;
}

/** What the portal has otherwise than the house says now. */
export type Older = 'price' | 'title' | 'images';

export interface DemoPost extends Place {
  state: PostState;
  poster: number;
  news: DemoNews;
  key: string;
  created: Date;
  approved: { by: number; at: Date } | null;
  posted: Date | null;
  removed: Date | null;
  leaving: { at: Date; reason: string } | null;
  events: DemoPostEvent[];
  older: Older | null;
  /** 0: a change has not reached the portal. */
  update_status: 0 | 1;
  is_sent: boolean;
  is_working: boolean;
  tries: number;
  failed_quantity: number;
  next_try_at: Date | null;
  error: string | null;
  repair: Repair | null;
  link: string | null;
}

/** Of 160 posts, the size of the whole brokerage. A smaller one has each at least once. */
const plan = {
  asked: 10,
  byHand: 4,
  postponed: 3,
  sending: 2,
  up: 74,
  endsSoon: 8,
  over: 10,
  drifted: 7,
  updating: 3,
  notUpdated: 2,
  comingDown: 2,
  failed: 11,
  takenDown: 8,
  replaced: 8,
  houseStopped: 8,
} as const;
type Fate = keyof typeof plan;
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];
const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);

/** Why portals refuse, and what has to be put right. */
const refusals: ReadonlyArray<readonly [string, Repair | null]> = [
  ['Tài khoản cổng không đủ tiền', 'balance'],
  ['Cổng báo sai mật khẩu tài khoản', 'account'],
  ['Tin trùng với một tin đang hiển thị trên cổng', null],
  ['Ảnh 2 có chữ quảng cáo đè lên, cổng yêu cầu thay ảnh', 'images'],
  ['Tiêu đề có từ cổng không cho phép: “rẻ nhất”', 'title'],
  ['Tên đường không có trong danh mục của cổng', 'address'],
  ['Giá thấp bất thường so với khu vực, cổng yêu cầu kiểm tra', 'price'],
];
const [busy, maintained] = ['Cổng bận', 'Cổng đang bảo trì'];
const passing = [busy, reasons.noAnswer, reasons.serverError(503)];

/** A key as the API draws it, but always the same. */
function uuid(r: Random): string {
  const digits = (count: number) => Array.from({ length: count }, () => r.whole(0, 15).toString(16)).join('');
  return `${digits(8)}-${digits(4)}-4${digits(3)}-${r.pick(['8', '9', 'a', 'b'])}${digits(3)}-${digits(12)}`;
}

/** People who post: admins, marketers, staff who answer chats. */
const postersOf = ({ staff }: Market) =>
  staff.flatMap(({ role, chat_permission, status }, at) => {
    const actor = { role: role ?? Role.staff };
    if (status === 0) return [];
    if (isAdmin(actor)) return [{ at, weight: role === Role.admin ? 2 : 0.4, isAdmin: true }];
    return isMarketer(actor) || chat_permission === 1 ? [{ at, weight: 5, isAdmin: false }] : [];
  });

interface Scene {
  around: Market;
  now: Date;
  posters: ReturnType<typeof postersOf>;
  /** Who approves. */
  admin: number;
  find: ReturnType<typeof placeFinder>;
  stopped: ReturnType<typeof stoppedHouses>;
}

type Poster = Scene['posters'][number];

const somePoster = (r: Random, posters: readonly Poster[]): Poster =>
  r.weighted(posters.map((one) => [one, one.weight] as const));

/** Any channel, as a brokerage uses them. */
const someChannel = (r: Random): DemoChannel =>
  r.weighted([['alonhadat', 58], ['batdongsan', 34], ['Facebook Tổ Ấm', 6], ['Zalo OA', 2]]); // prettier-ignore
const somePortal = (r: Random) => r.weighted([['alonhadat', 3], ['batdongsan', 2]] as const); // prettier-ignore

/** In working hours, so many days ago. */
const onDay = (r: Random, { around }: Scene, back: number): Date =>
  new Date(dayStart(around.calendar.day(-back)) * second + r.between(8, 19) * hour);

interface Made {
  place: Place;
  news: DemoNews;
  poster: Poster;
  /** From when on it could go up: an admin approved it, or made it. */
  start: Date;
}

/** A post that waits to be sent, or for its poster to post it by hand. */
function made(r: Random, { admin }: Scene, { place, news, poster, start }: Made): DemoPost {
  const created = poster.isAdmin ? start : after(start, -r.whole(5, 80) * minute);
  const approved = { by: poster.isAdmin ? poster.at : admin, at: start };
  const events: DemoPostEvent[] = [{ kind: 'created', at: created, by: poster.at, detail: null }];
  if (!poster.isAdmin) events.push({ kind: 'approved', at: start, by: admin, detail: null });
  return {
    ...place,
    ...{ state: 'waiting', poster: poster.at, news, key: uuid(r), created, approved, events },
    ...{ posted: null, removed: null, leaving: null, older: null, update_status: 0, is_sent: false, is_working: false },
    ...{ tries: 0, failed_quantity: 0, next_try_at: null, error: null, repair: null, link: null },
  };
}

const tell = (post: DemoPost, kind: PostEventKind, at: Date, said: Partial<DemoPostEvent> = {}): void => {
  post.events.push({ kind, at, by: null, detail: null, ...said });
};

/** Tries that came to nothing, with the pauses between them. @returns when the next one is */
function failTries(post: DemoPost, why: string, times: number): Date {
  let at = after(post.approved!.at, 2 * second);
  for (let tried = 1; tried <= times; tried += 1) {
    tell(post, 'failedTry', at, { detail: `${why} · ${reasons.tried(tried)}` });
    at = after(at, (retryMinutes[tried - 1] ?? 0) * minute);
  }
  return at;
}

/** A post that is up since a moment. */
function up(r: Random, scene: Scene, { posted, ...of }: Omit<Made, 'start' | 'poster'> & { posted: Date }): DemoPost {
  const poster = somePoster(r, scene.posters);
  const isByHand = portalOf(of.place.channel) === null;
  const fails = isByHand ? 0 : r.weighted([[0, 9], [1, 1], [2, 0.5]] as const); // prettier-ignore
  const waited = isByHand ? r.whole(8, 240) : retryMinutes.slice(0, fails).reduce<number>((sum, one) => sum + one, 0);
  const post = made(r, scene, { ...of, poster, start: after(posted, -waited * minute - 4 * second) });
  failTries(post, r.pick(passing), fails);
  if (isByHand) {
    if (of.place.channel === 'Facebook Tổ Ấm')
      post.link = `https://www.facebook.com/toam.bds/posts/${r.whole(1e8, 9e8)}`;
    tell(post, 'markedPosted', posted, { by: poster.at, detail: post.link });
  } else tell(post, 'posted', posted, { detail: reasons.portalRef(refOf(post), fails + 1) });
  return Object.assign(post, {
    state: 'posted',
    posted,
    update_status: 1,
    is_sent: !isByHand,
  } satisfies Partial<DemoPost>);
}

/** What the sandbox calls it. */
export const refOf = ({ key }: Pick<DemoPost, 'key'>): string => `thu-${key.slice(0, 8)}`;

/** Up, with more than three days to go. */
function lasting(r: Random, scene: Scene, channel: DemoChannel): DemoPost {
  const news = lastingNews(r, channel);
  const posted = onDay(r, scene, r.whole(1, Math.min(50, (daysOf(channel, news) ?? 60) - 6)));
  return up(r, scene, { place: scene.find(channel, after(posted, -2 * day)), news, posted });
}

/** Up, and its last day is so many days ahead; behind, if negative. */
function ending(r: Random, scene: Scene, left: number): DemoPost {
  const channel = somePortal(r);
  const news = endingNews(r, channel);
  const posted = onDay(r, scene, daysOf(channel, news)! - 1 - left);
  return up(r, scene, { place: scene.find(channel, after(posted, -2 * day)), news, posted });
}

/** Up, and the house has changed since. */
function drifted(r: Random, scene: Scene, nth: number): DemoPost {
  const post = lasting(r, scene, somePortal(r));
  post.older = (['price', 'images', 'price', 'title'] as const)[nth % 4]!;
  const at = scene.around.calendar.between(r, post.posted!, after(scene.now, -3 * hour));
  tell(post, 'drifted', at, { by: scene.around.houses[post.house]!.agent });
  return post;
}

/** The house's present state is on its way to the portal, which did not take it yet. */
function updating(r: Random, scene: Scene, nth: number): DemoPost {
  const post = drifted(r, scene, nth);
  const at = after(scene.now, -r.whole(6, 50) * minute);
  tell(post, 'updateAsked', at, { by: post.poster });
  tell(post, 'updateFailed', after(at, 3 * second), { detail: maintained });
  const error = reasons.tryLater(1, maintained, stays / minute);
  return Object.assign(post, { update_status: 0 as const, tries: 1, next_try_at: after(scene.now, stays), error });
}

function notUpdated(r: Random, scene: Scene, nth: number): DemoPost {
  const post = drifted(r, scene, nth);
  const at = after(scene.now, -r.whole(60, 150) * minute);
  const [why, repair] = refusals[3]!;
  tell(post, 'updateAsked', at, { by: post.poster });
  tell(post, 'updateFailed', after(at, 3 * second), { detail: why });
  return Object.assign(post, { update_status: 0 as const, tries: 1, error: reasons.gaveUpOf(why, false), repair });
}

function failed(r: Random, scene: Scene, nth: number): DemoPost {
  const start = after(scene.around.calendar.working(r, 6), -45 * minute);
  const channel = somePortal(r);
  const place = scene.find(channel, after(start, -2 * day));
  const post = made(r, scene, { place, news: lastingNews(r, channel), poster: somePoster(r, scene.posters), start });
  const isGivenUp = nth % 4 === 3;
  const [why, repair] = isGivenUp ? [r.pick(passing), null] : refusals[nth % refusals.length]!;
  const tries = isGivenUp ? maxTries : 1;
  const error = isGivenUp ? reasons.gaveUp(why, tries) : why;
  const end = failTries(post, why, tries);
  tell(post, 'failed', after(end, isGivenUp ? 0 : -minute), { detail: error });
  return Object.assign(post, {
    state: 'failed' as const,
    tries,
    failed_quantity: tries,
    is_sent: isGivenUp,
    error,
    repair,
  });
}

/** Taken down at a moment: a portal says so a minute later, somebody who posted by hand at once. */
function takenDown(post: DemoPost, at: Date, { by, reason }: { by: number; reason: string }): DemoPost {
  const isByHand = portalOf(post.channel) === null;
  if (!isByHand) tell(post, 'takeDownAsked', at, { by, detail: reason });
  const removed = isByHand ? at : after(at, minute);
  tell(post, 'removed', removed, { by: isByHand ? by : null, detail: reason });
  return Object.assign(post, { state: 'removed' as const, removed, leaving: { at, reason } });
}

/** Up on a house until it was stopped. */
function untilStop(r: Random, scene: Scene, channel: DemoChannel): { post: DemoPost; end: Scene['stopped'][number] } {
  const end = scene.stopped.shift();
  if (!end) throw new RangeError('too few houses were stopped');
  const posted = scene.around.calendar.between(r, after(end.created, 2 * day), after(end.at, -day));
  return { post: up(r, scene, { place: { house: end.house, channel }, news: lastingNews(r, channel), posted }), end };
}

/** Nothing takes these up soon after the start: people should find them as they are. */
const stays = 12 * hour;

const makers: Record<Exclude<Fate, 'replaced'>, (r: Random, scene: Scene, nth: number) => DemoPost> = {
  asked: (r, scene) => {
    const channel = someChannel(r);
    const start = scene.around.calendar.working(r, 3);
    const poster = somePoster(
      r,
      scene.posters.filter((one) => !one.isAdmin),
    );
    const place = scene.find(channel, after(start, -2 * day));
    const post = made(r, scene, { place, news: lastingNews(r, channel), poster, start });
    const [created] = post.events;
    return { ...post, state: 'waitingApproval', approved: null, events: [{ ...created!, at: start }], created: start };
  },
  byHand: (r, scene) => {
    const start = scene.around.calendar.working(r, 2);
    const place = scene.find('Facebook Tổ Ấm', after(start, -2 * day));
    return made(r, scene, { place, news: lastingNews(r, place.channel), poster: somePoster(r, scene.posters), start });
  },
  postponed: (r, scene) => {
    const start = after(scene.now, -r.whole(6, 50) * minute);
    const channel = somePortal(r);
    const place = scene.find(channel, after(start, -2 * day));
    const post = made(r, scene, { place, news: lastingNews(r, channel), poster: somePoster(r, scene.posters), start });
    failTries(post, maintained, 1);
    const error = reasons.tryLater(1, maintained, stays / minute);
    return { ...post, tries: 1, failed_quantity: 1, is_sent: true, next_try_at: after(scene.now, stays), error };
  },
  /** The moment of the filling ends while the portal is asked. The next try, in two minutes, brings it up. */
  sending: (r, scene) => {
    const start = after(scene.now, -20 * second);
    const channel = somePortal(r);
    const place = scene.find(channel, after(start, -2 * day));
    const post = made(r, scene, { place, news: lastingNews(r, channel), poster: somePoster(r, scene.posters), start });
    const next_try_at = after(scene.now, 2 * minute);
    return { ...post, state: 'posting', is_sent: true, is_working: true, tries: 1, next_try_at };
  },
  up: (r, scene) => lasting(r, scene, someChannel(r)),
  endsSoon: (r, scene, nth) => ending(r, scene, 1 + (nth % 3)),
  over: (r, scene) => ending(r, scene, -r.whole(1, 12)),
  drifted,
  updating,
  notUpdated,
  comingDown: (r, scene) => {
    const { post, end } = untilStop(r, scene, 'Facebook Tổ Ấm');
    const reason = reasons.houseStopped(end.reason);
    tell(post, 'takeDownAsked', end.at, { by: end.agent, detail: reason });
    return { ...post, leaving: { at: end.at, reason } };
  },
  failed,
  takenDown: (r, scene) => {
    const post = lasting(r, scene, someChannel(r));
    const at = scene.around.calendar.between(r, after(post.posted!, hour), after(scene.now, -hour));
    return takenDown(post, at, { by: post.poster, reason: reasons.byPerson });
  },
  houseStopped: (r, scene) => {
    const { post, end } = untilStop(r, scene, somePortal(r));
    return takenDown(post, end.at, { by: end.agent, reason: reasons.houseStopped(end.reason) });
  },
};

/** A post that was over made room for the one that is up now; null: the house was not there so early. */
function replacedBy(r: Random, scene: Scene, next: DemoPost): DemoPost | null {
  const portal = portalOf(next.channel);
  if (portal === null) return null;
  const news = endingNews(r, portal);
  const posted = after(next.created, -(daysOf(portal, news)! + r.whole(1, 5)) * day);
  if (scene.around.houses[next.house]!.created > after(posted, -2 * day)) return null;
  const post = up(r, scene, { place: { house: next.house, channel: portal }, news, posted });
  tell(post, 'replaced', next.created, { by: next.poster });
  return Object.assign(post, { state: 'removed' as const, removed: next.created });
}

/** Posts of the last weeks in every state, in the order in which they were made. @param share of the whole brokerage's */
export function demoPosts(r: Random, around: Market, share: number): DemoPost[] {
  const counts = Object.entries(plan).map(
    ([fate, count]) => [fate as Fate, Math.max(1, Math.round(count * share))] as const,
  );
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const scene: Scene = {
    ...{ around, now: around.calendar.now, posters: postersOf(around) },
    admin: around.staff.findIndex(({ role }) => role === Role.admin),
    find: placeFinder(r.fork('places'), around, total),
    stopped: r.fork('stopped').some(stoppedHouses(around), around.houses.length),
  };
  const posts = counts.flatMap(([fate, count]) =>
    fate === 'replaced'
      ? []
      : Array.from({ length: count }, (_, nth) => makers[fate](r.fork(`${fate} ${nth}`), scene, nth)),
  );
  const wanted = counts.find(([fate]) => fate === 'replaced')![1];
  const before = posts
    .filter(({ state }) => state === 'posted')
    .flatMap((next, nth) => replacedBy(r.fork(`replaced ${nth}`), scene, next) ?? [])
    .slice(0, wanted);
  return [...posts, ...before].toSorted((one, other) => one.created.getTime() - other.created.getTime());
}
