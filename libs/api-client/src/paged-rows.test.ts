import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { byId, pagedRows } from './paged-rows';

const size = 10;

/** The API's list, by page. */
function aList(ids: number[]) {
  const asked: number[] = [];
  return {
    ids,
    asked,
    read: async (page: number) => {
      asked.push(page);
      const list = ids.slice((page - 1) * size, page * size).map((id) => ({ id }));
      return { list, total: ids.length, page, total_page: Math.ceil(ids.length / size) };
    },
  };
}

let clock = 1_800_000_000_000;
beforeEach(() => void jest.spyOn(Date, 'now').mockImplementation(() => clock));
afterEach(() => jest.restoreAllMocks());

/** A screen that shows the list. */
async function aScreen({ read }: ReturnType<typeof aList>) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children);
  const { result } = renderHook(() => useInfiniteQuery({ queryKey: ['row'], ...pagedRows(read, byId) }), { wrapper });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  return {
    client,
    hasMore: () => result.current.hasNextPage,
    shown: () => (result.current.data?.pages ?? []).flatMap(({ list }) => list.map(({ id }) => id)),
    loadMore: async () => {
      const { length } = result.current.data?.pages ?? [];
      await act(async () => void (await result.current.fetchNextPage()));
      await waitFor(() => expect(result.current.data?.pages).toHaveLength(length + 1), { interval: 1 });
    },
  };
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test('nothing changes: each page is asked once', async () => {
  const list = aList(upTo(45));
  const { loadMore, hasMore, shown } = await aScreen(list);
  list.asked.length = 0;
  while (hasMore()) await loadMore();
  expect(shown()).toEqual(upTo(45));
  expect(list.asked).toEqual([2, 3, 4, 5]);
});

test('three rows leave after two pages: the three behind them are shown', async () => {
  const list = aList(upTo(45));
  const { loadMore, hasMore, shown } = await aScreen(list);
  await loadMore();
  list.ids.splice(4, 3);
  while (hasMore()) await loadMore();
  expect(shown()).toEqual(upTo(45));
});

test('a row leaves while another comes: the total is the same, and no row is hidden', async () => {
  const list = aList(upTo(45));
  const { loadMore, hasMore, shown } = await aScreen(list);
  list.ids.splice(2, 1);
  list.ids.push(46);
  clock += 60_000;
  while (hasMore()) await loadMore();
  expect(shown()).toEqual(upTo(46));
});

test('rows that come above are shown, in their places after the next reading, and no row twice', async () => {
  const list = aList(upTo(30));
  const { loadMore, hasMore, shown, client } = await aScreen(list);
  list.ids.unshift(101, 102, 103);
  while (hasMore()) await loadMore();
  expect(shown().toSorted((a, b) => a - b)).toEqual([...upTo(30), 101, 102, 103]);
  await act(async () => void (await client.invalidateQueries()));
  await waitFor(() => expect(shown()).toEqual([101, 102, 103, ...upTo(30)]));
});

test('a row that a step has taken from the screen and the total hides no other', async () => {
  const list = aList(upTo(35));
  const { loadMore, hasMore, shown, client } = await aScreen(list);
  list.ids.splice(0, 1);
  client.setQueryData<{ pages: { list: { id: number }[]; total: number }[] }>(
    ['row'],
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, list: page.list.slice(1), total: 34 })) },
  );
  while (hasMore()) await loadMore();
  expect(shown()).toEqual(upTo(35).slice(1));
});

test('more rows leave than a page has', async () => {
  const list = aList(upTo(60));
  const { loadMore, hasMore, shown } = await aScreen(list);
  await loadMore();
  await loadMore();
  list.ids.splice(0, 27);
  while (hasMore()) await loadMore();
  expect(shown()).toEqual(upTo(60));
});

/** A small generator of the same numbers for a seed. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

test('40 lists with rows that leave and come at random: each that stayed is shown once', async () => {
  const first = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1_000_000));
  for (let seed = first; seed < first + 40; seed += 1) {
    const below = random(seed);
    const list = aList(upTo(25 + below(60)));
    const stayed = new Set(list.ids);
    const { loadMore, hasMore, shown } = await aScreen(list);
    let newest = 1000;
    while (hasMore()) {
      for (let left = below(8); left > 0; left -= 1)
        list.ids.splice(below(list.ids.length), 1).forEach((id) => stayed.delete(id));
      for (let came = below(8); came > 0; came -= 1) list.ids.splice(below(list.ids.length + 1), 0, (newest += 1));
      clock += below(2) * 5000 + 2001;
      await loadMore();
    }
    const rows = shown();
    const missing = [...stayed].filter((id) => !rows.includes(id));
    expect({ seed, missing, isDoubled: new Set(rows).size !== rows.length }).toEqual({
      ...{ seed, missing: [], isDoubled: false },
    });
  }
});
