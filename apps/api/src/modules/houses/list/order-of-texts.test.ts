import type { HouseListPage } from '@toam/contracts/house/house-list.endpoints';
import type { Actor } from '@toam/domain/actor';
import { eq } from 'drizzle-orm';
import { db } from '../../../db/db';
import { anActor, anAdmin } from '../../../testing/an-actor';
import { insertHouse } from '../../../testing/insert-house';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';
import { houses } from '../house.schema';

testApp({ keepsRows: true });

const admin = anAdmin();
const listed = [
  { title: 'Đất nền', house_number: '9', house_address: 'Đường Điện Biên Phủ', user_id: 7 },
  { title: 'Ấp Bắc', house_number: 'Số 12 / 3a', house_address: 'Xuân Thủy', user_id: 8 },
  { title: 'dãy trọ', house_number: '12/3', house_address: 'âu cơ', user_id: 9 },
  { title: null, house_number: '12', house_address: 'Cách Mạng Tháng Tám', user_id: 8 },
];

beforeAll(async () => {
  await insertUser({ id: 7, name: 'Dũng Vũ' });
  await insertUser({ id: 8, name: 'Đỗ Lan' });
  await insertUser({ id: 9, name: 'Ân Bình' });
  for (const house of listed) await insertHouse({ ...house, public: 1, public_approval: 1 });
});

test.each([
  ['title', [null, 'Ấp Bắc', 'Đất nền', 'dãy trọ']],
  ['house_number', ['12', '12/3', 'Số 12 / 3a', '9']],
  ['house_address', ['âu cơ', 'Cách Mạng Tháng Tám', 'Đường Điện Biên Phủ', 'Xuân Thủy']],
  ['user_id', [9, 7, 8, 8]],
] as const)(
  'by %s: titles without case and accents, addresses in any spelling, agents by the alphabet',
  async (column, order) => {
    for (const [direction, expected] of [
      ['asc', order],
      ['desc', order.toReversed()],
    ] as const) {
      const reply = await as(admin).post('/house/v2/list', { mode: 'approved', column, direction });
      expect(reply.json<{ data: HouseListPage }>().data.list.map((house) => house[column])).toEqual(expected);
    }
  },
);

describe('what a filter offers stands in the same order', () => {
  const values = async (query: string, actor: Actor = admin) =>
    (await as(actor).get(`/house/column/values?${query}`))
      .json<{ data: { value: string }[] }>()
      .data.map((one) => one.value);

  test('streets', async () => {
    expect(await values('column=house_address')).toEqual([
      ...['âu cơ', 'Cách Mạng Tháng Tám', 'Đường Điện Biên Phủ', 'Xuân Thủy'],
    ]);
    expect(await values('column=address&search=a u')).toEqual(['âu cơ', 'Xuân Thủy']);
  });

  test('titles, whose accents make them others', async () => {
    const { id } = await insertHouse({ title: 'Ấp bấc', user_id: 8, deleted_at: null });
    expect(await values('column=title')).toEqual(['Ấp Bắc', 'Ấp bấc', 'Đất nền', 'dãy trọ']);
    expect(await values('column=title&search=ap bac')).toEqual(['Ấp Bắc', 'Ấp bấc']);
    await db().update(houses).set({ deleted_at: new Date() }).where(eq(houses.id, id));
    expect(await values('column=title&search=ap bac')).toEqual(['Ấp Bắc']);
  });

  test('more streets than are shown: the last are those that come last by name', async () => {
    for (let at = 100; at < 305; at += 1) await insertHouse({ house_address: `Bến ${at}`, user_id: 7 });
    const offered = await values('column=house_address');
    expect(offered).toHaveLength(200);
    expect(offered.slice(0, 2)).toEqual(['âu cơ', 'Bến 100']);
    expect(await values('column=house_address&search=dien')).toEqual(['Đường Điện Biên Phủ']);
    // houses of others that are not public
    expect(await values('column=house_address', anActor({ id: 9 }))).toHaveLength(4);
  });
});
