import { eq } from 'drizzle-orm';
import { auditEntries } from '../../audit/audit.schema';
import { db } from '../../db/db';
import { insertRow } from '../../db/rows';
import { historyEntries } from '../../history/history.schema';
import { liveEvents } from '../../live/event.schema';
import { notifications } from '../../live/notification.schema';
import { as, testApp } from '../../testing/test-app';
import { GatewayRefusal } from './portal-gateway/portal-gateway';
import { resumePosts } from './post-listing';
import { postEvents, posts, sandboxPosts } from './post.schema';
import {
  admin,
  agent,
  alonhadat,
  batdongsan,
  countersOf,
  facebook,
  fails,
  fakeGateway,
  kindsOf,
  makeDue,
  password,
  postFixture,
  readPost,
  useSandbox,
  vipWeek,
} from './posts.fixture';
import { sendPost } from './send-post';

testApp();
afterEach(useSandbox);

interface Made {
  id: number;
  state: string;
  total: number | null;
}

const create = async (house_id: number, body: object = {}, by = agent) => {
  const reply = await as(by).post('/user/post-manager', { house_id, channel_ids: [alonhadat], ...vipWeek, ...body });
  expect(reply.statusCode).toBe(200);
  return reply.json().data.posts as [Made, ...Made[]];
};
const confirm = (id: number, by = admin) => as(by).put('/user/post-manager', { type: 'confirm', post_id: id });
const tab = async (path: string, body: object = {}) => (await as(admin).post(`/user/${path}`, body)).json().data;

test('an agent posts on two portals, an admin approves, the sandbox keeps what it got; nothing reaches a portal', async () => {
  const house = await postFixture();
  const made = await create(house, { channel_ids: [alonhadat, batdongsan], batdongsan_type_news_days: 15 });
  expect(made.map(({ state, total }) => [state, total])).toEqual([
    ['waitingApproval', 280_000],
    ['waitingApproval', null],
  ]);
  const [first, second] = made.map(({ id }) => id) as [number, number];
  expect((await tab('post-manager-waiting')).counts).toEqual({ waiting: 2, posted: 0, failed: 0 });
  await resumePosts();
  expect((await readPost(first)).state).toBe('waitingApproval');
  expect((await confirm(first)).json().data).toMatchObject({ message: 'Đã duyệt tin', gateway: 'sandbox' });
  const approved = await as(admin).put('/house/batdongsan/approved', { id: second });
  expect(approved.json().data.posts[0]).toMatchObject({ state: 'waiting', approver: { id: 2 } });
  await resumePosts();
  const up = await tab('post-manager-condition');
  expect(up).toMatchObject({ total: 2, postQuantity: 2, sum: 280_000, unpriced: 1, gateway: 'sandbox' });
  expect(up.list.map((row: { standing: string; user: object }) => [row.standing, row.user])).toEqual([
    ['posted', expect.objectContaining({ id: 7 })],
    ['posted', expect.objectContaining({ id: 7 })],
  ]);
  expect(await kindsOf(first)).toEqual(['created', 'approved', 'posted']);
  expect(await countersOf(house)).toEqual({ post_quantity: 2, failed_quantity: 0 });
  const sandbox = (await as(agent).get(`/post/sandbox/${first}`)).json().data.stored;
  expect(sandbox).toMatchObject({
    portal: 'alonhadat',
    content: {
      ...{ title: 'Nhà hẻm xe hơi 4 tầng Nguyễn Văn Đậu', price: 8_650_000_000 },
      address: 'Nguyễn Văn Đậu, Phường 11, Quận Bình Thạnh, Hồ Chí Minh',
      news: 'VIP ngày · 7 ngày × 40.000 = 280.000 đ',
    },
  });
});

test('a number that stands in what the sandbox keeps is told to nobody', async () => {
  const house = await postFixture();
  const [{ id }] = await create(house, {}, admin);
  const { key, content } = await readPost(id);
  await insertRow(sandboxPosts, {
    key,
    portal: 'alonhadat',
    content: { ...content, text: 'LH 0903 618 274', news: '' },
  });
  const { stored } = (await as(admin).get(`/post/sandbox/${id}`)).json().data;
  expect(stored.content.text).toBe('LH 0000000000');
});

test('a post has the words that count until somebody is to pay for it: the price is the house’s when it is sent', async () => {
  const house = await postFixture();
  const [{ id }] = await create(house);
  await as(agent).put('/house/detail', { house_id: house, into_money: 8_450_000_000 });
  await confirm(id);
  await sendPost(id);
  expect((await readPost(id)).sent).toMatchObject({ price: 8_450_000_000 });
});

