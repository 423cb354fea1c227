import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { uploadText } from '@toam/contracts/media/upload.text';
import { refuseImage } from '@toam/contracts/media/upload-limits';
import { useState } from 'react';
import { AppProviders } from '../app-providers';
import { ImageUploader } from './image-uploader';
import type { StoredImage } from './stored-image';
import type { UploadFile } from './use-uploads';

beforeAll(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

const stored = (id: number, name = `anh-${id}.jpg`, rotation: StoredImage['rotation'] = 0): StoredImage => ({
  ...{ id, name, rotation, main: `/main/${id}`, thumbnail: `/thumb/${id}?${rotation}` },
});
const photo = (name: string, { type = 'image/jpeg', size = 1000 } = {}) => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

/** Uploads that the test finishes itself, file by file. */
function heldUploads() {
  const held = new Map<
    string,
    {
      done: (id: number) => void;
      fail: (error: unknown) => void;
      progress: (part: number) => void;
      signal: AbortSignal;
    }
  >();
  const upload: UploadFile<StoredImage> = (file, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      held.set(file.name, { done: (id) => resolve(stored(id, file.name)), fail: reject, progress: onProgress, signal });
    });
  const of = (name: string) => {
    const flight = held.get(name);
    if (!flight) throw new Error(`${name} is not on its way`);
    return flight;
  };
  return { upload, held, of };
}

interface GivenUploader {
  upload?: UploadFile<StoredImage>;
  images?: StoredImage[];
  pending?: (count: number) => void;
  /** How the form applies a new value. Default: at once. */
  takeUp?: (take: () => void) => void;
  single?: boolean;
}

let value: StoredImage[];

function show({
  upload = () => Promise.reject(new Error('unused')),
  images = [],
  pending,
  takeUp = (take) => take(),
  single = false,
}: GivenUploader = {}) {
  function Holder() {
    const [kept, setKept] = useState(images);
    value = kept;
    return (
      <ImageUploader
        id="field-public_image"
        label="Ảnh công khai"
        value={kept}
        onChange={(next) => takeUp(() => setKept(structuredClone(next)))}
        upload={upload}
        rotate={(image, rotation) => Promise.resolve(stored(image.id, image.name, rotation))}
        onError={(error) => {
          throw error;
        }}
        onPending={pending}
        withCover={!single}
        single={single}
      />
    );
  }
  return render(
    <AppProviders unstyled>
      <Holder />
    </AppProviders>,
  );
}

const pick = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Thêm ảnh: Ảnh công khai'), files, { applyAccept: false });
const tiles = () => screen.getAllByRole('listitem').filter((tile) => tile.dataset.state);
const states = () => tiles().map((tile) => tile.dataset.state);

test('sends three at a time, shows each one’s progress, and keeps the order picked', async () => {
  const { upload, of, held } = heldUploads();
  show({ upload });
  await pick(photo('a.jpg'), photo('b.jpg'), photo('c.jpg'), photo('d.jpg'));
  expect(states()).toEqual(['uploading', 'uploading', 'uploading', 'waiting']);
  act(() => of('b.jpg').progress(0.64));
  expect(screen.getByText('64%')).toBeVisible();
  expect(screen.getByText(/0\/4 đã tải/)).toBeVisible();
  act(() => of('b.jpg').progress(1));
  expect(screen.getByText(uploadText.processing)).toBeVisible();
  await act(async () => of('b.jpg').done(2));
  await waitFor(() => expect(held.has('d.jpg')).toBe(true));
  await act(async () => of('a.jpg').done(1));
  await act(async () => of('d.jpg').done(4));
  await act(async () => of('c.jpg').done(3));
  await waitFor(() => expect(value.map(({ id }) => id)).toEqual([1, 2, 3, 4]));
  expect(screen.getByText('Ảnh bìa').closest('li')).toBe(tiles()[0]);
});

