import { eq } from 'drizzle-orm';
import { db } from '../../db/db';
import { insertHouseToPost, insertPost, storePictures } from '../../testing/insert-post';
import { as, testApp } from '../../testing/test-app';
import { resumePosts } from './post-listing';
import { postBudgets, posts } from './post.schema';
import {
  admin,
  agent,
  alonhadat,
  batdongsan,
  colleague,
  otherAdmin,
  outsider,
  postFixture,
  readPost,
  vipWeek,
} from './posts.fixture';

testApp();

const budget = (user_id: number | null, amount: number | null, by = admin) =>
  as(by).put('/post/budget', { user_id, amount });
const create = (house_id: number, by = admin, body: object = {}) =>
  as(by).post('/user/post-manager', { house_id, channel_ids: [alonhadat], ...vipWeek, ...body });
const first = async (reply: ReturnType<typeof create>) => (await reply).json().data.posts[0];
const costs = async (by = admin, month?: string) =>
  (await as(by).get(`/post/cost${month ? `?month=${month}` : ''}`)).json().data;

async function anotherHouse(): Promise<number> {
  const { id } = await insertHouseToPost({ user_id: agent.id });
  await storePictures();
  return id;
}

test('what went up this month is what was spent, by portal, by person, and by the company', async () => {
  const house_id = await postFixture();
  await create(house_id, admin, { channel_ids: [alonhadat, batdongsan] });
  expect((await costs()).company).toMatchObject({ spent: 0, committed: 280_000, budget: null });
  await resumePosts();
  const all = await costs();
  expect(all.company).toEqual({
    ...{ spent: 280_000, count: 2, unpriced: 1, committed: 0, budget: null },
    portals: [
      { portal: 'alonhadat', channel_id: 1, spent: 280_000, count: 1, unpriced: 0 },
      { portal: 'batdongsan', channel_id: 2, spent: 0, count: 1, unpriced: 1 },
    ],
  });
  expect(all.people).toEqual([
    expect.objectContaining({ user: expect.objectContaining({ id: admin.id }), spent: 280_000, budget: null }),
  ]);
  // staff read the company's sums and their own, nobody else's
  expect(await costs(agent)).toMatchObject({ company: { spent: 280_000 }, mine: { spent: 0 }, people: null });
  expect((await costs(admin, '2026-01')).company).toMatchObject({ spent: 0, count: 0 });
});

test('what was bought opens as a list with the same sum, also what is down again, and is exported', async () => {
  const house_id = await postFixture();
  const values = { house_id, user_id: agent.id, ...vipWeek, total: 280_000 };
  const up = await insertPost({ ...values, posted_at: new Date('2026-10-31T16:59:59Z') });
  await insertPost({ ...values, state: 'removed', posted_at: new Date('2026-10-31T17:00:00Z') });
  await insertPost({ ...values, state: 'renewed', posted_at: new Date('2026-11-30T16:59:59Z'), renews_id: up.id });
  await insertPost({ ...values, state: 'removed', posted_at: null });
  const { mine } = await costs(agent, '2026-11');
  expect(mine).toMatchObject({ spent: 560_000, count: 2 });
  const november = { startAt: 1_793_466_000, endAt: 1_796_057_999 };
  const list = (await as(agent).post('/post/bought', { ...november, staff: [agent.id] })).json().data;
  expect(list).toMatchObject({ total: 2, sum: 560_000, unpriced: 0 });
  expect(list.list.map(({ state }: { state: string }) => state)).toEqual(['renewed', 'removed']);
  expect((await as(outsider).post('/post/bought', {})).statusCode).toBe(403);
});

test('a post that goes over a budget waits for approval and says why, an admin’s, too', async () => {
  const house_id = await postFixture();
  expect((await budget(null, 500_000)).json().data).toEqual({ user_id: null, amount: 500_000 });
  await budget(admin.id, 300_000);
  expect(await first(create(house_id))).toMatchObject({ state: 'waiting', over_budget: null });
  const own = await first(create(await anotherHouse()));
  expect(own).toMatchObject({
    state: 'waitingApproval',
    over_budget: expect.stringMatching(
      /^Vượt ngân sách tháng \d\d\/20\d\d của Nguyễn Thu Hà: đã dùng 280\.000 \/ 300\.000 đ$/,
    ),
  });
  // another admin has no budget of their own, but the company's is nearly used
  const company = await first(create(await anotherHouse(), otherAdmin));
  expect(company.over_budget).toMatch(/của công ty: đã dùng 280\.000 \/ 500\.000 đ$/);
  // what costs nothing goes on
  const free = await first(create(await anotherHouse(), otherAdmin, { type_news: 0 }));
  expect(free).toMatchObject({ state: 'waiting', over_budget: null });
  // approving it is the decision
  await as(admin).put('/user/post-manager', { type: 'confirm', post_id: own.id });
  expect(await readPost(own.id)).toMatchObject({ state: 'waiting', over_budget: null });
});

