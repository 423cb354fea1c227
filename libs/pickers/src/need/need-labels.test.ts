import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import type { NeedSummary } from '@toam/contracts/need/match.schema';
import { matchNeed } from '@toam/domain/need/matching';
import { shortcomings } from './need-labels';

const need = {
  ...{ purpose: 0, min_price: null, max_price: 9e9, province: [2], districts: [], property_type: [2], house_type: [] },
  ...{ request_direction: [], area: null, number_bedroom: 3, floors: null, min_width: null, road_area: 6 },
  require_column: [],
} as unknown as NeedSummary;
const house = (differing: object = {}) =>
  ({
    ...{ purpose: 0, status: 0, into_money: 8e9, province: 2, district: 21, property_type: 2, house_type: 1 },
    ...{ direction: [], area: 70, floor_area: null, number_bedroom: 4, floors: 4, width: 4, wide_street: 6 },
    names: { province: 'Quận Gò Vấp', property_type: 'Căn hộ' },
    ...differing,
  }) as unknown as HouseRow;
const words = (differing: object, of = need) => {
  const one = house(differing);
  return shortcomings(matchNeed(of, one), of, one);
};

test.each([
  ['Đạt mọi tiêu chí', {}],
  ['Quá ngân sách 0,4 tỷ', { into_money: 9_400_000_000 }],
  ['Khác quận: Gò Vấp', { province: 9 }],
  ['Khác quận: Quận 1', { province: 9, names: { province: 'Quận 1' } }],
  ['Thiếu 1 m đường', { wide_street: 5 }],
  [
    'Quá ngân sách 1,5 tỷ · khác loại: Căn hộ · thiếu 2 phòng ngủ · chưa rõ độ rộng đường',
    { into_money: 10_500_000_000, property_type: 1, number_bedroom: 1, wide_street: null },
  ],
])('%s', (input, differing) => {
  expect(words(differing)).toBe(input);
});

test('a month’s rent is told in its own unit', () => {
  const rent = { ...need, purpose: 1, max_price: 15_000_000 } as NeedSummary;
  expect(words({ purpose: 1, into_money: 18_000_000 }, rent)).toBe('Quá ngân sách 3 tr/th');
});
