import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
// The slim entry leaves out what only tests need.
// eslint-disable-next-line no-restricted-imports -- see above
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { AppProviders } from '../app-providers';
import { EmptyState } from '../screen/screen-state';
import { onePage, type ListColumn, type ListPage } from './list-column';
import { ListTable } from './list-table';
import { SelectionBar } from './selection-bar';
import { useColumnLayout } from './use-column-layout';

interface Lot {
  id: number;
}

const columns: ListColumn<Lot>[] = [
  { key: 'id', title: 'Mã', width: 80, sortable: true, pinned: true, render: (lot) => `#${lot.id}` },
  ...Array.from({ length: 30 }, (_, index): ListColumn<Lot> => ({
    key: `c${index}`,
    title: `Cột ${index}`,
    width: 110,
    render: (lot) => lot.id * index,
  })),
];

const lotsFrom = (first: number, count: number): Lot[] =>
  Array.from({ length: count }, (_, index) => ({ id: first + index }));

type Load = (page: number) => Promise<ListPage<Lot> & { pages: number }>;

function Lots({ load, pageSize }: { load: Load; pageSize?: number | undefined }) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [only, setOnly] = useState(false);
  const question = useLocation().search;
  const layout = useColumnLayout('lots', 1, columns);
  const query = useInfiniteQuery({
    queryKey: ['lots', question],
    queryFn: ({ pageParam }) => load(pageParam),
    placeholderData: (shown) => shown,
    initialPageParam: 1,
    getNextPageParam: ({ pages }, _, page) => (page < pages ? page + 1 : undefined),
  });
  const selection = { ids, onChange: setIds, only };
  return (
    <>
      <ListTable
        label="Lô đất"
        query={query}
        question={question}
        layout={layout}
        selection={selection}
        phoneRow={(lot) => `#${lot.id}`}
        empty={<EmptyState />}
        {...(pageSize && { pageSize })}
      />
      <SelectionBar selection={selection} onOnlyChange={setOnly} />
      <button type="button" onClick={() => void query.refetch()}>
        Làm mới
      </button>
    </>
  );
}

function show(load: Load, pageSize?: number) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  const routes = [
    { path: '/', element: <Lots load={load} pageSize={pageSize} /> },
    { path: '/lot', element: <p>Một lô</p> },
  ];
  // Scroll positions are stored by history entry, and every router gives its first entry the same key.
  const router = createMemoryRouter(routes, {
    initialEntries: [{ pathname: '/', key: expect.getState().currentTestName }],
  });
  render(
    <AppProviders unstyled>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppProviders>,
  );
  return router;
}

/** jsdom has no layout: gives the scroll box a height and lets the test set its scroll position. */
function layOut(scrollHeight: number, scrollTop: number) {
  const box = screen.getByRole('grid', { name: 'Lô đất' });
  Object.defineProperties(box, {
    clientHeight: { configurable: true, value: 600 },
    clientWidth: { configurable: true, value: 1200 },
    scrollHeight: { configurable: true, value: scrollHeight },
  });
  box.scrollTop = scrollTop;
  fireEvent.scroll(box);
}

