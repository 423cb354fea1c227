import { type PostListQuery, type PostPage, postShows } from '@toam/contracts/post/post.endpoints';
import type { Actor } from '@toam/domain/actor';
import { canSeeHouse } from '@toam/domain/house/house-access';
import { addDays, endsSoon } from '@toam/domain/post/post-end';
import { type PostState, postStates } from '@toam/domain/post/post-life';
import { type Random, random } from '@toam/domain/random';
import { searchWords } from '@toam/domain/vietnamese';
import { db } from '../../db/db';
import { anActor } from '../../testing/an-actor';
import { insertHouseToPost, insertPost } from '../../testing/insert-post';
import { as, testApp } from '../../testing/test-app';
import { type House, houses } from '../houses/house.schema';
import { statesOf } from './post-list.queries';
import { type Post, posts } from './post.schema';
import { today } from './post-serializer';
import { admin, agent, marketer, postFixture } from './posts.fixture';

testApp();

const day = 86_400;
const noon = 1_793_000_000;
/** Sees cheap houses alone. */
const limited = anActor({ id: 8, chat_permission: 1, maximum_price: 4_000_000_000 });
const readers = [admin, agent, marketer, limited];

const titles = ['Nhà hẻm xe hơi Nguyễn Văn Đậu', 'Căn hộ Phạm Viết Chánh, 2 phòng', 'Nhà mặt tiền Đặng Văn Ngữ'];
const words = ['nguyen', 'Đặng', 'đường', 'xe hoi', 'Phạm Viết', 'can ho 2', '3', 'không có ai', 'nha 40'];

async function fillHouses(r: Random): Promise<House[]> {
  const made: House[] = [];
  for (let count = 0; count < 12; count++)
    made.push(
      await insertHouseToPost({
        ...{ user_id: r.pick([7, 8, 9]), title: r.pick(titles), house_number: String(30 + count) },
        ...{ into_money: r.pick([3_000_000_000, 8_000_000_000]), public: r.pick([0, 1, 1] as const) },
      }),
    );
  return made;
}

function drawPost(r: Random, state: PostState) {
  const isUp = state === 'posted';
  return {
    ...{ state, user_id: r.pick([6, 7, 8]), total: r.pick([null, 0, 280_000]) },
    ...{ updated_at: new Date((noon + r.whole(-40, 40) * day) * 1000), has_drift: isUp && r.chance(0.3) },
    posted_at: isUp ? new Date((noon + r.whole(-40, 40) * day) * 1000) : null,
    last_day: isUp ? r.pick([null, addDays(today(), r.whole(-3, 6))]) : null,
    leaving_at: isUp && r.chance(0.2) ? new Date(noon * 1000) : null,
  };
}

/** One post of each house on each of three channels; what was said of some differs from what the house says now. */
async function fillPosts(r: Random, made: House[]): Promise<void> {
  for (const { id: house_id, title } of made)
    for (const channel_id of [1, 2, 3]) {
      const post = await insertPost({ house_id, channel_id, ...drawPost(r, r.pick([...postStates, 'posted'])) });
      if (r.chance(0.5)) continue;
      const content = { ...post.content, title: `${title} cũ 40` };
      await insertPost({ house_id, channel_id, ...drawPost(r, 'failed'), content });
    }
}

const momentOf = (post: Post) => (post.state === 'posted' ? post.posted_at! : post.updated_at).getTime() / 1000;

/** Whether a post answers a question, told without SQL. */
function matches(actor: Actor, post: Post, house: House, query: PostListQuery): boolean {
  const words = searchWords(query.search);
  const holds = (text: string | null) => words.every((word) => text?.includes(word));
  const { startAt, endAt } = query;
  return (
    post.state !== 'removed' &&
    (typeof startAt !== 'number' || momentOf(post) >= startAt) &&
    (typeof endAt !== 'number' || momentOf(post) < endAt + 1) &&
    (query.staff.length === 0 || query.staff.includes(post.user_id)) &&
    (query.channel.length === 0 || query.channel.includes(post.channel_id)) &&
    (holds(post.search) || (canSeeHouse(actor, house) && holds(house.search)))
  );
}

const isUp = (post: Post) => post.state === 'posted' && post.leaving_at === null;
const looks: Record<(typeof postShows)[number], (post: Post, actor: Actor) => boolean> = {
  endsSoon: (post) => isUp(post) && endsSoon(post.last_day, today()),
  drift: (post) => isUp(post) && post.has_drift,
  approval: (post) => post.state === 'waitingApproval',
  mine: (post, actor) => post.user_id === actor.id,
};

type Tab = keyof typeof statesOf;
const tabs = { waiting: 'waiting', posted: 'condition', failed: 'error' } as const;

/** What the manager answers, told without SQL. */
function expected(actor: Actor, tab: Tab, query: PostListQuery, all: { post: Post; house: House }[]) {
  const found = all.filter(({ post, house }) => matches(actor, post, house, query)).map(({ post }) => post);
  const inTab = (of: Tab) => found.filter(({ state }) => statesOf[of].includes(state));
  const shown = inTab(tab).filter((post) => !query.show || looks[query.show](post, actor));
  shown.sort((one, other) => momentOf(other) - momentOf(one) || other.id - one.id);
  const from = (query.page - 1) * query.size;
  const many = (of: Tab, look: (post: Post) => boolean = () => true) => inTab(of).filter(look).length;
  return {
    ids: shown.slice(from, from + query.size).map(({ id }) => id),
    total: shown.length,
    sum: shown.reduce((sum, { total }) => sum + (total ?? 0), 0),
    unpriced: shown.filter(({ total }) => total === null).length,
    counts: { waiting: many('waiting'), posted: many('posted'), failed: many('failed') },
    shows: Object.fromEntries(postShows.map((name) => [name, many(tab, (post) => looks[name](post, actor))])),
  };
}

function drawQuestion(r: Random): PostListQuery {
  const startAt = noon + r.whole(-40, 40) * day;
  return {
    ...{ page: r.pick([1, 1, 2, 4]), size: r.pick([5, 20]), search: r.chance(0.4) ? r.pick(words) : '' },
    ...(r.chance(0.3) && r.pick<object>([{ startAt }, { endAt: startAt }, { startAt, endAt: startAt + 20 * day }])),
    staff: r.chance(0.3) ? r.some([6, 7, 8], 2) : [],
    channel: r.chance(0.3) ? r.some([1, 2, 3], r.whole(1, 2)) : [],
    show: r.chance(0.4) ? r.pick(postShows) : null,
  };
}

test('random questions of the manager find what plain rules find, in its order, with its figures', async () => {
  const r = random(20_261_129);
  await postFixture();
  await fillPosts(r, await fillHouses(r));
  const stored = new Map((await db().select().from(houses)).map((house) => [house.id, house]));
  const all = (await db().select().from(posts)).map((post) => ({ post, house: stored.get(post.house_id)! }));
  let found = 0;
  for (let at = 0; at < 200; at++) {
    const [actor, tab, query] = [r.pick(readers), r.pick(Object.keys(tabs) as Tab[]), drawQuestion(r)];
    const reply = await as(actor).post(`/user/post-manager-${tabs[tab]}`, query);
    expect(reply.statusCode).toBe(200);
    const { list, total, sum, unpriced, counts, shows } = reply.json().data as PostPage;
    const answer = { ids: list.map(({ id }) => id), total, sum, unpriced, counts, shows };
    expect({ tab, query, ...answer }).toEqual({ tab, query, ...expected(actor, tab, query, all) });
    found += total;
  }
  expect(found).toBeGreaterThan(500);
}, 60_000);