test('files that arrive faster than the form takes them up are all kept', async () => {
  const { upload, of } = heldUploads();
  const waiting: (() => void)[] = [];
  show({ upload, takeUp: (take) => waiting.push(take) });
  await pick(photo('a.jpg'), photo('b.jpg'), photo('c.jpg'));
  await act(async () => of('a.jpg').done(1));
  await act(async () => of('b.jpg').done(2));
  await act(async () => waiting.shift()?.());
  await act(async () => of('c.jpg').done(3));
  while (waiting.length > 0) await act(async () => waiting.shift()?.());
  expect(value.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(states()).toEqual(['done', 'done', 'done']);
});

test('one that fails holds up nobody, says why, and goes through on retry', async () => {
  const { upload, of } = heldUploads();
  show({ upload });
  await pick(photo('a.jpg'), photo('b.jpg'));
  await act(async () => of('a.jpg').fail(new Error('Máy chủ bận')));
  await act(async () => of('b.jpg').done(2));
  expect(states()).toEqual(['error', 'done']);
  expect(screen.getByRole('alert')).toHaveTextContent('Máy chủ bận');
  await userEvent.click(within(tiles()[0]!).getByRole('button', { name: 'Thử lại' }));
  await act(async () => of('a.jpg').done(1));
  await waitFor(() => expect(value.map(({ id }) => id)).toEqual([1, 2]));
});

test('what a lost connection dropped goes out again once the browser is online', async () => {
  const { upload, of, held } = heldUploads();
  show({ upload });
  await pick(photo('a.jpg'));
  await act(async () => of('a.jpg').fail(Object.assign(new Error('Không kết nối được máy chủ'), { status: 0 })));
  expect(screen.getByRole('alert')).toHaveTextContent('Mất kết nối, sẽ tự gửi lại');
  held.clear();
  act(() => void fireEvent(window, new Event('online')));
  await waitFor(() => expect(held.has('a.jpg')).toBe(true));
  await act(async () => of('a.jpg').done(1));
  await waitFor(() => expect(value).toHaveLength(1));
});

test('a form waits for what is sent again by itself, and hears of what failed once that was tried often enough', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { upload, of, held } = heldUploads();
  const pending = jest.fn();
  show({ upload, pending });
  await pick(photo('a.jpg'));
  for (const pause of [2000, 6000, 15_000]) {
    await waitFor(() => expect(held.has('a.jpg')).toBe(true));
    const { fail } = of('a.jpg');
    held.clear();
    await act(async () => fail(Object.assign(new Error('Không kết nối được máy chủ'), { status: 0 })));
    expect(screen.getByRole('alert')).toBeVisible();
    expect(pending).toHaveBeenLastCalledWith(1, 0);
    act(() => jest.advanceTimersByTime(pause));
  }
  await waitFor(() => expect(held.has('a.jpg')).toBe(true));
  await act(async () => of('a.jpg').fail(Object.assign(new Error('Không kết nối được máy chủ'), { status: 0 })));
  expect(pending).toHaveBeenLastCalledWith(0, 1);
  jest.useRealTimers();
});

test('a place for one picture takes the first, offers no second, and the next one dropped in takes its place', async () => {
  const { upload, of } = heldUploads();
  show({ upload, single: true });
  await pick(photo('a.jpg'), photo('b.jpg'));
  await act(async () => of('a.jpg').done(1));
  await waitFor(() => expect(value.map(({ id }) => id)).toEqual([1]));
  expect(screen.queryByLabelText('Thêm ảnh: Ảnh công khai')).not.toBeInTheDocument();
  const zone = screen.getByRole('group', { name: 'Ảnh công khai' });
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [photo('c.jpg')] } });
  await act(async () => of('c.jpg').done(3));
  await waitFor(() => expect(value.map(({ id }) => id)).toEqual([3]));
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [photo('d.pdf', { type: 'application/pdf' })] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Chỉ nhận tệp ảnh');
  expect(value.map(({ id }) => id)).toEqual([3]);
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ d.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ c.jpg' }));
  await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
  await waitFor(() => expect(value.map(({ id }) => id)).toEqual([3]));
});

