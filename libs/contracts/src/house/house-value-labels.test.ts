import { houseColumnLabel, houseValueLabel } from './house-value-labels';

test.each([
  ['a price', 'into_money', '8650000000', '8,65 tỷ'],
  ['a price that the short form would round', 'into_money', '8650000001', '8.650.000.001 đ'],
  ['a fee in full', 'commission', '86500000', '86.500.000 đ'],
  ['yes', 'car_parking', '1', 'Có'],
  ['no', 'web', '0', 'Không'],
  ['stopped', 'status', '1', 'Ngưng bán'],
  ['for rent', 'purpose', '1', 'Cho thuê'],
  ['an area', 'area', '62.5', '62,5 m²'],
  ['a width', 'width', '4.2', '4,2 m'],
  ['a rate', 'brokerage_rate', '1.5', '1,5%'],
  ['a count', 'floors', '4', '4'],
  ['a name', 'province', 'Quận Bình Thạnh', 'Quận Bình Thạnh'],
  ['a house number that looks like one', 'house_number', '148', '148'],
  ['nothing', 'title', null, null],
  ['an emptied text', 'title', '', null],
])('%s in words', (_case, column, value, words) => {
  expect(houseValueLabel(column, value)).toBe(words);
});

test('columns are called as in the form; one of a newer API keeps its name', () => {
  expect(houseColumnLabel('into_money')).toBe('Giá');
  expect(houseColumnLabel('moon_phase')).toBe('moon_phase');
});
