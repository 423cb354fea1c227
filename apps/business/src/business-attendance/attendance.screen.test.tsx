import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addAccumulation,
  type AttendanceCell,
  readAccumulation,
  readAttendance,
} from '@toam/contracts/accumulation/accumulation.endpoints';
import { listUsersByCondition } from '@toam/contracts/user/user.endpoints';
import { JobPosition } from '@toam/domain/actor';
import { dayOf, dayStart } from '@toam/domain/day';
import { daysBetween, isSunday } from '@toam/domain/work-calendar';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { renderRoute } from '@toam/testing/render-route';
import { anAccumulation } from '../business/accumulation/accumulation.fixture';
import { aStaffRow } from '../business/business-staff.fixture';
import { Component } from './attendance.screen';

const routes = [
  { path: '/bussiness/accumulation-report', Component },
  { path: '*', element: null },
];
const today = '2026-11-23';
stopClockAt(dayStart(today) + 9 * 3600);
beforeEach(() => localStorage.clear());

const people = [
  { id: 7, name: 'Nguyễn Thu Hà', avatar: null, job_position: JobPosition.staff },
  { id: 9, name: 'Bùi Huy', avatar: null, job_position: JobPosition.staff },
];

/** Everything entered but the last two working days; Huy was on leave on the 20th. 15/11/2026 is a Sunday. */
function cellOf(userId: number, day: string): AttendanceCell {
  if (isSunday(day)) return day === '2026-11-15' ? { state: 'sunday', id: 3 } : { state: 'sunday' };
  if (day > today) return { state: 'future' };
  if (day < '2026-11-20') return { state: 'yes', id: Number(day.slice(8)) };
  return userId === 9 && day === '2026-11-20' ? { state: 'no', leave: 'Nghỉ phép 20/11' } : { state: 'no' };
}

function show(address = '/bussiness/accumulation-report', user = anAdmin(), among = people) {
  answer(readAttendance, ({ query }) => {
    const days = daysBetween(dayOf(query.startAt), dayOf(query.endAt));
    const shown = among.filter(({ id }) => !query.users || query.users.includes(id));
    return {
      days: days.map((day) => ({ date: dayStart(day), holiday: day === '2026-11-24' ? 'Nghỉ bù' : null })),
      list: shown.map((person) => {
        const cells = days.map((day) => cellOf(person.id, day));
        const missing = cells.filter(({ state }) => state === 'no').length;
        return { user: person, cells, entered: cells.filter(({ id }) => id !== undefined).length, missing };
      }),
    };
  });
  answer(listUsersByCondition, () => ({ list: [aStaffRow({ id: 7 })], total: 1, total_page: 1, page: 1 }));
  answer(readAccumulation, ({ query }) => (query.user_id === 9 ? null : anAccumulation({ may_edit: false })));
  return renderRoute(routes, address, { user });
}
/** By its label: names of roles are slow to find among so many cells. */
const cell = (name: string) => screen.findByLabelText(name);
const press = async (label: string) => userEvent.click((await screen.findByText(label)).closest('button')!);

test('a line for each person, a mark with words for each day, sums at the ends', async () => {
  show();
  expect(await cell('Nguyễn Thu Hà, Thứ Hai 02/11: Đã nhập')).toHaveAttribute('data-mark', '✓');
  expect(await cell('Nguyễn Thu Hà, Thứ Sáu 20/11: Chưa nhập')).toHaveAttribute('data-mark', 'X');
  expect(await cell('Nguyễn Thu Hà, Chủ nhật 22/11: Chủ nhật')).toHaveAttribute('data-mark', 'N');
  expect(await cell('Nguyễn Thu Hà, Chủ nhật 15/11: Chủ nhật, có nhập số liệu')).toHaveAttribute('data-mark', 'N');
  expect(await cell('Bùi Huy, Thứ Sáu 20/11: Chưa nhập · Nghỉ phép 20/11')).toHaveAttribute('data-tone', 'away');
  expect(await cell('Bùi Huy, Thứ Ba 24/11: Chưa tới ngày')).not.toHaveAttribute('data-mark');
  expect(screen.getByLabelText('Xem 17 ngày Nguyễn Thu Hà đã nhập')).toHaveAttribute(
    'href',
    '/bussiness/accumulation?whose=people&users=7',
  );
  expect(callsOf(readAttendance)[0]?.query).toMatchObject({
    startAt: dayStart('2026-11-01'),
    endAt: dayStart('2026-12-01') - 1,
  });
});

test('arrow keys walk the cells, Enter reads what was entered', async () => {
  const { url } = show();
  (await cell('Nguyễn Thu Hà, Thứ Hai 02/11: Đã nhập')).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Enter}');
  expect(url()).toContain('of=7&day=2026-11-02');
  expect(await screen.findByText('Tích luỹ của Nguyễn Thu Hà, 02/11/2026')).toBeVisible();
  expect(await screen.findByText('Đã quá 3 ngày nên không nhập hay sửa được. Hãy nhờ quản trị viên')).toBeVisible();
});

