import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  carryOutHandOver,
  type HandOver,
  type HandOverPreview,
  listHandOvers,
  previewHandOver,
  undoHandOver,
} from '@toam/contracts/user/hand-over.endpoints';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { Role } from '@toam/domain/actor';
import { aStaffUser } from '@toam/testing/staff/a-staff-user';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { useHandOver } from './use-hand-over';

jest.setTimeout(30_000);

const person = (id: number, name: string) => ({ id, name, avatar: null });

const preview: HandOverPreview = {
  from: { ...person(7, 'Lê Thị Nghỉ'), position: 'Trưởng nhóm', status: 1, employee_status: 'active', sessions: 2 },
  groups: [
    { kind: 'customers', count: 12, samples: [{ id: 1, name: 'Vũ Thanh Tùng' }], blocked: null },
    { kind: 'requests', count: 0, samples: [], blocked: null },
    { kind: 'houses', count: 1, samples: [{ id: 3, name: '148/12 Nguyễn Văn Đậu' }], blocked: null },
    { kind: 'team', count: 2, samples: [{ id: 11, name: 'An' }], blocked: null },
  ],
  stays: { approvals: 1, visits: 0, drafts: 3, shared_needs: 0, transactions: 4 },
  last_id: null,
};

const soon = () => Math.floor(Date.now() / 1000) + 2 * 3600 + 30;
const done = (differing: Partial<HandOver> = {}): HandOver => ({
  id: 5,
  from: person(7, 'Lê Thị Nghỉ'),
  to: person(8, 'Trần Văn Nhận'),
  by: person(2, 'Quản trị'),
  created_at: 1_795_000_000,
  counts: { customers: 12, requests: 0, houses: 1, team: 2 },
  locked: true,
  resigned: false,
  undo_until: soon(),
  undone_at: null,
  undone_by: null,
  returned: null,
  may_undo: true,
  ...differing,
});

function Screen() {
  const { open, dialog } = useHandOver();
  return (
    <>
      <button onClick={() => open({ id: 7 })}>mở</button>
      {dialog}
    </>
  );
}

const show = (url = '/list?handover=7') =>
  renderRoute([{ path: '/list', Component: Screen }], url, { user: anAdmin({ id: 2 }) });

/** Three colleagues: one who leaves, one who can take over, and a marketer. */
const colleagues = [
  aStaffUser(aUser({ id: 7 }), { name: 'Lê Thị Nghỉ' }),
  aStaffUser(aUser({ id: 8 }), { name: 'Trần Văn Nhận' }),
  aStaffUser(aUser({ id: 9, role: Role.marketer }), { name: 'Phương Tiếp Thị' }),
];

beforeEach(() => {
  answer(previewHandOver, () => preview);
  answer(listHandOvers, () => []);
  answer(listUserNames, () => ({ total: 3, total_page: 1, page: 1, list: colleagues }));
});

const dialog = () => screen.findByRole('dialog', { name: 'Bàn giao công việc' });
async function chooseReceiver() {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Người nhận bàn giao' }));
  await userEvent.click(await screen.findByText('Trần Văn Nhận'));
}
const submit = (name = 'Bàn giao và khoá') => userEvent.click(screen.getByRole('button', { name }));

test('opens from a row and by a link, and closing takes it out of the address', async () => {
  const { url } = show('/list');
  await userEvent.click(screen.getByRole('button', { name: 'mở' }));
  expect(await dialog()).toBeVisible();
  expect(url()).toBe('/list?handover=7');
  await userEvent.click(await screen.findByRole('button', { name: 'Huỷ' }));
  await waitFor(() => expect(url()).toBe('/list'));
});

test('tells what there is, what stays, and where the person is signed in', async () => {
  show();
  expect(await screen.findByRole('checkbox', { name: /Khách hàng 12/ })).toBeChecked();
  expect(screen.getByText('Vũ Thanh Tùng và 11 mục khác')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Nhu cầu Không có/ })).toBeDisabled();
  expect(screen.getByText('Đang đăng nhập trên 2 thiết bị')).toBeVisible();
  expect(screen.getByText('1 yêu cầu chờ duyệt: quản trị viên duyệt như thường')).toBeVisible();
  expect(screen.getByText('3 bản nháp chưa lưu: vẫn nằm trong tài khoản này')).toBeVisible();
  expect(screen.getByText('4 giao dịch: hoa hồng vẫn thuộc về người này')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bàn giao và khoá' })).toBeDisabled();
});

