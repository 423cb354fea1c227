import { addDays } from '@toam/domain/post/post-end';
import { eq } from 'drizzle-orm';
import { db } from '../../db/db';
import { notifications } from '../../live/notification.schema';
import { insertPost } from '../../testing/insert-post';
import { as, testApp } from '../../testing/test-app';
import { httpGateway } from './portal-gateway/http-gateway';
import { GatewayRefusal, usePortalGateway } from './portal-gateway/portal-gateway';
import { startReferenceServer } from './portal-gateway/reference-server.fixture';
import { resumePosts } from './post-listing';
import { posts } from './post.schema';
import { today } from './post-serializer';
import { notifyEnding } from './notify-ending';
import {
  admin,
  agent,
  alonhadat,
  batdongsan,
  colleague,
  countersOf,
  fails,
  fakeGateway,
  kindsOf,
  makeDue,
  outsider,
  postFixture,
  readPost,
  useSandbox,
  vipWeek,
} from './posts.fixture';
import { sendPost } from './send-post';

testApp();
afterEach(useSandbox);

/** A post that ends the day after tomorrow. */
async function ending(values: Partial<typeof posts.$inferInsert> = {}) {
  const house_id = await postFixture();
  const post = await insertPost({
    ...{ house_id, user_id: agent.id, channel_id: alonhadat, ...vipWeek, total: 280_000 },
    ...{ last_day: addDays(today(), 2), ...values },
  });
  return post;
}
const renew = (post_id: number, body: object = {}, by = agent) => as(by).post('/post/renewal', { post_id, ...body });
const renewed = async (post_id: number, body: object = {}, by = agent): Promise<number> => {
  const reply = await renew(post_id, body, by);
  expect(reply.statusCode).toBe(200);
  return reply.json().data.posts[0].id;
};

test('an agent asks, an admin approves, the portal takes it: the post is up for longer, and the renewal is what it cost', async () => {
  const post = await ending();
  const fake = fakeGateway();
  const reply = await renew(post.id, { version: post.version });
  expect(reply.json().data).toMatchObject({
    message: 'Đã gửi duyệt gia hạn',
    posts: [{ state: 'waitingApproval', total: 280_000, renews: { id: post.id, last_day: post.last_day } }],
  });
  const id = reply.json().data.posts[0].id as number;
  const waiting = (await as(agent).get(`/post/${post.id}`)).json().data;
  expect(waiting).toMatchObject({ may_renew: false, renewal: { id, standing: 'waitingApproval' } });
  await as(admin).put('/user/post-manager', { type: 'confirm', post_id: id });
  await resumePosts();
  expect([...fake.renewed]).toEqual([[(await readPost(id)).key, post.key]]);
  const last_day = addDays(post.last_day!, 7);
  expect(await readPost(post.id)).toMatchObject({ state: 'posted', last_day, total: 280_000 });
  expect(await readPost(id)).toMatchObject({ state: 'renewed', last_day, posted_at: expect.any(Date) });
  expect(await kindsOf(id)).toEqual(['renewalAsked', 'approved', 'renewed']);
  // a renewal is no post that went up
  expect((await countersOf(post.house_id)).post_quantity).toBe(0);
  const costs = (await as(agent).get(`/post/house/${post.house_id}`)).json().data;
  expect(costs).toMatchObject({ spent: 560_000 });
  expect(costs.channels[0].post).toMatchObject({ id: post.id, may_renew: true, renewal: null });
});

test('an admin’s goes on at once; what is chosen is bought, at the prices of today', async () => {
  const post = await ending();
  fakeGateway();
  const id = await renewed(post.id, { type_news: 2, type_news_day: 1, type_news_value: 250_000 }, admin);
  await resumePosts();
  expect(await readPost(id)).toMatchObject({ state: 'renewed', total: 250_000, user_id: agent.id });
});

test('Batdongsan sells days without a known price', async () => {
  const post = await ending({ channel_id: batdongsan, total: null, batdongsan_type_news_days: 10 });
  fakeGateway();
  const id = await renewed(post.id, { batdongsan_type_news_days: 15 }, admin);
  await resumePosts();
  expect((await readPost(post.id)).last_day).toBe(addDays(post.last_day!, 15));
  expect((await readPost(id)).total).toBeNull();
});