test('a changed house differs from its post, in words; one press sends the new state, and it costs nothing more', async () => {
  const house = await postFixture();
  const fake = fakeGateway();
  const [{ id }] = await create(house, {}, admin);
  await sendPost(id);
  await as(agent).put('/house/detail', { house_id: house, into_money: 8_450_000_000 });
  const found = await tab('post-manager-condition', { show: 'drift' });
  expect(found).toMatchObject({ total: 1, shows: { drift: 1 } });
  expect(found.list[0].drift).toEqual([{ field: 'price', before: '8,65 tỷ', after: '8,45 tỷ' }]);
  const marked = (await as(agent).get(`/post/state?house_ids=${house}`)).json().data.houses[0].marks[0];
  expect(marked).toMatchObject({ has_drift: true, reason: 'Tin khác hồ sơ: giá 8,65 tỷ → 8,45 tỷ' });
  const update = await as(admin).put('/user/post-manager', { type: 'update_post', post_id: id });
  expect(update.json().data.posts[0]).toMatchObject({ standing: 'updating', update_status: 0, total: 280_000 });
  await sendPost(id);
  expect(await readPost(id)).toMatchObject({ update_status: 1, has_drift: false, total: 280_000 });
  expect([...fake.has.values()].map(({ content }) => content.price)).toEqual([8_450_000_000]);
  expect(await kindsOf(id)).toEqual(['created', 'posted', 'drifted', 'updateAsked', 'updated']);
  expect((await tab('post-manager-condition', { show: 'drift' })).total).toBe(0);
});

test('a stopped house takes its posts along: what waits at once, what is up when the portal says so', async () => {
  const house = await postFixture();
  const fake = fakeGateway();
  const [{ id }] = await create(house, {}, admin);
  const [{ id: waiting }] = await create(house, { channel_ids: [batdongsan] });
  const [{ id: manual }] = await create(house, { channel_ids: [facebook] }, admin);
  await as(admin).put('/user/post-manager', { type: 'update_posted', post_id: manual, link: 'https://facebook.com/1' });
  await sendPost(id);
  await as(agent).post(`/house/${house}/status`, { status: 1, reason_stop_selling: 'Đã bán' });
  expect((await readPost(waiting)).state).toBe('removed');
  const rows = (await tab('post-manager-condition')).list as { id: number; standing: string; leaving_reason: string }[];
  expect(rows.map(({ standing, leaving_reason }) => [standing, leaving_reason])).toEqual([
    ['takingDown', 'Nhà ngưng bán: Đã bán'],
    ['takingDown', 'Nhà ngưng bán: Đã bán'],
  ]);
  await resumePosts();
  expect([(await readPost(id)).state, fake.has.size, fake.removed.length]).toEqual(['removed', 0, 1]);
  // nobody but its poster can take a manual one down: they are told, and say so
  const [notice] = await db().select().from(notifications);
  expect(notice).toMatchObject({ user_id: 2, type: 24, subject_id: manual });
  expect((await readPost(manual)).state).toBe('posted');
  await as(admin).delete('/user/post-manager', { house_id: house, channel_id: facebook });
  expect((await readPost(manual)).state).toBe('removed');
});

test('a busy portal is tried again after 1, 2, 4, 8 and 16 minutes; then the post has failed, and its poster knows why', async () => {
  const house = await postFixture();
  const fake = fakeGateway();
  const [{ id }] = await create(house);
  await confirm(id);
  const waits: number[] = [];
  for (let tries = 1; tries <= 6; tries++) {
    fake.before.push(fails());
    await makeDue(id);
    await sendPost(id);
    const { next_try_at, state } = await readPost(id);
    if (next_try_at) waits.push(Math.round((next_try_at.getTime() - Date.now()) / 60_000));
    if (tries === 2) expect((await readPost(id)).error).toBe('Lần 2: Cổng bận. Thử lại sau 2 phút');
    expect(state).toBe(tries < 6 ? 'waiting' : 'failed');
    // nothing is due before its time
    await sendPost(id);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16]);
  expect(await readPost(id)).toMatchObject({ failed_quantity: 6, error: 'Cổng bận. Đã thử 6 lần, không thử nữa' });
  expect(await countersOf(house)).toEqual({ post_quantity: 0, failed_quantity: 6 });
  expect((await kindsOf(id)).filter((kind) => kind === 'failedTry')).toHaveLength(6);
  expect((await tab('post-manager-error')).counts).toEqual({ waiting: 0, posted: 0, failed: 1 });
  expect((await db().select().from(notifications)).map(({ user_id, type, detail }) => [user_id, type, detail])).toEqual(
    [[7, 24, 'Tin trên Alonhadat không lên được: Cổng bận. Đã thử 6 lần, không thử nữa']],
  );
  const { key } = await readPost(id);
  expect((await confirm(id, agent)).json().data.message).toBe('Tin sẽ được gửi lại ngay');
  await sendPost(id);
  expect(await readPost(id)).toMatchObject({ key, state: 'posted', failed_quantity: 0, error: null });
  expect(await countersOf(house)).toEqual({ post_quantity: 1, failed_quantity: 6 });
});

