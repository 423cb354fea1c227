import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call } from '@toam/api-client/call';
import { customerSortColumns, listCustomers } from '@toam/contracts/customer/customer.endpoints';
import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { listText } from '@toam/contracts/texts/list';
import { aCustomer } from '@toam/testing/customer/a-customer';
import { answer, callsOf } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { DetailPanel } from '@toam/ui/detail';
import { type ListColumn, ListPager, ListTable, onePage, SearchBox } from '@toam/ui/list';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { EmptyList } from './empty-list';
import { pageNumber, pageSize, recordId, searchWords, sortOrder } from './list-search';
import { ListTools } from './list-tools';
import { useListAddress, type ListAddress } from './use-list-address';
import { useListScreen } from './use-list-screen';

const search = z.object({
  role: z.enum(['all', 'personal']).catch('all'),
  search: searchWords,
  sort: z.enum(customerSortColumns).catch('id'),
  order: sortOrder('desc'),
  page: pageNumber,
  size: pageSize(10),
  open: recordId,
});

const columns: readonly ListColumn<CustomerRow>[] = [
  { key: 'name', title: 'Tên', width: 200, sortable: true, render: ({ name }) => name },
];
const filterable = [{ key: 'name', title: 'Tên', filter: { kind: 'text' as const } }];

/** Of the last render. */
let address: ListAddress<z.output<typeof search>>;
let back: () => void;

/** Customers page by page, with a panel: a list with every feature. */
function Customers() {
  const navigate = useNavigate();
  back = () => void navigate(-1);
  address = useListAddress(search, { filterable, kept: ['role'] });
  const { open, size, page, sort, order, role } = address.search;
  const question = { search: address.search.search, sort, order, role };
  const customers = useQuery({
    queryKey: ['customer', question, page, size],
    queryFn: () => call(listCustomers, { query: { ...question, page, size } }),
  });
  const list = useListScreen({ name: 'test', ...{ columns, address, question }, query: onePage(customers) });
  return (
    <>
      <h1>{list.count}</h1>
      <SearchBox {...list.bar.search} placeholder="Tìm khách" />
      <ListTools {...list.table} />
      <ListTable
        {...list.table}
        label="Khách"
        phoneRow={({ name }) => name}
        empty={
          <EmptyList {...list.empty} pageGone="Trang trống" filtered={(conditions) => `${conditions} điều kiện`}>
            Chưa có ai
          </EmptyList>
        }
      />
      <ListPager {...list.pager} size={size} onSize={(next) => address.ask({ size: next })} />
      {open !== null && (
        <DetailPanel {...list.panel} label="Khách đang mở" title={`#${open}`}>
          Hàng {list.panel.at}
        </DetailPanel>
      )}
    </>
  );
}

const show = (url = '/customers') => renderRoute([{ path: '/customers', Component: Customers }], url);

function answerRows(rows: CustomerRow[] = [aCustomer({ id: 31 }), aCustomer({ id: 30 })], total = 25) {
  answer(listCustomers, ({ query }) => ({ total, total_page: 3, page: query.page, list: rows }));
}
const row = () => screen.findAllByRole('row', { name: 'Vũ Thanh Tùng' });

test('a link says everything; what it says wrongly falls back', async () => {
  answerRows();
  show('/customers?search=t%C3%B9ng&sort=name&order=asc&page=2&size=7&role=boss');
  await row();
  expect(callsOf(listCustomers)[0]?.query).toMatchObject({
    ...{ search: 'tùng', sort: 'name', order: 'asc', page: 2, size: 10, role: 'all' },
  });
  expect(screen.getByRole('heading')).toHaveTextContent('25');
});

test('another question begins at its first page and closes the panel; a page turned keeps the question', async () => {
  answerRows();
  const { url } = show('/customers?search=a&page=2&open=30');
  await row();
  await userEvent.click(screen.getByRole('button', { name: listText.nextPage }));
  expect(url()).toBe('/customers?search=a&page=3');
  await userEvent.click(await screen.findByRole('button', { name: 'Tên' }));
  expect(url()).toBe('/customers?search=a&sort=name&order=asc');
});

test('a filter and the page that it begins at are one step of the history', async () => {
  answerRows();
  const { url } = show('/customers?page=2&open=30');
  await row();
  await act(() => address.filters.onChange({ name: { operation: 'like', values: ['An'] } }));
  expect(url()).toBe('/customers?f.name=An');
  await act(() => back());
  await waitFor(() => expect(url()).toBe('/customers?page=2&open=30'));
});

test('words that are typed are no step of the history', async () => {
  answerRows();
  const { url } = show('/customers?page=2');
  await row();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Tìm khách' }), 'tùng{Enter}');
  expect(url()).toBe('/customers?search=t%C3%B9ng');
  await act(() => back());
  expect(url()).toBe('/customers?search=t%C3%B9ng');
});

test('a row opens in the panel as one step, the keys go on to the next one, closing goes back', async () => {
  answerRows();
  const { url } = show('/customers?page=2');
  const [first] = await row();
  await userEvent.click(first!);
  expect(url()).toBe('/customers?page=2&open=31');
  expect(screen.getByRole('dialog')).toHaveTextContent('Hàng 0');
  expect(screen.getByRole('button', { name: listText.previous })).toBeDisabled();
  await userEvent.keyboard('j');
  expect(screen.getByRole('dialog')).toHaveTextContent('Hàng 1');
  expect(screen.getByRole('button', { name: listText.next })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: listText.close }));
  await waitFor(() => expect(url()).toBe('/customers?page=2'));
});

test('a row of another page stands nowhere among these', async () => {
  answerRows();
  show('/customers?open=7');
  await row();
  expect(screen.getByRole('dialog')).toHaveTextContent('Hàng -1');
  expect(screen.getByRole('button', { name: listText.next })).toBeDisabled();
});

test('an empty list counts its conditions; clearing keeps order, size and what the list says it keeps', async () => {
  answerRows([], 0);
  const { url } = show('/customers?search=a&f.name=An&sort=name&size=20&role=personal&stray=1');
  expect(await screen.findByText('2 điều kiện')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: listText.clearFilters }));
  expect(url()).toBe('/customers?sort=name&size=20&role=personal');
  expect(await screen.findByText('Chưa có ai')).toBeVisible();
});

test('a page that has no rows any more leads to the first one', async () => {
  answerRows([], 25);
  const { url } = show('/customers?page=9');
  expect(await screen.findByText('Trang trống')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: listText.firstPage }));
  expect(url()).toBe('/customers');
});
