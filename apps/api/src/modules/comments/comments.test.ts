import { eq } from 'drizzle-orm';
import { type Actor, Role } from '@toam/domain/actor';
import { phoneReveals } from '../../audit/reveal.schema';
import { db } from '../../db/db';
import { findRow } from '../../db/rows';
import { liveEvents } from '../../live/event.schema';
import { allRows } from '../../testing/all-rows';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCustomer, insertHouse, insertImage } from '../../testing/insert-house';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { houses } from '../houses/house.schema';
import { cleanForgotten } from '../media/clean-forgotten';
import { images } from '../media/media.schema';
import { notifications } from '../../live/notification.schema';

testApp();

const owner = anActor({ id: 7 });
const colleague = anActor({ id: 8 });
const third = anActor({ id: 9 });

const aSharedHouse = async (values: Partial<Parameters<typeof insertHouse>[0]> = {}) => {
  for (const { id } of [owner, colleague, third]) await insertUser({ id });
  return insertHouse({ user_id: 7, public: 1, public_approval: 1, title: 'Nhà phố', into_money: 5e9, ...values });
};
const write = async (actor: Actor, houseId: number, body: object) => as(actor).post(`/house/${houseId}/comment`, body);
const written = async (actor: Actor, houseId: number, body: object): Promise<{ id: number }> =>
  (await write(actor, houseId, body)).json().data;
const listed = async (actor: Actor, houseId: number) => (await as(actor).get(`/house/${houseId}/comment`)).json().data;
const countOf = async (id: number) => (await findRow(houses, eq(houses.id, id)))!.comments_count;
const noticesOf = async () =>
  (await allRows(notifications)).map(({ user_id, type, house_id }) => ({
    user_id,
    type,
    house_id,
  }));

test('threads stand newest first with their replies oldest first, one level deep', async () => {
  const { id } = await aSharedHouse();
  const first = await written(colleague, id, { content: '  Nhà còn không?  ' });
  const second = await written(third, id, { content: 'Đường trước nhà mấy mét?' });
  const answer = await written(owner, id, { content: 'Còn nhé', parent_comment_id: first.id });
  await written(colleague, id, { content: 'Cảm ơn', parent_comment_id: answer.id });
  const { list, total, count } = await listed(third, id);
  expect(list.map((thread: { id: number }) => thread.id)).toEqual([second.id, first.id]);
  expect(list[1]).toMatchObject({ content: 'Nhà còn không?', user: { id: 8 }, edited: false });
  const replies = list[1].repliedComments.map(({ content }: { content: string }) => content);
  expect(replies).toEqual(['Còn nhé', 'Cảm ơn']);
  expect([total, count, await countOf(id)]).toEqual([2, 4, 4]);
});

test('a hidden comment is there for its author and for admins, marked, and is not counted, nor what hangs on it', async () => {
  const { id } = await aSharedHouse();
  const first = await written(colleague, id, { content: 'Chủ cần tiền' });
  await written(third, id, { content: 'Sao biết?', parent_comment_id: first.id });
  const address = `/house/${id}/comment/${first.id}`;
  expect((await as(third).put(address, { status: 1 })).statusCode).toBe(403);
  expect((await as(anAdmin()).put(address, { status: 1 })).json()).toMatchObject({ data: { status: 1 } });
  expect((await listed(third, id)).list).toEqual([]);
  expect((await listed(colleague, id)).list).toMatchObject([{ id: first.id, status: 1 }]);
  expect((await listed(anAdmin(), id)).list).toMatchObject([{ status: 1, repliedComments: [{ status: 0 }] }]);
  expect(await countOf(id)).toBe(0);
  expect((await write(third, id, { content: 'A', parent_comment_id: first.id })).statusCode).toBe(404);
  expect((await write(colleague, id, { content: 'A', parent_comment_id: first.id })).statusCode).toBe(409);
  await as(colleague).put(address, { status: 0 });
  expect([await countOf(id), (await listed(third, id)).list.length]).toEqual([2, 1]);
});

