import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { listHouses } from '@toam/contracts/house/house-list.endpoints';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { rowsOf } from '@toam/ui/list';
import { aHouseRow } from '@toam/testing/house/a-house-row';
import { answer, callsOf } from '@toam/testing/answer';
import { closeLive, hearChange, openLive } from '@toam/testing/live-socket';
import { renderRoute } from '@toam/testing/render-route';
import { houseQueries, type HouseQuery } from '../house/house.queries';
import { useLiveHouses } from './use-live-houses';

const query: HouseQuery = { mode: 'publicList', filters: [] };

function List() {
  const houses = useInfiniteQuery(houseQueries.list(query));
  useLiveHouses(query);
  const beside = useQuery(houseQueries.count({ ...query, mode: 'approved' })).data?.total;
  return (
    <>
      <ul>
        {rowsOf(houses).map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <p>Đã duyệt {beside}</p>
      <button onClick={() => void houses.fetchNextPage()}>Thêm</button>
    </>
  );
}

const row = (id: number, title = `Nhà ${id}`): HouseRow => aHouseRow({ id, title });
const titles = () => screen.getAllByRole('listitem').map((item) => item.textContent);

/** Pages of two rows. A query for one house returns that house. */
function answerPages(pages: HouseRow[][]) {
  answer(listHouses, ({ query, body }) => {
    const wanted = body.filters.find(({ column }) => column === 'id')?.values[0];
    const list =
      wanted === undefined ? (pages[query.page - 1] ?? []) : pages.flat().filter(({ id }) => id === Number(wanted));
    return { total: pages.flat().length, total_page: pages.length, page: query.page, list };
  });
}

beforeEach(openLive);
afterEach(closeLive);

async function show(pages: number) {
  renderRoute([{ path: '/', element: <List /> }], '/');
  await screen.findByText('Nhà 1');
  for (let page = 1; page < pages; page++) {
    act(() => screen.getByText('Thêm').click());
    await screen.findByText(`Nhà ${page * 2 + 1}`);
  }
}

test('what a colleague shares comes into a short list, in one question however many changes there were', async () => {
  answerPages([[row(1), row(2)]]);
  await show(1);
  const before = callsOf(listHouses).length;
  answerPages([[row(3), row(1)]]);
  act(() => [3, 2, 7].forEach((id) => hearChange('house', id)));
  act(() => hearChange('customer', 9));
  await waitFor(() => expect(titles()).toEqual(['Nhà 3', 'Nhà 1']), { timeout: 3000 });
  // The list, and the count of the tab beside it.
  expect(callsOf(listHouses).length).toBe(before + 2);
  expect(screen.getByText('Đã duyệt 2')).toBeVisible();
});

test('of a long list only the changed rows are read: they change or go, and all others stay where they are', async () => {
  answerPages([
    [row(1), row(2)],
    [row(3), row(4)],
    [row(5), row(6)],
  ]);
  await show(3);
  const before = callsOf(listHouses).length;
  answerPages([[row(1), row(2, 'Nhà 2 giảm giá')], [row(3)], [row(5), row(6)]]);
  act(() => [2, 4, 99].forEach((id) => hearChange('house', id)));
  await waitFor(() => expect(titles()).toEqual(['Nhà 1', 'Nhà 2 giảm giá', 'Nhà 3', 'Nhà 5', 'Nhà 6']), {
    timeout: 3000,
  });
  expect(callsOf(listHouses).length).toBe(before + 3);
  expect(screen.getByText('Đã duyệt 5')).toBeVisible();
});
