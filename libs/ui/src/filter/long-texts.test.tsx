import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from './search-box';
import { readTyped } from './typed-filter';

const long = `Bán nhà mặt tiền ${'đường Lê Lợi '.repeat(12)}`.trim();
const note = `Tối đa 130 ký tự (đang có ${long.length})`;

test('a search that is longer than what is searched stays whole, says so, and asks nothing', async () => {
  const asked = jest.fn();
  render(<SearchBox value="" placeholder="Tìm nhà" onSearch={asked} delay={0} />);
  const box = screen.getByRole('searchbox');
  await userEvent.click(box);
  await userEvent.paste(long);
  expect(box).toHaveValue(long);
  expect(screen.getByRole('alert')).toHaveTextContent(note);
  expect(box).toHaveAccessibleDescription(note);
  await userEvent.keyboard('{Enter}');
  expect(asked).not.toHaveBeenCalled();
  await userEvent.clear(box);
  await userEvent.paste('Lê Lợi');
  await userEvent.keyboard('{Enter}');
  expect(asked).toHaveBeenCalledWith('Lê Lợi');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a filter, too', () => {
  expect(readTyped({ kind: 'text' }, { kind: 'text', text: long })).toEqual({ problem: note });
  expect(readTyped({ kind: 'text' }, { kind: 'text', text: ` ${long.slice(0, 130)}` })).toHaveProperty('value');
});
