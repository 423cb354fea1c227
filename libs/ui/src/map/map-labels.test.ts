import type { GeoPoint } from '@toam/domain/map/geo';
import { placeNames } from './map-labels';
import { pinBox, stepOf } from './map-pin-size';
import type { MapPin } from './map-view';

/** A screen with a thousand pixels per degree. */
const at = ({ latitude, longitude }: GeoPoint) => ({ x: longitude * 1000, y: -latitude * 1000 });
const place = (id: number, name: string, latitude: number, longitude: number) => ({ id, name, latitude, longitude });
const circle: MapPin = { key: 'a', kind: 'many', latitude: 10, longitude: 106, count: 128, text: '128', label: '128' };

test('a name stands in the middle of its place, and beside a circle that covers it', () => {
  const names = placeNames([place(1, 'Quận 1', 10, 106), place(2, 'Quận 7', 9.5, 106)], [circle], at);
  expect(names.map(({ place: { name }, x, y }) => [name, x, y])).toEqual([
    ['Quận 1', 0, 46],
    ['Quận 7', 0, 0],
  ]);
});

test('of two names that want the same room the first has it', () => {
  const around = [10.04, 9.96].map((latitude) => ({ ...circle, latitude }));
  const names = placeNames([place(1, 'Quận 1', 10, 106), place(2, 'Quận 3', 10, 106)], around, at);
  expect(names).toHaveLength(1);
});

test.each([
  [2, 'few'],
  [9, 'few'],
  [10, 'some'],
  [99, 'some'],
  [100, 'lots'],
])('a circle of %d is one of %s', (count, step) => expect(stepOf(count)).toBe(step));

test('a price stands over its point, a circle around it', () => {
  const price: MapPin = { key: 'b', kind: 'one', latitude: 10, longitude: 106, text: '8,65 tỷ', label: '' };
  expect(pinBox(price, { x: 100, y: 100 })).toMatchObject({ bottom: 100, top: 66 });
  expect(pinBox(circle, { x: 100, y: 100 })).toMatchObject({ top: 69, bottom: 131 });
});
