import { type MatchedHouse, type MatchedNeed, matchNeed, type NeedWish } from './matching';

const billion = 1_000_000_000;
const bình = 2;
const phú = 7;

/** Mockup 09: a town house in Bình Thạnh or Phú Nhuận for 7–9 tỷ. */
const need = (differing: Partial<MatchedNeed> = {}): MatchedNeed => ({
  purpose: 0,
  min_price: 7 * billion,
  max_price: 9 * billion,
  province: [bình, phú],
  districts: [],
  property_type: [2],
  house_type: [1],
  request_direction: ['Đông', 'Đông Nam'],
  area: 65,
  number_bedroom: 3,
  floors: 3,
  min_width: 4,
  road_area: 6,
  require_column: [],
  ...differing,
});

const house = (differing: Partial<MatchedHouse> = {}): MatchedHouse => ({
  purpose: 0,
  status: 0,
  into_money: 8_650_000_000,
  province: bình,
  district: 21,
  property_type: 2,
  house_type: 1,
  direction: ['Đông Nam'],
  area: 70,
  floor_area: null,
  number_bedroom: 4,
  floors: 4,
  width: 4.2,
  wide_street: 6,
  ...differing,
});

/** A need with only this wish. */
const only = (differing: Partial<MatchedNeed>): MatchedNeed => ({
  ...need({ min_price: null, max_price: null, province: [], property_type: [], house_type: [], request_direction: [] }),
  ...{ area: null, number_bedroom: null, floors: null, min_width: null, road_area: null },
  ...differing,
});

const verdict = (one: MatchedNeed, other: MatchedHouse, column: NeedWish) =>
  matchNeed(one, other).fields.find((field) => field.column === column)?.verdict;

test('a house that meets every wish scores 100', () => {
  expect(matchNeed(need(), house())).toMatchObject({ fits: true, failed: [], score: 100 });
});

test('the mockup’s house: half the points for an area 5 % short, none for a lane too narrow', () => {
  const match = matchNeed(need(), house({ area: 62, wide_street: 5 }));
  expect(match).toMatchObject({ fits: true, score: 93 });
  expect(match.fields).toContainEqual({ column: 'area', verdict: 'near', mandatory: false, points: 10, earned: 5 });
  expect(match.fields).toContainEqual({
    column: 'road_area',
    verdict: 'missed',
    mandatory: false,
    points: 2,
    earned: 0,
  });
});

test.each<[string, Partial<MatchedNeed>, Partial<MatchedHouse>, boolean]>([
  ['for sale against a need to rent', { purpose: 1 }, {}, false],
  ['no longer on sale', {}, { status: 1 }, false],
  ['too dear, price and province being mandatory where nothing is named', {}, { into_money: 9_100_000_000 }, false],
  ['in another district', {}, { province: 9 }, false],
  ['without a price', {}, { into_money: null }, false],
  ['without a district', {}, { province: null }, false],
  ['too dear where only the district is mandatory', { require_column: ['province'] }, { into_money: 1 }, true],
  ['10 % short of a mandatory area', { require_column: ['area'] }, { area: 62 }, false],
  ['without the mandatory width', { require_column: ['min_width'] }, { width: null }, false],
  ['mandatory, but not asked for', { require_column: ['floors'], floors: null }, { floors: 0 }, true],
])('a house %s', (_what, ofNeed, ofHouse, fits) => {
  expect(matchNeed(need(ofNeed), house(ofHouse)).fits).toBe(fits);
});

test('names the mandatory columns that fail', () => {
  const { failed } = matchNeed(need({ require_column: ['price', 'area', 'floors'] }), house({ area: 10, floors: 1 }));
  expect(failed).toEqual(['area', 'floors']);
});

test.each<[string, Partial<MatchedNeed>, Partial<MatchedHouse>, NeedWish, string | undefined]>([
  ['price at the upper bound', {}, { into_money: 9 * billion }, 'price', 'met'],
  ['price 10 % above it', {}, { into_money: 9_900_000_000 }, 'price', 'near'],
  ['price one đồng more', {}, { into_money: 9_900_000_001 }, 'price', 'missed'],
  ['price 10 % below the lower bound', {}, { into_money: 6_300_000_000 }, 'price', 'near'],
  ['price without an upper bound', { max_price: null }, { into_money: 90 * billion }, 'price', 'met'],
  ['price unknown', {}, { into_money: null }, 'price', 'no_data'],
  ['area exactly 10 % short', {}, { area: 58.5 }, 'area', 'near'],
  ['area a little shorter', {}, { area: 58.4 }, 'area', 'missed'],
  ['an apartment by its floor', {}, { property_type: 1, area: 10, floor_area: 70 }, 'area', 'met'],
  ['an apartment without one', {}, { property_type: 1, area: 66, floor_area: null }, 'area', 'met'],
  ['a house never by its floor', {}, { area: null, floor_area: 300 }, 'area', 'no_data'],
  ['any of the directions', {}, { direction: ['Đông'] }, 'request_direction', 'met'],
  ['another direction', {}, { direction: ['Tây'] }, 'request_direction', 'missed'],
  ['no direction', {}, { direction: [] }, 'request_direction', 'no_data'],
  ['any of the wards', { districts: [20, 21] }, {}, 'districts', 'met'],
  ['another ward', { districts: [20] }, {}, 'districts', 'missed'],
  ['a ward that nobody asked for', {}, {}, 'districts', undefined],
  ['a minimum of nothing', { floors: 0 }, {}, 'floors', undefined],
])('%s', (_what, ofNeed, ofHouse, column, expected) => {
  expect(verdict(need(ofNeed), house(ofHouse), column)).toBe(expected);
});

test.each<[string, MatchedNeed, Partial<MatchedHouse>, number]>([
  ['weights are rescaled to what is asked for', only({ floors: 3, number_bedroom: 3 }), { floors: 1 }, 67],
  ['near alone is half', only({ area: 75 }), {}, 50],
  ['missing data scores nothing', only({ area: 60, floors: 3 }), { area: null }, 29],
  ['place is 20 points, halved by a ward of it', only({ province: [bình], districts: [20] }), {}, 50],
  ['half a point rounds up', only({ area: 100, floors: 10, road_area: 50 }), { floors: 9, area: 10 }, 13],
  ['a need that asks for nothing is met by everything', only({}), {}, 100],
])('%s', (_what, one, ofHouse, score) => {
  expect(matchNeed(one, house(ofHouse)).score).toBe(score);
});

test('points of all wishes together are 100', () => {
  const points = matchNeed(need({ districts: [21] }), house()).fields.map((field) => field.points);
  expect(points.reduce((sum, one) => sum + one, 0)).toBe(100);
});
