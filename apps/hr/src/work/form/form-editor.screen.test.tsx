import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeForm, createForm, readForm } from '@toam/contracts/form/form.endpoints';
import { previewLeave, readLeaveLedger } from '@toam/contracts/form/leave.endpoints';
import { formKinds } from '@toam/domain/work/form-kinds';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './form-editor.screen';
import { aLeave, aLedger, anExplanation, answerForms } from './form.fixture';

const routes = [
  { path: '/form', element: <p>Danh sách đơn</p> },
  ...formKinds.map((kind) => ({ path: `/form/${kind}`, Component })),
];
const visit = (url: string) => renderRoute(routes, url);

const field = (label: RegExp) => screen.findByLabelText(label);
const sendButton = (name = 'Gửi đơn') => screen.getByRole('button', { name });

async function choose(label: RegExp, option: string): Promise<void> {
  await userEvent.click(await field(label));
  const options = await screen.findAllByText(option, { selector: '[class*=option] *' });
  await userEvent.click(options.at(-1)!);
}

async function putDay(label: RegExp, day: string): Promise<void> {
  const input = await field(label);
  await userEvent.clear(input);
  await userEvent.type(input, `${day}{Enter}`);
  await userEvent.tab();
}

async function put(label: RegExp, text: string): Promise<void> {
  const input = await field(label);
  await userEvent.clear(input);
  await userEvent.type(input, text);
  await userEvent.tab();
}

beforeEach(() => {
  answerForms({ mine: [], waiting: [] });
  answer(createForm, () => aLeave({ id: 77 }));
});

test('a leave counts its days and what remains while it is written, and is sent to the default approver', async () => {
  answer(previewLeave, () => ({
    ...{ working_days: 2, lacks_quota: false, left_before: 7, left_after: 5, overlaps: null },
    days: [
      { date: '2026-11-28', cost: 1, holiday: null },
      { date: '2026-11-29', cost: 0, holiday: null },
      { date: '2026-11-30', cost: 1, holiday: null },
    ],
  }));
  const { url } = visit('/form/leave?date=2026-11-28');
  await choose(/Lý do/, 'Nghỉ phép năm');
  expect(await screen.findByText('Trừ vào phép năm. Hiện còn 7 / 13 ngày.')).toBeVisible();
  await putDay(/Đến ngày/, '30/11/2026');
  expect(await screen.findByText('2 ngày')).toBeVisible();
  expect(screen.getByText('phép năm còn 7 → 5')).toBeVisible();
  expect(screen.getByText('Chủ nhật 29/11')).toBeVisible();
  expect(screen.getByText('nghỉ, không tính')).toBeVisible();
  expect(await screen.findByText('Chỉ chọn được ca khi nghỉ trong một ngày')).toBeVisible();
  await waitFor(() => expect(sendButton()).toBeEnabled());
  await userEvent.click(sendButton());
  expect(await screen.findByText('Thêm thành công')).toBeVisible();
  expect(callsOf(createForm)).toMatchObject([
    {
      params: { type: 'leave' },
      body: { reason: 9, start_date: '2026-11-28', end_date: '2026-11-30', shift: 0, labour: 1, user_approve: 2 },
    },
  ]);
  expect(url()).toBe('/form?open=77');
});

test('a leave from the quota is paid unless somebody switches it, of any other reason it is not', async () => {
  visit('/form/leave?date=2026-11-25');
  const isPaid = async () => (await field(/Có lương/)).getAttribute('aria-checked') === 'true';
  expect(await isPaid()).toBe(false);
  await choose(/Lý do/, 'Nghỉ phép năm');
  expect(await isPaid()).toBe(true);
  await choose(/Lý do/, 'Nghỉ ốm');
  expect(await isPaid()).toBe(false);
  await userEvent.click(await field(/Có lương/));
  await choose(/Lý do/, 'Nghỉ phép năm');
  await userEvent.click(await field(/Có lương/));
  await choose(/Lý do/, 'Nghỉ ốm');
  expect(await isPaid()).toBe(false);
});

test('a day that no form may name is not taken over as the last day', async () => {
  visit('/form/leave');
  await put(/Từ ngày/, '1/1/1900');
  expect(await screen.findByText('Vui lòng chọn ngày từ năm 2000 đến năm 2100')).toBeVisible();
  expect(await field(/Đến ngày/)).toHaveValue('');
  await put(/Từ ngày/, '1/12/26');
  await waitFor(async () => expect(await field(/Đến ngày/)).toHaveValue('01/12/2026'));
});

