import { type MatchedHouse, type MatchedNeed, matchNeed, needWishNames } from './matching';
import { relaxationsOf } from './need-relaxation';

const tỷ = 1_000_000_000;

const need = (differing: Partial<MatchedNeed> = {}): MatchedNeed => ({
  purpose: 0,
  min_price: 7 * tỷ,
  max_price: 9 * tỷ,
  province: [2],
  districts: [],
  property_type: [2],
  house_type: [],
  request_direction: [],
  area: 65,
  number_bedroom: 3,
  floors: null,
  min_width: 4,
  road_area: 1,
  require_column: [],
  ...differing,
});
const input = (one: MatchedNeed, neighbours: number[] = []) =>
  relaxationsOf(one, neighbours).map(({ kind, column, change }) => [kind, column, Object.values(change)[0]]);

test('only mandatory wishes are relaxed; without any named, price and district', () => {
  expect(input(need(), [5, 2, 6, 7, 8])).toEqual([
    ['dearer', 'price', 9.45 * tỷ],
    ['dearer', 'price', 9.9 * tỷ],
    ['cheaper', 'price', 6.3 * tỷ],
    ['neighbour', 'province', [2, 5]],
    ['neighbour', 'province', [2, 6]],
    ['neighbour', 'province', [2, 7]],
    ['optional', 'price', ['province']],
    ['optional', 'province', ['price']],
  ]);
});

test('a minimum gives up one step, and none at all where that would be nothing', () => {
  const require_column: MatchedNeed['require_column'] = ['area', 'number_bedroom', 'floors', 'min_width', 'road_area'];
  expect(input(need({ require_column })).filter(([kind]) => kind === 'less')).toEqual([
    ['less', 'area', 58],
    ['less', 'number_bedroom', 2],
    ['less', 'min_width', 3.5],
  ]);
});

test('rents are spoken of in hundreds of thousands', () => {
  const rent = need({ purpose: 1, min_price: null, max_price: 18_500_000, require_column: ['price'] });
  expect(input(rent)).toEqual([
    ['dearer', 'price', 19_500_000],
    ['dearer', 'price', 20_400_000],
  ]);
});

test('the last mandatory column stays, for none would mean price and district', () => {
  expect(input(need({ require_column: ['property_type'] }))).toEqual([]);
  expect(input(need({ require_column: ['property_type', 'floors'] }))).toEqual([
    ['optional', 'property_type', ['floors']],
  ]);
});

test('whatever fitted before still fits, over random pairs', () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 2000; round += 1) {
    const one = need({
      min_price: random(2) * tỷ,
      max_price: (2 + random(3)) * tỷ,
      province: [1 + random(3)],
      area: random(5) * 20,
      number_bedroom: random(4),
      floors: random(4),
      require_column: needWishNames.filter(() => random(2) === 0),
    });
    const house: MatchedHouse = {
      purpose: 0,
      status: 0,
      into_money: random(5) * tỷ,
      province: 1 + random(3),
      district: null,
      property_type: 1 + random(2),
      house_type: null,
      direction: [],
      area: random(100),
      floor_area: null,
      number_bedroom: random(5),
      floors: random(5),
      width: random(8),
      wide_street: random(8),
    };
    if (!matchNeed(one, house).fits) continue;
    for (const { change } of relaxationsOf(one, [3, 2, 1]))
      expect(matchNeed({ ...one, ...change }, house).fits).toBe(true);
  }
});
