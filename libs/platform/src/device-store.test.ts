import type * as DeviceStore from '@toam/platform/device-store';
import { giveADisk } from './a-disk';

const disk = giveADisk();
const key = 'toam.test:7';

/** Another page: it knows nothing but what is stored. */
async function aPage(): Promise<typeof DeviceStore> {
  let store: typeof DeviceStore | undefined;
  await jest.isolateModulesAsync(async () => {
    store = await import('@toam/platform/device-store');
  });
  if (!store) throw new Error('no page');
  await store.deviceReady();
  return store;
}

/** The browser is killed: localStorage is what it was some seconds ago. */
const kill = (before: Record<string, string> = {}) => {
  localStorage.clear();
  Object.entries(before).forEach(([name, text]) => localStorage.setItem(name, text));
};

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

test('what was put is there after the browser was killed', async () => {
  const { putOnDevice } = await aPage();
  expect(await putOnDevice(key, { text: 'Nhà' })).toBe(true);
  kill();
  const later = await aPage();
  expect(later.readFromDevice(key)).toEqual({ text: 'Nhà' });
  expect(later.keysOnDevice('toam.test:')).toEqual([key]);
  expect(localStorage.getItem(key)).toContain('Nhà');
});

test('it can be read at once, and is said to be stored when the disk has it', async () => {
  const { putOnDevice, readFromDevice } = await aPage();
  disk.delay = 20;
  const stored = putOnDevice(key, 'một');
  expect(readFromDevice(key)).toBe('một');
  expect(disk.entries.size).toBe(0);
  expect(await stored).toBe(true);
  expect(disk.entries.get(key)).toMatchObject({ value: 'một' });
});

test('a kill leaves the newest value, also where localStorage has an older one', async () => {
  const { putOnDevice } = await aPage();
  await putOnDevice(key, 'một');
  const before = { [key]: localStorage.getItem(key) ?? '' };
  await putOnDevice(key, 'hai');
  kill(before);
  expect((await aPage()).readFromDevice(key)).toBe('hai');
});

test('what was taken away does not come back by a kill', async () => {
  const { putOnDevice, dropFromDevice } = await aPage();
  await putOnDevice(key, 'đã gửi');
  const before = { [key]: localStorage.getItem(key) ?? '' };
  await dropFromDevice(key);
  kill(before);
  const later = await aPage();
  expect([later.readFromDevice(key), later.keysOnDevice('toam'), localStorage.length]).toEqual([undefined, [], 0]);
});

test('a full disk says so, and this page still has it', async () => {
  const { putOnDevice, readFromDevice } = await aPage();
  disk.isFull = true;
  expect(await putOnDevice(key, 'một')).toBe(false);
  expect(readFromDevice(key)).toBe('một');
  disk.isFull = false;
  expect(await putOnDevice(key, 'hai')).toBe(true);
});

test('a full localStorage does not matter', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { putOnDevice, readFromDevice } = await aPage();
  expect(await putOnDevice(key, 'một')).toBe(true);
  expect(readFromDevice(key)).toBe('một');
  const later = await aPage();
  expect([later.readFromDevice(key), later.keysOnDevice('toam')]).toEqual(['một', [key]]);
  full.mockRestore();
});

test('what another tab writes and takes away is seen at once, and a value is the same object until then', async () => {
  const [one, other] = [await aPage(), await aPage()];
  void one.putOnDevice(key, { text: 'một' });
  expect(other.readFromDevice(key)).toEqual({ text: 'một' });
  expect(other.readFromDevice(key)).toBe(other.readFromDevice(key));
  void other.putOnDevice(key, { text: 'hai' });
  expect(one.readFromDevice(key)).toEqual({ text: 'hai' });
  void other.dropFromDevice(key);
  expect([one.readFromDevice(key), one.keysOnDevice('toam')]).toEqual([undefined, []]);
});

test('fast writes are one transaction, and the last one counts', async () => {
  const { putOnDevice } = await aPage();
  disk.delay = 5;
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => putOnDevice(key, at)));
  expect(answers.every(Boolean)).toBe(true);
  expect(disk.entries.get(key)).toMatchObject({ value: 49 });
});

test('a value of a release before this one is read', async () => {
  localStorage.setItem(key, '{"text":"cũ"}');
  expect((await aPage()).readFromDevice(key)).toEqual({ text: 'cũ' });
});

test('without IndexedDB it is what localStorage says', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  const { putOnDevice, readFromDevice } = await aPage();
  expect([await putOnDevice(key, 'một'), readFromDevice(key)]).toEqual([true, 'một']);
});
