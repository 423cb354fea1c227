import { addressOfImage, type ListForm, maxTogether } from '@toam/contracts/media/small-image';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from '../person/avatar';
import { Photo } from './photo';
import { connectPictures, listPicture } from './list-pictures';

/** Keys differ between tests, because a page keeps what it has read. */
let count = 0;
const newKey = () => `3f0c3d55-1c0f-4d2c-9d0f-${String((count += 1)).padStart(12, '0')}`;
const aPublic = () => addressOfImage(newKey(), 'thumbnail');
const signed = (address: string, expires = 1) => `${address}?expires=${expires}&session=1&signature=x`;
const keyIn = (address: string) => address.split('/')[4]!;

/** The API, which has every picture but these. */
let isHidden: (key: string) => boolean;
const read = jest.fn(async (keys: string[], _form: ListForm) => {
  const shown = keys.filter((key) => !isHidden(key));
  return new Map(shown.map((key) => [key, new Blob([key])]));
});
const asked = () => read.mock.calls.map(([keys]) => keys);

/** Lets a moment pass, in which pictures are collected, and what comes arrive. */
const aMoment = () => act(() => jest.advanceTimersByTimeAsync(50));

beforeEach(() => {
  jest.useFakeTimers();
  read.mockClear();
  isHidden = () => false;
  connectPictures(read);
  let made = 0;
  URL.createObjectURL = () => `blob:${(made += 1)}`;
  URL.revokeObjectURL = jest.fn();
});
afterEach(() => {
  jest.useRealTimers();
  connectPictures(null);
});

test('what is wanted within a moment is one request, each picture once', async () => {
  const [first, second, third] = [aPublic(), aPublic(), aPublic()];
  const wanted = [listPicture(first), listPicture(second), listPicture(first)];
  await aMoment();
  expect(await Promise.all(wanted)).toEqual(['blob:1', 'blob:2', 'blob:1']);
  expect(asked()).toEqual([[first, second].map(keyIn)]);
  void listPicture(third);
  void listPicture(first);
  await aMoment();
  expect(asked()[1]).toEqual([keyIn(third)]);
});

test('public pictures and private ones go apart', async () => {
  const [open, own] = [aPublic(), signed(aPublic())];
  void listPicture(own);
  void listPicture(open);
  await aMoment();
  expect(asked()).toEqual([[keyIn(open)], [keyIn(own)]]);
});

test('more than one call takes are several calls', async () => {
  const addresses = Array.from({ length: maxTogether.small + 1 }, aPublic);
  const wanted = addresses.map((address) => listPicture(address));
  await aMoment();
  expect(asked().map((keys) => keys.length)).toEqual([maxTogether.small, 1]);
  expect(new Set(await Promise.all(wanted)).size).toBe(addresses.length);
});

test('a private picture is asked for again with its next signature', async () => {
  const address = aPublic();
  for (const expires of [1, 1, 2]) {
    void listPicture(signed(address, expires));
    await aMoment();
  }
  expect(asked()).toHaveLength(2);
});

test('what fails is none, and whoever wants it later asks again', async () => {
  const [left, right] = [aPublic(), aPublic()];
  read.mockRejectedValueOnce(new Error('no connection'));
  const failed = [listPicture(left), listPicture(right)];
  await aMoment();
  expect(await Promise.all(failed)).toEqual([null, null]);
  isHidden = (key) => key === keyIn(left);
  const again = [listPicture(left), listPicture(right)];
  await aMoment();
  expect(await Promise.all(again)).toEqual([null, 'blob:1']);
});

test('of very many pictures the oldest are freed', async () => {
  const first = aPublic();
  void listPicture(first);
  await aMoment();
  for (let more = 0; more < 1000; more += 1) void listPicture(aPublic());
  await aMoment();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
  read.mockClear();
  void listPicture(first);
  await aMoment();
  expect(asked()).toEqual([[keyIn(first)]]);
});

