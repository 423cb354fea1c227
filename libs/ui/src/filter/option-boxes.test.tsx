import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { OptionsColumnFilter } from './column-filter';
import { OptionBoxes, type OptionValue } from './option-boxes';

const wards: OptionsColumnFilter = {
  kind: 'options',
  options: Array.from({ length: 312 }, (_, at) => ({ value: at + 1, label: `Phường ${at + 1}` })),
};

function Wards({ begin = [] }: { begin?: OptionValue[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<OptionValue>>(new Set(begin));
  return <OptionBoxes title="Phường/Xã" filter={wards} chosen={chosen} onChange={setChosen} />;
}

const boxes = () => within(screen.getByRole('group', { name: 'Phường/Xã' })).getAllByRole('checkbox');
const search = () => screen.getByRole('textbox', { name: /Phường\/Xã/ });

test('of three hundred choices a few are drawn, the chosen first; every one can be reached without typing', async () => {
  render(<Wards begin={[300]} />);
  expect(boxes()).toHaveLength(30);
  expect(boxes()[0]).toBe(screen.getByRole('checkbox', { name: 'Phường 300' }));
  for (let more = 0; more < 3; more += 1) await userEvent.click(screen.getByRole('button', { name: /^Xem thêm/ }));
  expect(boxes()).toHaveLength(312);
  expect(screen.queryByRole('button', { name: /^Xem thêm/ })).not.toBeInTheDocument();
});

test('what is chosen stands as chips over the search, and goes when it is pressed', async () => {
  render(<Wards begin={[7, 300]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ chọn Phường 300' }));
  expect(screen.getByRole('checkbox', { name: 'Phường 300' })).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Bỏ chọn Phường 7' })).toBeVisible();
});

test('keys find, choose and walk: the only one found by Enter, boxes by arrows', async () => {
  render(<Wards />);
  await userEvent.type(search(), 'phuong 299{Enter}');
  expect(screen.getByRole('button', { name: 'Bỏ chọn Phường 299' })).toBeVisible();
  expect(search()).toHaveValue('');
  await userEvent.type(search(), '{ArrowDown}{ArrowDown} ');
  expect(screen.getByRole('checkbox', { name: 'Phường 2' })).toBeChecked();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(search()).toHaveFocus();
});
