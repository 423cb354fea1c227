import { orderedSender, type Tried } from './ordered-sender';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** An outbox whose tries a test answers, the first ones as given, the rest well. */
function anOutbox(waiting: string[], answers: (Tried | 'refused')[] = []) {
  const tried: string[] = [];
  let refused: string | null = null;
  const sender = orderedSender<string>({
    next: () => (waiting[0] === refused ? undefined : waiting[0]),
    send: async (message) => {
      tried.push(message);
      const answer = answers.shift() ?? 'settled';
      if (answer === 'refused') refused = message;
      else if (answer === 'settled') waiting.shift();
      return answer === 'refused' ? 'settled' : answer;
    },
  });
  return { sender, tried, forgive: () => (refused = null) };
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('a message that did not arrive is tried again, and none overtakes it', async () => {
  const { sender, tried } = anOutbox(['1', '2', '3'], [{ againAfter: 0 }, { againAfter: 0 }]);
  sender.wake();
  await pass(0);
  expect(tried).toEqual(['1']);
  await pass(1000);
  expect(tried).toEqual(['1', '1']);
  await pass(1999);
  expect(tried).toEqual(['1', '1']);
  await pass(1);
  expect(tried).toEqual(['1', '1', '1', '2', '3']);
});

test('the pauses grow to half a minute, and the network’s return ends them', async () => {
  const never: Tried[] = Array.from({ length: 20 }, () => ({ againAfter: 0 }));
  const { sender, tried } = anOutbox(['1'], never);
  sender.wake();
  await pass(1000 + 2000 + 4000 + 8000 + 16_000 + 30_000 + 30_000);
  expect(tried).toHaveLength(8);
  sender.wake();
  await pass(0);
  expect(tried).toHaveLength(9);
});

test('a store that asks for quiet is left in quiet, whatever wakes the sender', async () => {
  const { sender, tried } = anOutbox(['1'], [{ againAfter: 60_000 }]);
  sender.wake();
  await pass(0);
  sender.wake();
  await pass(59_999);
  expect(tried).toEqual(['1']);
  await pass(1);
  expect(tried).toEqual(['1', '1']);
});

test('what stands behind a refused message waits until somebody decides', async () => {
  const { sender, tried, forgive } = anOutbox(['1', '2'], ['refused']);
  sender.wake();
  await pass(120_000);
  expect(tried).toEqual(['1']);
  forgive();
  sender.wake();
  await pass(0);
  expect(tried).toEqual(['1', '1', '2']);
});

test('a try that throws, by a fault of ours, is told, and neither it nor what follows stays behind', async () => {
  const [waiting, tried] = [['1', '2'], [] as string[]];
  const reported = jest.fn();
  Object.defineProperty(globalThis, 'reportError', { value: reported, configurable: true });
  const sender = orderedSender<string>({
    next: () => waiting[0],
    send: async (message) => {
      tried.push(message);
      if (tried.length === 1) throw new Error('the screen could not be drawn');
      waiting.shift();
      return 'settled';
    },
  });
  sender.wake();
  await pass(999);
  expect(tried).toEqual(['1']);
  await pass(1);
  expect(tried).toEqual(['1', '1', '2']);
  expect(reported.mock.calls).toEqual([[new Error('the screen could not be drawn')]]);
  Reflect.deleteProperty(globalThis, 'reportError');
});

test('waking while a message is on its way sends nothing twice', async () => {
  const { sender, tried } = anOutbox(['1', '2']);
  sender.wake();
  sender.wake();
  sender.wake();
  await pass(0);
  expect(tried).toEqual(['1', '2']);
});
