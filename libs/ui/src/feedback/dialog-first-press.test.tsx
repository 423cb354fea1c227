import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProviders } from '../app-providers';
import { confirm } from './dialog-store';

/** Whether the dialog's code can come. */
const line = { isDown: true };
jest.mock('./dialog', () => {
  if (line.isDown) throw new Error('ChunkLoadError');
  return jest.requireActual<object>('./dialog');
});

test("a question whose code can't come is answered with 'Huỷ', and asked again once it can", async () => {
  render(<AppProviders unstyled>{null}</AppProviders>);
  expect(await act(() => confirm({ title: 'Xoá?' }))).toBe(false);
  expect(screen.getByText(/^Không kết nối được máy chủ/)).toBeVisible();
  line.isDown = false;
  const onSure = jest.fn();
  act(() => void confirm({ title: 'Xoá?' }).then(onSure));
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  expect(onSure).toHaveBeenCalledWith(true);
});
