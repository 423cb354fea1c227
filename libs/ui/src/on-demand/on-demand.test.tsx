import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProviders } from '../app-providers';
import { createPart, later, loadParts, onDemand } from './on-demand';

const Drawer = ({ open, onClose }: { open: boolean; onClose: () => void }) =>
  open && (
    <dialog open aria-label="Bộ lọc">
      <button type="button" onClick={onClose}>
        Đóng
      </button>
    </dialog>
  );

/** A button that opens the drawer. */
function Opener({ of: Opened }: { of: (props: { open: boolean; onClose: () => void }) => React.ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <AppProviders unstyled>
      <button type="button" aria-pressed={open} onClick={() => setOpen(true)}>
        Mở
      </button>
      <Opened open={open} onClose={() => setOpen(false)} />
    </AppProviders>
  );
}

test('its code is asked for at the first opening, once', async () => {
  const load = jest.fn(() => Promise.resolve({ default: Drawer }));
  render(<Opener of={onDemand(load)} />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Mở' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Đóng' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Mở' }));
  expect(await screen.findByRole('dialog', { name: 'Bộ lọc' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a line that is down is said, and the next press tries again', async () => {
  const load = jest.fn(() => Promise.resolve({ default: Drawer }));
  load.mockRejectedValueOnce(new Error('ChunkLoadError'));
  render(<Opener of={onDemand(load)} />);
  const button = screen.getByRole('button', { name: 'Mở' });
  await userEvent.click(button);
  expect(await screen.findByText(/^Không kết nối được máy chủ/)).toBeVisible();
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Bộ lọc' })).toBeVisible();
});

test('what was loaded while the line was free stands at once', async () => {
  const Word = later(() => Promise.resolve({ default: () => 'Đây' }), 'chờ');
  const failing = createPart<object>(() => Promise.reject(new Error('ChunkLoadError')));
  await loadParts();
  render(<Word />);
  expect(screen.getByText('Đây')).toBeVisible();
  expect(failing.now()).toBeNull();
});
