import { needWishNames } from '@toam/domain/need/matching';
import { wishedColumns, type NeedFormValues } from './need-form.values';

const nothing = {
  ...{ purpose: 0, min_price: null, max_price: null, province: [], districts: [], property_type: [], house_type: [] },
  ...{ request_direction: [], area: null, number_bedroom: null, floors: null, min_width: null, road_area: null },
  require_column: [],
};
const wishes: Record<string, object> = {
  price: { max_price: 9_000_000_000 },
  ...{ province: { province: [5] }, districts: { districts: [31] }, property_type: { property_type: [2] } },
  ...{ house_type: { house_type: [1] }, area: { area: 65 }, number_bedroom: { number_bedroom: 3 } },
  ...{ floors: { floors: 3 }, min_width: { min_width: 4 }, road_area: { road_area: 6 } },
  request_direction: { request_direction: ['Đông'] },
};

test('whatever is asked for, the points shown sum to 100', () => {
  const wrong: unknown[] = [];
  for (let which = 1; which < 2 ** needWishNames.length; which += 1) {
    const wished = needWishNames.filter((_, at) => which & (1 << at));
    const need = Object.assign({}, nothing, ...wished.map((column) => wishes[column])) as NeedFormValues;
    const points = wishedColumns(need).map((one) => one.points);
    if (points.length !== wished.length || points.reduce((sum, one) => sum + one, 0) !== 100)
      wrong.push([wished, points]);
  }
  expect(wrong).toEqual([]);
  expect(wishedColumns(nothing as unknown as NeedFormValues)).toEqual([]);
});
