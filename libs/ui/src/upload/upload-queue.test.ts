import {
  nextToStart,
  storedEntry,
  storedResults,
  uploadProgress,
  uploadQueue,
  type UploadEntry,
  type UploadQueue,
} from './upload-queue';

type Picture = { id: number; name: string };

const waiting = (key: string, size = 100): UploadEntry<Picture> => ({
  ...{ key, state: 'waiting', name: key, size, progress: 0, retryable: true, offline: false, tries: 0 },
});
const queueOf = (...entries: UploadEntry<Picture>[]): UploadQueue<Picture> => ({ entries, removed: null });
const keys = (queue: UploadQueue<Picture>) => queue.entries.map((entry) => entry.key);

test('starts only as many as may run at the same time, in their order', () => {
  const queue = uploadQueue(queueOf(waiting('a'), waiting('b'), waiting('c'), waiting('d')), {
    type: 'started',
    key: 'a',
  });
  expect(nextToStart(queue, 3).map((entry) => entry.key)).toEqual(['b', 'c']);
});

test('keeps the order in which they were picked, whichever is stored first', () => {
  let queue = queueOf(waiting('a'), waiting('b'));
  queue = uploadQueue(queue, { type: 'stored', key: 'b', result: { id: 2, name: 'b' } });
  queue = uploadQueue(queue, { type: 'stored', key: 'a', result: { id: 1, name: 'a' } });
  expect(storedResults(queue).map(({ id }) => id)).toEqual([1, 2]);
});

test('a failed one counts its tries, waits for a retry and leaves the others alone', () => {
  let queue = queueOf(waiting('a'), waiting('b'));
  queue = uploadQueue(queue, { type: 'failed', key: 'a', message: 'Mất mạng', retryable: true, offline: true });
  expect(queue.entries[0]).toMatchObject({ state: 'error', message: 'Mất mạng', tries: 1 });
  expect(queue.entries[1]?.state).toBe('waiting');
  queue = uploadQueue(queue, { type: 'retried', keys: ['a'] });
  expect(queue.entries[0]).toMatchObject({ state: 'waiting', tries: 1, message: undefined });
});

test('a refused one stays refused', () => {
  const refused = uploadQueue(queueOf(waiting('a')), {
    type: 'failed',
    key: 'a',
    message: 'Over limited',
    retryable: false,
    offline: false,
  });
  expect(uploadQueue(refused, { type: 'retried', keys: ['a'] })).toEqual(refused);
});

test('a removal can be taken back, to its place and with a fresh start', () => {
  let queue = uploadQueue(queueOf(waiting('a'), waiting('b'), waiting('c')), { type: 'started', key: 'b' });
  queue = uploadQueue(queue, { type: 'removed', key: 'b' });
  expect(keys(queue)).toEqual(['a', 'c']);
  queue = uploadQueue(queue, { type: 'undone' });
  expect(keys(queue)).toEqual(['a', 'b', 'c']);
  expect(queue.entries[1]?.state).toBe('waiting');
  expect(uploadQueue(queue, { type: 'undone' })).toEqual(queue);
});

test.each([
  ['c', 0, ['c', 'a', 'b']],
  ['a', 2, ['b', 'c', 'a']],
  ['b', 1, ['a', 'b', 'c']],
  ['gone', 0, ['a', 'b', 'c']],
])('moves %s to place %i', (key, to, expected) => {
  expect(keys(uploadQueue(queueOf(waiting('a'), waiting('b'), waiting('c')), { type: 'moved', key, to }))).toEqual(
    expected,
  );
});

test('a form filled anew replaces what is stored and keeps what is on its way', () => {
  const queue = queueOf(storedEntry({ id: 1, name: 'cũ' }), waiting('b'));
  const next = uploadQueue(queue, {
    type: 'replaced',
    results: [
      { id: 5, name: 'mới' },
      { id: 1, name: 'cũ' },
    ],
  });
  expect(storedResults(next).map(({ id }) => id)).toEqual([5, 1]);
  expect(keys(next)).toEqual(['stored-5', 'stored-1', 'b']);
});

test('news of an entry that was removed changes nothing', () => {
  const queue = queueOf(waiting('a'));
  expect(uploadQueue(queue, { type: 'stored', key: 'gone', result: { id: 1, name: 'x' } })).toEqual(queue);
});

test('sums what this visit has sent, without what was stored before', () => {
  let queue = queueOf(storedEntry({ id: 1, name: 'cũ' }), waiting('a', 100), waiting('b', 300));
  queue = uploadQueue(queue, { type: 'stored', key: 'a', result: { id: 2, name: 'a' } });
  queue = uploadQueue(queue, { type: 'started', key: 'b' });
  queue = uploadQueue(queue, { type: 'progressed', key: 'b', progress: 0.5 });
  expect(uploadProgress(queue)).toEqual({ all: 2, stored: 1, active: 1, bytesLeft: 150, bytesSent: 250 });
});