test('an admin enters a missing day of a colleague', async () => {
  show();
  answer(addAccumulation, () => anAccumulation());
  await userEvent.click(await cell('Bùi Huy, Thứ Hai 23/11: Chưa nhập'));
  await userEvent.type(await screen.findByLabelText(/Số lượng tiếp thị/), '8');
  await press('Nhập 0 vào ô trống');
  await press('Lưu');
  expect(await screen.findByText('Tạo mới thành công')).toBeVisible();
  expect(callsOf(addAccumulation)[0]?.body).toMatchObject({
    user_id: 9,
    // as the API reads it
    date: today,
    marketingQuantity: 8,
    saleQuantity: 0,
  });
});

test('a day that its person enters meanwhile replaces nothing that is being typed', async () => {
  show();
  await userEvent.click(await cell('Bùi Huy, Thứ Hai 23/11: Chưa nhập'));
  await userEvent.type(await screen.findByLabelText(/Số lượng tiếp thị/), '8');
  answer(readAccumulation, () => anAccumulation({ marketingQuantity: 99 }));
  const asked = callsOf(readAccumulation).length;
  fireEvent(window, new Event('visibilitychange'));
  await waitFor(() => expect(callsOf(readAccumulation).length).toBeGreaterThan(asked));
  expect(await screen.findByLabelText(/Số lượng tiếp thị/)).toHaveValue('8');
});

test('a leader only reads that a colleague has entered nothing', async () => {
  show(undefined, aUser({ id: 6, job_position: JobPosition.teamLeader }));
  await userEvent.click(await cell('Bùi Huy, Thứ Hai 23/11: Chưa nhập'));
  expect(await screen.findByText('Bùi Huy chưa nhập ngày này.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('the dialog of a missing day says the leave, too: a finger has no tooltip', async () => {
  show(undefined, aUser({ id: 6, job_position: JobPosition.teamLeader }));
  await userEvent.click(await cell('Bùi Huy, Thứ Sáu 20/11: Chưa nhập · Nghỉ phép 20/11'));
  expect(await screen.findByText('Bùi Huy chưa nhập ngày này. Nghỉ phép 20/11.')).toBeVisible();
});

test('whoever has days to enter is told which, and enters one at once', async () => {
  show(undefined, aUser({ id: 9 }), people.slice(1));
  answer(addAccumulation, () => anAccumulation());
  const notice = within(await screen.findByRole('region', { name: 'Bạn chưa nhập tích luỹ' }));
  // the 20th was leave, the 22nd a Sunday
  expect(notice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['T7 21/11', 'Hôm nay']);
  await userEvent.click(notice.getByRole('button', { name: 'T7 21/11, nhập tích luỹ' }));
  await press('Nhập 0 vào ô trống');
  await press('Lưu');
  expect(await screen.findByText('Tạo mới thành công')).toBeVisible();
  expect(callsOf(addAccumulation)[0]?.body).toMatchObject({ date: '2026-11-21', marketingQuantity: 0 });
  expect(callsOf(addAccumulation)[0]?.body).not.toHaveProperty('user_id');
});

test('more than 62 days can’t be asked for, and a longer period of a link is this month', async () => {
  show('/bussiness/accumulation-report?period=year');
  await cell('Nguyễn Thu Hà, Thứ Hai 02/11: Đã nhập');
  expect(screen.queryByRole('radio', { name: 'Quý' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Tuỳ chọn' }));
  await userEvent.clear(screen.getByLabelText('Từ ngày'));
  await userEvent.type(screen.getByLabelText('Từ ngày'), '29/09/2026{Enter}');
  expect(screen.getByText('Chọn tối đa 62 ngày')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tìm kiếm' })).toBeDisabled();
});

test('nobody, and an API that fails, say so', async () => {
  const { unmount } = show(undefined, undefined, []);
  expect(await screen.findByText('Chưa có nhân viên nào phải nhập số liệu.')).toBeVisible();
  unmount();
  refuse(readAttendance, 500, 'Máy chủ bận');
  renderRoute(routes, '/bussiness/accumulation-report', { user: anAdmin() });
  await waitFor(() => expect(screen.getByText('Error: Máy chủ bận')).toBeVisible());
});

test('of many people the first stand at once, and everybody a moment later', async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ ...people[0]!, id: at + 100, name: `Người ${at + 1}` }));
  const days = `startAt=${dayStart('2026-11-22')}&endAt=${dayStart('2026-11-24') - 1}`;
  show(`/bussiness/accumulation-report?type=4&${days}`, anAdmin(), many);
  expect(await screen.findByText('Người 1')).toBeVisible();
  expect(await screen.findByText('Người 60')).toBeVisible();
});