test('ten posts at once cannot take the last of a budget together', async () => {
  await postFixture();
  await budget(null, 600_000);
  const houses: number[] = [];
  for (let made = 0; made < 10; made++) houses.push(await anotherHouse());
  const replies = await Promise.all(houses.map((id) => first(create(id))));
  expect(replies.filter(({ state }) => state === 'waiting')).toHaveLength(2);
  expect(replies.filter(({ over_budget }) => over_budget !== null)).toHaveLength(8);
});

test('a dearer change that is within the budget goes on: what it replaces is not counted twice', async () => {
  const house_id = await postFixture();
  await budget(null, 800_000);
  const post = await first(create(house_id));
  const change = { type: 'update', post_id: post.id, type_news: 1, type_news_day: 19, type_news_value: 40_000 };
  const dearer = await as(admin).put('/user/post-manager', change);
  expect(dearer.json().data.posts[0]).toMatchObject({ state: 'waiting', total: 760_000, over_budget: null });
});

test('an admin who changes what waits for approval has not approved it', async () => {
  const house_id = await postFixture();
  const post = await first(create(house_id, agent));
  const change = { type: 'update', post_id: post.id, type_news: 1, type_news_day: 3, type_news_value: 40_000 };
  expect((await as(admin).put('/user/post-manager', change)).json().data.posts[0]).toMatchObject({
    ...{ state: 'waitingApproval', total: 120_000, approver: null, over_budget: null },
  });
});

test('a dearer change asks again where it goes over', async () => {
  const house_id = await postFixture();
  await budget(null, 300_000);
  const post = await first(create(house_id));
  const dearer = await as(admin).put('/user/post-manager', {
    ...{ type: 'update', post_id: post.id, type_news: 1, type_news_day: 19, type_news_value: 40_000 },
  });
  expect(dearer.json().data.posts[0]).toMatchObject({ state: 'waitingApproval', total: 760_000 });
  expect((await readPost(post.id)).over_budget).toContain('công ty');
});

test('a renewal takes its poster’s budget', async () => {
  const house_id = await postFixture();
  const post = await insertPost({ house_id, user_id: agent.id, ...vipWeek, last_day: '2099-01-01' });
  await budget(agent.id, 100_000);
  const { data } = (await as(admin).post('/post/renewal', { post_id: post.id })).json();
  expect(data).toMatchObject({
    message: 'Đã gửi duyệt gia hạn',
    posts: [{ state: 'waitingApproval', over_budget: expect.stringContaining('Người 7') }],
  });
});

test.each([
  [null, -1, 422, 'Ngân sách là số đồng từ 0 đến 100 tỷ'],
  [null, 1.5, 422, 'Ngân sách là số đồng từ 0 đến 100 tỷ'],
  [null, 100_000_000_001, 422, 'Ngân sách là số đồng từ 0 đến 100 tỷ'],
  [999, 100, 422, 'Không tìm thấy người này'],
])('a budget of %s of %s đ is refused', async (user_id, amount, status, message) => {
  await postFixture();
  const reply = await budget(user_id, amount);
  expect(reply.statusCode).toBe(status);
  expect(JSON.stringify(reply.json())).toContain(message);
  expect(await db().$count(postBudgets)).toBe(0);
});

test('only admins set budgets; the same again and dropping none change nothing', async () => {
  await postFixture();
  expect((await budget(null, 1000, colleague)).statusCode).toBe(403);
  await budget(agent.id, 100_000);
  await budget(agent.id, 100_000);
  expect(await db().$count(postBudgets)).toBe(1);
  await budget(agent.id, null);
  await budget(agent.id, null);
  expect(await db().$count(postBudgets, eq(postBudgets.user_id, agent.id))).toBe(0);
  expect(await db().$count(posts)).toBe(0);
});
