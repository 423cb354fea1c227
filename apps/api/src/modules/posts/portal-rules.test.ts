import { portalRules as firstRules } from '@toam/domain/post/portal-rules';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../audit/audit.schema';
import { db } from '../../db/db';
import { insertCompleteHouse } from '../../testing/insert-house';
import { as, testApp } from '../../testing/test-app';
import { resumePosts } from './post-listing';
import { admin, agent, alonhadat, marketer, outsider, postFixture, readPost, vipWeek } from './posts.fixture';

testApp();

const rules = { ...firstRules.alonhadat, title: { min: 50, max: 60 } };
const change = (body: object, by = admin) => as(by).put('/post/rule', { portal: 'alonhadat', version: 0, ...body });
const create = (house_id: number) =>
  as(admin).post('/user/post-manager', { house_id, channel_ids: [alonhadat], ...vipWeek });

test('an admin follows a portal: form, creation and sending go by the new rules', async () => {
  const house = await postFixture();
  const earlier = (await create(house)).json().data.posts[0].id;
  expect((await change({ rules })).json().data).toMatchObject({ version: 1, rules, changed_by: { id: admin.id } });
  const form = (await as(agent).get(`/post/form/${house}`)).json().data;
  expect(form.rules).toEqual({ alonhadat: rules, batdongsan: firstRules.batdongsan });
  await resumePosts();
  expect(await readPost(earlier)).toMatchObject({
    ...{ state: 'failed', is_sent: false },
    error: 'Tiêu đề cần ít nhất 50 ký tự, đang có 36',
  });
  const refused = await create(house);
  expect(refused.json().errors).toEqual({ title: 'Alonhadat: Tiêu đề cần ít nhất 50 ký tự, đang có 36' });
  const [entry] = await db().select().from(auditEntries).where(eq(auditEntries.noun, 'portal_rule'));
  expect(JSON.stringify(entry)).toContain('Số ký tự tiêu đề');
});

test('two admins: the second is shown what the first wrote; the first rules come back', async () => {
  await postFixture();
  await change({ rules });
  const late = await change({ rules: { ...rules, capitals: 10 } });
  expect([late.statusCode, late.json().current]).toEqual([409, expect.objectContaining({ version: 1, rules })]);
  expect((await change({ rules: null, version: 1 })).json().data).toMatchObject({
    ...{ version: 2, rules: firstRules.alonhadat },
  });
  const listed = (await as(marketer).get('/post/rule')).json().data;
  expect(listed.map(({ portal, version }: { portal: string; version: number }) => [portal, version])).toEqual([
    ['alonhadat', 2],
    ['batdongsan', 0],
  ]);
});

test.each([
  [{ title: { min: 70, max: 60 } }, 'rules.title.min', 'Số nhỏ nhất không được lớn hơn số lớn nhất'],
  [{ capitals: 101 }, 'rules.capitals', 'Nhập số từ 0 đến 100'],
  [{ images: { min: 1, max: 61, bytes: 5_000_000 } }, 'rules.images.max', 'Nhập số từ 1 đến 60'],
])('%j is refused at its field', async (wrong, field, message) => {
  await postFixture();
  const reply = await change({ rules: { ...firstRules.alonhadat, ...wrong } });
  expect([reply.statusCode, reply.json().errors]).toEqual([422, { [field]: message }]);
});

test('only admins change them, and nobody without the rule reads them', async () => {
  await postFixture();
  expect((await change({ rules }, agent)).statusCode).toBe(403);
  expect((await as(outsider).get('/post/rule')).statusCode).toBe(403);
});

test('the form compares the price with the district’s houses, if there are enough', async () => {
  const house = await postFixture();
  const read = async () => (await as(agent).get(`/post/form/${house}`)).json().data.market;
  expect(await read()).toBeNull();
  for (let made = 1; made <= 12; made++)
    await insertCompleteHouse({
      ...{ user_id: agent.id, province: 2, district: 21, into_money: made * 620_000_000 },
    });
  // each has 62 m²
  // neither another district, nor for rent, nor stopped
  await insertCompleteHouse({ user_id: agent.id, province: 1, into_money: 90_000_000_000 });
  await insertCompleteHouse({ user_id: agent.id, province: 2, purpose: 1, into_money: 9_000_000 });
  await insertCompleteHouse({ user_id: agent.id, province: 2, status: 1, into_money: 9_000_000_000 });
  expect(await read()).toEqual({ houses: 12, low: 15_500_000, median: 65_000_000, high: 114_500_000 });
});