test('ten who renew at once: one does, the others are told', async () => {
  const post = await ending();
  const replies = await Promise.all(Array.from({ length: 10 }, () => renew(post.id, {}, admin)));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect(replies.find(({ statusCode }) => statusCode === 409)!.json().message).toBe(
    'Tin này đang có một lần gia hạn chưa xong',
  );
  expect(await db().$count(posts, eq(posts.renews_id, post.id))).toBe(1);
});

test.each([
  ['another’s', {}, colleague, 403, 'Bạn chỉ thao tác được với tin của mình'],
  ['without the rule', {}, outsider, 403, ''],
  ['as it was', { version: 9 }, agent, 409, ''],
  ['no tier', { type_news_value: 41_000 }, agent, 422, 'Giá mỗi ngày phải là một trong'],
  ['no days', { type_news_day: 0 }, agent, 422, 'Số ngày từ 1 đến 19'],
  ['nothing', { type_news: 0 }, agent, 422, 'Chọn VIP ngày hoặc VIP tháng để gia hạn'],
])('%s is refused, and nothing is stored', async (_what, body, by, status, message) => {
  const post = await ending();
  const reply = await renew(post.id, body, by);
  expect([reply.statusCode, reply.json().message]).toEqual([status, expect.stringContaining(message)]);
  expect(await db().$count(posts)).toBe(1);
});

test.each([
  [{ last_day: addDays(today(), -1) }, 409, 'Tin đã hết hạn nên không gia hạn được. Hãy đăng lại'],
  [{ last_day: null, type_news: 0 as const }, 409, 'Tin này không gia hạn được'],
  [{ leaving_at: new Date() }, 409, 'Tin này không gia hạn được'],
  [{ state: 'failed' as const }, 409, 'Tin này không gia hạn được'],
])('%j can’t be renewed', async (values, status, message) => {
  const post = await ending(values);
  const reply = await renew(post.id, { type_news: 1, type_news_day: 7, type_news_value: 40_000 });
  expect([reply.statusCode, reply.json().message]).toEqual([status, expect.stringContaining(message)]);
});

test('a renewal whose answer was lost is asked again with its key; its price is fixed and it can’t be removed', async () => {
  const post = await ending();
  const fake = fakeGateway();
  fake.after.push(...Array.from({ length: 6 }, () => fails('Cổng bận')));
  const id = await renewed(post.id, {}, admin);
  for (let tries = 0; tries < 6; tries++) {
    await makeDue(id);
    await sendPost(id);
  }
  expect(await readPost(id)).toMatchObject({ state: 'failed', is_sent: true });
  const removal = await as(admin).delete('/user/post-manager', { house_id: post.house_id, post_id: id });
  expect([removal.statusCode, removal.json().message]).toEqual([
    409,
    'Chưa rõ Alonhadat đã gia hạn tin hay chưa. Hãy thử lại',
  ]);
  const dearer = await as(admin).put('/user/post-manager', { type: 'update', post_id: id, type_news_day: 8 });
  expect(dearer.statusCode).toBe(422);
  expect((await as(admin).put('/user/post-manager', { type: 'confirm', post_id: id })).statusCode).toBe(200);
  await makeDue(id);
  await sendPost(id);
  expect([(await readPost(id)).state, fake.renewed.size]).toEqual(['renewed', 1]);
  expect((await readPost(post.id)).last_day).toBe(addDays(post.last_day!, 7));
});

test('a refusal leaves the post as it is, says why to its poster, and may be put right', async () => {
  const post = await ending();
  const fake = fakeGateway();
  fake.before.push(() => {
    throw new GatewayRefusal('Tài khoản không đủ tiền', 'balance');
  });
  const id = await renewed(post.id, {}, admin);
  await resumePosts();
  expect(await readPost(id)).toMatchObject({ state: 'failed', is_sent: false, repair: 'balance' });
  expect((await readPost(post.id)).last_day).toBe(post.last_day);
  expect(await db().$count(notifications, eq(notifications.subject_id, id))).toBe(1);
  const less = await as(agent).put('/user/post-manager', { type: 'update', post_id: id, type_news_day: 3 });
  expect(less.json().data.posts[0]).toMatchObject({ state: 'waitingApproval', total: 120_000 });
});

