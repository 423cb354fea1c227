import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataOf } from '@toam/contracts/endpoint';
import { readFormTypes } from '@toam/contracts/form-type/form-type.endpoints';
import { correctLeave, readLeaveLedger } from '@toam/contracts/form/leave.endpoints';
import { aUser, anAdmin } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './leave-ledger.screen';

type Ledger = DataOf<typeof readLeaveLedger>;
type Entry = Ledger['entries'][number];

const son = { id: 2, name: 'Lê Thanh Sơn', avatar: null };
const blank = { months: null, is_future: false, form: null, correction_id: null, note: null, by: null, at: null };
const month = (number: number, change: number, left: number, is_future = false): Entry => {
  const [start, end] = [`2026-${String(number).padStart(2, '0')}-01`, `2026-${String(number).padStart(2, '0')}-28`];
  return { ...blank, kind: 'accrual', start, end, change, left, months: number, is_future };
};
const leave = (day: string, id: number, shift: number, left: number, kind: 'use' | 'reservation'): Entry => ({
  ...{ ...blank, kind, start: day, end: day, change: shift === 0 ? -1 : -0.5, left },
  form: { id, shift, reason: 'Nghỉ phép năm', is_paid: true },
  ...(kind === 'use' && { by: son, at: 1_793_934_000 }),
});

const quota = { year: 2026, quota: 13, accrued: 11.5, used: 1, reserved: 0.5, corrected: 0, left: 10 };
const ledger: Ledger = {
  user: { id: 7, name: 'Nguyễn Thu Hà', avatar: null, job_position: 6, onboarding_date: '2021-03-20' },
  quota,
  years: [quota, { ...quota, year: 2025, quota: 12, accrued: 12, used: 10, reserved: 0, left: 2 }],
  entries: [
    month(12, 1.5, 11.5, true),
    leave('2026-11-27', 32, 2, 10, 'reservation'),
    leave('2026-11-11', 31, 0, 10.5, 'use'),
    month(11, 1, 11.5),
    month(10, 1.5, 10.5),
  ],
  others: [{ start: '2026-06-02', end: '2026-06-02', days: 1, reason: 'Nghỉ ốm', is_paid: false }],
  may_correct: false,
};

function show(url = '/form/leave-ledger/7', user = aUser({ id: 7 }), answered = ledger) {
  const { shift: _shift, ...none } = { shift: [], typeShift: [], reasonLeave: [] };
  const stamps = { version: 1, created_at: 1_793_000_000, updated_at: 1_793_000_000 };
  const afternoon = {
    ...{ id: 2, kind: 'shift' as const, name: 'Ca chiều', start: '13:30', end: '17:30', grace_minutes: 5 },
    ...{ optional: false, uses_quota: false, applies_from: null, active: true, ...stamps },
  };
  answer(readFormTypes, () => ({ ...none, shift: [afternoon] }));
  answer(readLeaveLedger, () => answered);
  return renderRoute([{ path: '/form/leave-ledger/:userId', Component }], url, { user });
}

const rows = async () =>
  (await screen.findAllByRole('row')).slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );

test('every day that was earned, taken or held, with what was left after it', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Sổ phép của Nguyễn Thu Hà' })).toBeVisible();
  expect(screen.getByText('Trưởng nhóm · chính thức · vào làm 20/03/2021')).toBeVisible();
  await waitFor(async () => expect((await rows())[1]?.[1]).toBe('Nghỉ phép năm, ca chiều, có lương'));
  expect(await rows()).toEqual([
    ['01/12', 'Phép cộng tháng 12', '13 × 12/12 = 13 · chưa tới', '+1,5', '11,5'],
    ['27/11', 'Nghỉ phép năm, ca chiều, có lương', 'Chờ duyệt, đã tạm trừ', '−0,5', '10'],
    [
      '11/11',
      'Nghỉ phép năm, cả ngày, có lương',
      expect.stringMatching(/^Duyệt \d\d\/\d\d, Lê Thanh Sơn$/),
      '−1',
      '10,5',
    ],
    ['01/10 – 01/11', 'Phép cộng tháng 10, 11', '13 × 11/12 = 11,92 → 11,5', '+2,5', '11,5'],
  ]);
  expect(screen.getByText('Nghỉ ốm 02/06 (1 ngày), không lương, không trừ phép năm.', { exact: false })).toBeVisible();
});