test('hands over what is ticked, says what was done, and takes it back', async () => {
  answer(carryOutHandOver, () => done());
  answer(undoHandOver, () =>
    done({
      undone_at: 1_795_000_100,
      undone_by: person(2, 'Quản trị'),
      returned: { customers: 12, requests: 0, houses: 0, team: 2 },
      may_undo: false,
    }),
  );
  show();
  await chooseReceiver();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Nhân viên trong nhóm/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Đánh dấu đã nghỉ việc/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Bàn giao và khoá' })).toBeEnabled());
  await submit();
  expect(await screen.findByText('Đã bàn giao công việc cho Trần Văn Nhận')).toBeVisible();
  expect(callsOf(carryOutHandOver)[0]?.body).toEqual({
    user_id: 7,
    to_id: 8,
    kinds: ['customers', 'houses'],
    lock: true,
    resigned: true,
    last_id: null,
  });
  expect(screen.getByText('còn 2 giờ 0 phút để hoàn tác')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
  expect(await screen.findByText('Trả lại công việc cho Lê Thị Nghỉ?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Đã trả lại 12 khách hàng, 2 nhân viên trong nhóm')).toBeVisible();
  expect(screen.getByText('Quản trị đã hoàn tác. 1 BĐS đã chuyển tiếp nên giữ nguyên')).toBeVisible();
  expect(screen.getByText('Đã trả lại công việc cho Lê Thị Nghỉ')).toBeVisible();
  expect(screen.queryByText('Đã bàn giao công việc cho Trần Văn Nhận')).not.toBeInTheDocument();
  expect(screen.queryByText(/Tài khoản đã bị khoá/)).not.toBeInTheDocument();
});

test('what the chosen colleague cannot have is said and left out', async () => {
  const blocked = 'Theo chức vụ, Trần Văn Nhận không quản lý được An. Vui lòng chọn người nhận khác';
  answer(previewHandOver, ({ body }) => ({
    ...preview,
    groups: preview.groups.map((group) => (body.to_id && group.kind === 'team' ? { ...group, blocked } : group)),
  }));
  answer(carryOutHandOver, () => done());
  show();
  await chooseReceiver();
  expect(await screen.findByText(blocked)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Nhân viên trong nhóm/ })).toBeDisabled();
  await submit();
  await screen.findByText('Đã bàn giao công việc cho Trần Văn Nhận');
  expect(callsOf(carryOutHandOver)[0]?.body).toMatchObject({ kinds: ['customers', 'houses'] });
});

test('whoever leaves and marketers are not offered', async () => {
  show();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Người nhận bàn giao' }));
  expect(await screen.findByText('Trần Văn Nhận')).toBeVisible();
  expect(screen.queryByText('Phương Tiếp Thị')).not.toBeInTheDocument();
});

test('a colleague who was locked meanwhile: why stands at the field', async () => {
  answer(previewHandOver, () => preview);
  show();
  await screen.findByRole('checkbox', { name: /Khách hàng 12/ });
  const why = 'Trần Văn Nhận đã bị khoá nên không nhận bàn giao được. Vui lòng chọn đồng nghiệp khác';
  refuse(previewHandOver, 409, why);
  await chooseReceiver();
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bàn giao và khoá' })).toBeDisabled();
});

test('somebody else was first: it says so and shows what is there now', async () => {
  refuse(carryOutHandOver, 409, 'Admin hai vừa bàn giao', { current: { ...preview, last_id: 9 } });
  show();
  await chooseReceiver();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Bàn giao và khoá' })).toBeEnabled());
  await submit();
  expect(await screen.findByText(/Có người vừa bàn giao công việc của người này/)).toBeVisible();
  expect(callsOf(previewHandOver).length).toBeGreaterThan(2);
});

test('a person without work: only the account is asked about', async () => {
  const nothing = preview.groups.map((group) => ({ ...group, count: 0, samples: [] }));
  answer(previewHandOver, () => ({ ...preview, groups: nothing }));
  answer(carryOutHandOver, () => done({ to: null, counts: { customers: 0, requests: 0, houses: 0, team: 0 } }));
  show();
  expect(await screen.findByText(/không còn khách hàng/)).toBeVisible();
  await submit('Khoá tài khoản');
  expect(await screen.findByText('Đã cập nhật tài khoản của Lê Thị Nghỉ')).toBeVisible();
  expect(callsOf(carryOutHandOver)[0]?.body).toMatchObject({ to_id: null, kinds: [], lock: true });
});

test('where the work went before stands below, with the time that is left', async () => {
  answer(listHandOvers, () => [
    done({ id: 6 }),
    done({ id: 4, undone_at: 1_795_000_000, undone_by: person(2, 'Quản trị'), may_undo: false }),
    done({ id: 3, undo_until: 1_600_000_000, may_undo: false }),
  ]);
  show();
  const past = await screen.findByRole('region', { name: 'Các lần bàn giao trước' });
  expect(within(past).getAllByRole('listitem')).toHaveLength(3);
  expect(within(past).getByText('còn 2 giờ 0 phút để hoàn tác')).toBeVisible();
  expect(within(past).getByText('Quản trị đã hoàn tác')).toBeVisible();
  expect(within(past).getByText('Đã quá thời gian hoàn tác')).toBeVisible();
  expect(within(past).getAllByRole('button', { name: 'Hoàn tác' })).toHaveLength(1);
});
