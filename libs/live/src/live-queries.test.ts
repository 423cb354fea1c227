import { act, renderHook } from '@testing-library/react';
import { CallFailed } from '@toam/api-client/call-failed';
import { manyRecords } from '@toam/contracts/live/live-events';
import { QueryClient, QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { connect, leaveNoSocket, startWithoutSockets } from './live.fixture';
import { followLiveEvents } from './live-queries';

beforeEach(startWithoutSockets);
afterEach(leaveNoSocket);

const states = (queries: QueryClient) =>
  Object.fromEntries(
    queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey.join('/'), state.isInvalidated]),
  );

test('a changed record makes its page and its lists stale, no other record’s page, in one go for a burst', async () => {
  const queries = new QueryClient();
  const invalidate = jest.spyOn(queries, 'invalidateQueries');
  for (const key of [
    ['house', 'detail', 7],
    ['house', 'detail', 8],
    ['house', 'list'],
    ['customer', 'list'],
  ])
    queries.setQueryData(key, {});
  const stop = followLiveEvents(queries);
  const live = await connect();
  live.say({ id: 1, kind: 'live.ready' });
  live.say({ id: 2, kind: 'record.changed', noun: 'house', record_id: 7, changed_by: 2 });
  live.say({ id: 3, kind: 'record.changed', noun: 'house', record_id: 7, changed_by: 2 });
  await jest.advanceTimersByTimeAsync(400);
  expect(states(queries)).toEqual({
    'house/detail/7': true,
    'house/detail/8': false,
    'house/list': true,
    'customer/list': false,
  });
  const refetched = invalidate.mock.calls.map(([filters]) => [filters?.queryKey, filters?.refetchType]);
  expect(refetched).toEqual([
    [['house'], 'none'],
    [['house', 'detail', 7], 'active'],
  ]);
  stop();
});

describe('answers on their way when the record changed', () => {
  const answers: ((house: string) => void)[] = [];
  const queryFn = jest.fn(() => new Promise<string>((answer) => void answers.push(answer)));
  const arrive = async (house: string) => {
    answers.shift()?.(house);
    await act(() => jest.advanceTimersByTimeAsync(10));
  };
  const show = (queries: QueryClient, queryKey: unknown[]) =>
    renderHook(() => useQuery({ queryKey, queryFn, staleTime: Infinity }, queries));
  const changes = async (live: Awaited<ReturnType<typeof connect>>, id: number) => {
    live.say({ id, kind: 'record.changed', noun: 'house', record_id: 7, changed_by: 2 });
    await act(() => jest.advanceTimersByTimeAsync(400));
  };
  let stop: () => void;
  let live: Awaited<ReturnType<typeof connect>>;
  let queries: QueryClient;
  beforeEach(async () => {
    queryFn.mockClear();
    answers.length = 0;
    queries = new QueryClient();
    stop = followLiveEvents(queries);
    live = await connect();
    live.say({ id: 1, kind: 'live.ready' });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    stop();
  });

  test('the first is not taken for new, and asked for again once, however often the record changed', async () => {
    const { result, unmount } = show(queries, ['house', 'detail', 7]);
    await changes(live, 2);
    await changes(live, 3);
    expect(queryFn).toHaveBeenCalledTimes(1);
    await arrive('before');
    expect(queryFn).toHaveBeenCalledTimes(2);
    await arrive('after');
    expect(result.current.data).toBe('after');
    expect(queryFn).toHaveBeenCalledTimes(2);
    unmount();
  });

  test('a first one that comes while somebody looks is asked for again, also when nobody did as it changed', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { unmount } = show(queries, ['house', 'detail', 7]);
    await changes(live, 2);
    hidden.mockReturnValue(false);
    await arrive('before');
    expect(queryFn).toHaveBeenCalledTimes(2);
    unmount();
  });

  test('a list’s, first or later, stays marked as stale', async () => {
    const { result, unmount } = show(queries, ['house', 'list']);
    await changes(live, 2);
    await arrive('before');
    expect(result.current.isStale).toBe(true);
    void result.current.refetch();
    await changes(live, 3);
    await arrive('between');
    expect(result.current.data).toBe('between');
    expect(result.current.isStale).toBe(true);
    expect(queryFn).toHaveBeenCalledTimes(2);
    unmount();
  });
});