test.each([
  ['5,000,001 bytes', { size: 5_000_001 }, 'Over limited'],
  ['a PDF', { type: 'application/pdf' }, 'Chỉ nhận tệp ảnh (JPG, PNG, WebP, GIF, AVIF)'],
  ['an SVG', { type: 'image/svg+xml' }, 'Chỉ nhận tệp ảnh (JPG, PNG, WebP, GIF, AVIF)'],
  ['5,000,000 bytes exactly', { size: 5_000_000 }, undefined],
])('%s is answered before anything is sent', (_what, difference, message) => {
  expect(refuseImage(photo('a.jpg', difference))).toBe(message);
});

test('a refused file is shown with its reason, is not sent and can not be retried', async () => {
  const upload = jest.fn<Promise<StoredImage>, Parameters<UploadFile<StoredImage>>>();
  show({ upload });
  await pick(photo('lon.jpg', { size: 6_000_000 }));
  expect(screen.getByRole('alert')).toHaveTextContent('Over limited');
  expect(screen.queryByRole('button', { name: 'Thử lại' })).not.toBeInTheDocument();
  expect(upload).not.toHaveBeenCalled();
});

test('tells how many are on their way, and calls back what is removed meanwhile', async () => {
  const { upload, of } = heldUploads();
  const pending: number[] = [];
  show({ upload, pending: (count) => pending.push(count) });
  await pick(photo('a.jpg'), photo('b.jpg'));
  expect(pending.at(-1)).toBe(2);
  const { signal } = of('a.jpg');
  await userEvent.click(within(tiles()[0]!).getByRole('button', { name: /^Bỏ / }));
  expect(signal.aborted).toBe(true);
  expect(pending.at(-1)).toBe(1);
});

test('a field that leaves its form is not waited for', async () => {
  const { upload, of } = heldUploads();
  const pending = jest.fn();
  const { unmount } = show({ upload, pending });
  await pick(photo('a.jpg'));
  expect(pending).toHaveBeenLastCalledWith(1, 0);
  unmount();
  expect(of('a.jpg').signal.aborted).toBe(true);
  expect(pending).toHaveBeenLastCalledWith(0, 0);
});

test('turns by 90° steps around to 0', async () => {
  show({ images: [stored(1, 'a.jpg', 270)] });
  await userEvent.click(screen.getByRole('button', { name: 'Xoay 90° a.jpg' }));
  await waitFor(() => expect(value[0]?.rotation).toBe(0));
  await userEvent.click(screen.getByRole('button', { name: 'Xoay 90° a.jpg' }));
  await waitFor(() => expect(value[0]?.rotation).toBe(90));
});

test('another picture becomes the cover', async () => {
  show({ images: [stored(1), stored(2), stored(3)] });
  await userEvent.click(within(tiles()[2]!).getByRole('button', { name: /^Đặt làm ảnh bìa / }));
  expect(value.map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(screen.getByText('Ảnh bìa').closest('li')).toBe(tiles()[0]);
});

test('a removed picture comes back to its place', async () => {
  show({ images: [stored(1), stored(2), stored(3)] });
  await userEvent.click(within(tiles()[1]!).getByRole('button', { name: /^Bỏ / }));
  expect(value.map(({ id }) => id)).toEqual([1, 3]);
  await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
  expect(value.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('files dropped on it are taken', async () => {
  const { upload, held } = heldUploads();
  show({ upload });
  const zone = screen.getByRole('group', { name: 'Ảnh công khai' });
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [photo('tha.jpg')] } });
  await waitFor(() => expect(held.has('tha.jpg')).toBe(true));
});

test('a picture opens in the lightbox, which the arrow keys turn and Esc closes', async () => {
  show({ images: [stored(1), stored(2)] });
  await userEvent.click(screen.getByRole('button', { name: 'Xem ảnh anh-2.jpg' }));
  const viewer = screen.getByRole('dialog', { name: 'Xem ảnh' });
  expect(within(viewer).getByAltText('anh-2.jpg')).toHaveAttribute('src', '/main/2');
  await userEvent.keyboard('{ArrowRight}');
  expect(within(viewer).getByAltText('anh-1.jpg')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(viewer).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Xem ảnh anh-2.jpg' })).toHaveFocus();
});
