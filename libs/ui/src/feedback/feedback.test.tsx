import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commonText } from '@toam/contracts/texts/common';
import { AppProviders } from '../app-providers';
import { askReason, confirm } from './dialog-store';
import { showError } from './error-store';
import { toast, toastMs, undoMs } from './toast';

const refused = () => Object.assign(new Error('Bạn không có quyền'), { status: 403 });

beforeEach(() => {
  render(
    <AppProviders unstyled>
      <p>Màn hình</p>
    </AppProviders>,
  );
});

/** Opens the dialog inside act. Returns the unresolved promise of the answer. */
function asking<T>(ask: () => Promise<T>): { answer: Promise<T> } {
  let answer: Promise<T> = Promise.reject(new Error('not asked'));
  answer.catch(() => undefined);
  act(() => {
    answer = ask();
  });
  return { answer };
}

test('sure or not: Chắc answers true, Huỷ answers false', async () => {
  const first = asking(() => confirm({ title: 'Xoá bất động sản?' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  expect(await first.answer).toBe(true);
  const second = asking(() => confirm({ title: 'Xoá bất động sản?' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Huỷ' }));
  expect(await second.answer).toBe(false);
});

test('the focus is on the harmless Huỷ: Enter pressed too often does nothing, Ctrl and Enter mean it', async () => {
  const hasty = asking(() => confirm({ title: 'Xoá bất động sản?' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Huỷ' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(await hasty.answer).toBe(false);
  const sure = asking(() => confirm({ title: 'Duyệt bất động sản?' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Huỷ' })).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Chắc' })).toHaveFocus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await sure.answer).toBe(true);
});

test('Chắc shows the keys that mean it, which are no part of its name', async () => {
  const { answer } = asking(() => confirm({ title: 'Duyệt bất động sản?' }));
  const sure = await screen.findByRole('button', { name: 'Chắc' });
  expect(sure).toHaveAttribute('aria-keyshortcuts', 'Control+Enter Meta+Enter');
  expect(within(sure).getByText('Ctrl ↵').tagName).toBe('KBD');
  const no = screen.getByRole('button', { name: 'Huỷ' });
  expect(no.querySelector('kbd')).toBeNull();
  await waitFor(() => expect(no).toHaveFocus());
  await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
  expect(await answer).toBe(true);
});

test('what is asked for can be typed at once: the focus is there without motion too', async () => {
  const reason = asking(() => askReason({ title: 'Từ chối bất động sản?', templates: ['Ảnh mờ'] }));
  await waitFor(() => expect(screen.getByLabelText('Lý do')).toHaveFocus());
  await userEvent.keyboard('Ảnh mờ{Control>}{Enter}{/Control}');
  expect(await reason.answer).toBe('Ảnh mờ');
});

test('a confirmed action that fails says why in «Lỗi» and leaves the question open', async () => {
  const act = jest.fn().mockRejectedValueOnce(refused()).mockResolvedValueOnce(null);
  const { answer } = asking(() => confirm({ title: 'Duyệt thay đổi?' }, act));
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Bạn không có quyền')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await userEvent.click(screen.getByRole('button', { name: 'Chắc' }));
  expect(await answer).toBe(true);
});

test('a reason must not be empty, and comes back trimmed', async () => {
  const { answer } = asking(() => askReason({ title: 'Ngưng bán?' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  expect(screen.getByText('Vui lòng nhập lý do')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Lý do' }), '  Đã bán ');
  await userEvent.click(screen.getByRole('button', { name: 'Chắc' }));
  expect(await answer).toBe('Đã bán');
});

test('a reason is missed once somebody has emptied it, not when the focus passes through', async () => {
  asking(() => askReason({ title: 'Xoá phiếu thu?', templates: ['Nhập trùng'] }));
  const box = await screen.findByRole('textbox', { name: 'Lý do' });
  // as a dialog below does while this one opens: it takes the focus once more
  act(() => box.focus());
  act(() => screen.getByRole('button', { name: 'Nhập trùng' }).focus());
  act(() => box.focus());
  expect(screen.queryByText('Vui lòng nhập lý do')).toBeNull();
  expect(box).toBeValid();
  await userEvent.type(box, 'x{Backspace}');
  expect(screen.getByText('Vui lòng nhập lý do')).toBeVisible();
  expect(box).toBeInvalid();
});

test('a usual reason fills the box and can be gone on with', async () => {
  const { answer } = asking(() => askReason({ title: 'Ngưng bán?', templates: ['Đã bán', 'Chủ nhà đổi giá'] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Chủ nhà đổi giá' }));
  const box = screen.getByRole('textbox', { name: 'Lý do' });
  await waitFor(() => expect(box).toHaveFocus());
  await userEvent.type(box, ' lên 9 tỷ');
  await userEvent.click(screen.getByRole('button', { name: 'Chắc' }));
  expect(await answer).toBe('Chủ nhà đổi giá lên 9 tỷ');
});

test('a reason comes back after an accident, and not after Huỷ or once it was sent', async () => {
  let left = '';
  const kept = { read: () => left, keep: (text: string) => void (left = text), drop: () => void (left = '') };
  const send = jest.fn().mockRejectedValueOnce(refused()).mockResolvedValue(null);
  const ask = () => asking(() => askReason({ title: 'Từ chối?', kept }, send));
  const box = () => screen.findByLabelText('Lý do');
  const first = ask();
  await userEvent.type(await box(), 'Ảnh mờ{Escape}');
  expect(await first.answer).toBeNull();
  const second = ask();
  expect(await box()).toHaveValue('Ảnh mờ');
  expect(screen.getByText('Đã khôi phục nội dung bạn nhập dở lần trước.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Huỷ' }));
  expect(await second.answer).toBeNull();
  const third = ask();
  expect(await box()).toHaveValue('');
  await userEvent.type(await box(), 'Thiếu giá');
  await userEvent.click(screen.getByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Bạn không có quyền')).toBeVisible();
  expect(left).toBe('Thiếu giá');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await userEvent.click(screen.getByRole('button', { name: 'Chắc' }));
  expect(await third.answer).toBe('Thiếu giá');
  expect(left).toBe('');
});

test('a reason is sent from the keyboard with Ctrl and Enter; Enter alone begins a line', async () => {
  const { answer } = asking(() => askReason({ title: 'Từ chối?' }));
  await userEvent.type(await screen.findByLabelText('Lý do'), 'Ảnh mờ{Enter}Thiếu giá{Control>}{Enter}{/Control}');
  expect(await answer).toBe('Ảnh mờ\nThiếu giá');
});

test('calls that fail together with one message are shown once; a slip of ours shows the general text', async () => {
  act(() => {
    showError(refused());
    showError(refused());
    showError(new TypeError('x is undefined'));
    showError(Object.assign(new Error('gone'), { name: 'AbortError' }));
  });
  expect(await screen.findByText('Bạn không có quyền')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(await screen.findByText(commonText.wentWrong)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'OK' })).not.toBeInTheDocument());
});

test('a toast goes by itself after three seconds, but not under the pointer', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  try {
    act(() => void toast.success('Cập nhật BĐS thành công'));
    await user.hover(screen.getByText('Cập nhật BĐS thành công'));
    act(() => jest.advanceTimersByTime(toastMs * 2));
    expect(screen.getByText('Cập nhật BĐS thành công')).toBeVisible();
    await user.unhover(screen.getByText('Cập nhật BĐS thành công'));
    act(() => jest.advanceTimersByTime(toastMs));
    expect(screen.queryByText('Cập nhật BĐS thành công')).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('what was done can be taken back for ten seconds, and a refusal of that is told', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  try {
    act(() => void toast.undo('Đã xoá 3 BĐS', () => Promise.reject(refused())));
    act(() => jest.advanceTimersByTime(undoMs - 1000));
    await user.click(screen.getByRole('button', { name: 'Hoàn tác' }));
    expect(screen.queryByText('Đã xoá 3 BĐS')).not.toBeInTheDocument();
    expect(await screen.findByText('Bạn không có quyền')).toBeInTheDocument();
    act(() => void toast.undo('Đã xoá 2 BĐS', () => undefined));
    act(() => jest.advanceTimersByTime(undoMs));
    expect(screen.queryByText('Đã xoá 2 BĐS')).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('what can be taken back is not pushed away by other news', async () => {
  act(() => void toast.undo('Đã xoá 3 BĐS', () => undefined));
  act(() => ['một', 'hai', 'ba', 'bốn', 'năm'].forEach((text) => toast.info(text)));
  await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
  expect(screen.queryByText('Đã xoá 3 BĐS')).not.toBeInTheDocument();
});

test('long work tells how far it is, stays until it is over, and can be stopped', async () => {
  const stop = jest.fn();
  const going = toast.work('Đang xuất Excel', stop);
  act(() => going.tell('2.000 dòng · đã nhận 1,2 MB'));
  expect(await screen.findByText('2.000 dòng · đã nhận 1,2 MB')).toBeVisible();
  act(() => ['một', 'hai', 'ba', 'bốn', 'năm'].forEach((text) => toast.info(text)));
  expect(screen.getByText('Đang xuất Excel')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Huỷ' }));
  expect(stop).toHaveBeenCalledTimes(1);
  act(() => going.end());
  expect(screen.queryByText('Đang xuất Excel')).not.toBeInTheDocument();
});