test('what the portal refuses is not tried again by itself: the reason stands there at once, without the password', async () => {
  const house = await postFixture();
  const fake = fakeGateway();
  const [{ id }] = await create(house, {}, admin);
  fake.before.push(() => {
    throw new GatewayRefusal('Ảnh 3 nặng 5,6 MB, cổng nhận tối đa 5 MB', 'images');
  });
  await sendPost(id);
  expect(await readPost(id)).toMatchObject({ state: 'failed', is_sent: false, tries: 1, failed_quantity: 1 });
  expect((await tab('post-manager-error')).list[0]).toMatchObject({
    ...{ standing: 'failed', error: 'Ảnh 3 nặng 5,6 MB, cổng nhận tối đa 5 MB', repair: 'images' },
    may_retry: true,
  });
  const before = (await readPost(id)).key;
  const edited = await as(admin).put('/user/post-manager', {
    type: 'update',
    post_id: id,
    title: 'Nhà hẻm xe hơi, 4 tầng',
  });
  expect(edited.json().data.posts[0]).toMatchObject({ state: 'waiting', error: null });
  // the portal has nothing under the old key, and other words are another post
  expect((await readPost(id)).key).not.toBe(before);
  await sendPost(id);
  expect((await readPost(id)).sent).toMatchObject({ title: 'Nhà hẻm xe hơi, 4 tầng' });
});

test('an answer that was lost is found by its key; new words follow it there', async () => {
  const house = await postFixture();
  const fake = fakeGateway();
  const [{ id }] = await create(house, {}, admin);
  fake.after.push(fails('Không nối được với cổng'));
  await sendPost(id);
  expect((await readPost(id)).state).toBe('waiting');
  await as(admin).put('/user/post-manager', { type: 'update', post_id: id, title: 'Nhà hẻm xe hơi, tên khác' });
  const money = { type: 'update', post_id: id, type_news_day: 8 };
  expect((await as(admin).put('/user/post-manager', money)).json().errors.type_news).toContain('Chưa rõ cổng');
  await makeDue(id);
  await sendPost(id);
  expect(await readPost(id)).toMatchObject({ state: 'posted', update_status: 1 });
  expect([fake.asked, fake.has.size]).toEqual([['post', 'post', 'update'], 1]);
  expect([...fake.has.values()][0]!.content.title).toBe('Nhà hẻm xe hơi, tên khác');
  expect(await countersOf(house)).toEqual({ post_quantity: 1, failed_quantity: 1 });
});

test('a process that dies after the portal took the post: the next one finds it there, once', async () => {
  const house = await postFixture();
  const fake = fakeGateway();
  const [{ id }] = await create(house, {}, admin);
  const never = new Promise<never>(() => {});
  let arrived = () => {};
  const accepted = new Promise<void>((tell) => (arrived = tell));
  fake.after.push(() => {
    arrived();
    return never;
  });
  void sendPost(id);
  await accepted;
  // while the other may still be at work, nobody takes it up
  await sendPost(id);
  expect([fake.asked, (await readPost(id)).state]).toEqual([['post'], 'posting']);
  await makeDue(id);
  await resumePosts();
  expect([fake.asked, fake.has.size, (await readPost(id)).state]).toEqual([['post', 'post'], 1, 'posted']);
  expect(await countersOf(house)).toEqual({ post_quantity: 1, failed_quantity: 0 });
});

test('a later tariff changes no post that is there, and a post of a changed price is approved anew', async () => {
  const house = await postFixture();
  const [{ id }] = await create(house);
  await confirm(id);
  const today = new Date(Date.now() + 7 * 3600_000).toISOString().slice(0, 10);
  const tariff = { portal: 'alonhadat', unit: 'day', tier: 2, amount: 42_000, valid_from: today };
  expect((await as(admin).put('/post/tariff', tariff)).statusCode).toBe(200);
  const change = (body: object) => as(agent).put('/user/post-manager', { type: 'update', post_id: id, ...body });
  expect((await change({ title: 'Nhà hẻm xe hơi, giá tốt' })).json().data.posts[0]).toMatchObject({
    ...{ total: 280_000, state: 'waiting' },
  });
  expect((await change({ type_news_day: 8 })).json().errors).toHaveProperty('type_news_value');
  expect((await change({ type_news_day: 8, type_news_value: 42_000 })).json().data.posts[0]).toMatchObject({
    ...{ total: 336_000, state: 'waitingApproval', approver: null },
  });
});

