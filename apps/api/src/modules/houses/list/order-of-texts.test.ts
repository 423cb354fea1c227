import type { HouseListPage } from '@toam/contracts/house/house-list.endpoints';
import { anAdmin } from '../../../testing/an-actor';
import { insertHouse } from '../../../testing/insert-house';
import { insertUser } from '../../../testing/insert-user';
import { as, testApp } from '../../../testing/test-app';

testApp({ keepsRows: true });

const admin = anAdmin();
const listed = [
  { title: 'Đất nền', house_number: '9', house_address: 'Đường Điện Biên Phủ', user_id: 7 },
  { title: 'Ấp Bắc', house_number: 'Số 12 / 3a', house_address: 'Xuân Thủy', user_id: 8 },
  { title: 'dãy trọ', house_number: '12/3', house_address: 'âu cơ', user_id: 9 },
  { title: null, house_number: '12', house_address: 'Cách Mạng Tháng Tám', user_id: 8 },
];

beforeAll(async () => {
  await insertUser({ id: 7, name: 'Vũ Hạnh' });
  await insertUser({ id: 8, name: 'Đỗ Lan' });
  await insertUser({ id: 9, name: 'Ân Bình' });
  for (const house of listed) await insertHouse({ ...house, public: 1, public_approval: 1 });
});

test.each([
  ['title', [null, 'Ấp Bắc', 'Đất nền', 'dãy trọ']],
  ['house_number', ['12', '12/3', 'Số 12 / 3a', '9']],
  ['house_address', ['âu cơ', 'Cách Mạng Tháng Tám', 'Đường Điện Biên Phủ', 'Xuân Thủy']],
  ['user_id', [9, 8, 8, 7]],
] as const)('by %s: neither case nor accents count, nor how an address is written', async (column, order) => {
  for (const [direction, expected] of [
    ['asc', order],
    ['desc', order.toReversed()],
  ] as const) {
    const reply = await as(admin).post('/house/v2/list', { mode: 'approved', column, direction });
    expect(reply.json<{ data: HouseListPage }>().data.list.map((house) => house[column])).toEqual(expected);
  }
});
