import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { AppProviders } from '../app-providers';
import { loadParts } from '../on-demand/on-demand';
import { Lightbox } from '../lightbox/lightbox';
import { Drawer } from './drawer';
import { Modal } from './modal';

/** As Chrome's: one that was closed hears nothing more. */
class FakeWatcher {
  static live: FakeWatcher[] = [];
  onclose: (() => void) | null = null;
  constructor() {
    FakeWatcher.live.push(this);
  }
  destroy = () => void (FakeWatcher.live = FakeWatcher.live.filter((one) => one !== this));
  requestClose = () => {
    this.destroy();
    this.onclose?.();
  };
}
const back = () => act(() => FakeWatcher.live.at(-1)?.requestClose());

beforeAll(loadParts);
beforeEach(() => {
  FakeWatcher.live = [];
  Object.assign(globalThis, { CloseWatcher: FakeWatcher });
});
afterEach(async () => {
  delete (globalThis as { CloseWatcher?: unknown }).CloseWatcher;
  await new Promise((ended) => setTimeout(ended)); // an Escape is on its way until then
});

const asked = jest.fn();

/** A form that asks before it closes. */
function Both({ busy = false }: { busy?: boolean }) {
  const [isOpen, setOpen] = useState(true);
  const [isAsking, setAsking] = useState(false);
  const ask = () => {
    asked();
    setAsking(true);
  };
  return (
    <AppProviders unstyled>
      <Modal open={isOpen} title="Phiếu thu" keyboard={!busy} onCancel={ask} />
      <Modal open={isAsking} title="Bỏ nội dung?" onCancel={() => setAsking(false)} onOk={() => setOpen(false)} />
    </AppProviders>
  );
}

test('Back closes the dialog on top, once, and what is below stays', () => {
  render(<Both />);
  back();
  expect(screen.getByText('Bỏ nội dung?')).toBeVisible();
  expect(FakeWatcher.live).toHaveLength(1);
  back();
  expect(asked).toHaveBeenCalledTimes(1);
  back();
  expect(asked).toHaveBeenCalledTimes(2);
});

test('Back closes a picture over a drawer, then the drawer', () => {
  const picture = { id: 1, main: '/1.webp', thumbnail: '/1-small.webp' };
  const close = { drawer: jest.fn(), picture: jest.fn() };
  const show = (isPicture: boolean) => (
    <AppProviders unstyled>
      <Drawer open title="Nhu cầu" onClose={close.drawer} />
      {isPicture && <Lightbox images={[picture]} openId={1} onClose={close.picture} />}
    </AppProviders>
  );
  const { rerender } = render(show(true));
  back();
  expect(close.picture).toHaveBeenCalledTimes(1);
  rerender(show(false));
  back();
  expect(close.drawer).toHaveBeenCalledTimes(1);
  expect(close.picture).toHaveBeenCalledTimes(1);
});

test('Escape, which the watcher hears, too, closes once', () => {
  asked.mockClear();
  render(<Both />);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  back();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(FakeWatcher.live).toHaveLength(1);
});

test('a busy dialog stays, and one that is gone is not waited for', () => {
  asked.mockClear();
  const { unmount } = render(<Both busy />);
  back();
  expect(asked).not.toHaveBeenCalled();
  unmount();
  expect(FakeWatcher.live).toEqual([]);
});