test('many records at once: everything of the noun is read again, whatever else changes in that moment', async () => {
  const queries = new QueryClient();
  const invalidate = jest.spyOn(queries, 'invalidateQueries');
  for (const key of [
    ['house', 'detail', 8],
    ['house', 'list'],
    ['customer', 'list'],
  ])
    queries.setQueryData(key, {});
  const stop = followLiveEvents(queries);
  const live = await connect();
  live.say({ id: 1, kind: 'live.ready' });
  live.say({ id: 2, kind: 'record.changed', noun: 'house', record_id: manyRecords, changed_by: 2 });
  live.say({ id: 3, kind: 'record.changed', noun: 'house', record_id: 7, changed_by: 2 });
  await jest.advanceTimersByTimeAsync(400);
  expect(states(queries)).toEqual({ 'house/detail/8': true, 'house/list': true, 'customer/list': false });
  expect(invalidate.mock.calls[0]?.[0]).toMatchObject({ queryKey: ['house'], refetchType: 'active' });
  stop();
});

test('what forms choose from is read again at once, so that open forms offer it', async () => {
  const queries = new QueryClient();
  const invalidate = jest.spyOn(queries, 'invalidateQueries');
  queries.setQueryData(['dictionary', 'option'], {});
  const stop = followLiveEvents(queries);
  const live = await connect();
  live.say({ id: 1, kind: 'live.ready' });
  live.say({ id: 2, kind: 'record.changed', noun: 'dictionary', record_id: 7, changed_by: 2 });
  await jest.advanceTimersByTimeAsync(400);
  expect(states(queries)).toEqual({ 'dictionary/option': true });
  expect(invalidate.mock.calls).toEqual([[{ queryKey: ['dictionary'], refetchType: 'active' }]]);
  stop();
});

test.each(['form-type', 'holiday'])(
  'a changed %s changes the days that are derived from it, of everybody',
  async (noun) => {
    const queries = new QueryClient();
    for (const key of [
      [noun, 'detail', 2],
      ['checkin', 'detail', 6, 'last'],
      ['checkin', 'days', 'team', 0],
      ['form', 'list'],
    ])
      queries.setQueryData(key, {});
    const invalidate = jest.spyOn(queries, 'invalidateQueries');
    const stop = followLiveEvents(queries);
    const live = await connect();
    live.say({ id: 1, kind: 'live.ready' });
    live.say({ id: 2, kind: 'record.changed', noun, record_id: 2, changed_by: 2 });
    await jest.advanceTimersByTimeAsync(400);
    expect(states(queries)).toEqual({
      ...{ [`${noun}/detail/2`]: true, 'checkin/detail/6/last': true, 'checkin/days/team/0': true },
      'form/list': false,
    });
    expect(invalidate.mock.calls).toContainEqual([{ queryKey: ['checkin'], refetchType: 'active' }]);
    stop();
  },
);

test('a renamed project has its new name in the choices of open forms and filters', async () => {
  const queries = new QueryClient();
  for (const key of [
    ['project', 'list'],
    ['dictionary', 'option'],
  ])
    queries.setQueryData(key, {});
  const stop = followLiveEvents(queries);
  const live = await connect();
  live.say({ id: 1, kind: 'live.ready' });
  live.say({ id: 2, kind: 'record.changed', noun: 'project', record_id: 2, changed_by: 2 });
  await jest.advanceTimersByTimeAsync(400);
  expect(states(queries)).toEqual({ 'project/list': true, 'dictionary/option': true });
  stop();
});

test('after a gap that cannot be replayed everything is read again', async () => {
  const queries = new QueryClient();
  queries.setQueryData(['customer', 'list'], {});
  const stop = followLiveEvents(queries);
  (await connect()).say({ id: 90, kind: 'live.reset' });
  await jest.advanceTimersByTimeAsync(400);
  expect(states(queries)).toEqual({ 'customer/list': true });
  stop();
});

test('a next page that nobody answered: once there is a network the list is whole, and goes on being asked', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const stop = followLiveEvents(queries);
  let isAway = false;
  // the observer follows only the properties that are read while rendering
  const useList = () => {
    const { data, isError, isFetchNextPageError, fetchNextPage } = useInfiniteQuery({
      queryKey: ['house', 'list'],
      queryFn: ({ pageParam }) =>
        isAway ? Promise.reject(new CallFailed(0, 'offline', 'Không kết nối được')) : Promise.resolve(pageParam),
      initialPageParam: 1,
      getNextPageParam: (page) => page + 1,
    });
    return { data, isError, isFetchNextPageError, fetchNextPage };
  };
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: queries }, children);
  const { result, unmount } = renderHook(useList, { wrapper });
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await wait(10);
  isAway = true;
  act(() => void result.current.fetchNextPage());
  await wait(10);
  expect(result.current).toMatchObject({ isFetchNextPageError: true, data: { pages: [1] } });
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await wait(5000);
  // the list's foot may load more by itself now: `use-more-rows.ts`
  expect(result.current).toMatchObject({ isFetchNextPageError: false, isError: false });
  act(() => void result.current.fetchNextPage());
  await wait(10);
  expect(result.current.data?.pages).toEqual([1, 2]);
  unmount();
  stop();
});
