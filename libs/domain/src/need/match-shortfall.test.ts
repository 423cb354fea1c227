import { shortfallOf } from './match-shortfall';
import { type MatchedHouse, type MatchedNeed, matchNeed, type NeedWish, needWishNames } from './matching';

const need = (differing: Partial<MatchedNeed> = {}): MatchedNeed => ({
  ...{
    purpose: 0,
    min_price: 7e9,
    max_price: 9e9,
    province: [2],
    districts: [21],
    property_type: [2],
    house_type: [1],
  },
  ...{ request_direction: ['Đông'], area: 65, number_bedroom: 3, floors: 3, min_width: 4, road_area: 6 },
  ...{ require_column: [], ...differing },
});
const house = (differing: Partial<MatchedHouse> = {}): MatchedHouse => ({
  ...{ purpose: 0, status: 0, into_money: 8e9, province: 2, district: 21, property_type: 2, house_type: 1 },
  ...{ direction: ['Đông'], area: 70, floor_area: null, number_bedroom: 4, floors: 4, width: 4.2, wide_street: 6 },
  ...differing,
});

test.each<[string, NeedWish, Partial<MatchedHouse>, object | null]>([
  ['dearer than the budget', 'price', { into_money: 9_400_000_000 }, { kind: 'over', by: 400_000_000 }],
  ['cheaper than the budget', 'price', { into_money: 6_500_000_000 }, { kind: 'under', by: 500_000_000 }],
  ['a lane too narrow', 'road_area', { wide_street: 5 }, { kind: 'short', by: 1 }],
  ['a plot too small, without what floating point adds', 'area', { area: 62.3 }, { kind: 'short', by: 2.7 }],
  ['an apartment by its floor', 'area', { property_type: 1, area: 90, floor_area: 60 }, { kind: 'short', by: 5 }],
  ['bedrooms', 'number_bedroom', { number_bedroom: 1 }, { kind: 'short', by: 2 }],
  ['another district', 'province', { province: 9 }, { kind: 'other' }],
  ['another direction', 'request_direction', { direction: ['Tây'] }, { kind: 'other' }],
  ['a price that nobody gave', 'price', { into_money: null }, { kind: 'unknown' }],
  ['enough', 'floors', {}, null],
])('%s', (_what, column, ofHouse, lacks) => {
  expect(shortfallOf(column, need(), house(ofHouse))).toEqual(lacks);
});

test('something is short exactly where the score says that the wish is not met', () => {
  const values = [null, 0, 3, 4, 5.9, 6, 60, 65, 70, 6.9e9, 7e9, 9e9, 9.1e9];
  const columns = [
    'into_money',
    'area',
    'number_bedroom',
    'floors',
    'width',
    'wide_street',
    'province',
    'district',
  ] as const;
  for (const column of columns)
    for (const value of values) {
      const one = house({ [column]: value });
      const { fields } = matchNeed(need(), one);
      for (const wish of needWishNames) {
        const verdict = fields.find((field) => field.column === wish)?.verdict;
        const lacks = shortfallOf(wish, need(), one);
        expect([column, value, wish, lacks === null]).toEqual([column, value, wish, verdict === 'met']);
        expect(lacks?.kind === 'unknown').toBe(verdict === 'no_data');
      }
    }
});
