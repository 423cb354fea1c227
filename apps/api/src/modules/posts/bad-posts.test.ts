import { eq } from 'drizzle-orm';
import { db } from '../../db/db';
import { insertHouseToPost } from '../../testing/insert-post';
import { insertImage } from '../../testing/insert-house';
import { as, testApp } from '../../testing/test-app';
import { houses } from '../houses/house.schema';
import { posts } from './post.schema';
import {
  admin,
  agent,
  alonhadat,
  batdongsan,
  colleague,
  facebook,
  fakeGateway,
  marketer,
  outsider,
  postFixture,
  useSandbox,
  vipWeek,
} from './posts.fixture';
import { sendPost } from './send-post';

testApp();
afterEach(useSandbox);

const post = (house_id: unknown, body: object = {}, by = agent) =>
  as(by).post('/user/post-manager', { house_id, channel_ids: [alonhadat], ...vipWeek, ...body });

test.each<[string, object, Record<string, string>]>([
  ['no days', { type_news_day: 0 }, { type_news_day: 'Số ngày từ 1 đến 19' }],
  ['20 days', { type_news_day: 20 }, { type_news_day: 'Số ngày từ 1 đến 19' }],
  [
    '13 months',
    { type_news: 2, type_news_day: 13, type_news_value: 500_000 },
    { type_news_day: 'Số tháng từ 1 đến 12' },
  ],
  [
    'money that is no tier',
    { type_news_value: 41_000 },
    { type_news_value: 'Giá mỗi ngày phải là một trong 80.000, 40.000, 20.000, 14.000, 12.000, 10.000 đ' },
  ],
  [
    'money of months for days',
    { type_news_value: 500_000 },
    { type_news_value: expect.stringContaining('phải là một trong') as unknown as string },
  ],
  [
    '32 days on Batdongsan',
    { channel_ids: [batdongsan], batdongsan_type_news_days: 32 },
    { batdongsan_type_news_days: 'Số ngày từ 7 đến 31, hoặc 90, 180' },
  ],
  [
    '91 days on Batdongsan',
    { channel_ids: [batdongsan], batdongsan_type_news_days: 91 },
    { batdongsan_type_news_days: 'Số ngày từ 7 đến 31, hoặc 90, 180' },
  ],
  ['no channel', { channel_ids: [] }, { channel_ids: 'Chọn ít nhất một kênh' }],
  ['an unknown channel', { channel_ids: [99] }, { channel_ids: 'Không tìm thấy kênh này' }],
  ['no house', { house_id: null }, { house_id: 'Bất động sản không thể trống' }],
  ['a foreign picture', { images: [999] }, { images: 'Chỉ đăng được ảnh công khai của bất động sản này' }],
  [
    'a phone in the title',
    { title: 'Nhà đẹp LH 0903 618 274' },
    { title: 'Alonhadat: Tiêu đề có số điện thoại “0000000000”' },
  ],
  [
    'a shouted title',
    { title: 'BÁN NHÀ HẺM XE HƠI BÌNH THẠNH' },
    { title: 'Alonhadat: Tiêu đề viết hoa quá nhiều. Chỉ viết hoa chữ đầu và tên riêng' },
  ],
])('%s: the field says it, and nothing is stored', async (_what, body, errors) => {
  const house = await postFixture();
  const reply = await post(house, body);
  expect([reply.statusCode, reply.json().errors]).toEqual([422, expect.objectContaining(errors)]);
  expect(await db().$count(posts)).toBe(0);
});

test('a house without a price, a stopped one, one that I do not see, a closed channel, no account', async () => {
  const house = await postFixture();
  const set = (values: Partial<typeof houses.$inferInsert>) =>
    db().update(houses).set(values).where(eq(houses.id, house));
  await set({ into_money: null });
  expect((await post(house)).json().errors).toEqual({ into_money: 'Giá bắt buộc' });
  await set({ into_money: 1, status: 1 });
  expect((await post(house)).json().errors).toEqual({ house_id: expect.stringContaining('ngưng bán') });
  await set({ status: 0, public: 0, public_approval: 0 });
  expect((await post(house, {}, colleague)).statusCode).toBe(404);
  await set({ into_money: 8_650_000_000, public: 1, public_approval: 1 });
  await as(admin).put('/user/post-address/status', { channel: facebook, status: 0 });
  expect((await post(house, { channel_ids: [facebook] })).json().errors.channel_ids).toContain('đang tắt');
  await as(agent).post('/user/post/batdongsan/delete');
  expect((await post(house, { channel_ids: [batdongsan] })).json().errors).toEqual({
    channel_ids: 'Bạn cần cung cấp tài khoản batdongsan.vn',
  });
  expect(
    (await as(agent).get(`/post/form/${house}`))
      .json()
      .data.channels.map(({ account }: { account: unknown }) => account),
  ).toEqual(['alonhadat.7', null, null]);
  expect(await db().$count(posts)).toBe(0);
});

