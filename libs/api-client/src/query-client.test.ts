import { CallFailed } from './call-failed';
import { createQueryClient } from './query-client';

const shown = jest.fn();
const queries = () => createQueryClient(shown);
const retryOf = (error: Error) => {
  const { retry } = queries().getDefaultOptions().queries ?? {};
  return [0, 1, 2].map((failures) => typeof retry === 'function' && retry(failures, error));
};

beforeEach(() => shown.mockReset());

test.each([
  ['no network', new CallFailed(0, 'offline', 'mất mạng'), [true, true, false]],
  ['a restarting server', new CallFailed(503, 'unreadable', 'bận'), [true, true, false]],
  ['a refusal', new CallFailed(403, 'forbidden', 'không'), [false, false, false]],
  ['our own fault', new CallFailed(500, 'internal', 'hỏng'), [false, false, false]],
  ['a slip in the page', new TypeError('x is undefined'), [false, false, false]],
])('%s is asked again %j', (_what, error, expected) => {
  expect(retryOf(error)).toEqual(expected);
});

const act = async (error: Error, meta?: { showsOwnError?: boolean }) => {
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
  await act(new CallFailed(422, 'invalid', 'sai'), { showsOwnError: true });
  await act(new CallFailed(401, 'unauthenticated', 'hết phiên'));
  expect(shown).not.toHaveBeenCalled();
});
