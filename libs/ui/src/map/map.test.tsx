import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GeoBounds, GeoPoint } from '@toam/domain/map/geo';
import { useState } from 'react';
import MapCanvas from './map-canvas';
import type { MapBackground, MapCamera, MapPin, MapProps } from './map-view';

// jsdom has no layout, but a map needs its size
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 800 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 600 });
  window.scrollTo = () => undefined;
});

const plain: MapBackground = {
  tiles: null,
  places: [
    { id: 1, name: 'Quận 1', latitude: 10.78, longitude: 106.7 },
    { id: 2, name: 'Quận 3', latitude: 10.7801, longitude: 106.7001 },
  ],
};
const camera: MapCamera = { latitude: 10.78, longitude: 106.7, zoom: 13 };
const aPin = (differing: Partial<MapPin> = {}): MapPin => ({
  ...{ key: 'a', kind: 'one', latitude: 10.78, longitude: 106.7, text: '8,65 tỷ', label: '8,65 tỷ: Nhà phố' },
  ...differing,
});

const shown = (props: Partial<MapProps> = {}) =>
  render(<MapCanvas label="Bản đồ thử" background={plain} target={camera} {...props} />);

test('pins are buttons with a name, pressed by mouse and keyboard alike', async () => {
  const onPin = jest.fn();
  shown({
    pins: [aPin(), aPin({ key: 'b', kind: 'many', text: '12', label: '12 BĐS. Phóng to', latitude: 10.79 })],
    onPin,
  });
  expect(screen.getByRole('application', { name: 'Bản đồ thử' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '12 BĐS. Phóng to' }));
  screen.getByRole('button', { name: '8,65 tỷ: Nhà phố' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onPin.mock.calls).toEqual([['b'], ['a']]);
});

test('a pin that stays keeps its button and the focus on it; others come and go', () => {
  const { rerender } = shown({ pins: [aPin(), aPin({ key: 'b', label: 'Nhà B' })] });
  const button = screen.getByRole('button', { name: '8,65 tỷ: Nhà phố' });
  button.focus();
  rerender(
    <MapCanvas label="Bản đồ thử" background={plain} target={camera} pins={[aPin({ text: '8,5 tỷ', active: true })]} />,
  );
  expect(button).toHaveFocus();
  expect(button).toHaveTextContent('8,5 tỷ');
  expect(button).toHaveAttribute('data-active', 'true');
  expect(screen.queryByRole('button', { name: 'Nhà B' })).not.toBeInTheDocument();
});

test('says where it looks at first and after every move, and goes where it is told', async () => {
  const looks: [MapCamera, GeoBounds][] = [];
  const onLook = (...look: [MapCamera, GeoBounds]) => looks.push(look);
  const { rerender } = shown({ onLook });
  expect(looks[0]?.[0]).toEqual(camera);
  expect(looks[0]?.[1].west).toBeLessThan(106.7);
  rerender(
    <MapCanvas
      label="Bản đồ thử"
      background={plain}
      target={{ south: 10.7, west: 106.6, north: 10.8, east: 106.7 }}
      onLook={onLook}
    />,
  );
  expect(looks.at(-1)?.[0].latitude).toBeCloseTo(10.75, 2);
  const zoom = looks.at(-1)?.[0].zoom ?? 0;
  await userEvent.click(screen.getByRole('button', { name: 'Phóng to' }));
  expect(looks.at(-1)?.[0].zoom).toBe(zoom + 1);
});

test('without tiles it shows the names of places that have room, and no foreign picture', () => {
  const { container } = shown();
  expect(screen.getByText('Quận 1')).toBeInTheDocument();
  expect(screen.queryByText('Quận 3')).not.toBeInTheDocument();
  expect(container.querySelector('img')).toBeNull();
});

test('with tiles it says whose they are, as text, and leaves the names away once one came', () => {
  const { container } = shown({
    background: { ...plain, tiles: { url: 'https://tile.example.vn/{z}/{x}/{y}.png', attribution: '<b>© OSM</b>' } },
  });
  expect(screen.getByText('<b>© OSM</b>')).toBeVisible();
  const [tile] = container.querySelectorAll('img');
  expect(tile?.src).toMatch(/^https:\/\/tile\.example\.vn\/13\/\d+\/\d+\.png$/);
  expect(screen.getByText('Quận 1')).toBeInTheDocument();
  act(() => void fireEvent.load(tile!));
  expect(screen.queryByText('Quận 1')).not.toBeInTheDocument();
});

function Picker({ onMove }: { onMove: (point: GeoPoint) => void }) {
  const [point, setPoint] = useState<GeoPoint | null>(null);
  const move = (next: GeoPoint) => {
    setPoint(next);
    onMove(next);
  };
  return (
    <MapCanvas label="Chọn" background={plain} target={camera} spot={{ point, label: 'Ghim', onMove: move }} inPage />
  );
}

test('the point is put by pressing the map and moved by arrow keys, farther with Shift', async () => {
  const moved: GeoPoint[] = [];
  render(<Picker onMove={(point) => moved.push(point)} />);
  expect(screen.queryByRole('button', { name: 'Ghim' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('application'), { clientX: 400, clientY: 300 });
  expect(moved[0]).toEqual({ latitude: expect.closeTo(10.78, 3), longitude: expect.closeTo(106.7, 3) });
  screen.getByRole('button', { name: 'Ghim' }).focus();
  await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
  expect(moved[1]!.latitude).toBeGreaterThan(moved[0]!.latitude);
  expect(moved[1]!.longitude).toBeCloseTo(moved[0]!.longitude, 5);
  expect(moved[2]!.longitude - moved[1]!.longitude).toBeGreaterThan(5 * (moved[1]!.latitude - moved[0]!.latitude));
});

test('a point that only shows can not be moved', () => {
  shown({ spot: { point: { latitude: 10.78, longitude: 106.7 }, label: '148/12 Nguyễn Văn Đậu' } });
  expect(screen.getByRole('img', { name: '148/12 Nguyễn Văn Đậu' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '148/12 Nguyễn Văn Đậu' })).not.toBeInTheDocument();
});

test('in a page that scrolls the wheel asks for Ctrl', async () => {
  shown({ inPage: true });
  fireEvent.wheel(screen.getByRole('application'), { deltaY: 100 });
  expect(screen.getByRole('status')).toHaveTextContent('Giữ Ctrl và cuộn');
  fireEvent.wheel(screen.getByRole('application'), { deltaY: 100, ctrlKey: true });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 60)); // Leaflet zooms 40 ms later, even if the map is already gone
});
