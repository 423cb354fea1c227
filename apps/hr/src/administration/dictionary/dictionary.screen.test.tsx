import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changeDictionaryEntry,
  createDictionaryEntry,
  listDictionary,
  removeDictionaryEntry,
} from '@toam/contracts/dictionary/dictionary.endpoints';
import { aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { anEntry, answerWith, show } from './dictionary.fixture';

const rowOf = async (name: string) => (await screen.findByText(name)).closest<HTMLElement>('[role=row]')!;
const menuOf = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Thao tác với ${name}` }));
  return within(await screen.findByRole('menu'));
};
const lastQuery = () => callsOf(listDictionary).at(-1)!;
const used = anEntry({ id: 1, value: 'Mặt tiền', uses: [{ noun: 'house', count: 1204 }, { noun: 'request', count: 3 }] }); // prettier-ignore

test('a row says what uses the value, when it changed and whether forms offer it', async () => {
  answerWith(used, anEntry({ value: 'Nhà nát', active: false }));
  show();
  expect(within(await rowOf('Mặt tiền')).getByText('1.204 BĐS, 3 nhu cầu')).toBeVisible();
  expect(within(await rowOf('Nhà nát')).getByText('Ngưng dùng')).toBeVisible();
  expect(within(await rowOf('Nhà nát')).getByText('Chưa dùng')).toBeVisible();
});

test('wards are shown by their Quận/Huyện, the first one until another is chosen, and the address keeps it', async () => {
  answerWith(anEntry({ type: 'district', value: 'Phường Bến Nghé', parent: { id: 5, value: 'Quận 1' } }));
  const { url } = show('/admin/dictionary?type=district');
  await screen.findByText('Phường Bến Nghé');
  expect(lastQuery()).toMatchObject({ params: { type: 'district' }, query: { district_id: 5, page: 1 } });
  await userEvent.click(screen.getByRole('combobox', { name: 'Quận/Huyện' }));
  await userEvent.click(await screen.findByTitle('Quận 3'));
  await waitFor(() => expect(lastQuery().query).toMatchObject({ district_id: 6 }));
  expect(url()).toContain('district=6');
});

test('a value is added; a name that is taken says so while it is typed', async () => {
  answerWith(anEntry());
  answer(createDictionaryEntry, ({ body }) => anEntry({ id: 9, value: body.value }));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Thêm' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Mặt tiền\/hẻm/ }), 'hẻm XE hơi');
  expect(await dialog.findByText('Mục này đã có trong danh mục. Vui lòng đặt tên khác')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Tạo mới' })).toBeDisabled();
  await userEvent.type(dialog.getByRole('textbox', { name: /Mặt tiền\/hẻm/ }), ' nhỏ');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Tạo mới' })).toBeEnabled());
  await waitFor(() => expect(dialog.queryByText(/đã tồn tại/)).toBeNull());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Đã thêm vào danh mục')).toBeVisible();
  expect(callsOf(createDictionaryEntry)).toMatchObject([
    { params: { type: 'class' }, body: { value: 'hẻm XE hơi nhỏ' } },
  ]);
});

test('an empty name is asked for, and a refusal stands at the field', async () => {
  answerWith(anEntry());
  refuse(createDictionaryEntry, 409, 'Đã có', { errors: { value: 'Vừa có người thêm giá trị này' } });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Thêm' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Tạo mới' }));
  expect(await dialog.findByText('Mặt tiền/hẻm bắt buộc')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /Mặt tiền\/hẻm/ }), 'Mới');
  await userEvent.click(dialog.getByRole('button', { name: 'Tạo mới' }));
  expect(await dialog.findByText('Vừa có người thêm giá trị này')).toBeVisible();
});

test('a stale rename shows both names, and keeps the one that is chosen (D12)', async () => {
  answerWith(anEntry());
  refuse(changeDictionaryEntry, 409, 'Cũ rồi', { current: anEntry({ value: 'Hẻm ô tô', version: 2 }) });
  show();
  await userEvent.click((await menuOf('Hẻm xe hơi')).getByText('Sửa'));
  const name = await screen.findByRole('textbox', { name: /Mặt tiền\/hẻm/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Hẻm lớn{Enter}');
  expect(await screen.findByText(/Hẻm ô tô/)).toBeVisible();
  answer(changeDictionaryEntry, ({ body }) => anEntry({ value: body.value }));
  await userEvent.click(screen.getByRole('button', { name: /Lưu/ }));
  await waitFor(() =>
    expect(callsOf(changeDictionaryEntry).at(-1)!.body).toMatchObject({ value: 'Hẻm lớn', version: 2 }),
  );
});

test('a used value is switched off after a question that says so, and that can be taken back', async () => {
  answerWith(used);
  answer(removeDictionaryEntry, () => ({ outcome: 'deactivated' as const, entry: { ...used, active: false } }));
  answer(changeDictionaryEntry, () => used);
  show();
  const menu = await menuOf('Mặt tiền');
  expect(menu.queryByText('Xoá')).toBeNull();
  await userEvent.click(menu.getByText('Ngưng dùng'));
  const query = within(await screen.findByRole('dialog'));
  expect(query.getByText(/Đang được dùng ở 1.204 BĐS, 3 nhu cầu/)).toBeVisible();
  await userEvent.click(query.getByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Đã ngưng dùng “Mặt tiền”')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
  await waitFor(() => expect(callsOf(changeDictionaryEntry)[0]!.body).toMatchObject({ id: 1, active: true }));
});

test('what the product relies on can be renamed and nothing else', async () => {
  answerWith(anEntry({ type: 'type', id: 1, value: 'Căn hộ chung cư' }));
  show('/admin/dictionary?type=type');
  const menu = await menuOf('Căn hộ chung cư');
  expect(menu.getByText('Xoá').closest('[role=menuitem]')).toHaveAttribute('aria-disabled', 'true');
  expect(menu.getByText('Sửa').closest('[role=menuitem]')).not.toHaveAttribute('aria-disabled', 'true');
});

test('one is moved among the others only where all of them stand in that order', async () => {
  answerWith(anEntry({ id: 1, value: 'Mặt tiền' }), anEntry());
  answer(changeDictionaryEntry, () => anEntry());
  show();
  await userEvent.click((await menuOf('Hẻm xe hơi')).getByText('Đưa lên'));
  await waitFor(() => expect(callsOf(changeDictionaryEntry)[0]!.body).toMatchObject({ id: 2, move: 'up' }));
});

test('the first entry is not offered to move up, nor the only one anywhere', async () => {
  answerWith(anEntry());
  show();
  const menu = await menuOf('Hẻm xe hơi');
  expect(menu.getByText('Sửa')).toBeVisible();
  for (const step of ['Đưa lên', 'Đưa xuống']) expect(menu.queryByText(step)).toBeNull();
});

test('an order by name offers no moving', async () => {
  answerWith(anEntry());
  show('/admin/dictionary?type=class&sort=value');
  expect((await menuOf('Hẻm xe hơi')).queryByText('Đưa lên')).toBeNull();
});

test('who answers chats reads, and changes nothing', async () => {
  answerWith(anEntry());
  show('/admin/dictionary?type=class', aUser({ chat_permission: 1 }));
  await screen.findByText('Hẻm xe hơi');
  expect(screen.queryByRole('button', { name: /Thao tác|Thêm/ })).toBeNull();
});

test('nothing found says why and offers the way back', async () => {
  answerWith();
  const { url } = show('/admin/dictionary?type=class&search=xyz&status=inactive');
  expect(await screen.findByText('Không có giá trị nào khớp')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Xoá bộ lọc' }));
  expect(url()).toBe('/admin/dictionary?type=class');
});
