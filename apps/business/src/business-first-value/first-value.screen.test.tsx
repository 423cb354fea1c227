import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listTargets, saveTargets, type TargetRow } from '@toam/contracts/target/target.endpoints';
import { dayStart } from '@toam/domain/day';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { closeLive, hearChange, openLive } from '@toam/testing/live-socket';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './first-value.screen';
import { aTarget, targetsOf } from './target.fixture';

const routes = [
  { path: '/bussiness/first-value', Component },
  { path: '*', element: null },
];
stopClockAt(dayStart('2026-11-22') + 9 * 3600);
beforeEach(() => localStorage.clear());

/** Answers with rows that calls change, as the API would. */
function show(stored: TargetRow[] = [aTarget()], address = '/bussiness/first-value', user = anAdmin()) {
  let list = stored;
  answer(listTargets, () => targetsOf(list, { may_write: user.role === 2 }));
  answer(saveTargets, ({ body: { rows } }) => {
    const saved = rows.map(({ version, user_id = null, ...values }, at): TargetRow => {
      const before = list.find((row) => row.quarter === values.quarter && row.user_id === user_id);
      return aTarget({ ...values, user_id, id: before?.id ?? 50 + at, version: version + 1 });
    });
    list = [...list.filter(({ id }) => saved.every((row) => row.id !== id)), ...saved];
    return saved;
  });
  return { ...renderRoute(routes, address, { user }), store: (next: TargetRow[]) => void (list = next) };
}
/** A row of Q4 2026 as it is sent. */
const savedAs = (values: object) => ({
  ...{ version: 0, year: 2026, quarter: 4, user_id: null, purchase: 90, connection: 30 },
  ...{ sale: null, sale_seen: null, purchase_seen: null, connection_seen: null },
  ...values,
});
/** By its label: names of roles are slow to find among so many cells. */
const cell = (name: string) => screen.findByLabelText(name);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Lưu' }));

test('the running quarter stands open, with how far it is and what it asks for by today', async () => {
  show();
  const running = await screen.findByRole('radio', { name: /Quý 4.*Đang diễn ra/ });
  expect(running).toBeChecked();
  expect(running).toHaveTextContent('Đến ngày 53/90 · 58,9%');
  expect(running).toHaveTextContent('Mua90cần 53Kết nối30cần 17,7');
  expect(screen.getByRole('radio', { name: /Quý 3.*Đã qua/ })).toBeInTheDocument();
  expect(await cell('Công ty: Nhu cầu mua')).toHaveValue('90');
  expect(screen.getByText(/chỉ dùng khi xem tất cả mọi người/)).toBeVisible();
});

test('another quarter and another year are in the address', async () => {
  const { url } = show();
  await userEvent.click(await screen.findByRole('radio', { name: /Quý 2/ }));
  expect(url()).toBe('/bussiness/first-value?quarter=2');
  await userEvent.click(screen.getByRole('button', { name: 'Năm trước' }));
  expect(url()).toBe('/bussiness/first-value?quarter=2&year=2025');
  await waitFor(() => expect(callsOf(listTargets).at(-1)?.body.startAt).toBe(dayStart('2024-10-01')));
});