test('of ten thousand loaded rows only those near the view are in the page', async () => {
  show(async () => ({ list: lotsFrom(1, 10_000), total: 10_000, pages: 1 }));
  await screen.findByRole('row', { name: /#1\b/ });
  layOut(500_000, 250_000);
  expect(await screen.findByRole('row', { name: /#5001\b/ })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /#1\b/ })).not.toBeInTheDocument();
  expect(screen.getAllByRole('row').length).toBeLessThan(40);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '10000');
});

test('coming back finds the list where it was left, with the rows of that place', async () => {
  const router = show(async () => ({ list: lotsFrom(1, 1000), total: 1000, pages: 1 }));
  await screen.findByRole('row', { name: /#1\b/ });
  layOut(50_000, 25_000);
  expect(await screen.findByRole('row', { name: /#501\b/ })).toBeInTheDocument();
  await act(() => router.navigate('/lot'));
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(screen.getByRole('grid').scrollTop).toBe(25_000);
  expect(await screen.findByRole('row', { name: /#501\b/ })).toBeInTheDocument();
});

test('another question begins at its first row, and going back finds the former one where it was left', async () => {
  const router = show(async () => ({ list: lotsFrom(1, 1000), total: 1000, pages: 1 }));
  await screen.findByRole('row', { name: /#1\b/ });
  layOut(50_000, 25_000);
  await act(() => router.navigate('/?search=nha'));
  await waitFor(() => expect(screen.getByRole('grid').scrollTop).toBe(0));
  fireEvent.scroll(screen.getByRole('grid'));
  expect(await screen.findByRole('row', { name: /#1\b/ })).toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(screen.getByRole('grid').scrollTop).toBe(25_000);
});

test('the next page loads within 50 px of the bottom and not before', async () => {
  const load = jest.fn(async (page: number) => ({ list: lotsFrom(page * 100, 20), total: 40, pages: 2 }));
  show(load);
  await screen.findByRole('row', { name: /#100\b/ });
  layOut(1000, 349);
  expect(load).toHaveBeenCalledTimes(1);
  layOut(1000, 351);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

test('nothing more is loaded while only the chosen rows are shown', async () => {
  const load = jest.fn(async (page: number) => ({ list: lotsFrom(page * 100, 20), total: 40, pages: 2 }));
  show(load);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Chọn dòng 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Chỉ xem mục đã chọn' }));
  expect(screen.queryByRole('row', { name: /#100\b/ })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /#101\b/ })).toBeInTheDocument();
  layOut(600, 0);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page that fails keeps the rows, says why, and waits to be asked again', async () => {
  let broken = true;
  const load = jest.fn(async (page: number) => {
    if (page === 2 && broken) throw Object.assign(new Error('Mất kết nối'), { status: 0 });
    return { list: lotsFrom(page * 100, 20), total: 40, pages: 2 };
  });
  show(load);
  await screen.findByRole('row', { name: /#100\b/ });
  layOut(1000, 400);
  expect(await screen.findByText(/Error: Mất kết nối/)).toBeVisible();
  layOut(1000, 400);
  expect(load).toHaveBeenCalledTimes(2);
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  await waitFor(() => expect(screen.queryByText(/Error/)).not.toBeInTheDocument());
  expect(screen.getByRole('row', { name: /#110\b/ })).toBeInTheDocument();
});

test('a refresh that fails leaves the rows standing under the reason', async () => {
  const load = jest.fn().mockResolvedValueOnce({ list: lotsFrom(1, 3), total: 3, pages: 1 });
  load.mockRejectedValue(Object.assign(new Error('Mất kết nối'), { status: 0 }));
  show(load);
  await screen.findByRole('row', { name: /#1\b/ });
  await userEvent.click(screen.getByRole('button', { name: 'Làm mới' }));
  expect(await screen.findByText(/Error: Mất kết nối/)).toBeVisible();
  expect(screen.getByRole('row', { name: /#1\b/ })).toBeInTheDocument();
});

test('the first load shows the shape of the rows, never an empty list', async () => {
  let arrive: (page: ListPage<Lot> & { pages: number }) => void = () => undefined;
  show(() => new Promise((resolve) => (arrive = resolve)));
  expect(await screen.findByText('Đang tải')).toBeInTheDocument();
  expect(screen.queryByText('No Data')).not.toBeInTheDocument();
  await act(async () => arrive({ list: [], total: 0, pages: 1 }));
  expect(await screen.findByText('No Data')).toBeVisible();
});

test('the head box chooses all loaded rows, x and Space one, Shift a range, Esc none', async () => {
  show(async () => ({ list: lotsFrom(1, 5), total: 5, pages: 1 }));
  const chosen = () => screen.queryAllByRole('row', { selected: true }).length;
  await screen.findByRole('row', { name: /#1\b/ });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Chọn tất cả các dòng đã tải' }));
  expect(chosen()).toBe(5);
  await userEvent.keyboard('{Escape}');
  expect(chosen()).toBe(0);
  await userEvent.keyboard('jjx');
  expect(screen.getByRole('row', { selected: true })).toHaveTextContent('#2');
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: 'Chọn dòng 3' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Chọn dòng 5' }));
  await user.keyboard('{/Shift}');
  expect(chosen()).toBe(4);
});

test('columns out of view are left out of the page, pinned ones never', async () => {
  show(async () => ({ list: lotsFrom(1, 1), total: 1, pages: 1 }));
  await screen.findByRole('row', { name: /#1\b/ });
  layOut(86, 0);
  await waitFor(() => expect(screen.getAllByRole('gridcell').length).toBeLessThan(22));
  expect(screen.getByRole('gridcell', { name: '#1' })).toBeInTheDocument();
});

test('previous and next scroll a list by pages, and bring rows that are not there yet', async () => {
  const load = jest.fn<ReturnType<Load>, Parameters<Load>>(async (page) => ({
    list: lotsFrom(page * 20 - 19, 20),
    total: 60,
    pages: 3,
  }));
  show(load, 20);
  await screen.findByRole('row', { name: /#1\b/ });
  layOut(1000, 0);
  expect(screen.getByText('1–20 trong 60')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Trang trước' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Trang sau' }));
  await waitFor(() => expect(screen.getByRole('grid').scrollTop).toBe(1000));
  expect(load).toHaveBeenCalledWith(2);
  layOut(2000, 1000);
  expect(await screen.findByRole('row', { name: /#21\b/ })).toBeInTheDocument();
  expect(screen.getByText('21–40 trong 60')).toBeVisible();
  layOut(2000, 0);
  expect(screen.getByText('1–20 trong 60')).toBeVisible();
});

test('a list that opens by double click puts the keys on a row that is clicked, and Enter opens it too', async () => {
  const opened: number[] = [];
  const page = { data: { list: lotsFrom(1, 3), total: 3 }, error: null, isFetching: false, isPlaceholderData: false };
  function Paged() {
    const layout = useColumnLayout('lots', 1, columns);
    return (
      <ListTable
        label="Lô đất"
        query={onePage<Lot>({ ...page, refetch: () => undefined })}
        question=""
        layout={layout}
        opened={{ id: null, onOpen: ({ id }) => opened.push(id), byDoubleClick: true }}
        phoneRow={(lot) => `#${lot.id}`}
        empty={<EmptyState />}
      />
    );
  }
  const inMain = (
    <main tabIndex={-1}>
      <Paged />
    </main>
  );
  render(
    <AppProviders unstyled>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: inMain }])} />
    </AppProviders>,
  );
  await userEvent.click(await screen.findByRole('row', { name: /#2\b/ }));
  expect(opened).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await userEvent.dblClick(screen.getByRole('row', { name: /#3\b/ }));
  // the focus is there after another screen was left
  screen.getByRole('main').focus();
  await userEvent.keyboard('k{Enter}');
  expect(opened).toEqual([2, 3, 2]);
});