test('a channel that is closed lets nothing through, and what waited goes on when it is opened', async () => {
  const house = await postFixture();
  const fake = fakeGateway();
  const [{ id }] = await create(house, {}, admin);
  const set = (status: number) => as(admin).put('/user/post-address/status', { channel: alonhadat, status });
  await set(0);
  await sendPost(id);
  expect([fake.asked, (await readPost(id)).state]).toEqual([[], 'waiting']);
  expect((await readPost(id)).error).toContain('đang tắt');
  await resumePosts();
  expect(fake.asked).toEqual([]);
  await set(1);
  await resumePosts();
  expect((await readPost(id)).state).toBe('posted');
});

test('the password of a portal is in no row, event, history, audit, live event or answer, whatever the gateway says', async () => {
  const house = await postFixture();
  const fake = fakeGateway();
  const [{ id }] = await create(house, {}, admin);
  fake.before.push(() => {
    throw new Error(`connection to alonhadat.2:${password} refused`);
  });
  await sendPost(id);
  expect((await readPost(id)).error).toContain('lỗi của hệ thống');
  await makeDue(id);
  await sendPost(id);
  expect([...fake.has.values()][0]!.account.password).toBe(password);
  const kept = await Promise.all(
    [posts, postEvents, sandboxPosts, historyEntries, auditEntries, liveEvents, notifications].map((table) =>
      db()
        .select()
        .from(table as typeof posts),
    ),
  );
  const answers = await Promise.all(
    [`/house/alonhadat/${house}`, '/house/alonhadat', `/post/form/${house}`, `/post/sandbox/${id}`].map(
      async (path) => (await as(admin).get(path)).body,
    ),
  );
  expect(JSON.stringify([kept, answers])).not.toContain(password);
});

test('without an account at the moment of sending, the post fails with the name of whoever has to give one', async () => {
  const house = await postFixture();
  const fake = fakeGateway();
  const [{ id }] = await create(house, {}, admin);
  await as(admin).post('/user/post/alonhadat/delete');
  await sendPost(id);
  expect(await readPost(id)).toMatchObject({ state: 'failed', is_sent: false });
  expect((await tab('post-manager-error')).list[0]).toMatchObject({
    ...{ repair: 'account', error: expect.stringContaining('chưa có tài khoản alonhadat.vn') },
  });
  expect(fake.asked).toEqual([]);
});

test('a deleted house leaves the lists of posts but not their history', async () => {
  const house = await postFixture();
  fakeGateway();
  const [{ id }] = await create(house, {}, admin);
  await sendPost(id);
  await as(agent).delete('/house/detail', { house_id: house });
  await resumePosts();
  expect((await db().select().from(posts).where(eq(posts.id, id)))[0]!.state).toBe('removed');
  const history = await as(admin).post('/user/post-manager/history', { house_id: house });
  expect(history.json().data.list.map(({ title }: { title: string }) => title)).toEqual([
    'Tin trên Alonhadat đã gỡ',
    'Xin gỡ tin trên Alonhadat',
    'Alonhadat đã lên',
    'Tạo tin trên Alonhadat',
  ]);
});

test('one post is read with its words, and taken down alone: a living one beside it stays', async () => {
  const house = await postFixture();
  fakeGateway().before.push(() => {
    throw new GatewayRefusal('Thiếu hướng');
  });
  const [{ id: failed }] = await create(house, {}, admin);
  await sendPost(failed);
  expect(await readPost(failed)).toMatchObject({ state: 'failed' });
  const [{ id: living }] = await create(house, {}, admin);
  const detail = (await as(agent).get(`/post/${living}`)).json().data;
  expect(detail).toMatchObject({ id: living, content: { price: 8_650_000_000 }, own: { title: null }, sent: null });
  const stale = await as(admin).delete('/user/post-manager', { house_id: house, post_id: failed, version: 1 });
  expect(stale.json()).toMatchObject({ code: 'conflict', current: { id: failed, standing: 'failed' } });
  const gone = await as(admin).delete('/user/post-manager', { house_id: house, post_id: failed });
  expect(gone.json().data.posts).toMatchObject([{ id: failed, state: 'removed' }]);
  expect((await readPost(living)).state).toBe('waiting');
  expect((await as(agent).get('/post/999999')).statusCode).toBe(404);
});
