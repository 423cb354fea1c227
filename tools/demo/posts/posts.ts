import { Role } from '@toam/domain/actor';
import type { Random } from '@toam/domain/random';
import type { Market } from '../market';
import { daysOf, endingNews, portalOf } from './news';
import { placeFinder, stoppedHouses } from './places';
import { makers } from './post-fates';
import {
  after,
  day,
  type DemoPost,
  hour,
  made,
  minute,
  postersOf,
  type Scene,
  second,
  someMoment,
  tell,
  up,
} from './post-steps';

/** Of 160 posts, the size of the whole brokerage. A smaller one has each at least once. */
const plan = {
  asked: 8,
  byHand: 4,
  postponed: 3,
  sending: 2,
  up: 71,
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
  renewed: 3,
  renewalAsked: 2,
} as const satisfies Record<keyof typeof makers | Second, number>;
type Fate = keyof typeof plan;
/** Fates that are another post's. */
type Second = 'replaced' | 'renewed' | 'renewalAsked';

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

/** What its poster buys of more time for a post, from the moment at which an admin let it. */
function renewal(r: Random, scene: Scene, base: DemoPost, start: Date): DemoPost {
  const poster = scene.posters.find(({ at }) => at === base.poster)!;
  const news = endingNews(r, portalOf(base.channel)!);
  const place = { house: base.house, channel: base.channel };
  const post = made(r, scene, { place, news, poster, start });
  const [asked, ...more] = post.events;
  return { ...post, renews: base, events: [{ ...asked!, kind: 'renewalAsked' }, ...more] };
}

/** The portal took it: the post is up for longer. */
function renewed(r: Random, scene: Scene, base: DemoPost): DemoPost {
  const start = someMoment(r, scene, after(base.posted!, 3 * hour), after(scene.now, -2 * hour));
  const post = renewal(r, scene, base, start);
  const posted = after(start, 4 * second);
  tell(post, 'renewed', posted);
  return { ...post, state: 'renewed', posted, is_sent: true };
}

/** An admin has to see what more time costs. */
function renewalAsked(r: Random, scene: Scene, base: DemoPost): DemoPost {
  const created = after(scene.now, -r.whole(20, 170) * minute);
  const { events, ...post } = renewal(r, scene, base, created);
  return { ...post, state: 'waitingApproval', approved: null, created, events: [{ ...events[0]!, at: created }] };
}

/** @returns as many of these as there should be */
const seconds: Record<Second, (r: Random, scene: Scene, posts: ReadonlyMap<Fate, DemoPost[]>) => DemoPost[]> = {
  replaced: (r, scene, posts) =>
    [...posts.values()]
      .flat()
      .filter(({ state }) => state === 'posted')
      .flatMap((next, nth) => replacedBy(r.fork(nth), scene, next) ?? []),
  renewed: (r, scene, posts) =>
    posts
      .get('up')!
      .filter(({ channel, news }) => daysOf(channel, news) !== null)
      .map((base, nth) => renewed(r.fork(nth), scene, base)),
  renewalAsked: (r, scene, posts) =>
    posts
      .get('endsSoon')!
      .filter(({ poster }) => scene.posters.some(({ at, isAdmin: ownRight }) => at === poster && !ownRight))
      .map((base, nth) => renewalAsked(r.fork(nth), scene, base)),
};

const isSecond = (fate: Fate): fate is Second => Object.hasOwn(seconds, fate);

/** Posts of the last weeks in every state, in the order in which they were made, renewals last. @param share of the whole brokerage's */
export function demoPosts(r: Random, around: Market, share: number): DemoPost[] {
  const fates = Object.keys(plan) as Fate[];
  const countOf = (fate: Fate): number => Math.max(1, Math.round(plan[fate] * share));
  const scene: Scene = {
    ...{ around, now: around.calendar.now, posters: postersOf(around) },
    admin: around.staff.findIndex(({ role }) => role === Role.admin),
    find: placeFinder(
      r.fork('places'),
      around,
      fates.reduce((sum, fate) => sum + countOf(fate), 0),
    ),
    stopped: r.fork('stopped').some(stoppedHouses(around), around.houses.length),
  };
  const posts = new Map<Fate, DemoPost[]>();
  for (const fate of fates) {
    if (isSecond(fate)) continue;
    const make = (nth: number) => makers[fate](r.fork(`${fate} ${nth}`), scene, nth);
    posts.set(
      fate,
      Array.from({ length: countOf(fate) }, (_, nth) => make(nth)),
    );
  }
  const more = fates
    .filter(isSecond)
    .flatMap((fate) => seconds[fate](r.fork(fate), scene, posts).slice(0, countOf(fate)));
  const all = [...posts.values(), more]
    .flat()
    .toSorted((one, other) => one.created.getTime() - other.created.getTime());
  return [...all.filter(({ renews }) => !renews), ...all.filter(({ renews }) => renews)];
}
