import { QueryClientProvider, useQueries } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { CallFailed } from './call-failed';
import { createQueryClient } from './query-client';

const shown = jest.fn();
const queries = () => createQueryClient(shown);
const retryOf = (error: Error) => {
  const { retry } = queries().getDefaultOptions().queries ?? {};
  return [0, 1, 2, 3, 4].map((failures) => typeof retry === 'function' && retry(failures, error));
};

beforeEach(() => shown.mockReset());

test.each([
  ['no network', new CallFailed(0, 'offline', 'mất mạng'), [true, true, false, false, false]],
  ['a restarting server', new CallFailed(503, 'unreadable', 'bận'), [true, true, false, false, false]],
  [
    'a pause of seconds',
    new CallFailed(429, 'too_many', 'nhanh', {}, undefined, 3000),
    [true, true, true, true, false],
  ],
  [
    'a pause of minutes',
    new CallFailed(429, 'too_many', 'nhanh', {}, undefined, 900_000),
    [false, false, false, false, false],
  ],
  ['a refusal', new CallFailed(403, 'forbidden', 'không'), [false, false, false, false, false]],
  ['our own fault', new CallFailed(500, 'internal', 'hỏng'), [false, false, false, false, false]],
  ['a slip in the page', new TypeError('x is undefined'), [false, false, false, false, false]],
])('%s is asked again %j', (_what, error, expected) => {
  expect(retryOf(error)).toEqual(expected);
});

test('a pause that the API asks for is kept, and a little longer', () => {
  const { retryDelay } = queries().getDefaultOptions().queries ?? {};
  const asked = new CallFailed(429, 'too_many', 'nhanh', {}, undefined, 3000);
  const delay = typeof retryDelay === 'function' ? retryDelay(0, asked) : 0;
  expect([delay >= 3000, delay <= 4500]).toEqual([true, true]);
});

const fail = async (error: Error, meta?: { showsOwnError?: boolean }) => {
  const mutation = queries()
    .getMutationCache()
    .build(queries(), { meta, mutationFn: () => Promise.reject(error) });
  await mutation.execute(undefined).catch(() => undefined);
};

test('a failed action is shown once, in the one place for it', async () => {
  const error = new CallFailed(409, 'conflict', 'Bản ghi đã đổi');
  const client = queries();
  const mutation = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(error) });
  await mutation.execute(undefined).catch(() => undefined);
  expect(shown.mock.calls).toEqual([[error]]);
});

test('not where the screen shows it itself, and not when the session is over', async () => {
  await fail(new CallFailed(422, 'invalid', 'sai'), { showsOwnError: true });
  await fail(new CallFailed(401, 'unauthenticated', 'hết phiên'));
  expect(shown).not.toHaveBeenCalled();
});

test('what had no answer is asked again when another query gets its answer, a refusal is not', async () => {
  const client = queries();
  let isDown = true;
  const asked: string[] = [];
  const ask = (name: string) => {
    asked.push(name);
    if (name === 'refused') throw new CallFailed(403, 'forbidden', 'không');
    if (isDown) throw new CallFailed(0, 'offline', 'mất mạng');
    return Promise.resolve(name);
  };
  const names = ['list', 'counts', 'refused'];
  const { result } = renderHook(
    () => useQueries({ queries: names.map((name) => ({ queryKey: [name], queryFn: () => ask(name), retry: false })) }),
    { wrapper: ({ children }) => createElement(QueryClientProvider, { client }, children) },
  );
  await waitFor(() => expect(result.current.every(({ isError }) => isError)).toBe(true));
  isDown = false;
  asked.length = 0;
  await act(async () => void (await result.current[0]!.refetch()));
  await waitFor(() => expect(result.current.map(({ data }) => data)).toEqual(['list', 'counts', undefined]));
  expect(asked).toEqual(['list', 'counts']);
});