test('a changed cell and a new row are saved by one call, each with what it needs', async () => {
  show();
  await userEvent.clear(await cell('Công ty: Nhu cầu mua'));
  await userEvent.type(await cell('Công ty: Nhu cầu mua'), '1.200');
  await userEvent.type(await cell('An: Nhu cầu mua'), '12');
  expect(screen.getByText('Vui lòng nhập Nhu cầu kết nối')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lưu' })).toBeDisabled();
  await userEvent.type(await cell('An: Nhu cầu kết nối'), '4');
  expect(screen.getByText('3 ô chưa lưu')).toBeVisible();
  expect(screen.getByRole('row', { name: 'Tổng của nhân viên – – 12 – 4 –' })).toBeVisible();
  await save();
  expect(await screen.findByText('Cập nhật thành công')).toBeVisible();
  expect(callsOf(saveTargets).map(({ body }) => body.rows)).toEqual([
    [savedAs({ version: 1, purchase: 1200 }), savedAs({ user_id: 7, purchase: 12, connection: 4 })],
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Lưu' })).not.toBeInTheDocument());
  expect(await cell('Công ty: Nhu cầu mua')).toHaveValue('1.200');
});

test('arrow keys and Enter go from cell to cell; Escape gives the old value back', async () => {
  show();
  await userEvent.click(await cell('Công ty: Nhu cầu mua'));
  await userEvent.keyboard('7{Enter}');
  expect(await cell('An: Nhu cầu mua')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}');
  expect(await cell('Công ty: Khách mua đi xem')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Escape}');
  expect(await cell('Công ty: Nhu cầu mua')).toHaveValue('90');
  expect(screen.queryByText(/chưa lưu/)).not.toBeInTheDocument();
});

test('a block from Excel fills cells to the right and down, and says what lies outside', async () => {
  show();
  const paste = async (name: string, text: string) =>
    fireEvent.paste(await cell(name), { clipboardData: { getData: () => text } });
  await paste('An: Nhu cầu mua', '12\t6\t4\r\n15\t7\t5\r\n');
  expect(await screen.findByText('Đã dán 6 ô, chưa lưu')).toBeVisible();
  expect(await cell('Bình: Khách mua đi xem')).toHaveValue('7');
  expect(await cell('Bình: Nhu cầu kết nối')).toHaveValue('5');
  await paste('Bình: Khách kết nối đi xem', '1\t2\r\n3\t4');
  expect(await screen.findByText('Đã dán 1 ô, 3 ô nằm ngoài bảng')).toBeVisible();
});

test('empty cells are filled from the quarter before', async () => {
  show([aTarget(), aTarget({ id: 4, quarter: 3, sale: 45 })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Sao chép từ Quý 3' }));
  expect(await cell('Công ty: Nhu cầu bán')).toHaveValue('45');
  expect(await cell('Công ty: Nhu cầu mua')).toHaveValue('90');
  expect(screen.getByText('1 ô chưa lưu')).toBeVisible();
});

test('a cell that somebody else has changed meanwhile is asked about, other cells are joined', async () => {
  const { store } = show();
  await userEvent.clear(await cell('Công ty: Nhu cầu mua'));
  await userEvent.type(await cell('Công ty: Nhu cầu mua'), '95');
  const theirs = aTarget({ version: 2, purchase: 99, connection: 31 });
  store([theirs]);
  refuse(saveTargets, 409, 'Nội dung này vừa được người khác cập nhật', {
    ...{ current: theirs, changed_by: { id: 9, name: 'Lê Ngọc Diễm' } },
  });
  await save();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Lê Ngọc Diễm vừa sửa lúc/)).toBeVisible();
  expect(dialog.getByText('Công ty: Nhu cầu mua')).toBeVisible();
  expect(await cell('Công ty: Nhu cầu kết nối')).toHaveValue('31');
  answer(saveTargets, () => [aTarget({ version: 3, purchase: 95, connection: 31 })]);
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu lựa chọn' }));
  await waitFor(() =>
    expect(callsOf(saveTargets).at(-1)?.body.rows).toEqual([savedAs({ version: 2, purchase: 95, connection: 31 })]),
  );
});

test('a quarter that somebody else has begun meanwhile is joined, not lost', async () => {
  const { store } = show([]);
  await userEvent.type(await cell('Công ty: Nhu cầu mua'), '95');
  await userEvent.type(await cell('Công ty: Nhu cầu kết nối'), '30');
  store([aTarget({ purchase: 99 })]);
  refuse(saveTargets, 409, 'Nội dung này vừa được người khác cập nhật', { current: aTarget({ purchase: 99 }) });
  await save();
  expect(await screen.findByRole('dialog')).toHaveTextContent('Công ty: Nhu cầu mua');
});

test('a row that the API refuses says why; what was typed stays', async () => {
  show();
  await userEvent.type(await cell('An: Nhu cầu mua'), '12');
  await userEvent.type(await cell('An: Nhu cầu kết nối'), '4');
  refuse(saveTargets, 422, 'Dữ liệu không hợp lệ', { errors: { 'rows.0.user_id': 'Nhân viên này đã nghỉ' } });
  await save();
  expect(await screen.findByRole('row', { name: /^An.*Nhân viên này đã nghỉ/ })).toBeVisible();
  expect(await cell('An: Nhu cầu mua')).toHaveValue('12');
});

test('a conflict over a version that is still the same ends in an error, not in a loop', async () => {
  show();
  await userEvent.type(await cell('Công ty: Nhu cầu bán'), '5');
  refuse(saveTargets, 409, 'Nội dung này vừa được người khác cập nhật', { current: aTarget() });
  await save();
  expect(await screen.findByText('Nội dung này vừa được người khác cập nhật')).toBeVisible();
  expect(callsOf(saveTargets)).toHaveLength(1);
});

test('what was typed is there again after the page was closed, and gone once it is dropped', async () => {
  const { unmount } = show();
  await userEvent.type(await cell('Bình: Nhu cầu mua'), '12');
  unmount();
  show();
  expect(await cell('Bình: Nhu cầu mua')).toHaveValue('12');
  expect(screen.getByText('Đã khôi phục nội dung bạn nhập dở lần trước.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ thay đổi' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  await waitFor(async () => expect(await cell('Bình: Nhu cầu mua')).toHaveValue(''));
});

test('open values follow what others save', async () => {
  const { store } = show();
  await cell('Công ty: Nhu cầu mua');
  await openLive();
  try {
    store([aTarget({ version: 2, purchase: 101 })]);
    hearChange('target', 5);
    await waitFor(async () => expect(await cell('Công ty: Nhu cầu mua')).toHaveValue('101'));
  } finally {
    closeLive();
  }
});

test('whoever may not write reads, without a single field', async () => {
  show([aTarget(), aTarget({ id: 6, user_id: 7, purchase: 12 })], undefined, aUser({ id: 7 }));
  expect(await screen.findByRole('row', { name: /An.*12/ })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByText(/Chỉ quản trị viên và Sale Admin/)).toBeVisible();
});

test('an API that fails says so', async () => {
  refuse(listTargets, 500, 'Máy chủ bận');
  renderRoute(routes, '/bussiness/first-value', { user: anAdmin() });
  expect(await screen.findByText('Error: Máy chủ bận')).toBeVisible();
});