test('internal pictures never go out, whoever names them', async () => {
  const house = await postFixture();
  const image = await insertImage(agent.id);
  const { houseImages } = await import('../houses/media/house-media.schema');
  await db().insert(houseImages).values({ house_id: house, image_id: image, kind: 'internal', position: 0 });
  expect((await post(house, { images: [image] })).json().errors).toHaveProperty('images');
});

test('staff act on their own posts, admins and marketers on every one; whoever is not of the rule reads none', async () => {
  const house = await postFixture();
  const { id } = (await post(house)).json().data.posts[0];
  const change = { type: 'update', post_id: id, title: 'Nhà hẻm xe hơi, tên khác' };
  const foreign = await as(colleague).put('/user/post-manager', change);
  expect([foreign.statusCode, foreign.json().message]).toEqual([403, 'Bạn chỉ thao tác được với tin của mình']);
  expect((await as(colleague).delete('/user/post-manager', { house_id: house })).statusCode).toBe(403);
  expect((await as(colleague).delete(`/house/alonhadat/${house}`, { type: 1 })).statusCode).toBe(403);
  expect((await as(colleague).post('/user/post-manager-waiting', {})).json().data.list[0]).toMatchObject({
    ...{ id, may_edit: false, may_approve: false, may_remove: false },
  });
  expect((await as(marketer).put('/user/post-manager', change)).statusCode).toBe(200);
  for (const by of [agent, marketer]) {
    expect((await as(by).put('/user/post-manager', { type: 'confirm', post_id: id })).statusCode).toBe(403);
    expect((await as(by).put('/house/alonhadat/approved', { id })).statusCode).toBe(403);
  }
  for (const path of ['/post/tariff', '/house/alonhadat', '/user/post-address', `/post/state?house_ids=${house}`])
    expect((await as(outsider).get(path)).statusCode).toBe(403);
});

test('a stale version, the other portal’s door, a step that its life does not have', async () => {
  const house = await postFixture();
  fakeGateway();
  const { id, version } = (await post(house, {}, admin)).json().data.posts[0];
  await sendPost(id);
  const put = (body: object, door = '/user/post-manager') => as(admin).put(door, { post_id: id, ...body });
  const stale = await put({ type: 'update_post', version });
  expect([stale.statusCode, stale.json().current.id]).toEqual([409, id]);
  expect((await put({ type: 'update_post' }, '/house/batdongsan')).statusCode).toBe(404);
  expect((await put({ type: 'update', type_news_day: 9 })).json().message).toContain('Tin đã lên');
  expect((await put({ type: 'confirm' })).statusCode).toBe(409);
  expect((await put({ type: 'update_posted' })).json().message).toContain('kênh đăng tay');
  expect((await put({ type: 'nothing' })).statusCode).toBe(422);
  expect((await as(admin).get('/house/batdongsan/1')).statusCode).toBe(404);
});

test('channels: portals keep their names, names are unique, a link is a link', async () => {
  await postFixture();
  const made = await as(admin).post('/user/post-address', { channel: 'Zalo OA', link: 'https://zalo.me/toam' });
  expect(made.json().data).toMatchObject({ name: 'Zalo OA', kind: 'manual', portal: null, status: 1, posts_count: 0 });
  expect((await as(admin).post('/user/post-address', { channel: 'ZALO oa' })).statusCode).toBe(409);
  expect(
    (await as(admin).post('/user/post-address', { channel: 'Web', link: 'javascript:alert(1)' })).json().errors,
  ).toHaveProperty('link');
  const portal = await as(admin).put('/user/post-address', { channel: alonhadat, new_channel: 'Khác' });
  expect(portal.json().errors).toEqual({ new_channel: 'Tên của cổng không đổi được' });
  const renamed = await as(admin).put('/user/post-address', { channel: 4, new_channel: 'Zalo Tổ Ấm' });
  expect(renamed.json().data.name).toBe('Zalo Tổ Ấm');
  await as(admin).put('/user/post-address/status', { channel: 4, status: 0 });
  const names = async (path: string) =>
    (await as(agent).get(path)).json().data.map(({ name }: { name: string }) => name);
  expect(await names('/user/post-address/status')).toEqual(['Alonhadat', 'Batdongsan', 'Facebook Tổ Ấm', 'Zalo Tổ Ấm']);
  expect(await names('/user/post-address/status-active')).toEqual(['Alonhadat', 'Batdongsan', 'Facebook Tổ Ấm']);
  expect((await as(agent).post('/user/post-address', { channel: 'Của tôi' })).statusCode).toBe(403);
});

