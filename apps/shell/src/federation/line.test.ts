import { unlessSilent } from '@toam/platform/silence';
import { fetchWhole } from './line';

afterEach(() => jest.restoreAllMocks());

/** A body whose parts arrive one by one, and that ends or hangs. */
function trickle(parts: number, pause: number, hangs = false): Response {
  let sent = 0;
  const body = new ReadableStream({
    async pull(stream) {
      await new Promise((wake) => setTimeout(wake, pause));
      sent += 1;
      if (sent <= parts) stream.enqueue(new TextEncoder().encode('x'));
      else if (hangs) await new Promise(() => undefined);
      else stream.close();
    },
  });
  return new Response(body);
}
const answering = (reply: Response) => jest.spyOn(globalThis, 'fetch').mockResolvedValue(reply);

test('an answer that takes much longer than the limit is waited for as long as parts of it come', async () => {
  answering(trickle(12, 30));
  const reply = await fetchWhole('/slow.js', 150);
  await expect(reply.text()).resolves.toBe('x'.repeat(12));
});

test('an answer that stops coming has failed, and is broken off', async () => {
  const asked = answering(trickle(2, 10, true));
  await expect(fetchWhole('/hangs.js', 100)).rejects.toThrow('/hangs.js: nothing arrived for 100 ms');
  expect(asked.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

test('a server that never answers has failed', async () => {
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  await expect(fetchWhole('/dead.js', 50)).rejects.toThrow('nothing arrived');
});

test('a failure is told at once', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(fetchWhole('/gone.js', 60_000)).rejects.toThrow('Failed to fetch');
});

test('what another request brings keeps work alive that shows no progress itself', async () => {
  answering(trickle(12, 30));
  const work = new Promise((done) => setTimeout(done, 300, 'done'));
  const other = fetchWhole('/other.js', 1000);
  await expect(unlessSilent(work, 150, 'work')).resolves.toBe('done');
  await other;
});