test('only the author changes the words or deletes, and the house counts along', async () => {
  const { id } = await aSharedHouse();
  const { id: commentId } = await written(colleague, id, { content: 'Giá 5 tỷ' });
  await written(third, id, { content: 'Ừ', parent_comment_id: commentId });
  const address = `/house/${id}/comment/${commentId}`;
  expect((await as(anAdmin()).put(address, { content: 'Khác' })).statusCode).toBe(403);
  expect((await as(owner).delete(address)).statusCode).toBe(403);
  const changed = await as(colleague).put(address, { content: 'Giá 5,2 tỷ' });
  expect(changed.json().data).toMatchObject({ content: 'Giá 5,2 tỷ', edited: true });
  expect((await as(colleague).put(address, { content: ' ' })).statusCode).toBe(422);
  expect((await as(colleague).delete(address)).statusCode).toBe(200);
  expect([(await listed(third, id)).list, await countOf(id)]).toEqual([[], 0]);
  expect((await as(colleague).put(address, { status: 0 })).statusCode).toBe(404);
});

test('one comment brings each person one notice: mentioned before answered before owner', async () => {
  const { id } = await aSharedHouse();
  const first = await written(colleague, id, { content: 'Xem giúp' });
  expect(await noticesOf()).toEqual([{ user_id: 7, type: 4, house_id: id }]);
  await written(third, id, { content: 'Anh @[7] trả lời @[8] với @[7]', parent_comment_id: first.id });
  expect((await noticesOf()).slice(1).sort((one, other) => one.user_id - other.user_id)).toEqual([
    { user_id: 7, type: 15, house_id: id },
    { user_id: 8, type: 15, house_id: id },
  ]);
  await written(owner, id, { content: 'Rồi', parent_comment_id: first.id });
  expect((await noticesOf()).slice(3)).toEqual([{ user_id: 8, type: 16, house_id: id }]);
});

test('somebody who cannot see the house cannot be mentioned, and is not offered', async () => {
  const { id } = await aSharedHouse();
  await insertUser({ ...anActor({ id: 20, minimum_price: 9e9 }), name: 'Trần Bình' });
  await insertUser({ ...anActor({ id: 21 }), name: 'Trần Bính', status: 0 });
  await insertUser({ ...anActor({ id: 22 }), name: 'Trần Bỉnh' });
  const refused = await write(colleague, id, { content: 'Hỏi @[20]' });
  expect([refused.statusCode, refused.json().message]).toEqual([422, expect.stringContaining('Trần Bình')]);
  expect((await write(colleague, id, { content: '@[21] @[999]' })).statusCode).toBe(422);
  expect(await countOf(id)).toBe(0);
  const offered = (await as(colleague).get(`/house/${id}/mention?search=tran%20binh`)).json().data;
  expect(offered.map((person: { id: number }) => person.id)).toEqual([22]);
  expect(Object.keys(offered[0]).sort()).toEqual(['avatar', 'id', 'job_position', 'name']);
});

test('an edit tells only those who are mentioned anew', async () => {
  const { id } = await aSharedHouse();
  const { id: commentId } = await written(owner, id, { content: '@[8] xem' });
  await as(owner).put(`/house/${id}/comment/${commentId}`, { content: '@[8] @[9] xem' });
  expect(await noticesOf()).toEqual([
    { user_id: 8, type: 15, house_id: id },
    { user_id: 9, type: 15, house_id: id },
  ]);
});

test('a send that is repeated makes one comment', async () => {
  const { id } = await aSharedHouse();
  const body = { content: 'Một lần', client_key: 'y-dinh-mot-lan' };
  const replies = await Promise.all([1, 2, 3, 4].map(() => write(colleague, id, body)));
  expect(new Set(replies.map((reply) => reply.json().data.id)).size).toBe(1);
  expect([await countOf(id), (await noticesOf()).length]).toEqual([1, 1]);
});

