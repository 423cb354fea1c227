import { act, screen } from '@testing-library/react';
import { readMapConfig } from '@toam/contracts/map/map.endpoints';
import { aHouse } from '@toam/testing/house/a-house';
import { answer, callsOf } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { HousePlace } from './house-place';

let comeIntoView: () => void;

beforeAll(() => {
  window.IntersectionObserver = class {
    constructor(seen: IntersectionObserverCallback) {
      comeIntoView = () => seen([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
});

const show = (at: { latitude: number | null; longitude: number | null }) =>
  renderRoute([{ path: '/', element: <HousePlace house={aHouse(at)} /> }], '/');

test('the map is fetched when it comes into view, and shows where the house stands', async () => {
  answer(readMapConfig, () => ({ tiles: null, places: [] }));
  show({ latitude: 10.8, longitude: 106.7 });
  expect(callsOf(readMapConfig)).toHaveLength(0);
  act(() => comeIntoView());
  expect(await screen.findByRole('application', { name: /Vị trí của 148\/12 Nguyễn Văn Đậu/ })).toBeVisible();
  expect(screen.getByRole('img', { name: /148\/12 Nguyễn Văn Đậu/ })).toBeInTheDocument();
});

test.each([[{ latitude: null, longitude: null }], [{ latitude: 10.8, longitude: null }]])(
  'a house at %j has no place on a map',
  (at) => {
    show(at);
    expect(screen.getByText('Chưa có vị trí trên bản đồ')).toBeVisible();
  },
);