test('an overlapping leave is refused before it is sent, and the other days are one press away', async () => {
  const other = aLeave({ id: 60, start_date: '2026/11/25', end_date: '2026/11/25', working_days: 1 });
  answer(readForm, () => other);
  answer(previewLeave, ({ query }) => ({
    ...{ working_days: 1, lacks_quota: false, left_before: 7, left_after: 6 },
    overlaps: query.start_date <= '2026-11-25' ? { id: 60, start_date: '2026-11-25', end_date: '2026-11-25' } : null,
    days: [{ date: query.start_date, cost: 1, holiday: null }],
  }));
  visit('/form/leave?date=2026-11-25');
  await choose(/Lý do/, 'Nghỉ phép năm');
  await putDay(/Đến ngày/, '26/11/2026');
  expect(
    await screen.findByText('Bạn đã có đơn nghỉ phép trong thời gian này. Hãy sửa đơn đó hoặc chọn ngày khác'),
  ).toBeVisible();
  for (const label of [/Từ ngày/, /Đến ngày/]) expect(await field(label)).toHaveAttribute('aria-invalid', 'true');
  expect(sendButton()).toBeDisabled();
  expect(await screen.findByRole('button', { name: 'Sửa đơn 25/11' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Chỉ xin 26/11' }));
  await waitFor(async () => expect(await field(/Từ ngày/)).toHaveValue('26/11/2026'));
  await waitFor(() =>
    expect(
      screen.queryByText('Bạn đã có đơn nghỉ phép trong thời gian này. Hãy sửa đơn đó hoặc chọn ngày khác'),
    ).toBeNull(),
  );
  await waitFor(() => expect(sendButton()).toBeEnabled());
});

test('a leave that takes more than remains is refused at its last day', async () => {
  answer(previewLeave, ({ query }) => ({
    ...{ working_days: 3, lacks_quota: false, left_before: 1.5, left_after: -1.5, overlaps: null },
    days: [{ date: query.start_date, cost: 1, holiday: null }],
  }));
  visit('/form/leave?date=2026-11-25');
  await choose(/Lý do/, 'Nghỉ phép năm');
  expect(
    await screen.findByText('Bạn còn 1,5 ngày phép, không đủ cho đơn này. Hãy bớt ngày hoặc chọn lý do không trừ phép'),
  ).toBeVisible();
  expect(sendButton()).toBeDisabled();
});

test('in probation there is no yearly leave yet: the reason, the preview and the refusal say so', async () => {
  answer(readLeaveLedger, () => ({ ...aLedger({}, []), quota: null, entries: [] }));
  answer(previewLeave, ({ query }) => ({
    ...{ working_days: 1, lacks_quota: query.reason === 9, left_before: null, left_after: null, overlaps: null },
    days: [{ date: query.start_date, cost: 1, holiday: null }],
  }));
  visit('/form/leave?date=2026-11-25');
  await choose(/Lý do/, 'Nghỉ phép năm');
  expect(await screen.findByText('chưa có phép năm')).toBeVisible();
  const refusal = 'Bạn chưa có phép năm, vì chỉ nhân viên chính thức mới có. Hãy chọn lý do không trừ phép';
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(sendButton()).toBeDisabled();
  await choose(/Lý do/, 'Nghỉ ốm');
  expect(await screen.findByText('không trừ phép năm')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(refusal)).toBeNull());
  await waitFor(() => expect(sendButton()).toBeEnabled());
});

test('over New Year every figure of one of the two years names it', async () => {
  answer(previewLeave, () => ({
    ...{ working_days: 4, lacks_quota: false, left_before: 1, left_after: -1, overlaps: null },
    days: [
      { date: '2026-12-30', cost: 1, holiday: null },
      { date: '2026-12-31', cost: 1, holiday: null },
      { date: '2027-01-01', cost: 0, holiday: 'Tết Dương lịch' },
      { date: '2027-01-02', cost: 1, holiday: null },
      { date: '2027-01-03', cost: 0, holiday: null },
      { date: '2027-01-04', cost: 1, holiday: null },
    ],
  }));
  answer(readLeaveLedger, ({ query }) =>
    query.year === 2027
      ? aLedger({ year: 2027, accrued: 1, used: 0, reserved: 0, left: 1 }, [])
      : aLedger({ left: 11, used: 0.5, reserved: 0 }, []),
  );
  visit('/form/leave?date=2026-12-30');
  await choose(/Lý do/, 'Nghỉ phép năm');
  expect(await screen.findByText('Trừ vào phép năm. Hiện còn 11 / 13 ngày.')).toBeVisible();
  await putDay(/Đến ngày/, '04/01/2027');
  expect(await screen.findByText('Trừ vào phép năm. Năm 2026 hiện còn 11 / 13 ngày.')).toBeVisible();
  expect(await screen.findByText('4 ngày')).toBeVisible();
  expect(screen.getByText('phép năm 2027 còn 1 → -1')).toBeVisible();
  expect(await screen.findByText('Phép năm 2027')).toBeVisible();
  expect(
    await screen.findByText(
      'Năm 2027 bạn còn 1 ngày phép, không đủ cho đơn này. Hãy bớt ngày hoặc chọn lý do không trừ phép',
    ),
  ).toBeVisible();
});

test('an explanation comes prefilled from a cell of the timesheet', async () => {
  visit('/form/explanation?date=2026-11-19&shift=2&activity=out');
  expect(await field(/^Ngày/)).toHaveValue('19/11/2026');
  expect(screen.getByText('Ca chiều')).toBeVisible();
  expect(screen.getByText('Checkout')).toBeVisible();
  answer(createForm, () => anExplanation());
  await choose(/^Lý do/, 'Quên chấm công');
  await put(/Diễn giải/, 'Đi ký hợp đồng');
  await userEvent.click(sendButton());
  await waitFor(() => expect(callsOf(createForm)).toHaveLength(1));
  expect(callsOf(createForm)[0]).toMatchObject({
    params: { type: 'explanation' },
    body: {
      ...{ days: '2026-11-19', shift: 2, activity_explanation: 'out', reason_explanation: 'forgot' },
      ...{ reason: 'Đi ký hợp đồng', user_approve: 2 },
    },
  });
});

test('an absence asks for a reason and hours in their order', async () => {
  visit('/form/absence');
  await put(/Giờ bắt đầu/, '15h30');
  await put(/Giờ kết thúc/, '14h');
  // also while other fields are empty
  expect(await screen.findByText('Giờ kết thúc phải sau giờ bắt đầu')).toBeVisible();
  expect(sendButton()).toBeDisabled();
});

test('a trip begins with the hours of the day, and a regime with no minutes is refused', async () => {
  const trip = visit('/form/business');
  expect(await field(/Giờ bắt đầu/)).toHaveValue('08:00');
  expect(await field(/Giờ kết thúc/)).toHaveValue('17:30');
  trip.unmount();
  visit('/form/regime?date=2026-12-01');
  await choose(/Lý do/, 'Nghỉ ốm');
  await put(/Vào trễ/, '00:30');
  await waitFor(() => expect(sendButton()).toBeEnabled());
  await put(/Vào trễ/, '5h');
  expect(await screen.findByText('Tối đa 4 giờ (04:00)')).toBeVisible();
});

test('a pending form is changed on its version; a decided one says so', async () => {
  answer(readForm, () => aLeave());
  answer(changeForm, () => aLeave({ version: 2 }));
  const first = visit('/form/leave?id=31');
  await put(/Ghi chú/, 'Về quê');
  await userEvent.click(sendButton('Lưu'));
  expect(await screen.findByText('Cập nhật thành công')).toBeVisible();
  expect(callsOf(changeForm)).toMatchObject([
    { params: { type: 'leave' }, body: { id: 31, version: 1, note: 'Về quê', start_date: '2026-11-24' } },
  ]);
  expect(callsOf(previewLeave)[0]?.query.id).toBe(31);
  first.unmount();
  answer(readForm, () => aLeave({ status: 1, may_edit: false }));
  visit('/form/leave?id=31');
  expect(
    await screen.findByRole('heading', { name: 'Đơn đã được duyệt hoặc từ chối nên không sửa được nữa' }),
  ).toBeVisible();
});

test('what the API refuses shows at its field, and nothing typed is lost', async () => {
  refuse(createForm, 422, 'Sai', { errors: { end_date: 'Không có ngày làm việc nào trong thời gian này' } });
  visit('/form/leave?date=2026-11-29');
  await choose(/Lý do/, 'Nghỉ ốm');
  await put(/Ghi chú/, 'Khám bệnh');
  await waitFor(() => expect(sendButton()).toBeEnabled());
  await userEvent.click(sendButton());
  expect(await screen.findByText('Không có ngày làm việc nào trong thời gian này')).toBeVisible();
  expect(await field(/Ghi chú/)).toHaveValue('Khám bệnh');
  expect(within(document.body).queryByText('Danh sách đơn')).toBeNull();
});
