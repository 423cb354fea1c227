import { isInside, pointOf, readDegrees, readPoint, writeDegrees } from './geo';

test.each([
  ['10.776889', 10.776889],
  ['10,776889', 10.776889],
  [' 106,7 ', 106.7],
  ['106', 106],
  ['-33.86°', -33.86],
  ['10.77688912345', 10.776889],
  ['', null],
  ['10.', null],
  ['1.234.567', null],
  ['abc', null],
  ['10 776', null],
  ['1e2', null],
])('%s is read as %s degrees', (typed, degrees) => {
  expect(readDegrees(typed)).toBe(degrees);
});

test.each([
  ['10.776889, 106.700806', { latitude: 10.776889, longitude: 106.700806 }],
  ['10.776889,106.700806', { latitude: 10.776889, longitude: 106.700806 }],
  ['(10.776889 106.700806)', { latitude: 10.776889, longitude: 106.700806 }],
  ['10,776889; 106,700806', { latitude: 10.776889, longitude: 106.700806 }],
  ['10.776889', null],
  ['106.700806, 10.776889', null],
  ['1, 2, 3', null],
  ['148/12 Nguyễn Văn Đậu', null],
])('%s is read as the point %j', (typed, point) => {
  expect(readPoint(typed)).toEqual(point);
});

test('a house with one half of a position has none', () => {
  expect(pointOf({ latitude: 10.8, longitude: null })).toBeNull();
  expect(pointOf({ latitude: 10.8, longitude: 106.7 })).toEqual({ latitude: 10.8, longitude: 106.7 });
});

test('what is written can be read again', () => {
  expect(writeDegrees(106.70080612)).toBe('106,700806');
  expect(readDegrees(writeDegrees(10.5))).toBe(10.5);
});

test('the edge of a box belongs to it', () => {
  const box = { south: 10, west: 106, north: 11, east: 107 };
  expect(isInside(box, { latitude: 10, longitude: 107 })).toBe(true);
  expect(isInside(box, { latitude: 9.99, longitude: 106.5 })).toBe(false);
});
