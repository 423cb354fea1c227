import { besideCover, cameraAt, isSpot, writeCamera } from './house-map.camera';

test.each([
  ['10.77690,106.70090,14', { latitude: 10.7769, longitude: 106.7009, zoom: 14 }],
  ['-33.9,151,5', { latitude: -33.9, longitude: 151, zoom: 5 }],
  ['', null],
  ['10.7,106.7', null],
  ['10.7,106.7,99', null],
  ['91,106.7,12', null],
  ['10.7,181,12', null],
  ['drop table', null],
])('the address "%s" looks at %j', (text, camera) => {
  expect(cameraAt(text)).toEqual(camera);
});

test('what is written can be read again', () => {
  const camera = { latitude: 10.123454, longitude: 106.7, zoom: 16 };
  expect(writeCamera(camera)).toBe('10.12345,106.70000,16');
  expect(cameraAt(writeCamera(camera))).toEqual({ ...camera, latitude: 10.12345 });
});

test('houses of one building are a spot, those of one street are not', () => {
  expect(isSpot({ south: 10.8, north: 10.8001, west: 106.7, east: 106.7002 })).toBe(true);
  expect(isSpot({ south: 10.8, north: 10.8001, west: 106.7, east: 106.701 })).toBe(false);
});

describe('a pressed pin', () => {
  const camera = { latitude: 10.5, longitude: 106.5, zoom: 12 };
  const view = { south: 10, north: 11, west: 106, east: 107 };

  test('stays where it is while it is in sight', () => {
    expect(besideCover(camera, view, { latitude: 10.2, longitude: 106.4 }, { right: 0.5, bottom: 0 })).toBeNull();
  });

  test('comes to the middle of what the panel leaves', () => {
    const next = besideCover(camera, view, { latitude: 10.2, longitude: 106.75 }, { right: 0.5, bottom: 0 });
    expect(next).toEqual({ latitude: 10.5, longitude: 107, zoom: 12 });
  });

  test('comes above the card of a phone', () => {
    const next = besideCover(camera, view, { latitude: 10.1, longitude: 106.9 }, { right: 0, bottom: 0.2 });
    expect(next).toEqual({ latitude: expect.closeTo(10, 9), longitude: 106.5, zoom: 12 });
  });
});
