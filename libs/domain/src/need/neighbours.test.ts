import { neighboursOf } from './neighbours';

const districts = [
  { id: 1, latitude: 10.7769, longitude: 106.6988, radius: 1.3 },
  { id: 2, latitude: 10.8085, longitude: 106.7075, radius: 2 },
  { id: 3, latitude: 10.799, longitude: 106.6795, radius: 1 },
  { id: 4, latitude: 11.005, longitude: 106.515, radius: 8 },
];

test('next to the wanted districts come the nearest first, edge to edge, and none that is far', () => {
  expect(neighboursOf([2], districts)).toEqual([3, 1]);
  expect(neighboursOf([1, 2], districts)).toEqual([3]);
});

test('districts of which nothing is known have no neighbours', () => {
  expect(neighboursOf([9], districts)).toEqual([]);
});
