import { asc, eq } from 'drizzle-orm';
import { type Actor, Role } from '@toam/domain/actor';
import { db } from '../../../db/db';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertHouse } from '../../../testing/insert-house';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { historyEntries } from '../../../history/history.schema';
import { houses } from '../house.schema';

testApp();

const maker = anActor({ id: 7 });
const other = anActor({ id: 8 });
const colour = '#0F766E';

const put = async (actor: Actor, body: object) => as(actor).put('/house/tag', body);
const aTag = async (tagName: string, actor = maker): Promise<{ id: number }> =>
  (await put(actor, { tagName, color: colour })).json().data;
const aShared = async (user_id = 7) => {
  await insertUser({ id: user_id });
  return (await insertHouse({ user_id, public: 1, public_approval: 1 })).id;
};
const tagsOf = async (houseId: number) =>
  (await as(anAdmin()).get(`/house/detail?house_id=${houseId}`))
    .json()
    .data.house_tag.map(({ name }: { name: string }) => name);

test('a tag needs a name and a colour, each in its own words', async () => {
  const { errors } = (await put(maker, { tagName: '  ', color: 'đỏ' })).json();
  expect(errors).toEqual({ tagName: 'Vui lòng nhập tên nhãn dán', color: 'Vui lòng chọn màu' });
  expect((await put(maker, {})).json().errors).toEqual(errors);
  const made = (await put(maker, { tagName: ' Hàng   nóng ', color: colour })).json().data;
  expect(made).toMatchObject({ name: 'Hàng nóng', color: colour, user_id: 7, user: { id: 7 } });
  expect((await as(other).get('/house/tag')).json().data).toEqual([made]);
});

test('a name stands once, whatever its case; accents make another name', async () => {
  await aTag('Cần Bán');
  const again = await put(other, { tagName: 'cần bán', color: colour });
  expect([again.statusCode, again.json().errors.tagName]).toEqual([409, 'Đã có nhãn “Cần Bán”']);
  expect((await put(other, { tagName: 'Căn bản', color: colour })).statusCode).toBe(200);
  const replies = await Promise.all([1, 2, 3].map(() => put(other, { tagName: 'Cùng lúc', color: colour })));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
});

test("tags stand by the Vietnamese alphabet, whatever the case", async () => {
  const names = ['Ở ngay', 'Đất nền', 'cần gấp', 'Dự án', 'Ân cần'];
  for (const name of names) await aTag(name);
  const sorted = ['Ân cần', 'cần gấp', 'Dự án', 'Đất nền', 'Ở ngay'];
  const list = (await as(maker).get('/house/tag')).json<{ data: { name: string }[] }>().data;
  expect(list.map(({ name }) => name)).toEqual(sorted);
});

test('its creator and admins change it, nobody else; marketers not even make one', async () => {
  const { id } = await aTag('Gần chợ');
  expect((await put(other, { tagId: id, tagName: 'Khác' })).statusCode).toBe(403);
  expect((await as(other).delete('/house/tag', { tagId: id })).statusCode).toBe(403);
  expect((await put(maker, { tagId: id, color: '#B8203B' })).json().data).toMatchObject({ color: '#B8203B' });
  expect((await put(anAdmin(), { tagId: id, tagName: 'Gần metro' })).json().data).toMatchObject({ name: 'Gần metro' });
  expect((await put(maker, { tagId: 999, tagName: 'A' })).statusCode).toBe(404);
  const marketer = anActor({ id: 6, role: Role.marketer });
  expect((await put(marketer, { tagName: 'A', color: colour })).statusCode).toBe(403);
  expect((await as(marketer).get('/house/tag')).statusCode).toBe(200);
});

