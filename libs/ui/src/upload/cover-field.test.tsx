import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { AppProviders } from '../app-providers';
import { useEntryForm, type EntryForm } from '../fields/entry-form';
import { CoverField } from './cover-field';
import type { StoredImage } from './stored-image';
import type { UploadFile } from './use-uploads';

type Values = { cover: StoredImage | null };

const stored = (id: number, rotation: StoredImage['rotation'] = 0): StoredImage => ({
  ...{ id, name: `anh-${id}.jpg`, rotation, main: `/main/${id}?${rotation}`, thumbnail: `/thumb/${id}` },
});
const photo = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });

let form: EntryForm<Values>;
let pending: number;
let flights: Map<string, { end: (id: number) => void; fail: (error: Error) => void; signal: AbortSignal }>;
const upload: UploadFile<StoredImage> = (file, { signal }) =>
  new Promise((resolve, reject) => {
    flights.set(file.name, { end: (id) => resolve(stored(id)), fail: reject, signal });
  });
const refused: unknown[] = [];

beforeEach(() => {
  flights = new Map();
  refused.length = 0;
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

interface Given {
  cover?: StoredImage | null;
  required?: boolean;
  rotate?: (image: StoredImage, rotation: StoredImage['rotation']) => Promise<StoredImage>;
}

function AForm({ cover = null, required = true, rotate = async ({ id }, turn) => stored(id, turn) }: Given) {
  form = useEntryForm<Values>(z.object({ cover: z.custom((value) => value !== null, 'Ảnh bìa bắt buộc') }), { cover });
  return (
    <CoverField
      control={form.control}
      name="cover"
      label="Ảnh bìa"
      required={required}
      upload={upload}
      rotate={rotate}
      onError={(error) => refused.push(error)}
      onPending={(count) => void (pending = count)}
    />
  );
}

const show = (given: Given = {}) =>
  render(<AForm {...given} />, { wrapper: ({ children }) => <AppProviders unstyled>{children}</AppProviders> });
const id = () => form.getValues('cover')?.id ?? null;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (label: string, file: File) => userEvent.upload(screen.getByLabelText(label, { selector: 'input' }), file); // prettier-ignore
const zone = () => screen.getByRole('group', { name: 'Ảnh bìa' });

test('a chosen, a dropped and a pasted picture is stored, and the form waits for it', async () => {
  show();
  await choose('Thêm ảnh: Ảnh bìa', photo('mot.jpg'));
  await waitFor(() => expect([pending, id()]).toEqual([1, null]));
  await act(async () => flights.get('mot.jpg')!.end(1));
  expect([pending, id()]).toEqual([0, 1]);
  fireEvent.drop(zone(), { dataTransfer: { types: ['Files'], files: [photo('hai.jpg')] } });
  await waitFor(() => expect(flights.has('hai.jpg')).toBe(true));
  await act(async () => flights.get('hai.jpg')!.end(2));
  expect(id()).toBe(2);
  act(() => screen.getByRole('button', { name: 'Xoay' }).focus());
  fireEvent.paste(document, { clipboardData: { files: [photo('ba.jpg')] } });
  await waitFor(() => expect(flights.has('ba.jpg')).toBe(true));
  await act(async () => flights.get('ba.jpg')!.end(3));
  expect(id()).toBe(3);
});

test('the old picture stays until the new one is stored: a failure loses nothing', async () => {
  show({ cover: stored(1) });
  await choose('Đổi ảnh: Ảnh bìa', photo('hong.jpg'));
  await waitFor(() => expect(flights.has('hong.jpg')).toBe(true));
  await act(async () => flights.get('hong.jpg')!.fail(Object.assign(new Error('Không đọc được ảnh'), { status: 422 })));
  expect(screen.getByText('Không đọc được ảnh')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Thử lại' })).not.toBeInTheDocument();
  expect(id()).toBe(1);
  await press('Bỏ hong.jpg');
  expect(screen.getByRole('button', { name: 'Xem ảnh Ảnh bìa' })).toBeEnabled();
});

test('of two that are chosen one after the other the second counts, and the first is called off', async () => {
  show({ cover: stored(1) });
  fireEvent.drop(zone(), { dataTransfer: { types: ['Files'], files: [photo('mot.jpg')] } });
  await waitFor(() => expect(flights.has('mot.jpg')).toBe(true));
  fireEvent.drop(zone(), { dataTransfer: { types: ['Files'], files: [photo('hai.jpg')] } });
  await waitFor(() => expect(flights.has('hai.jpg')).toBe(true));
  expect(flights.get('mot.jpg')!.signal.aborted).toBe(true);
  await act(async () => flights.get('hai.jpg')!.end(2));
  expect(id()).toBe(2);
});

test('turns on from the angle that it has; a refusal is told', async () => {
  const { unmount } = show({ cover: stored(1, 90) });
  await press('Xoay');
  await waitFor(() => expect(form.getValues('cover')?.rotation).toBe(180));
  unmount();
  show({ cover: stored(1), rotate: () => Promise.reject(new Error('Bạn không có quyền sửa ảnh này')) });
  await press('Xoay');
  await waitFor(() => expect(refused).toHaveLength(1));
  expect(id()).toBe(1);
});

test('only one that is not required can be taken away, and comes back', async () => {
  const { unmount } = show({ cover: stored(1) });
  expect(screen.queryByRole('button', { name: 'Bỏ' })).not.toBeInTheDocument();
  unmount();
  show({ cover: stored(1), required: false });
  await press('Bỏ');
  await waitFor(() => expect(id()).toBeNull());
  await press('Hoàn tác');
  await waitFor(() => expect(id()).toBe(1));
});

test('a draft that is restored shows its picture', async () => {
  show();
  act(() => form.reset({ cover: stored(5) }));
  expect(await screen.findByRole('button', { name: 'Xem ảnh Ảnh bìa' })).toBeEnabled();
  expect(flights.size).toBe(0);
});