test('a row’s cover and portrait come together; until then there are an empty box and the initials', async () => {
  const [cover, portrait] = [aPublic(), aPublic()];
  render(
    <>
      <Photo src={cover} seed={1} alt="Nhà" width={52} height={38} />
      <Avatar id={1} name="Nguyễn Thu Hà" image={portrait} />
    </>,
  );
  const photo = screen.getByRole('img', { name: 'Nhà' });
  const avatar = screen.getByRole('img', { name: 'Nguyễn Thu Hà' });
  expect(photo).not.toHaveAttribute('src');
  expect(avatar).toHaveAttribute('data-initials', 'TH');
  await aMoment();
  expect(asked()).toEqual([[cover, portrait].map(keyIn)]);
  expect(photo).toHaveAttribute('src', 'blob:1');
  expect(avatar.querySelector('img')).toHaveAttribute('src', 'blob:2');
});

test('covers of cards come together as thumbnails, when they are in sight; a single picture has its own request', async () => {
  const [first, second, small, alone] = [aPublic(), aPublic(), aPublic(), aPublic()];
  render(
    <>
      <Photo src={first} seed={1} alt="Nhà" width={112} height={90} whenSeen />
      <Photo src={second} seed={2} width={112} height={90} whenSeen />
      <Photo src={small} seed={3} width={52} height={38} />
      <Photo src={alone} seed={4} alt="Đất" width={112} height={90} />
    </>,
  );
  await aMoment();
  expect(read.mock.calls).toEqual([
    [[small].map(keyIn), 'small'],
    [[first, second].map(keyIn), 'thumbnail'],
  ]);
  expect(screen.getByRole('img', { name: 'Nhà' }).getAttribute('src')).toMatch(/^blob:/);
  expect(screen.getByRole('img', { name: 'Đất' })).toHaveAttribute('src', alone);
});

test('of thumbnails one call has fewer', async () => {
  const wanted = Array.from({ length: maxTogether.thumbnail + 1 }, aPublic).map((one) => listPicture(one, 'thumbnail'));
  await aMoment();
  expect(asked().map((keys) => keys.length)).toEqual([maxTogether.thumbnail, 1]);
  await Promise.all(wanted);
});

test('a picture that is not shown to the person, or is broken, is a façade; initials stay', async () => {
  const [cover, portrait, broken] = [aPublic(), aPublic(), aPublic()];
  isHidden = (key) => key !== keyIn(broken);
  render(
    <>
      <Photo src={cover} seed={1} alt="Nhà" width={52} height={38} />
      <Photo src={broken} seed={2} alt="Đất" width={52} height={38} />
      <Avatar id={1} name="Nguyễn Thu Hà" image={portrait} />
    </>,
  );
  await aMoment();
  fireEvent.error(screen.getByRole('img', { name: 'Đất' }));
  for (const name of ['Nhà', 'Đất'])
    expect(screen.getByRole('img', { name }).getAttribute('src')).toMatch(/^data:image\/svg/);
  expect(screen.getByRole('img', { name: 'Nguyễn Thu Hà' })).toHaveAttribute('data-initials', 'TH');
});

test('a new signature does not take the picture away', async () => {
  const address = aPublic();
  const shown = (expires: number) => <Photo src={signed(address, expires)} seed={1} alt="Nhà" width={52} height={38} />;
  const { rerender } = render(shown(1));
  await aMoment();
  rerender(shown(2));
  expect(screen.getByRole('img', { name: 'Nhà' })).toHaveAttribute('src', 'blob:1');
  await aMoment();
  expect(screen.getByRole('img', { name: 'Nhà' })).toHaveAttribute('src', 'blob:2');
});

test('another picture in its place does', async () => {
  const shown = (address: string) => <Photo src={address} seed={1} alt="Nhà" width={52} height={38} />;
  const { rerender } = render(shown(aPublic()));
  await aMoment();
  rerender(shown(aPublic()));
  expect(screen.getByRole('img', { name: 'Nhà' })).not.toHaveAttribute('src');
});

test.each([
  ['in a larger box', aPublic(), 112, 90],
  ['in a box of another unit', aPublic(), '100%', '100%'],
  ['that is large itself', addressOfImage(newKey(), 'main'), 52, 38],
  ['that is not uploaded yet', 'blob:http://localhost/1', 52, 38],
])('a picture %s comes by its own address', async (_what, src, width, height) => {
  render(<Photo src={src} seed={1} alt="Nhà" width={width} height={height} />);
  await aMoment();
  expect(screen.getByRole('img', { name: 'Nhà' })).toHaveAttribute('src', src);
  expect(read).not.toHaveBeenCalled();
});