test('a deleted tag leaves its houses, and comes back onto them when it is restored', async () => {
  const { id } = await aTag('View sông');
  const house = await aShared();
  await as(maker).put('/house/tag/house', { tag_id: id, houses: [house] });
  expect((await as(maker).delete('/house/tag', { tagId: id })).statusCode).toBe(200);
  expect(await tagsOf(house)).toEqual([]);
  const list = async () => (await as(other).post('/house/v2/list', { tagSearch: [id] })).json().data.total;
  expect(await list()).toBe(0);
  expect((await put(maker, { tagId: id, tagName: 'Lại' })).statusCode).toBe(404);
  expect((await as(maker).put('/house/tag/house', { tag_id: id, houses: [house] })).statusCode).toBe(404);
  expect((await put(maker, { tagId: id, restore: true })).statusCode).toBe(200);
  expect([await tagsOf(house), await list()]).toEqual([['View sông'], 1]);
});

test('many houses at once: who carries it already is not counted again, and the undo takes off just the new ones', async () => {
  const { id } = await aTag('Độc quyền');
  const [first, second] = [await aShared(), await aShared()];
  await as(maker).put('/house/tag/house', { tag_id: id, houses: [first] });
  const both = (await as(other).put('/house/tag/house', { tag_id: id, houses: [first, second, second] })).json().data;
  expect(both).toMatchObject({ houses: [second], refused: [], tag: { id } });
  await as(other).delete('/house/tag/house', { tag_id: id, houses: both.houses });
  expect([await tagsOf(first), await tagsOf(second)]).toEqual([['Độc quyền'], []]);
});

test('by a name the tag is found or made', async () => {
  const house = await aShared();
  const { id } = await aTag('Nhà mới');
  const found = (await as(other).put('/house/tag/house', { tag_name: 'NHÀ MỚI', houses: [house] })).json().data;
  expect(found.tag.id).toBe(id);
  const made = (await as(other).put('/house/tag/house', { tag_name: 'Giảm giá', houses: [house] })).json().data;
  expect([made.tag, await tagsOf(house)]).toMatchObject([{ color: null }, ['Giảm giá', 'Nhà mới']]);
});

test('houses that one does not see are left out, named, and stay as they are', async () => {
  const { id } = await aTag('Kinh doanh');
  const shared = await aShared();
  const hidden = (await insertHouse({ user_id: 7 })).id;
  const reply = await as(other).put('/house/tag/house', { tag_id: id, houses: [shared, hidden, 999] });
  expect(reply.json().data).toMatchObject({
    houses: [shared],
    refused: [{ house_id: hidden }, { house_id: 999, message: 'Không tìm thấy bất động sản' }],
  });
  expect(await tagsOf(hidden)).toEqual([]);
});

test('taking a tag off a selection in which one house does not carry it is refused as a whole', async () => {
  const { id } = await aTag('Đầu tư');
  const [first, second] = [await aShared(), await aShared()];
  await as(maker).put('/house/tag/house', { tag_id: id, houses: [first] });
  const reply = await as(maker).delete('/house/tag/house', { tag_id: id, houses: [first, second] });
  expect([reply.statusCode, reply.json().message]).toEqual([422, 'Tồn tại bất động sản không có nhãn']);
  expect(await tagsOf(first)).toEqual(['Đầu tư']);
});

test('the history tells of tags; version and date of the house stay', async () => {
  const house = await aShared();
  const [before] = await db().select().from(houses).where(eq(houses.id, house));
  await as(maker).put('/house/tag/house', { tag_name: 'A', houses: [house] });
  await as(other).put('/house/tag/house', { tag_name: 'B', houses: [house] });
  const entries = await db().select().from(historyEntries).orderBy(asc(historyEntries.id));
  expect(entries).toMatchObject([
    { column: 'house_tag', old_value: null, new_value: 'A', user_id: 7, model_id: house },
    { column: 'house_tag', old_value: 'A', new_value: 'A, B', user_id: 8, model_id: house },
  ]);
  const [after] = await db().select().from(houses).where(eq(houses.id, house));
  expect([after!.version, after!.updated_at]).toEqual([before!.version, before!.updated_at]);
});

test('more houses than one call takes are refused before anything is written', async () => {
  const { id } = await aTag('Nhiều');
  const many = Array.from({ length: 1001 }, (_, at) => at + 1);
  const reply = await as(maker).put('/house/tag/house', { tag_id: id, houses: many });
  expect([reply.statusCode, reply.json().errors.houses]).toEqual([422, 'Mỗi lần tối đa 1000 bất động sản']);
});
