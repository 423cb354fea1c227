import { installHost, type PlatformHost } from '@toam/platform/host';
import { codeSilence } from '@toam/platform/silence';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProviders } from '../app-providers';
import { useToasts } from '../feedback/toast';
import { createPart, inPlace, later, loadParts, onDemand, onPress } from './on-demand';

const Drawer = ({ open, onClose }: { open: boolean; onClose: () => void }) =>
  open && (
    <dialog open aria-label="Bộ lọc">
      <button type="button" onClick={onClose}>
        Đóng
      </button>
    </dialog>
  );

beforeEach(() => useToasts.setState({ toasts: [] }));

const lineIsBack = () => act(() => void window.dispatchEvent(new Event('online')));

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

test('a failed opening is tried again by the next press, whether its owner renders anew or not', async () => {
  const load = jest.fn(() => Promise.resolve({ default: Drawer }));
  load.mockRejectedValueOnce(new Error('ChunkLoadError'));
  const Opened = onDemand(load);
  const close = jest.fn();
  const drawer = (open: boolean) => (
    <AppProviders unstyled>
      <Opened open={open} onClose={close} />
    </AppProviders>
  );
  const { rerender } = render(drawer(true));
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  rerender(drawer(false));
  rerender(drawer(true));
  expect(await screen.findByRole('dialog', { name: 'Bộ lọc' })).toBeVisible();
});

test('what a press opens is not loaded before; without a network it closes with a toast, and the next press tries again', async () => {
  const load = jest.fn(() => Promise.resolve({ default: Drawer }));
  load.mockRejectedValueOnce(new Error('ChunkLoadError'));
  const Pressed = onPress(load);
  await loadParts();
  expect(load).not.toHaveBeenCalled();
  render(<Opener of={(props) => props.open && <Pressed {...props} />} />);
  const button = screen.getByRole('button', { name: 'Mở' });
  await userEvent.click(button);
  expect(await screen.findByText(/^Không kết nối được máy chủ/)).toBeVisible();
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Bộ lọc' })).toBeVisible();
});

test('two parts of one press that fail say so once', async () => {
  const fails = () => Promise.reject<{ default: () => string }>(new Error('ChunkLoadError'));
  const [One, Other] = [later(fails, 'một'), later(fails, 'hai')];
  render(
    <AppProviders unstyled>
      <One />
      <Other />
    </AppProviders>,
  );
  expect(await screen.findAllByText(/^Không kết nối được máy chủ/)).toHaveLength(1);
  expect(screen.getByText(/một/)).toBeVisible();
});

describe('what stands on the screen by itself', () => {
  const failing = (times: number) => {
    const load = jest.fn(() => Promise.resolve({ default: () => 'Biểu đồ' }));
    for (let time = 0; time < times; time++) load.mockRejectedValueOnce(new Error('ChunkLoadError'));
    const Chart = inPlace(load, (failure) => failure ?? 'chờ');
    render(
      <AppProviders unstyled>
        <p>Phần còn lại</p>
        <Chart />
      </AppProviders>,
    );
    return load;
  };

  test("has a card in its place if its code can't come, and the rest of the screen stays", async () => {
    failing(1);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Không kết nối được máy chủ/);
    expect(screen.getByText('Phần còn lại')).toBeVisible();
    expect(useToasts.getState().toasts).toEqual([]);
  });

  test("is asked for again by 'Thử lại', as often as it takes", async () => {
    const load = failing(2);
    await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Thử lại' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByText('Biểu đồ')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('comes by itself when the network is back', async () => {
    failing(1);
    await screen.findByRole('alert');
    lineIsBack();
    expect(await screen.findByText('Biểu đồ')).toBeVisible();
  });
});

describe('of a build that another one replaced', () => {
  const gone = () => Promise.reject(new Error('ChunkLoadError'));
  const renewPage = jest.fn(() => true);
  const install = (isNew: boolean) =>
    installHost({ hasNewBuild: () => Promise.resolve(isNew), renewPage } as unknown as PlatformHost);
  beforeEach(() => {
    renewPage.mockClear();
    install(true);
  });
  afterAll(() => install(false));

  test('a press says that there is a new one, and offers it', async () => {
    render(<Opener of={onDemand(gone)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Mở' }));
    expect(await screen.findByText('Có bản mới')).toBeVisible();
    expect(screen.queryByText(/^Không kết nối được máy chủ/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Tải lại trang' }));
    expect(renewPage).toHaveBeenCalledWith('asked');
  });

  test('its place says it, too', async () => {
    const Chart = inPlace(gone, (failure) => <section aria-label="biểu đồ">{failure}</section>);
    render(<Chart />);
    expect(await screen.findByText(/^Có bản mới\. Phần này vừa được cập nhật/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Tải lại trang' }));
    expect(renewPage).toHaveBeenCalledWith('asked');
  });
});

test('code that hangs is missing after eight silent seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  try {
    const Chart = inPlace(
      () => new Promise<never>(() => undefined),
      (failure) => <section>{failure ?? 'đang tải'}</section>,
    );
    render(<Chart />);
    await act(() => jest.advanceTimersByTimeAsync(codeSilence - 100));
    expect(screen.getByText('đang tải')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('button', { name: 'Thử lại' })).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});
