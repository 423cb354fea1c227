import { changePlace, defaultPlaces, isDefault, movePlace, readPlaces } from './column-layout';

const columns = [
  { key: 'photo', width: 40 },
  { key: 'title', width: 300 },
  { key: 'price', width: 110 },
];
const stored = (places: unknown, count = columns.length) => JSON.stringify({ columns: count, places });
const keys = (places: { key: string }[]) => places.map(({ key }) => key);

test('untouched, the columns stand in their order and none is narrower than 70', () => {
  expect(defaultPlaces(columns).map(({ width }) => width)).toEqual([70, 300, 110]);
  expect(isDefault(readPlaces(null, columns), columns)).toBe(true);
});

test('an arrangement comes back as it was left', () => {
  const places = changePlace(movePlace(defaultPlaces(columns), 'price', 'photo'), 'title', { shown: false });
  expect(keys(places)).toEqual(['price', 'photo', 'title']);
  expect(readPlaces(stored(places), columns)).toEqual(places);
});

test('it is reset when the number of columns differs, or a column was renamed', () => {
  const places = movePlace(defaultPlaces(columns), 'price', 'photo');
  expect(keys(readPlaces(stored(places, 2), columns))).toEqual(['photo', 'title', 'price']);
  const renamed = columns.map((column) => (column.key === 'price' ? { ...column, key: 'into_money' } : column));
  expect(keys(readPlaces(stored(places), renamed))).toEqual(['photo', 'title', 'into_money']);
});

test.each(['', '{', '[]', '{"columns":3,"places":[{"key":"photo"}]}', 'null'])(
  'a damaged entry (%p) means the default',
  (text) => {
    expect(readPlaces(text, columns)).toEqual(defaultPlaces(columns));
  },
);

test('widths stop at 70 and the last shown column stays', () => {
  expect(changePlace(defaultPlaces(columns), 'title', { width: 12 })[1]?.width).toBe(70);
  const onlyTitle = ['photo', 'price'].reduce(
    (places, key) => changePlace(places, key, { shown: false }),
    defaultPlaces(columns),
  );
  expect(changePlace(onlyTitle, 'title', { shown: false })[1]?.shown).toBe(true);
});
