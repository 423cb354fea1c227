import { isChildType, isFixedEntry, isHeldByValue } from './dictionary';

test.each([
  ['type', 1, true], // the apartment, D51
  ['type', 2, false],
  ['city', 1, true], // of new houses, specification 1 §9
  ['city', 2, false],
  ['class', 1, false],
])('the product relies on %s %d: %s', (type, id, fixed) => {
  expect(isFixedEntry(type, id)).toBe(fixed);
});

test('wards, streets and Quận/Huyện belong to another entry; directions alone are held by value', () => {
  const types = ['type', 'class', 'ownership', 'direction', 'street_type', 'province', 'district', 'city', 'street'];
  expect(types.filter(isChildType)).toEqual(['province', 'district', 'street']);
  expect(types.filter(isHeldByValue)).toEqual(['direction']);
});
