import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProviders } from '../app-providers';
import type { FilterColumn, Filters } from './column-filter';
import { FilterBar } from './filter-bar';

const realMatch = window.matchMedia;
beforeAll(() => {
  window.matchMedia = (query) => ({ ...realMatch(query), matches: query.includes('499') });
});
afterAll(() => {
  window.matchMedia = realMatch;
});

const columns: FilterColumn[] = [
  { key: 'title', title: 'Tiêu đề', filter: { kind: 'text' } },
  {
    key: 'price',
    title: 'Giá',
    filter: {
      ...{ kind: 'range', min: 0, max: 1000, unit: 'tỷ', scale: 1e9, decimals: 3, stops: [0, 1, 3, 5, 10, 1000] },
      otherUnits: [{ min: 0, max: 1e6, unit: 'triệu', scale: 1e6, decimals: 3, stops: [0, 5, 10, 1000] }],
      words: (end) => `${end / 1e9} tỷ đồng`,
    },
  },
  {
    key: 'district',
    title: 'Quận',
    filter: {
      kind: 'options',
      options: Array.from({ length: 12 }, (_, index) => ({ value: index + 1, label: `Quận ${index + 1}` })),
    },
  },
];

const asked = jest.fn<void, [Filters, { replace: boolean } | undefined]>();
const reset = jest.fn();

function Bar({ initial = {} }: { initial?: Filters }) {
  const [value, setValue] = useState(initial);
  return (
    <FilterBar
      search={{ value: '', onSearch: () => undefined }}
      placeholder="Tìm"
      columns={columns}
      first={['price', 'district']}
      filters={{
        value,
        onChange: (next, options) => {
          asked(next, options);
          setValue(next);
        },
      }}
      onResetSwitches={reset}
      resultText={`Xem ${Object.keys(value).length} BĐS`}
    />
  );
}

async function open(initial?: Filters) {
  asked.mockReset();
  reset.mockReset();
  render(
    <AppProviders unstyled>
      <Bar {...(initial && { initial })} />
    </AppProviders>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Lọc/ }));
  return within(await screen.findByRole('dialog'));
}
const price = (from: number | null, to: number | null) => ({
  price: { operation: 'between' as const, values: [from, to] as [number | null, number | null] },
});
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('what was typed counts when the orange button is pressed, without leaving the field first', async () => {
  const sheet = await open();
  fireEvent.change(sheet.getByLabelText(/^Đến/), { target: { value: '5,2' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Đang đếm…' }));
  expect(asked.mock.calls.map(([filters]) => filters)).toEqual([price(null, 5.2e9)]);
  await isClosed();
});

test('the list follows a pause in typing, so that the number on the button is its own', async () => {
  const sheet = await open();
  await userEvent.type(sheet.getByLabelText(/^Từ/), '3');
  expect(asked).not.toHaveBeenCalled();
  expect(await sheet.findByRole('button', { name: 'Xem 1 BĐS' })).toBeVisible();
  expect(sheet.getByText('Từ 3 tỷ đồng trở lên')).toBeVisible();
  await userEvent.type(sheet.getByLabelText(/^Đến/), '5');
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  // all changes of one visit to the sheet make one history entry
  expect(asked.mock.calls.map(([, options]) => options?.replace)).toEqual([false, true]);
});

test('closing beside the button asks nothing and keeps what was typed', async () => {
  const sheet = await open();
  await userEvent.click(sheet.getByRole('button', { name: 'Quận 3' }));
  fireEvent.change(sheet.getByLabelText(/^Từ/), { target: { value: '2' } });
  await userEvent.keyboard('{Escape}');
  await isClosed();
  expect(asked.mock.lastCall?.[0]).toEqual({ ...price(2e9, null), district: { operation: 'in', values: [3] } });
});

test('crossed bounds are explained and keep the sheet open; what can not be read stays typed', async () => {
  const sheet = await open();
  fireEvent.change(sheet.getByLabelText(/^Từ/), { target: { value: '5' } });
  fireEvent.change(sheet.getByLabelText(/^Đến/), { target: { value: '3' } });
  await userEvent.click(sheet.getByRole('button', { name: /^Xem [0-9]/ }));
  expect(sheet.getByText('“Đến” 3 tỷ đang nhỏ hơn “Từ” 5 tỷ')).toBeVisible();
  await waitFor(() => expect(sheet.getByLabelText(/^Từ/)).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await isClosed();
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: /^Lọc/ }));
  expect(within(await screen.findByRole('dialog')).getByLabelText(/^Đến/)).toHaveValue('3');
});

test('the slider and the fields say the same, by keyboard too', async () => {
  const sheet = await open();
  const handle = await sheet.findByRole('slider', { name: 'Giá từ' });
  // the slider reads the old key codes, and user-event does not send them
  const goRight = () => fireEvent.keyDown(handle, { key: 'ArrowRight', keyCode: 39, which: 39 });
  goRight();
  goRight();
  expect(sheet.getByLabelText(/^Từ/)).toHaveValue('3');
  expect(handle).toHaveAttribute('aria-valuetext', '3 tỷ');
  fireEvent.change(sheet.getByLabelText(/^Đến/), { target: { value: '10' } });
  expect(sheet.getByRole('slider', { name: 'Giá đến' })).toHaveAttribute('aria-valuetext', '10 tỷ');
});

test('a price may be typed in triệu', async () => {
  const sheet = await open();
  await userEvent.click(sheet.getByText('triệu'));
  fireEvent.change(sheet.getByLabelText(/^Đến/), { target: { value: '15' } });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(asked.mock.lastCall?.[0]).toEqual(price(null, 15e6)));
});

test('more choices come with one press, chosen ones are always in sight', async () => {
  const sheet = await open({ district: { operation: 'in', values: [12] } });
  expect(sheet.getByRole('button', { name: 'Quận 12' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(sheet.getByRole('button', { name: 'Xem thêm 4' }));
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Quận 10' }));
  await waitFor(() => expect(asked.mock.lastCall?.[0]).toEqual({ district: { operation: 'in', values: [12, 10] } }));
});

test('a line for each other column keeps what was typed when another is opened', async () => {
  const sheet = await open();
  await userEvent.click(sheet.getByRole('button', { name: 'Tiêu đề' }));
  await userEvent.type(sheet.getByRole('textbox', { name: 'Tiêu đề' }), 'hẻm');
  await userEvent.click(sheet.getByRole('button', { name: /^Tiêu đề/ }));
  expect(sheet.getByRole('button', { name: /^Tiêu đề/ })).toHaveTextContent('“hẻm”');
});

test('‘Đặt lại’ takes back filters, switches and what was typed', async () => {
  const sheet = await open(price(3e9, null));
  fireEvent.change(sheet.getByLabelText(/^Đến/), { target: { value: 'x' } });
  await userEvent.click(sheet.getByRole('button', { name: 'Đặt lại' }));
  expect(asked.mock.lastCall?.[0]).toEqual({});
  expect(reset).toHaveBeenCalledTimes(1);
  expect(sheet.getByLabelText(/^Từ/)).toHaveValue('');
  expect(sheet.getByLabelText(/^Đến/)).toHaveValue('');
});
