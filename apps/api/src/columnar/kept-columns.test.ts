import { setTimeout as pause } from 'node:timers/promises';
import { KeptColumns } from './kept-columns';
import type { StoreQuestion } from './store-question';

const question = {} as StoreQuestion;
const answer = { total: 1, ids: [], counts: {} };

/** Columns that are as the test says. */
function keptColumns(load: () => Promise<void>, rest?: number) {
  const columns = {
    ...{ rows: 3, isStale: false },
    catchUp: jest.fn<Promise<never>, []>().mockResolvedValue(undefined as never),
    ask: jest.fn(async () => Promise.resolve(answer)),
  };
  const told: string[] = [];
  const loading = jest.fn(load);
  const tell = {
    ready: (rows: number) => void told.push(`ready ${rows}`),
    fails: (one: string) => void told.push(one),
  };
  return { columns, told, loading, kept: new KeptColumns(columns, loading, tell, rest) };
}

test('an import while nobody asks brings a renewal, no rejection', async () => {
  const { columns, told, loading, kept } = keptColumns(() => {
    columns.isStale = false;
    columns.catchUp.mockResolvedValue(undefined as never);
    return Promise.resolve();
  });
  columns.catchUp.mockImplementation(() => {
    columns.isStale = true;
    return Promise.reject(new Error('too many rows changed at once'));
  });
  await kept.tick();
  await kept.renew();
  expect([loading.mock.calls.length, told]).toEqual([1, ['ready 3']]);
  await kept.tick();
  expect(loading).toHaveBeenCalledTimes(1);
});

test('what a question finds stale is renewed after it', async () => {
  const { columns, loading, kept } = keptColumns(() => Promise.resolve());
  columns.ask.mockImplementation(() => {
    columns.isStale = true;
    return Promise.reject(new Error('too many rows changed at once'));
  });
  await expect(kept.ask(question, Infinity)).rejects.toThrow('too many');
  expect(loading).toHaveBeenCalledTimes(1);
});

test('a load that fails is tried again ever more seldom', async () => {
  const starts: number[] = [];
  const { told, kept } = keptColumns(() => {
    starts.push(performance.now());
    return starts.length < 4 ? Promise.reject(new Error('no such table')) : Promise.resolve();
  }, 40);
  await kept.renew();
  expect(told).toEqual(['no such table', 'no such table', 'no such table', 'ready 3']);
  const rests = starts.slice(1).map((start, n) => start - starts[n]!);
  expect(rests[0]).toBeGreaterThan(30);
  expect(rests[1]).toBeGreaterThan(70);
  expect(rests[2]).toBeGreaterThan(150);
});

test('changes that a lock keeps from us for a moment are no reason to read all rows again', async () => {
  const { columns, told, loading, kept } = keptColumns(() => Promise.resolve());
  columns.catchUp.mockRejectedValue(new Error('canceling statement due to lock timeout'));
  await kept.renew();
  expect([loading.mock.calls.length, told]).toEqual([1, ['ready 3']]);
});

test('one renewal at a time', async () => {
  const { columns, loading, kept } = keptColumns(() => pause(10));
  columns.isStale = true;
  await Promise.all([kept.ask(question, Infinity), kept.ask(question, Infinity), kept.tick()]);
  expect(loading).toHaveBeenCalledTimes(1);
});
