import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import type { StoredPost } from '../portal-gateway/reference-server.fixture';
import { type Post, posts } from '../post.schema';
import { password } from '../posts.fixture';

/** The password as it may stand somewhere: as it is, in an address, and in the letters of a binary text. */
const forms = [password, encodeURIComponent(password), Buffer.from(password).toString('base64').replace(/=+$/, '')];

export const holdsPassword = (text: string): boolean => forms.some((form) => text.includes(form));

/** What it costs is fixed as soon as the portal may have it; what it says, once the portal has the last change. */
function faultOfWords(post: Post, { content }: StoredPost): string | null {
  if (content.type_news_day !== post.type_news_day || content.type_news_value !== post.type_news_value)
    return `tin ${post.id} trên cổng với tiền khác`;
  if (post.state !== 'posted' || post.update_status === 0) return null;
  if (content.price !== post.sent?.price) return `tin ${post.id} trên cổng với giá khác`;
  return content.title === post.sent?.title ? null : `tin ${post.id} trên cổng với tiêu đề khác`;
}

/** Whether what a post says of itself is what the portal has. */
function faultOfState({ id, state, key, error, is_sent }: Post, isUp: boolean): string | null {
  switch (state) {
    case 'posted':
      return isUp ? null : `tin ${id} 'đã đăng' nhưng cổng không có khoá ${key}`;
    case 'failed':
      if (!error) return `tin ${id} lỗi mà không có lý do`;
      return is_sent || !isUp ? null : `tin ${id} 'cổng không có' nhưng cổng có`;
    case 'removed':
      return isUp ? `tin ${id} 'đã gỡ' nhưng còn trên cổng` : null;
    default:
      return `tin ${id} dừng ở ${state}: ${error ?? 'không lý do'}`;
  }
}

function faultsOf(post: Post, stored: StoredPost | undefined): string[] {
  const isUp = stored !== undefined && !stored.removed;
  return [faultOfState(post, isUp), stored ? faultOfWords(post, stored) : null].filter((fault) => fault !== null);
}

/** A renewal is bought once, of the post that it renews, for its price; then the post is up for longer. */
function faultsOfRenewal(renewal: Post, of: Post, stored: StoredPost | undefined): string[] {
  const { id, state, key, error, is_sent } = renewal;
  const bought = stored?.renewals.filter((one) => one.key === key) ?? [];
  const news = bought[0]?.news;
  const isOther = news !== undefined && news.type_news_value !== renewal.type_news_value;
  const isUnknown = bought.length > 0 && !is_sent;
  const isEnded = state === 'renewed' || state === 'removed' || (state === 'failed' && error !== null);
  return [
    ...(bought.length > 1 || (state === 'renewed' && bought.length === 0)
      ? [`gia hạn ${id} mua ${bought.length} lần`]
      : []),
    ...(isOther ? [`gia hạn ${id} với tiền khác`] : []),
    ...(isUnknown ? [`gia hạn ${id} 'cổng không có' nhưng cổng có`] : []),
    ...(isEnded ? [] : [`gia hạn ${id} dừng ở ${state}: ${error ?? 'không lý do'}`]),
    ...(state === 'renewed' && of.last_day !== renewal.last_day
      ? [`tin ${of.id} không lâu hơn sau gia hạn ${id}`]
      : []),
  ];
}

/** Each key of the portal is a post's, none is there twice, and no house has two posts up on one portal. */
function faultsOfKeys(all: readonly Post[], stored: readonly StoredPost[]): string[] {
  const byKey = new Map(all.map((post) => [post.key, post]));
  const keys = stored.flatMap(({ key, renewals }) => [key, ...renewals.map((renewal) => renewal.key)]);
  const faults = keys.filter((key) => !byKey.has(key)).map((key) => `cổng có khoá ${key} không của tin nào`);
  if (new Set(keys).size !== keys.length) faults.push('cổng có một khoá hai lần');
  const up = stored.flatMap(({ key, removed }) => (removed ? [] : (byKey.get(key) ?? [])));
  const places = up.map(({ house_id, channel_id }) => `${house_id} ${channel_id}`);
  const twice = places.filter((place, at) => places.indexOf(place) !== at);
  return [...faults, ...twice.map((place) => `nhà và kênh ${place} có hai tin trên cổng`)];
}