test('the same key with other words, or at another house, is a conflict', async () => {
  const { id } = await aSharedHouse();
  const { id: another } = await aSharedHouse();
  const body = { content: 'Một lần', client_key: 'y-dinh-mot-lan' };
  const { id: commentId } = await written(colleague, id, body);
  expect((await write(colleague, id, { ...body, content: 'Lần khác' })).statusCode).toBe(409);
  expect((await write(colleague, another, body)).statusCode).toBe(409);
  expect([await countOf(id), await countOf(another)]).toEqual([1, 0]);
  await as(colleague).put(`/house/${id}/comment/${commentId}`, { content: 'Đã sửa' });
  expect((await write(colleague, id, body)).json().data).toMatchObject({ id: commentId, content: 'Đã sửa' });
});

test('twenty-five comments at the same moment are twenty-five', async () => {
  const { id } = await aSharedHouse();
  await Promise.all(Array.from({ length: 25 }, (_, at) => write(colleague, id, { content: `Lần ${at}` })));
  const page = (await as(third).get(`/house/${id}/comment?page=3&size=10`)).json().data;
  expect([await countOf(id), page.total, page.total_page, page.list.length]).toEqual([25, 25, 3, 5]);
});

test('a picture goes with the words or alone; it must be one’s own and stand nowhere else', async () => {
  const { id } = await aSharedHouse();
  const image = await insertImage(8);
  expect((await write(colleague, id, {})).json()).toMatchObject({
    code: 'invalid',
    errors: { content: expect.any(String) },
  });
  expect((await write(third, id, { image })).statusCode).toBe(422);
  const comment = (await write(colleague, id, { image })).json().data;
  expect(comment.image.thumbnail).toContain('signature=');
  expect((await write(colleague, id, { content: 'Lại', image })).statusCode).toBe(422);
  expect((await as(colleague).put(`/house/${id}/comment/${comment.id}`, { image: null })).statusCode).toBe(422);
});

test.each([
  ['a marketer reads', anActor({ id: 6, role: Role.marketer }), 200, 403],
  ['limits leave the house out', anActor({ id: 30, minimum_price: 9e9 }), 403, 403],
  ['an admin does both', anAdmin(), 200, 200],
])('%s', async (_who, actor, reads, writes) => {
  const { id } = await aSharedHouse();
  expect((await as(actor).get(`/house/${id}/comment`)).statusCode).toBe(reads);
  expect((await write(actor, id, { content: 'A' })).statusCode).toBe(writes);
});

test('a house that is not shared is commented on by its owner and admins alone', async () => {
  const { id } = await aSharedHouse({ public: 0, public_approval: 0 });
  const refused = await write(colleague, id, { content: 'A' });
  expect(refused.statusCode).toBe(403);
  await written(owner, id, { content: 'Ghi chú riêng' });
  expect((await as(colleague).get(`/house/${id}/comment`)).statusCode).toBe(403);
  const latest = async (actor: Actor) => (await as(actor).get('/house/comments')).json().data.list;
  expect(await latest(colleague)).toEqual([]);
  expect(await latest(owner)).toMatchObject([{ content: 'Ghi chú riêng', house: { id, title: 'Nhà phố' } }]);
});

test('the latest of all houses leave out what is hidden from the reader, replies to it too', async () => {
  const { id } = await aSharedHouse();
  const first = await written(colleague, id, { content: 'Ẩn' });
  await written(third, id, { content: 'Dưới ẩn', parent_comment_id: first.id });
  await written(third, id, { content: 'Thấy' });
  await as(colleague).put(`/house/${id}/comment/${first.id}`, { status: 1 });
  const latest = async (actor: Actor) =>
    (await as(actor).get('/house/comments?size=5')).json().data.list.map((one: { content: string }) => one.content);
  expect(await latest(owner)).toEqual(['Thấy']);
  expect(await latest(colleague)).toEqual(['Thấy', 'Dưới ẩn', 'Ẩn']);
});

test('my notification leads to its house’s comments, nobody else’s does', async () => {
  const { id } = await aSharedHouse();
  await written(colleague, id, { content: 'Xem' });
  const notice = await findRow(notifications);
  const reply = await as(owner).get(`/notification/${notice!.id}/comment`);
  expect(reply.json().data.list).toMatchObject([{ content: 'Xem', house_id: id }]);
  expect((await as(third).get(`/notification/${notice!.id}/comment`)).statusCode).toBe(404);
});

