import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fieldText } from '@toam/contracts/texts/field';
import { listText } from '@toam/contracts/texts/list';
import { AppProviders } from '../app-providers';
import { ColumnSettings } from './column-settings';
import type { ListColumn } from './list-column';
import { useColumnLayout } from './use-column-layout';

const columns: ListColumn<never>[] = ['Mã', 'Giá', 'Diện tích'].map((title) => ({
  key: title,
  title,
  width: 100,
  render: () => null,
}));

function AList({ of }: { of: readonly ListColumn<never>[] }) {
  const layout = useColumnLayout('story', 7, of);
  return (
    <AppProviders unstyled>
      <ColumnSettings layout={layout} />
      <output>{layout.shown.map(({ title, width }) => `${title} ${width}`).join(', ')}</output>
    </AppProviders>
  );
}

const shown = () => document.querySelector('output');
const open = async (of = columns) => {
  const { unmount } = render(<AList of={of} />);
  await userEvent.click(screen.getByRole('button', { name: listText.columnSettings }));
  return { unmount, dialog: within(await screen.findByRole('dialog', { name: listText.columnSettings })) };
};

beforeEach(() => localStorage.clear());

test('a width is typed, never under 70, and both it and a hidden column are there again at the next visit', async () => {
  const { dialog, unmount } = await open();
  const width = dialog.getByRole('textbox', { name: listText.columnWidth('Giá') });
  fireEvent.change(width, { target: { value: '12' } });
  fireEvent.blur(width);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Diện tích' }));
  expect(shown()).toHaveTextContent('Mã 100, Giá 70');
  unmount();

  render(<AList of={columns} />);
  expect(shown()).toHaveTextContent('Mã 100, Giá 70');
});

test('a typed width that is none stays as it was typed and is an error; the column keeps its width', async () => {
  const { dialog } = await open();
  const width = dialog.getByRole('textbox', { name: listText.columnWidth('Giá') });
  await userEvent.clear(width);
  await userEvent.type(width, '1rộng20{Enter}');
  expect(width).toHaveValue('1rộng20');
  expect(width).toBeInvalid();
  expect(dialog.getByText(fieldText.notANumber)).toBeVisible();
  expect(shown()).toHaveTextContent('Giá 100');
  await userEvent.clear(width);
  await userEvent.type(width, '120 px{Enter}');
  expect(width).toBeValid();
  expect(shown()).toHaveTextContent('Giá 120');
});

test('a list with another number of columns begins untouched', async () => {
  const { dialog, unmount } = await open();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Giá' }));
  expect(shown()).toHaveTextContent('Mã 100, Diện tích 100');
  unmount();

  render(<AList of={columns.slice(0, 2)} />);
  expect(shown()).toHaveTextContent('Mã 100, Giá 100');
});

test('the last column stays, and everything can be put back', async () => {
  const { dialog } = await open();
  for (const { title } of columns) await userEvent.click(dialog.getByRole('checkbox', { name: title }));
  expect(shown()).toHaveTextContent('Diện tích 100');
  await userEvent.click(dialog.getByRole('button', { name: listText.reset }));
  expect(shown()).toHaveTextContent('Mã 100, Giá 100, Diện tích 100');
  expect(localStorage).toHaveLength(0);
});

test('a column is found by its words without accents', async () => {
  const { dialog } = await open();
  await userEvent.type(dialog.getByRole('textbox', { name: listText.findColumn }), 'dien');
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
});
