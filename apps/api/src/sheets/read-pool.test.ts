import { type ReadOptions, readSheet } from './read-sheet';

/** A thread that does nothing but this; `counts` are those that run now, and the most that ever did. */
const thread = (work: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort, workerData } from 'node:worker_threads';
      const counts = new Int32Array(workerData.bytes.buffer);
      const now = Atomics.add(counts, 0, 1) + 1;
      if (now > Atomics.load(counts, 1)) Atomics.store(counts, 1, now);
      const end = () => { Atomics.sub(counts, 0, 1); parentPort.postMessage({ book: { sheet: 'Khách' } }); };
      ${work}`)}`,
  );

const limits = { rows: 10, columns: 10, unpacked: 1000, cell: 100, timeout: 30_000 };
const options = (timeout = 30_000): ReadOptions => ({
  limits: { ...limits, timeout },
  wish: { hidden: false },
  choose: () => 0,
});

const counted = () => {
  const shared = new SharedArrayBuffer(8);
  return { bytes: Buffer.from(shared), most: () => new Int32Array(shared)[1] };
};

test('of ten workbooks at once two are read at a time', async () => {
  const { bytes, most } = counted();
  const read = Array.from({ length: 10 }, () => readSheet(bytes, options(), thread('setTimeout(end, 50);')));
  expect((await Promise.all(read)).map(({ sheet }) => sheet)).toEqual(Array(10).fill('Khách'));
  expect(most()).toBe(2);
}, 60_000);

test('a reader that hangs, dies or fills its memory takes nobody with it, and its turn passes on', async () => {
  const { bytes } = counted();
  const broken = [
    readSheet(bytes, options(300), thread('for (;;);')),
    readSheet(bytes, options(), thread('process.exit(7);')),
    readSheet(bytes, options(), thread("throw new Error('broken');")),
    readSheet(bytes, options(), thread('const all = []; for (;;) all.push(Array(1e5).fill({ a: 1 }));')),
  ];
  const after = readSheet(bytes, options(), thread('end();'));
  const ends = await Promise.allSettled(broken);
  expect(ends.map((end) => end.status === 'rejected' && String(end.reason))).toEqual([
    expect.stringContaining('slow'),
    'Error: the reader ended with code 7',
    'Error: broken',
    expect.stringContaining('tooBig'),
  ]);
  expect(await after).toMatchObject({ sheet: 'Khách' });
}, 60_000);