test('the last figure is what the others give', async () => {
  show();
  const figures = (await screen.findByText('11,5 − 1 − 0,5')).closest('div')!;
  expect(figures).toHaveTextContent('Còn10ngày');
  expect(screen.getByText('12 + 1 ngày thâm niên (đủ 5 năm)')).toBeVisible();
  expect(screen.getByText('1 đơn đã duyệt')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Điều chỉnh' })).toBeNull();
});

test('a link says the year and the lines', async () => {
  const { url } = show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Đơn' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(url()).toBe('/form/leave-ledger/7?show=forms');
  await userEvent.click(screen.getByRole('link', { name: /2025/ }));
  await waitFor(() => expect(callsOf(readLeaveLedger).at(-1)!.query).toEqual({ year: 2025 }));
  expect(url()).toBe('/form/leave-ledger/7?show=forms&year=2025');
  expect(screen.getByRole('link', { name: /2025.*hết hạn 2 ngày/ })).toBeVisible();
});

test('a form is a link to it, among mine or among those that I decide', async () => {
  const mine = show();
  expect(await screen.findByRole('link', { name: /ca chiều/ })).toHaveAttribute('href', '/form?open=32');
  mine.unmount();
  show(undefined, anAdmin());
  expect(await screen.findByRole('link', { name: /ca chiều/ })).toHaveAttribute('href', '/form?tab=waiting&open=32');
});

test('an admin takes days with a reason, and sees what is left before it is sent', async () => {
  show(undefined, anAdmin(), { ...ledger, may_correct: true });
  answer(correctLeave, () => ({ ...quota, corrected: -1.5, left: 8.5 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Điều chỉnh' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Điều chỉnh phép năm 2026' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
  expect(await dialog.findByText('Vui lòng nhập số ngày')).toBeVisible();
  expect(dialog.getByText('Vui lòng nhập lý do')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: 'Trừ bớt' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Số ngày/ }), '1,5');
  expect(await dialog.findByText('Còn 10 → 8,5 ngày')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /Lý do/ }), 'Nghỉ không đơn');
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
  expect(await screen.findByText('Đã điều chỉnh phép')).toBeVisible();
  expect(callsOf(correctLeave)).toMatchObject([
    { params: { userId: 7 }, body: { year: 2026, days: -1.5, note: 'Nghỉ không đơn' } },
  ]);
  await waitFor(() => expect(callsOf(readLeaveLedger).length).toBeGreaterThan(1));
});

test('what was typed comes back after the dialog was closed by accident', async () => {
  show(undefined, anAdmin(), { ...ledger, may_correct: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Điều chỉnh' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Lý do/ }), 'Làm bù');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Điều chỉnh' }));
  expect(await screen.findByDisplayValue('Làm bù')).toBeVisible();
});

test('somebody without a quota, and a stranger’s ledger, say so', async () => {
  const { unmount } = show(undefined, undefined, { ...ledger, quota: null, years: [], entries: [] });
  expect(await screen.findByText(/Chưa có phép năm/)).toBeVisible();
  unmount();
  answer(readFormTypes, () => ({ shift: [], typeShift: [], reasonLeave: [] }));
  refuse(readLeaveLedger, 403, 'Bạn không có quyền xem sổ phép này');
  renderRoute([{ path: '/form/leave-ledger/:userId', Component }], '/form/leave-ledger/9', { user: aUser({ id: 7 }) });
  expect(await screen.findByRole('heading', { name: 'Bạn không có quyền xem sổ phép này' })).toBeVisible();
});