test('a comment’s picture outlives the cleaning of forgotten uploads; open lists hear by the house’s id', async () => {
  const { id } = await aSharedHouse();
  const [stored, forgotten] = [await insertImage(8), await insertImage(8)];
  await write(colleague, id, { image: stored });
  await db()
    .update(images)
    .set({ created_at: new Date(Date.now() - 3 * 86_400_000) });
  await cleanForgotten();
  const left = (await db().select({ id: images.id }).from(images)).map((image) => image.id);
  expect([left.includes(stored), left.includes(forgotten)]).toEqual([true, false]);
  const events = await allRows(liveEvents, eq(liveEvents.kind, 'record.changed'));
  expect(events).toMatchObject([{ body: { noun: 'house-comment', record_id: id, changed_by: 8 } }]);
});

test('a number longer than any id is words, not somebody', async () => {
  const { id } = await aSharedHouse();
  const reply = await write(colleague, id, { content: 'Gọi @[9999999999]' });
  expect([reply.statusCode, reply.json().data?.mentions]).toEqual([200, []]);
});

describe('a number of the house’s customer in a comment', () => {
  const words = 'Chủ nhà 0903.618.274, hỏi @[9]';
  const hidden = 'Chủ nhà 0000000000, hỏi @[9]';
  const admin = anAdmin({ id: 2 });

  /** A house of the owner with a customer of theirs, and a colleague's comment that contains the customer's number. */
  async function fixture() {
    await insertUser({ id: 2, role: Role.admin });
    const { id } = await aSharedHouse();
    const customer = await insertCustomer({ user_id: 7 });
    await db().update(houses).set({ customer_id: customer.id, customer_vouched: true });
    const comment = await written(colleague, id, { content: words });
    return { id, comment };
  }
  const read = async (actor: Actor, id: number) => (await listed(actor, id)).list[0].content;

  test('is for who may see it and for who wrote it, in every list', async () => {
    const { id } = await fixture();
    expect(await Promise.all([owner, admin, colleague].map((actor) => read(actor, id)))).toEqual([words, words, words]);
    expect(await read(third, id)).toBe(hidden);
    const latest = async (actor: Actor) => (await as(actor).get('/house/comments')).json().data.list[0].content;
    expect(await Promise.all([owner, third].map(latest))).toEqual([words, hidden]);
    // somebody without a right to the number set the customer: the customer's agent still does not see it
    await db().update(houses).set({ customer_vouched: false, user_id: 9 });
    expect(await read(third, id)).toBe(hidden);
  });

  test('is counted as told to whom the customer is not, and not to its author', async () => {
    const { id } = await fixture();
    for (const actor of [owner, colleague, third]) await read(actor, id);
    expect(await db().select().from(phoneReveals)).toEqual([]);
    await read(admin, id);
    expect(await db().select().from(phoneReveals)).toMatchObject([{ noun: 'customer', record_id: 1, place: 'house' }]);
  });

  test('outlives what others do with the comment, and its author’s own edit', async () => {
    const { id, comment } = await fixture();
    const address = `/house/${id}/comment/${comment.id}`;
    const hide = await as(admin).put(address, { status: 1 });
    expect(hide.json().data.content).toBe(words);
    expect((await as(third).put(address, { content: hidden })).statusCode).toBe(404);
    const edit = await as(colleague).put(address, { content: `${words} nhé`, status: 0 });
    expect(edit.json().data.content).toBe(`${words} nhé`);
    expect(await read(third, id)).toBe(`${hidden} nhé`);
  });

  test('stands for itself where the house has no customer', async () => {
    const { id } = await aSharedHouse();
    await written(colleague, id, { content: words });
    expect(await read(third, id)).toBe(words);
  });
});

test('nobody hears of being mentioned in what is hidden from them', async () => {
  const { id } = await aSharedHouse();
  const first = await written(colleague, id, { content: 'Chủ cần tiền' });
  const address = `/house/${id}/comment/${first.id}`;
  await as(anAdmin()).put(address, { status: 1 });
  const before = await noticesOf();
  expect((await as(colleague).put(address, { content: 'Hỏi @[9]' })).statusCode).toBe(200);
  expect(await noticesOf()).toEqual(before);
});
