import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProviders } from '../app-providers';
import type { FilterColumn, Filters } from './column-filter';
import { FilterBar } from './filter-bar';

const columns: FilterColumn[] = [
  {
    key: 'gender',
    title: 'Giới tính',
    filter: {
      kind: 'options',
      options: [
        { value: 'male', label: 'Nam' },
        { value: 'female', label: 'Nữ' },
      ],
    },
  },
  { key: 'department', title: 'Phòng ban', filter: { kind: 'options', options: [{ value: 2, label: 'Kinh doanh' }] } },
];

const asked = jest.fn<void, [Filters]>();

function Bar({ initial = {} }: { initial?: Filters }) {
  const [value, setValue] = useState(initial);
  const onChange = (next: Filters) => {
    asked(next);
    setValue(next);
  };
  return (
    <FilterBar
      search={{ value: '', onSearch: () => undefined }}
      placeholder="Tìm"
      columns={columns}
      filters={{ value, onChange }}
      resultText="Xem"
      inDrawer
    />
  );
}

const show = (initial?: Filters) => {
  asked.mockReset();
  render(
    <AppProviders unstyled>
      <Bar {...(initial && { initial })} />
    </AppProviders>,
  );
};
const open = async (name: string | RegExp = 'Bộ lọc') => {
  await userEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog');
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('what is ticked in several columns goes out together, once it is applied', async () => {
  show();
  const drawer = await open();
  await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Nam' }));
  await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Nữ' }));
  await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Kinh doanh' }));
  expect(within(drawer).getByText('Đã chọn 2')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  await press('Áp dụng · 3');
  expect(asked.mock.calls).toEqual([
    [{ gender: { operation: 'in', values: ['male', 'female'] }, department: { operation: 'in', values: [2] } }],
  ]);
  expect(screen.getByRole('button', { name: 'Bộ lọc · 2' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Phòng ban: Kinh doanh' })).toBeVisible();
});

test('closing forgets what was ticked', async () => {
  show({ gender: { operation: 'in', values: ['male'] } });
  const drawer = await open('Bộ lọc · 1');
  await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Nữ' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(within(await open('Bộ lọc · 1')).getByRole('checkbox', { name: 'Nữ' })).not.toBeChecked();
  expect(asked).not.toHaveBeenCalled();
});

test('"Xoá tất cả" unticks everything, and applying that shows the whole list', async () => {
  show({ gender: { operation: 'in', values: ['male'] } });
  const drawer = within(await open('Bộ lọc · 1'));
  await userEvent.click(drawer.getByRole('button', { name: 'Xoá tất cả' }));
  expect(drawer.getByRole('button', { name: 'Xoá tất cả' })).toBeDisabled();
  await press('Áp dụng');
  expect(asked.mock.calls).toEqual([[{}]]);
});

test('all chips are taken away at once', async () => {
  show({ gender: { operation: 'in', values: ['male'] }, department: { operation: 'in', values: [2] } });
  await press('Xoá tất cả');
  expect(asked.mock.calls).toEqual([[{}]]);
  expect(screen.queryByRole('button', { name: 'Xoá tất cả' })).not.toBeInTheDocument();
});
