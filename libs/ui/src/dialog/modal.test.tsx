import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProviders } from '../app-providers';
import { Button } from '../core';
import { loadParts } from '../on-demand/on-demand';
import { Modal } from './modal';

beforeAll(loadParts);

const send = '{Control>}{Enter}{/Control}';

test('Ctrl+Enter presses the main button from any field, but not while it is off', async () => {
  const onSave = jest.fn();
  const dialog = (disabled: boolean) => (
    <AppProviders unstyled>
      <Modal
        open
        title="Phiếu thu"
        footer={[
          <Button key="cancel">Huỷ</Button>,
          <Button key="save" type="primary" disabled={disabled} onClick={onSave}>
            Lưu
          </Button>,
        ]}
      >
        <textarea aria-label="Ghi chú" />
      </Modal>
    </AppProviders>
  );
  const { rerender } = render(dialog(true));
  await userEvent.type(screen.getByLabelText('Ghi chú'), `Đợt 1${send}`);
  expect(onSave).not.toHaveBeenCalled();
  rerender(dialog(false));
  await userEvent.type(screen.getByLabelText('Ghi chú'), `{Enter}Đợt 2${send}`);
  expect(onSave).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Ghi chú')).toHaveValue('Đợt 1\nĐợt 2');
});

test('a dialog that a field of another one opened sends only itself', () => {
  const [onOuter, onInner] = [jest.fn(), jest.fn()];
  const footer = (name: string, onClick: () => void) => (
    <Button type="primary" onClick={onClick}>
      {name}
    </Button>
  );
  render(
    <AppProviders unstyled>
      <Modal open title="Giao dịch" footer={footer('Lưu giao dịch', onOuter)}>
        <Modal open title="Khách" footer={footer('Lưu khách', onInner)}>
          <input aria-label="Tên" />
        </Modal>
      </Modal>
    </AppProviders>,
  );
  fireEvent.keyDown(screen.getByLabelText('Tên'), { key: 'Enter', ctrlKey: true });
  expect(onInner).toHaveBeenCalledTimes(1);
  expect(onOuter).not.toHaveBeenCalled();
});
