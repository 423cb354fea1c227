import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProviders } from '../app-providers';
import { ChoiceRow } from './choice-row';
import { Segmented } from './segmented';

const views = ['Danh sách', 'Thẻ', 'Bản đồ'];

function Screen({ row = false }) {
  const [view, setView] = useState('Thẻ');
  const Control = row ? (
    <ChoiceRow
      label="Kiểu xem"
      choices={views.map((value) => ({ value, label: value }))}
      value={view}
      onChange={setView}
    />
  ) : (
    <Segmented aria-label="Kiểu xem" options={views} value={view} onChange={setView} />
  );
  return (
    <AppProviders unstyled>
      <button type="button">Trước</button>
      {Control}
      <Segmented aria-label="Của ai" options={['Tất cả', 'Của tôi']} defaultValue="Tất cả" />
      <button type="button">Sau</button>
    </AppProviders>
  );
}

test.each([
  ['a segmented control', false],
  ['a row of choices', true],
])('%s is one stop for Tab, at what is chosen; arrow keys choose and turn round', async (_what, row) => {
  render(<Screen row={row} />);
  const radio = (name: string) => screen.getByRole('radio', { name });
  await userEvent.tab();
  await userEvent.tab();
  expect(radio('Thẻ')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(radio('Bản đồ')).toHaveFocus();
  expect(radio('Bản đồ')).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  expect(radio('Danh sách')).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  expect(radio('Bản đồ')).toBeChecked();
  await userEvent.tab();
  expect(radio('Tất cả')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Sau' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  expect(radio('Bản đồ')).toHaveFocus();
});
