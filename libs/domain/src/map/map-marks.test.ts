import { cellDegrees, type MapMark, mergeMarks, maxMapMarks, wholeCells } from './map-marks';

const at = (id: number, latitude: number, longitude: number, price: number | null = id): MapMark => ({
  ...{ id, latitude, longitude, count: 1, min_price: price, max_price: price },
  bounds: { south: latitude, north: latitude, west: longitude, east: longitude },
});

test.each([
  [11, { south: 10.6, west: 106.5, north: 10.95, east: 107 }],
  [19, { south: 10.7769, west: 106.7, north: 10.7775, east: 106.702 }],
  [0, { south: -85, west: -180, north: 85, east: 180 }],
  [19, { south: 8, west: 102, north: 23, east: 110 }],
])('at zoom %i the cells of %j are at most so many as an answer holds', (zoom, bounds) => {
  const side = cellDegrees(zoom, bounds);
  const cells =
    (Math.ceil((bounds.north - bounds.south) / side) + 1) * (Math.ceil((bounds.east - bounds.west) / side) + 1);
  expect(cells).toBeLessThanOrEqual(maxMapMarks);
});

test('a cell is as wide as a price on the screen, and halves with every zoom', () => {
  const small = { south: 10.77, west: 106.7, north: 10.771, east: 106.701 };
  expect(cellDegrees(10, small)).toBeCloseTo((56 * 360) / (256 * 1024), 10);
  expect(cellDegrees(11, small)).toBeCloseTo(cellDegrees(10, small) / 2, 10);
});

test('a near view is rounded outwards to whole cells', () => {
  expect(wholeCells(15, { south: 10.01, west: 106.01, north: 10.09, east: 106.1 }, 0.02)).toEqual({
    south: expect.closeTo(10, 9),
    west: expect.closeTo(106, 9),
    north: expect.closeTo(10.1, 9),
    east: expect.closeTo(106.12, 9),
  });
});

test('two screens of one city ask for the same box', () => {
  const laptop = { south: 10.62, west: 106.4, north: 10.93, east: 107 };
  const other = { south: 10.6, west: 106.3, north: 10.97, east: 106.99 };
  const side = cellDegrees(11, laptop);
  expect(wholeCells(11, other, side)).toEqual(wholeCells(11, laptop, side));
});

test('no box reaches beyond the earth', () => {
  expect(wholeCells(0, { south: -90, west: -180, north: 90, east: 180 }, 22.5)).toEqual({
    south: -90,
    west: -180,
    north: 90,
    east: 180,
  });
});

test('neighbours become one mark with both their prices and the box around them', () => {
  const [mark, ...others] = mergeMarks([at(1, 10.8, 106.7), at(2, 10.8002, 106.7002)], 12);
  expect(others).toEqual([]);
  expect(mark).toMatchObject({ count: 2, min_price: 1, max_price: 2, id: 2 });
  expect(mark?.latitude).toBeCloseTo(10.8001, 6);
  expect(mark?.bounds).toEqual({ south: 10.8, west: 106.7, north: 10.8002, east: 106.7002 });
});

test('zooming in parts them again', () => {
  expect(mergeMarks([at(1, 10.8, 106.7), at(2, 10.8002, 106.7002)], 19)).toHaveLength(2);
});

test('houses on one spot stay together however near one looks', () => {
  expect(mergeMarks([at(1, 10.8, 106.7, null), at(2, 10.8, 106.7, 5)], 19)).toMatchObject([
    { count: 2, min_price: 5, max_price: 5 },
  ]);
});

test('no two marks are left lying on each other, in whatever order they came', () => {
  const row = Array.from({ length: 60 }, (_, n) => at(n + 1, 10.8 + (n % 7) * 0.0011, 106.7 + n * 0.0017));
  const merged = mergeMarks(row, 13);
  const world = 256 * 2 ** 13;
  for (const one of merged)
    for (const other of merged)
      if (one !== other)
        expect(
          (Math.abs(one.longitude - other.longitude) / 360) * world < 54 &&
            (Math.abs(one.latitude - other.latitude) / 360) * world < 38,
        ).toBe(false);
  expect(merged.reduce((sum, { count }) => sum + count, 0)).toBe(60);
  expect(mergeMarks(row.toReversed(), 13)).toEqual(merged);
});
