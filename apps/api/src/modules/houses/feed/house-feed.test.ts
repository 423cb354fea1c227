import { plainToRichText } from '@toam/domain/rich-text';
import type { CommunityPost } from '@toam/contracts/dashboard/community.endpoints';
import { Role } from '@toam/domain/actor';
import { eq } from 'drizzle-orm';
import { db } from '../../../db/db';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertCustomer, insertDictionary, insertHouse } from '../../../testing/insert-house';
import { insertUser } from '../../../testing/insert-user';
import { as, type Caller, testApp } from '../../../testing/test-app';
import { houseLikes } from '../likes/like.schema';
import { images } from '../../media/media.schema';
import { houseImages } from '../media/house-media.schema';
import { houses } from '../house.schema';

testApp();
beforeEach(async () => {
  await insertUser({ id: 7, name: 'Lê Hoàng Phúc' });
  await insertUser({ id: 8 });
});

const shared = { user_id: 8, public: 1, public_approval: 1 } as const;
const at = (day: number) => new Date(Date.UTC(2026, 9, day, 3));

interface Feed {
  total: number;
  total_page: number;
  page: number;
  list: CommunityPost[];
  next: string | null;
}
const feed = async (caller: Caller, query = '') =>
  (await caller.get(`/dashboard/community?${query}`)).json<{ data: Feed }>().data;
const idsOf = ({ list }: Feed) => list.map(({ id }) => id);

test('only approved community houses on sale, the latest shared first whatever their age', async () => {
  const old = await insertHouse({ ...shared, created_at: at(1), shared_at: at(20) });
  const before = await insertHouse({ ...shared, created_at: at(15) });
  const middle = await insertHouse({ ...shared, created_at: at(10), shared_at: at(18) });
  await insertHouse({ user_id: 8 });
  await insertHouse({ ...shared, public_approval: 0 });
  await insertHouse({ ...shared, status: 1 });
  await insertHouse({ ...shared, deleted_at: at(16) });
  const data = await feed(as(anActor({ id: 7 })));
  expect(idsOf(data)).toEqual([old.id, middle.id, before.id]);
  expect(data).toMatchObject({ total: 3, total_page: 1, page: 1, next: null });
  expect(data.list[2]).toMatchObject({ shared_at: at(15).getTime() / 1000 });
});

test('a cursor goes on where the page ended, however much is shared meanwhile; none is shown twice or skipped', async () => {
  const posted = [];
  // all at the same moment, so that the id decides the order
  for (let one = 0; one < 7; one++) posted.push((await insertHouse({ ...shared, shared_at: at(5) })).id);
  const reader = as(anActor({ id: 7 }));
  const seen: number[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: Feed = await feed(reader, `size=3${next && `&before=${next}`}`);
    seen.push(...idsOf(page));
    next = page.next;
    await insertHouse({ ...shared, shared_at: at(6) });
  }
  expect(seen).toEqual(posted.toReversed());
  expect(idsOf(await feed(reader, 'size=3&page=2'))).toHaveLength(3);
});

test('limits leave colleagues’ houses out, one’s own stay; an admin has none', async () => {
  const cheap = await insertHouse({ ...shared, into_money: 2_000_000_000 });
  const dear = await insertHouse({ ...shared, into_money: 9_000_000_000 });
  const mine = await insertHouse({ ...shared, user_id: 7, into_money: 9_000_000_000 });
  const limited = anActor({ id: 7, maximum_price: 5_000_000_000 });
  expect(idsOf(await feed(as(limited)))).toEqual([mine.id, cheap.id]);
  expect(await feed(as(limited))).toMatchObject({ total: 2 });
  expect(idsOf(await feed(as(anAdmin())))).toEqual([mine.id, dear.id, cheap.id]);
  expect(idsOf(await feed(as(anActor({ id: 6, role: Role.marketer }))))).toHaveLength(3);
});

test('a post tells who, where, what and how it was received', async () => {
  await insertDictionary();
  await insertHouse({
    ...shared,
    user_id: 7,
    title: 'Nhà phố hẻm xe hơi',
    description: plainToRichText('Nhà mới.\nHẻm 5 m.'),
    province: 2,
    district: 21,
    into_money: 8_650_000_000,
    area: 62,
    likes_count: 2,
    comments_count: 3,
  });
  await db()
    .insert(houseLikes)
    .values([
      { house_id: 1, user_id: 7 },
      { house_id: 1, user_id: 8 },
    ]);
  const [post] = (await feed(as(anActor({ id: 7 })))).list;
  expect(post).toMatchObject({
    title: 'Nhà phố hẻm xe hơi',
    address: '148/12 Nguyễn Văn Đậu, Phường 11, Quận Bình Thạnh, Hồ Chí Minh',
    description: 'Nhà mới.\nHẻm 5 m.',
    user: { id: 7, name: 'Nguyễn Thu Hà' },
    likes_count: 2,
    comments_count: 3,
    liked: true,
    images: [],
  });
  expect((await feed(as(anActor({ id: 9 })))).list[0]).toMatchObject({ liked: false });
});

test('public pictures come in their order, internal ones and phones never', async () => {
  const customer = await insertCustomer({ user_id: 8, phone_number: '0903618274' });
  const house = await insertHouse({
    ...shared,
    customer_id: customer.id,
    internal_description: plainToRichText('Nội bộ'),
  });
  const stored = await db()
    .insert(images)
    .values(
      ['a', 'b', 'c'].map((name) => {
        const key = `00000000-0000-4000-8000-00000000000${name}`;
        const stored = { key, upright_key: key, name, bytes: 1, width: 1, height: 1, uploaded_by: 8 };
        return { ...stored, is_public: name !== 'c' };
      }),
    )
    .returning({ id: images.id });
  const [first, second, internal] = stored.map(({ id }) => id);
  await db()
    .insert(houseImages)
    .values([
      { house_id: house.id, image_id: first!, kind: 'public', position: 1 },
      { house_id: house.id, image_id: second!, kind: 'public', position: 0 },
      { house_id: house.id, image_id: internal!, kind: 'internal', position: 0 },
    ]);
  const reply = await as(anAdmin()).get('/dashboard/community');
  const [post] = reply.json<{ data: Feed }>().data.list;
  expect(post?.images.map(({ id }) => id)).toEqual([second, first]);
  expect(post?.images[0]?.thumbnail).toMatch(/\/thumbnail$/);
  expect(reply.body).not.toMatch(/0903618274|Nội bộ/);
});

test('a cursor that nobody gave out is refused', async () => {
  for (const cursor of ['x', '1', '1.', '-1.5', '1.99999999999'])
    expect((await as(anActor()).get(`/dashboard/community?before=${cursor}`)).statusCode).toBe(422);
});

test('a house that goes off sale leaves the feed, and comes back where it was', async () => {
  await insertHouse({ ...shared, shared_at: at(2) });
  const second = await insertHouse({ ...shared, shared_at: at(1) });
  const reader = as(anActor({ id: 7 }));
  await db().update(houses).set({ status: 1 }).where(eq(houses.id, second.id));
  expect(idsOf(await feed(reader))).toEqual([1]);
  await db().update(houses).set({ status: 0 }).where(eq(houses.id, second.id));
  expect(idsOf(await feed(reader))).toEqual([1, second.id]);
});
