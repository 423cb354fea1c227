import { postReasonText as reasons } from '@toam/contracts/post/post-event.text';
import { maxTries } from '@toam/domain/post/post-life';
import type { Repair } from '@toam/domain/post/post-repair';
import type { Random } from '@toam/domain/random';
import { daysOf, type DemoChannel, endingNews, lastingNews, portalOf } from './news';
import {
  after,
  day,
  type DemoPost,
  failTries,
  hour,
  made,
  minute,
  onDay,
  passing,
  type Scene,
  second,
  someMoment,
  somePoster,
  tell,
  up,
} from './post-steps';

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
const maintained = 'Cổng đang bảo trì';

/** Any channel, as a brokerage uses them. */
const someChannel = (r: Random): DemoChannel =>
  r.weighted([['alonhadat', 58], ['batdongsan', 34], ['Facebook Tổ Ấm', 6], ['Zalo OA', 2]]); // prettier-ignore
const somePortal = (r: Random) => r.weighted([['alonhadat', 3], ['batdongsan', 2]] as const); // prettier-ignore

/** So long a house was there before somebody thinks of a post. */
const hold = 4 * hour;

/** Up, with more than three days to go. */
function lasting(r: Random, scene: Scene, channel: DemoChannel): DemoPost {
  const news = lastingNews(r, channel);
  const posted = onDay(r, scene, r.whole(1, Math.min(50, (daysOf(channel, news) ?? 60) - 6)));
  return up(r, scene, { place: scene.find(channel, after(posted, -hold)), news, posted });
}

/** Up, and its last day is so many days ahead; behind, if negative. */
function ending(r: Random, scene: Scene, left: number): DemoPost {
  const channel = somePortal(r);
  const news = endingNews(r, channel);
  const posted = onDay(r, scene, daysOf(channel, news)! - 1 - left);
  return up(r, scene, { place: scene.find(channel, after(posted, -hold)), news, posted });
}

/** Up, and the house has changed since. */
function drifted(r: Random, scene: Scene, nth: number): DemoPost {
  const post = lasting(r, scene, somePortal(r));
  post.older = (['price', 'images', 'price', 'title'] as const)[nth % 4]!;
  const at = someMoment(r, scene, post.posted!, after(scene.now, -3 * hour));
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
  const place = scene.find(channel, after(start, -hold));
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
  const posted = someMoment(r, scene, after(end.created, 2 * day), after(end.at, -day));
  return { post: up(r, scene, { place: { house: end.house, channel }, news: lastingNews(r, channel), posted }), end };
}

/** Nothing takes these up soon after the start: people should find them as they are. */
const stays = 12 * hour;

/** What may become of a post. */
export const makers = {
  asked: (r, scene) => {
    const channel = someChannel(r);
    const start = scene.around.calendar.working(r, 3);
    const poster = somePoster(
      r,
      scene.posters.filter((one) => !one.isAdmin),
    );
    const place = scene.find(channel, after(start, -hold));
    const post = made(r, scene, { place, news: lastingNews(r, channel), poster, start });
    const [created] = post.events;
    return { ...post, state: 'waitingApproval', approved: null, events: [{ ...created!, at: start }], created: start };
  },
  byHand: (r, scene) => {
    const start = scene.around.calendar.working(r, 2);
    const place = scene.find('Facebook Tổ Ấm', after(start, -hold));
    return made(r, scene, { place, news: lastingNews(r, place.channel), poster: somePoster(r, scene.posters), start });
  },
  postponed: (r, scene) => {
    const start = after(scene.now, -r.whole(6, 50) * minute);
    const channel = somePortal(r);
    const place = scene.find(channel, after(start, -hold));
    const post = made(r, scene, { place, news: lastingNews(r, channel), poster: somePoster(r, scene.posters), start });
    failTries(post, maintained, 1);
    const error = reasons.tryLater(1, maintained, stays / minute);
    return { ...post, tries: 1, failed_quantity: 1, is_sent: true, next_try_at: after(scene.now, stays), error };
  },
  /** The moment of the filling ends while the portal is asked. The next try, in two minutes, brings it up. */
  sending: (r, scene) => {
    const start = after(scene.now, -20 * second);
    const channel = somePortal(r);
    const place = scene.find(channel, after(start, -hold));
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
    const at = someMoment(r, scene, after(post.posted!, hour), after(scene.now, -hour));
    return takenDown(post, at, { by: post.poster, reason: reasons.byPerson });
  },
  houseStopped: (r, scene) => {
    const { post, end } = untilStop(r, scene, somePortal(r));
    return takenDown(post, end.at, { by: end.agent, reason: reasons.houseStopped(end.reason) });
  },
} satisfies Record<string, (r: Random, scene: Scene, nth: number) => DemoPost>;