test('where the post goes, its renewal goes: by hand, by its house, and by its time', async () => {
  const post = await ending();
  fakeGateway();
  const byHand = await renewed(post.id);
  await as(agent).delete('/user/post-manager', { house_id: post.house_id, post_id: post.id });
  expect((await readPost(byHand)).state).toBe('removed');
});

test('a house that is stopped takes renewals along, and nothing is bought for it', async () => {
  const post = await ending();
  const fake = fakeGateway();
  const id = await renewed(post.id, {}, admin);
  const stop = { status: 1, reason_stop_selling: 'Đã bán' };
  expect((await as(agent).post(`/house/${post.house_id}/status`, stop)).statusCode).toBe(200);
  await resumePosts();
  expect([(await readPost(id)).state, fake.renewed.size, fake.removed]).toEqual(['removed', 0, [post.key]]);
});

test('a renewal that is approved too late buys nothing', async () => {
  const post = await ending();
  const fake = fakeGateway();
  const id = await renewed(post.id);
  await db()
    .update(posts)
    .set({ last_day: addDays(today(), -1) })
    .where(eq(posts.id, post.id));
  await as(admin).put('/user/post-manager', { type: 'confirm', post_id: id });
  await resumePosts();
  expect(await readPost(id)).toMatchObject({
    ...{ state: 'failed', is_sent: false },
    error: 'Tin gốc không còn trên cổng nên không gia hạn được. Hãy đăng lại',
  });
  expect(fake.asked).toEqual([]);
});

test('the reference gateway sells the same key once', async () => {
  const post = await ending({ key: '6f1c9e52-7c9e-4a55-9d0e-0a1f0b1c2d3e' });
  const server = await startReferenceServer();
  try {
    usePortalGateway(httpGateway(server));
    const account = { name: 'thu-ha', password: 'mật-khẩu' };
    const { content } = post;
    const news = { news: 'VIP ngày', ...vipWeek, batdongsan_type_news: 5, batdongsan_type_news_days: 10 };
    const gateway = httpGateway(server);
    const about = { portal: 'alonhadat' as const, account };
    await gateway.post({ ...about, key: post.key, content: { ...content, ...news }, pictures: [] });
    const request = { ...about, key: '7f1c9e52-7c9e-4a55-9d0e-0a1f0b1c2d3e', of: post.key, ref: 'R1', news };
    await gateway.renew(request);
    await gateway.renew(request);
    expect((await server.kept())[0]).toMatchObject({ renewals: [{ key: request.key, news }] });
    const lost = gateway.renew({ ...request, key: '8f1c9e52-7c9e-4a55-9d0e-0a1f0b1c2d3e', of: request.key });
    await expect(lost).rejects.toThrow('Tin không còn trên cổng');
  } finally {
    server.stop();
  }
}, 30_000);

test('while a renewal is under way nobody is told; if it comes to nothing, they are', async () => {
  const post = await ending();
  const id = await renewed(post.id);
  const told = () => db().$count(notifications, eq(notifications.type, 30));
  await notifyEnding();
  expect(await told()).toBe(0);
  await as(agent).delete('/user/post-manager', { house_id: post.house_id, post_id: id });
  await notifyEnding();
  expect(await told()).toBe(1);
});

test('posters are told three days before, once for each last day, several posts together', async () => {
  const post = await ending();
  await notifyEnding();
  await notifyEnding();
  const told = () =>
    db().select({ user: notifications.user_id, detail: notifications.detail, id: notifications.subject_id }).from(notifications).where(eq(notifications.type, 30)); // prettier-ignore
  const day = post.last_day!.split('-').reverse().join('/');
  expect(await told()).toEqual([
    { user: agent.id, detail: `Tin trên Alonhadat của BĐS #${post.house_id} hết hạn ngày ${day}`, id: post.id },
  ]);
  const values = { house_id: post.house_id, user_id: agent.id, ...vipWeek };
  await insertPost({ ...values, channel_id: batdongsan, last_day: addDays(today(), 4) });
  await notifyEnding();
  expect(await told()).toHaveLength(1);
  await db()
    .update(posts)
    .set({ last_day: addDays(today(), 3) });
  await notifyEnding();
  const last = addDays(today(), 3).split('-').reverse().join('/');
  expect((await told())[1]).toEqual({
    ...{ user: agent.id, id: null },
    detail: `2 tin của bạn sắp hết hạn, sớm nhất ngày ${last}`,
  });
});
