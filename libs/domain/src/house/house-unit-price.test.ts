import { houseUnitPriceText } from './house-unit-price';

const house = { into_money: 8_650_000_000, property_type: 2, area: 62, floor_area: 228 };

test.each([
  ['a house by its land', {}, '139,5 tr/m²'],
  [
    'an apartment by its floor',
    { property_type: 1, area: null, floor_area: 74, into_money: 5_200_000_000 },
    '70,3 tr/m²',
  ],
  ['a rent in thousands', { into_money: 28_000_000, area: 107 }, '262 k/m²'],
  ['a warehouse’s rent of less than a thousand', { into_money: 900_000, area: 1000 }, '900 đ/m²'],
  ['a villa beyond a billion', { into_money: 280_000_000_000, area: 200 }, '1,4 tỷ/m²'],
  ['no price', { into_money: null }, null],
  ['no area', { area: null }, null],
  ['an apartment of which only one area is known', { property_type: 1, floor_area: null }, '139,5 tr/m²'],
])('%s', (_case, differing, text) => {
  expect(houseUnitPriceText({ ...house, ...differing })).toBe(text);
});