interface Counted {
  house_id: number;
  counted: [number, number];
  told: [number, number];
}

/** Counters of houses and their events (D53), and how often a post went up. */
async function faultsOfCounters(): Promise<string[]> {
  const { rows } = await db().execute(sql`
    select h.id as house_id, json_build_array(h.post_quantity, h.failed_quantity) as counted,
      json_build_array(count(*) filter (where e.kind in ('posted', 'markedPosted')), count(*) filter (where e.kind = 'failedTry')) as told
    from houses h left join posts p on p.house_id = h.id left join post_events e on e.post_id = p.id group by h.id`);
  const differing = (rows as unknown as Counted[]).filter(({ counted, told }) => !isDeepStrictEqual(counted, told));
  const ups = await db().execute(sql`
    select p.id, count(e.id)::int as ups from posts p left join post_events e on e.post_id = p.id
      and e.kind = case when p.renews_id is null then 'posted' else 'renewed' end
    group by p.id having count(e.id) <> (p.posted_at is not null)::int`);
  return [
    ...differing.map(
      ({ house_id, counted, told }) => `nhà ${house_id} đếm ${counted.join('/')}, sự kiện nói ${told.join('/')}`,
    ),
    ...(ups.rows as { id: number; ups: number }[]).map(({ id, ups: times }) => `tin ${id} lên ${times} lần`),
  ];
}

/** C10: a house that is not for sale is advertised nowhere. */
async function faultsOfStopped(): Promise<string[]> {
  const { rows } = await db().execute(
    sql`select p.id, h.id as house_id from posts p join houses h on h.id = p.house_id where h.status = 1 and p.state not in ('removed', 'failed', 'renewed')`,
  );
  return (rows as { id: number; house_id: number }[]).map(
    ({ id, house_id }) => `nhà ${house_id} ngưng bán mà còn tin ${id}`,
  );
}

/** Every table of the application and of the jobs, row by row. */
async function tablesWithPassword(): Promise<string[]> {
  const { rows } = await db().execute(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')`,
  );
  const found: string[] = [];
  for (const { name } of rows as { name: string }[]) {
    const holds = sql.join(forms.map((form) => sql`strpos(row_of::text, ${form}) > 0`), sql` or `); // prettier-ignore
    const hits = await db().execute(sql`select 1 from ${sql.raw(name)} row_of where ${holds} limit 1`);
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

export interface Account {
  all: Post[];
  /** What must not be; empty: all is well. */
  faults: string[];
}

/** What people were answered, and how often with which status. */
interface Answered {
  answers: readonly string[];
  statuses: ReadonlyMap<number, number>;
}

/** Compares what the portal has with what the posts, their events and their houses say, and looks for the password everywhere. */
export async function accountForPosts(
  stored: StoredPost[],
  { answers, statuses }: Answered,
  log: string,
): Promise<Account> {
  const all = await db().select().from(posts).orderBy(posts.id);
  const byId = new Map(all.map((post) => [post.id, post]));
  const byKey = new Map(stored.map((one) => [one.key, one]));
  const faults = [
    ...all.flatMap((post) => {
      const of = post.renews_id === null ? undefined : byId.get(post.renews_id);
      return of ? faultsOfRenewal(post, of, byKey.get(of.key)) : faultsOf(post, byKey.get(post.key));
    }),
    ...faultsOfKeys(all, stored),
    ...(await faultsOfCounters()),
    ...(await faultsOfStopped()),
    ...(await tablesWithPassword()).map((table) => `mật khẩu cổng trong bảng ${table}`),
    ...(answers.some(holdsPassword) ? ['mật khẩu cổng trong một câu trả lời'] : []),
    ...(holdsPassword(readFileSync(log, 'utf8')) ? ['mật khẩu cổng trong nhật ký'] : []),
    ...(statuses.has(500) ? [`${statuses.get(500)} lần trả lời 500`] : []),
  ];
  return { all, faults };
}
