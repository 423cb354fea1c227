import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProviders } from '../app-providers';
import { askReason, confirm } from '../feedback/dialog-store';
import { Dropdown } from '../menu/dropdown';
import { DetailPanel } from '../panel/detail-panel';
import { Drawer } from './drawer';
import { Modal } from './modal';
import { Popover } from './popover';

type Opened = 'dialog' | 'form' | 'panel' | 'drawer' | null;

/** A screen with a menu, a popover and plain buttons that open overlays. Each overlay is unmounted when it closes. */
function Screen() {
  const [opened, open] = useState<Opened>(null);
  const [isListed, list] = useState(true);
  const close = () => open(null);
  const items = [
    { key: 'dialog', label: 'Chia sẻ', onClick: () => open('dialog') },
    { key: 'remove', label: 'Xoá', onClick: () => void confirm({ title: 'Xoá?' }).then((sure) => sure && list(false)) },
    { key: 'stop', label: 'Ngưng bán', onClick: () => void askReason({ title: 'Ngưng bán?' }) },
  ];
  const inPopover = (
    <>
      <input aria-label="Tìm" />
      <button type="button" onClick={() => open('form')}>
        Tạo nhãn
      </button>
    </>
  );
  return (
    <>
      <main tabIndex={-1}>
        <input aria-label="Tìm BĐS" />
        {isListed && (
          <Dropdown trigger={['click']} menu={{ items }}>
            <button type="button">Thao tác</button>
          </Dropdown>
        )}
        <Popover trigger="click" destroyOnHidden content={inPopover}>
          <button type="button">Nhãn</button>
        </Popover>
        <button type="button" onClick={() => open('panel')}>
          Mở
        </button>
        <button type="button" onClick={() => open('drawer')}>
          Bộ lọc
        </button>
      </main>
      {opened === 'dialog' && (
        <Modal open title="Chia sẻ" onCancel={close} footer={null}>
          <button type="button">Gửi</button>
        </Modal>
      )}
      <Modal open={opened === 'form'} title="Nhãn mới" onCancel={close} footer={null}>
        <input aria-label="Tên nhãn" />
      </Modal>
      {opened === 'panel' && (
        <DetailPanel label="Nhà" title="Nhà" onClose={close}>
          <button type="button" onClick={() => void confirm({ title: 'Chắc chưa?' })}>
            Duyệt
          </button>
        </DetailPanel>
      )}
      <Drawer open={opened === 'drawer'} onClose={close} title="Bộ lọc">
        <button type="button" onClick={close}>
          Áp dụng
        </button>
      </Drawer>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  render(
    <AppProviders unstyled>
      <Screen />
    </AppProviders>,
  );
});

/** With the keyboard only: focuses the button, opens its menu, chooses the entry. */
async function choose(entry: string) {
  act(() => button('Thao tác').focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Chia sẻ' })).toHaveFocus());
  await userEvent.click(screen.getByRole('menuitem', { name: entry }));
}

test('after a dialog that a menu opened the focus is at the button of the menu', async () => {
  await choose('Chia sẻ');
  await waitFor(() => expect(button('Gửi')).toHaveFocus());
  // In tests antd gives every overlay the same id, so Esc finds none. The browser flows press Esc.
  await userEvent.click(button('Đóng'));
  await waitFor(() => expect(button('Thao tác')).toHaveFocus());
});

test.each([
  ['a confirmation', 'Xoá', 'Huỷ'],
  ['a question for a reason', 'Ngưng bán', 'Huỷ'],
])('after %s that a menu opened, too', async (_what, entry, answer) => {
  await choose(entry);
  await userEvent.click(await screen.findByRole('button', { name: answer }));
  await waitFor(() => expect(button('Thao tác')).toHaveFocus());
});

test('a button that went with what was confirmed leaves the focus in the screen, and in no field that brings up a keyboard', async () => {
  await userEvent.click(screen.getByLabelText('Tìm BĐS'));
  await choose('Xoá');
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Thao tác' })).not.toBeInTheDocument());
  expect(screen.getByLabelText('Tìm BĐS')).not.toHaveFocus();
});

test('a popover has the focus while it is open, keeps Tab inside, and Esc gives it back', async () => {
  act(() => button('Nhãn').focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Tìm')).toHaveFocus());
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByLabelText('Tìm')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button('Nhãn')).toHaveFocus());
});

test('a dialog starts at its first field, and what a popover opened goes back to the popover’s button or its own', async () => {
  await userEvent.click(button('Nhãn'));
  await userEvent.click(await screen.findByRole('button', { name: 'Tạo nhãn' }));
  await waitFor(() => expect(screen.getByLabelText('Tên nhãn')).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
  await waitFor(() => expect([button('Nhãn'), screen.queryByText('Tạo nhãn')]).toContain(document.activeElement));
});

test('a question over a panel gives the focus back to the panel, and the panel to its button', async () => {
  await userEvent.click(button('Mở'));
  await userEvent.click(button('Duyệt'));
  await userEvent.click(await screen.findByRole('button', { name: 'Huỷ' }));
  await waitFor(() => expect(button('Duyệt')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(button('Mở')).toHaveFocus();
});

test('a drawer gives it back, also to a button that was tapped without taking the focus', async () => {
  button('Bộ lọc').addEventListener('mousedown', (event) => event.preventDefault());
  await userEvent.pointer({ keys: '[TouchA]', target: button('Bộ lọc') });
  await userEvent.click(await screen.findByRole('button', { name: 'Áp dụng' }));
  await waitFor(() => expect(button('Bộ lọc')).toHaveFocus());
});
