import type { z } from 'zod';
import { houseChange, newHouse } from './house-save.schema';

const whole = {
  house_number: '148/12',
  house_address: 'Nguyễn Văn Đậu',
  province: 3,
  district: 31,
  street_type: 1,
  house_type: 2,
  property_type: 2,
  customer_id: 12,
  direction: 'Đông Nam',
  floors: 4,
};
const problems = (result: z.ZodSafeParseResult<unknown>) =>
  Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

test('a new house needs the ten fields, each named in its message', () => {
  expect(problems(newHouse.safeParse({}))).toEqual({
    house_number: 'Số nhà bắt buộc',
    house_address: 'Đường bắt buộc',
    province: 'Quận/Huyện bắt buộc',
    district: 'Phường/Xã bắt buộc',
    street_type: 'Loại đường bắt buộc',
    house_type: 'Mặt tiền/hẻm bắt buộc',
    property_type: 'Loại BĐS bắt buộc',
    customer_id: 'Chủ nhà bắt buộc',
    direction: 'Hướng nhà bắt buộc',
    floors: 'Số tầng bắt buộc',
  });
  expect(newHouse.safeParse(whole).success).toBe(true);
});

test('land has 0 floors', () => {
  expect(newHouse.safeParse({ ...whole, floors: 0 }).success).toBe(true);
});

test.each([
  ['floors', 31, 'Nhập từ 0 đến 30'],
  ['floors', 2.5, 'Chỉ nhập số nguyên'],
  ['floors', '4', 'Số tầng bắt buộc'],
  ['width', 1001, 'Nhập từ 0 đến 1.000 m'],
  ['length', -1, 'Nhập từ 0 đến 1.000 m'],
  ['area', 10_001, 'Nhập từ 0 đến 10.000 m²'],
  ['area', 62.155, 'Tối đa 2 chữ số thập phân'],
  ['into_money', 1_000_000_000_001, 'Nhập từ 0 đến 1.000.000.000.000 đ'],
  ['brokerage_rate', 1.0005, 'Tối đa 3 chữ số thập phân'],
  ['title', 'n'.repeat(131), 'Tối đa 130 ký tự'],
  ['descriptions', 'n'.repeat(161), 'Tối đa 160 ký tự'],
  ['house_number', '   ', 'Số nhà bắt buộc'],
  ['direction', [], 'Hướng nhà bắt buộc'],
  ['direction', ['Đông', 'Tây'], 'Hướng nhà bắt buộc'],
])('%s %s: %s', (field, value, message) => {
  expect(problems(newHouse.safeParse({ ...whole, [field]: value }))).toEqual({ [field]: message });
});

test('takes a direction as a value or a list, a city as an id or an object, flags as booleans', () => {
  expect(
    newHouse.parse({ ...whole, direction: ['Đông'], city: { id: 1, value: 'Hồ Chí Minh' }, terrace: true }),
  ).toMatchObject({
    direction: ['Đông'],
    city: 1,
    terrace: 1,
  });
  expect(newHouse.parse(whole).direction).toEqual(['Đông Nam']);
});

test('server-owned columns are dropped', () => {
  const sent = { ...whole, public_approval: 1, web: 1, commission: 5, version: 9, total_view: 1000 };
  expect(Object.keys(newHouse.parse(sent))).toEqual(
    expect.not.arrayContaining(['public_approval', 'web', 'commission', 'total_view']),
  );
});

test('a change leaves absent fields alone, clears with null, and keeps what is required', () => {
  expect(houseChange.parse({ house_id: 5 })).toEqual({ house_id: 5 });
  expect(houseChange.parse({ house_id: 5, area: null, title: ' ' })).toEqual({ house_id: 5, area: null, title: null });
  expect(problems(houseChange.safeParse({ house_id: 5, floors: null, district: null }))).toEqual({
    floors: 'Số tầng bắt buộc',
    district: 'Phường/Xã bắt buộc',
  });
});

test('text is trimmed and composed', () => {
  expect(newHouse.parse({ ...whole, title: ' Nhà phố '.normalize('NFD') }).title).toBe('Nhà phố');
});
