import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listDaysOfTeam, listDaysOfUser } from '@toam/contracts/checkin/checkin.endpoints';
import {
  closeWorkMonth,
  readWorkMonth,
  reopenWorkMonth,
  type WorkMonth,
} from '@toam/contracts/checkin/month.endpoints';
import { dayStart } from '@toam/domain/day';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './timesheet.screen';
import { bao, ha, monthOf, teamMonth, today } from './work-days.fixture';

stopClockAt(dayStart(today) + 10 * 3600);

const at = dayStart('2026-11-02') + 9 * 3600;
const open: WorkMonth = {
  ...{ month: '2026-10', is_closed: false, closings: [], may_close: true, may_reopen: false, waiting: 3 },
};
const closed: WorkMonth = {
  ...{ ...open, is_closed: true, may_close: false, may_reopen: true, waiting: 0 },
  closings: [{ id: 1, closed_by: ha, closed_at: at, reopened_by: null, reopened_at: null, reason: null }],
};

function show(month: WorkMonth, user = aUser({ job_position: 8 })) {
  answer(readWorkMonth, () => month);
  answer(listDaysOfUser, () => monthOf());
  answer(listDaysOfTeam, () => teamMonth());
  return renderRoute([{ path: '/checkin/table', Component }], '/checkin/table?month=2026-10', { user });
}

test('payroll closes a month after a question that names what would be left out', async () => {
  show(open);
  answer(closeWorkMonth, () => closed);
  await userEvent.click(await screen.findByRole('button', { name: 'Chốt công' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Bạn có chắc muốn chốt công tháng 10/2026?')).toBeVisible();
  expect(dialog.getByText(/Còn 3 đơn chờ duyệt.*Hãy nhắc người duyệt trước khi chốt/)).toBeVisible();
  expect(dialog.queryByRole('link')).not.toBeInTheDocument(); // payroll has no tab of waiting forms
  answer(readWorkMonth, () => closed);
  await userEvent.click(dialog.getByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Đã chốt công tháng 10/2026')).toBeVisible();
  expect(callsOf(closeWorkMonth)[0]!.params).toEqual({ month: '2026-10' });
  expect(await screen.findByText('Đã chốt')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Chốt công' })).not.toBeInTheDocument();
});

test('an admin, who decides forms, is led to those that wait', async () => {
  show(open, anAdmin());
  await userEvent.click(await screen.findByRole('button', { name: 'Chốt công' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Hãy duyệt trước khi chốt/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Xem đơn chờ duyệt' })).toHaveAttribute('href', '/form?tab=waiting');
});

test('opening it again needs a reason', async () => {
  show(closed);
  answer(reopenWorkMonth, () => open);
  await userEvent.click(await screen.findByRole('button', { name: 'Mở lại' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Mở lại' }));
  expect(await dialog.findByText('Vui lòng nhập lý do')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox'), 'Thiếu đơn');
  await userEvent.click(dialog.getByRole('button', { name: 'Mở lại' }));
  await waitFor(() => expect(callsOf(reopenWorkMonth)[0]!.body).toEqual({ reason: 'Thiếu đơn' }));
});

test('everybody sees that a month is closed, and its history; nobody else closes it', async () => {
  const twice = {
    ...{ ...closed.closings[0]!, id: 2, closed_by: bao, reopened_by: ha, reopened_at: at + 3600 },
    reason: 'Thiếu đơn của Dũng',
  };
  show({ ...closed, may_reopen: false, closings: [closed.closings[0]!, twice] });
  await userEvent.click(await screen.findByRole('button', { name: 'Lịch sử chốt công' }));
  expect(await screen.findByText(/Nguyễn Thu Hà mở lại .*: Thiếu đơn của Dũng/)).toBeVisible();
  expect(screen.getByText(/Trần Quốc Bảo chốt/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mở lại' })).not.toBeInTheDocument();
});