test('tariffs: not in the past, no two tiers of one price, and a planned one can be dropped', async () => {
  await postFixture();
  const put = (body: object) =>
    as(admin).put('/post/tariff', { portal: 'alonhadat', unit: 'day', tier: 2, valid_from: '2027-01-01', ...body });
  const day = (days: number) => new Date(Date.now() + 7 * 3600_000 + days * 86_400_000).toISOString().slice(0, 10);
  expect((await put({ amount: 42_000, valid_from: day(-1) })).json().errors.valid_from).toContain('từ hôm nay');
  expect((await put({ amount: 80_000, valid_from: day(5) })).json().errors.amount).toContain(
    'VIP 1 đã có giá 80.000 đ',
  );
  expect((await put({ portal: 'batdongsan', amount: 1000, valid_from: day(5) })).json().errors).toHaveProperty(
    'portal',
  );
  expect((await put({ amount: 0, valid_from: day(5) })).statusCode).toBe(422);
  expect((await put({ amount: 42_000, valid_from: day(5) })).statusCode).toBe(200);
  const of = async (on: string) =>
    (await as(agent).get(`/post/tariff?on=${on}`))
      .json()
      .data.filter((one: { unit: string; tier: number }) => one.unit === 'day' && one.tier === 2)
      .map(({ amount, standing }: { amount: number; standing: string }) => [amount, standing]);
  expect(await of(day(0))).toEqual([[42_000, 'planned'], [40_000, 'now']]); // prettier-ignore
  expect(await of(day(5))).toEqual([[42_000, 'now'], [40_000, 'past']]); // prettier-ignore
  expect((await put({ amount: null, valid_from: '2026-01-01' })).statusCode).toBe(422);
  expect((await put({ amount: null, valid_from: day(5) })).statusCode).toBe(200);
  expect(await of(day(5))).toEqual([[40_000, 'now']]);
});

test('a search finds by what the post says, by the house for those who see it, and the filters narrow it', async () => {
  const house = await postFixture();
  const other = await insertHouseToPost({
    user_id: agent.id,
    house_number: '99',
    title: 'Căn hộ hai phòng ngủ gần chợ lớn',
    public: 0,
    public_approval: 0,
  });
  await post(house);
  await post(other.id, { title: 'Căn hộ đẹp, gần chợ lớn Bình Tây' });
  const find = async (body: object, by = admin) =>
    (await as(by).post('/user/post-manager-waiting', body)).json().data as {
      total: number;
      list: { house: { address: string; images: unknown[] } }[];
    };
  expect((await find({})).total).toBe(2);
  expect((await find({ search: '99 nguyen' })).total).toBe(1);
  const unseen = await find({ search: 'binh tay' }, colleague);
  expect(unseen.total).toBe(1);
  expect(unseen.list[0]!.house).toMatchObject({
    address: expect.not.stringContaining('99'),
    images: [],
    is_visible: false,
  });
  expect((await find({ search: '99 nguyen' }, colleague)).total).toBe(0);
  expect((await find({ staff: [colleague.id] })).total).toBe(0);
  expect((await find({ channel: [batdongsan] })).total).toBe(0);
  const now = Math.floor(Date.now() / 1000);
  expect((await find({ startAt: now - 60, endAt: now + 60 })).total).toBe(2);
  expect((await find({ endAt: now - 60 })).total).toBe(0);
  expect((await find({ show: 'approval' })).total).toBe(2);
  expect((await as(agent).get('/post/waiting/count')).json().data).toEqual({ waiting: 0 });
  expect((await as(admin).get('/post/waiting/count')).json().data).toEqual({ waiting: 2 });
});

test('houses that may be posted, how they stand, their posts and their history', async () => {
  const house = await postFixture();
  fakeGateway();
  const { id } = (await post(house, {}, admin)).json().data.posts[0];
  await sendPost(id);
  const postable = (await as(agent).get('/user/post-manager-house?search=nguyen%20van%20dau')).json().data;
  expect(postable.list).toEqual([
    {
      house: expect.objectContaining({ id: house }),
      marks: [expect.objectContaining({ post_id: id, standing: 'posted' })],
    },
  ]);
  const states = (await as(agent).get(`/post/state?house_ids=${house},999`)).json().data;
  expect(states.houses).toEqual([{ house_id: house, marks: [expect.objectContaining({ channel_id: 1 })] }]);
  const page = (await as(agent).get(`/post/house/${house}`)).json().data;
  expect(page).toMatchObject({ spent: 280_000, unpriced: 0, posted_times: 1, failed_times: 0 });
  expect(page.channels.map((one: { post: object | null }) => one.post !== null)).toEqual([true, false, false]);
  const detail = (await as(agent).get(`/house/alonhadat/${house}`)).json().data;
  expect(detail).toMatchObject({ id, content: { price: 8_650_000_000 }, sent: { price: 8_650_000_000 } });
  const list = (await as(agent).get('/house/alonhadat?state=posted')).json().data;
  expect(list).toMatchObject({ total: 1, gateway: 'http' });
  const sheet = await as(admin).post('/export/post', {
    columns: [{ key: 'address' }, { key: 'total' }],
    tab: 'posted',
  });
  expect([sheet.statusCode, sheet.headers['x-total-rows']]).toEqual([200, '1']);
});
