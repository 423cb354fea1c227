import { setTimeout as pause } from 'node:timers/promises';
import { askPage, hasColumns } from './ask-columns';
import type { ColumnSource } from './column-source';
import { all } from './condition';
import { openColumns } from './open-columns';
import { rarely } from './rarely';

/* Threads of a few lines, which fail as the test wants. */

const source = { name: 'things' } as ColumnSource;
const isReady = `parentPort.postMessage({ source: 'things', rows: 1 });`;
const entryOf = (code: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${code}`)}`);

interface Line {
  at: number;
  line: string;
  details: Record<string, unknown>;
}

let end = () => Promise.resolve();
afterEach(() => end());

/** Starts a thread of this code. @returns the log's lines to come */
function start(code: string, options: Omit<Parameters<typeof openColumns>[2], 'entry'> = {}): Line[] {
  const lines: Line[] = [];
  const write = (details: object, line: string) =>
    void lines.push({ at: performance.now(), line, details: details as Line['details'] });
  end = openColumns('', { info: write, error: write }, { entry: entryOf(code), ...options });
  return lines;
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await pause(5);
};
const ask = () => askPage(source, all(), { column: 'id', direction: 'asc' }, { page: 1, size: 0 });
const answer = '{ total: 7, ids: [], counts: {} }';

/** Milliseconds between the end of a thread and the first word of the next one. */
async function restsOf(lines: Line[], count: number): Promise<number[]> {
  const momentsOf = (words: string) => lines.filter(({ line }) => line.includes(words)).map(({ at }) => at);
  await until(() => momentsOf('in memory').length > count);
  const begun = momentsOf('in memory');
  return momentsOf('are gone')
    .slice(0, count)
    .map((at, n) => begun[n + 1]! - at);
}

test('threads that answered and end soon are begun ever more seldom', async () => {
  const lines = start(`${isReady} setTimeout(() => { throw new Error('away'); }, 20);`, { rest: 50 });
  const rests = await restsOf(lines, 3);
  expect(rests[1]).toBeGreaterThan(95);
  expect(rests[2]).toBeGreaterThan(195);
});

test('one that lived long is followed as soon as the first', async () => {
  const lines = start(`${isReady} setTimeout(() => { throw new Error('away'); }, 60);`, { rest: 200, longLife: 50 });
  const rests = await restsOf(lines, 3);
  expect(rests[2]).toBeLessThan(700);
});

test('after three late answers the database is asked at once, until the thread answers again', async () => {
  const lines = start(
    `${isReady} let n = 0;
    const say = ({ id }) => parentPort.postMessage({ id, answer: ${answer} });
    parentPort.on('message', (asked) => {
      n += 1;
      if (n <= 3) return;
      if (n === 4) return setTimeout(() => say(asked), 200);
      say(asked);
    });`,
    { patience: 40 },
  );
  await until(() => hasColumns(source));
  for (let n = 0; n < 3; n += 1) expect([hasColumns(source), await ask()]).toEqual([true, undefined]);
  expect([hasColumns(source), await ask()]).toEqual([false, undefined]);
  await until(() => hasColumns(source));
  expect(await ask()).toMatchObject({ total: 7 });
  const told = lines.filter(({ line }) => line.includes('too late'));
  expect(told.map(({ line, details }) => ({ line, details }))).toEqual([
    {
      line: 'the columns of things answer too late; the database is asked',
      details: { source: 'things', patience: 40 },
    },
  ]);
});

test('failed questions are told once a minute, and the thread knows how long anybody waits', async () => {
  const lines = start(
    `${isReady} parentPort.on('message', ({ id, until }) =>
      parentPort.postMessage({ id, problem: String(until - Date.now()) }));`,
    { patience: 5000 },
  );
  await until(() => hasColumns(source));
  for (let n = 0; n < 20; n += 1) expect(await ask()).toBeUndefined();
  const told = lines.filter(({ line }) => line.includes('have no answer'));
  expect(told).toHaveLength(1);
  const left = Number(told[0]!.details.problem);
  expect(left).toBeGreaterThan(3000);
  expect(left).toBeLessThanOrEqual(5000);
  expect(hasColumns(source)).toBe(true);
});

test('a source that cannot be read ends no other one', async () => {
  const lines = start(`parentPort.postMessage({ source: 'others', problem: 'too sparse' }); ${isReady}
    parentPort.on('message', ({ id }) => parentPort.postMessage({ id, answer: ${answer} }));`);
  await until(() => hasColumns(source));
  expect(lines.map(({ line }) => line)).toEqual([
    'the columns of others cannot be read; lists ask the database',
    'the columns of things are in memory',
  ]);
  expect([hasColumns({ name: 'others' }), await ask()]).toMatchObject([false, { total: 7 }]);
});

test('a line that was left out is counted in the next one', async () => {
  const lines: unknown[] = [];
  const write = rarely((details, line) => void lines.push([line, details]), 30);
  for (let n = 0; n < 3; n += 1) write({ n }, 'late');
  write({ n: 3 }, 'failed');
  await pause(40);
  write({ n: 4 }, 'late');
  expect(lines).toEqual([
    ['late', { n: 0 }],
    ['failed', { n: 3 }],
    ['late', { n: 4, omitted: 2 }],
  ]);
});
