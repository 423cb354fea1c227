import { postReasonText as reasons, type PostEventKind } from '@toam/contracts/post/post-event.text';
import { isMarketer, Role } from '@toam/domain/actor';
import { dayOf, dayStart } from '@toam/domain/day';
import { lastDayOf, renewedUntil } from '@toam/domain/post/post-end';
import { type PostState, retryMinutes } from '@toam/domain/post/post-life';
import type { Repair } from '@toam/domain/post/post-repair';
import type { Random } from '@toam/domain/random';
import type { Market } from '../market';
import { type DemoNews, portalOf } from './news';
import type { Place, placeFinder, stoppedHouses } from './places';

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
  /** The post whose time this one makes longer. */
  renews: DemoPost | null;
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

export const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];
export const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);

/** What passes by itself. */
export const passing = ['Cổng bận', reasons.noAnswer, reasons.serverError(503)];

/** A key as the API draws it, but always the same. */
function uuid(r: Random): string {
  const digits = (count: number) => Array.from({ length: count }, () => r.whole(0, 15).toString(16)).join('');
  return `${digits(8)}-${digits(4)}-4${digits(3)}-${r.pick(['8', '9', 'a', 'b'])}${digits(3)}-${digits(12)}`;
}

/** People who post: an admin, marketers, staff who answer chats. The director does not, and has no account of a portal. */
export const postersOf = ({ staff }: Market) =>
  staff.flatMap(({ role, chat_permission, status }, at) => {
    if (status === 0) return [];
    if (role === Role.admin) return [{ at, weight: 2.5, isAdmin: true }];
    return isMarketer({ role: role ?? Role.staff }) || chat_permission === 1 ? [{ at, weight: 5, isAdmin: false }] : [];
  });

export interface Scene {
  around: Market;
  now: Date;
  posters: ReturnType<typeof postersOf>;
  /** Who approves. */
  admin: number;
  find: ReturnType<typeof placeFinder>;
  stopped: ReturnType<typeof stoppedHouses>;
}

export type Poster = Scene['posters'][number];

export const somePoster = (r: Random, posters: readonly Poster[]): Poster =>
  r.weighted(posters.map((one) => [one, one.weight] as const));

/** In working hours, so many days ago. */
export const onDay = (r: Random, { around }: Scene, back: number): Date =>
  new Date(dayStart(around.calendar.day(-back)) * second + r.between(8, 19) * hour);

/** A moment between two others, in working hours if they hold any. */
export function someMoment(r: Random, { around }: Scene, from: Date, to: Date): Date {
  const any = around.calendar.between(r, from, to);
  const atWork = new Date(dayStart(dayOf(any.getTime() / second)) * second + r.between(8, 19) * hour);
  return atWork > from && atWork < to ? atWork : any;
}

interface Made {
  place: Place;
  news: DemoNews;
  poster: Poster;
  /** From when on it could go up: an admin approved it, or made it. */
  start: Date;
}

/** A post that waits to be sent, or for its poster to post it by hand. */
export function made(r: Random, { admin }: Scene, { place, news, poster, start }: Made): DemoPost {
  const created = poster.isAdmin ? start : after(start, -r.whole(5, 80) * minute);
  const approved = { by: poster.isAdmin ? poster.at : admin, at: start };
  const events: DemoPostEvent[] = [{ kind: 'created', at: created, by: poster.at, detail: null }];
  if (!poster.isAdmin) events.push({ kind: 'approved', at: start, by: admin, detail: null });
  return {
    ...place,
    ...{ state: 'waiting', poster: poster.at, news, key: uuid(r), created, approved, events },
    ...{ posted: null, removed: null, leaving: null, older: null, update_status: 0, is_sent: false, is_working: false },
    ...{ tries: 0, failed_quantity: 0, next_try_at: null, error: null, repair: null, link: null, renews: null },
  };
}

export const tell = (post: DemoPost, kind: PostEventKind, at: Date, said: Partial<DemoPostEvent> = {}): void => {
  post.events.push({ kind, at, by: null, detail: null, ...said });
};

/** Tries that came to nothing, with the pauses between them. @returns when the next one is */
export function failTries(post: DemoPost, why: string, times: number): Date {
  let at = after(post.approved!.at, 2 * second);
  for (let tried = 1; tried <= times; tried += 1) {
    tell(post, 'failedTry', at, { detail: `${why} · ${reasons.tried(tried)}` });
    at = after(at, (retryMinutes[tried - 1] ?? 0) * minute);
  }
  return at;
}

/** A post that is up since a moment. */
export function up(
  r: Random,
  scene: Scene,
  { posted, ...of }: Omit<Made, 'start' | 'poster'> & { posted: Date },
): DemoPost {
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

/** Its last day; null: no end was bought, or it is not up. A renewal's is that of the post which it renews. @param made all posts */
export function lastDay(post: DemoPost, made: readonly DemoPost[]): string | null {
  if (post.posted === null) return null;
  const base = post.renews ?? post;
  const portal = portalOf(base.channel);
  const first = lastDayOf({ ...base.news, portal }, dayOf(base.posted!.getTime() / second));
  const renewal = post.renews ? post : made.find(({ renews, state }) => renews === post && state === 'renewed');
  return renewal && first ? renewedUntil({ ...renewal.news, portal }, first) : first;
}
