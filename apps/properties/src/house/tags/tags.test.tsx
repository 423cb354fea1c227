import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  deleteHouseTag,
  listHouseTags,
  saveHouseTag,
  tagHouses,
  untagHouses,
  type CompanyTag,
} from '@toam/contracts/house/house-tag.endpoints';
import { Role } from '@toam/domain/actor';
import { aHouseRow } from '@toam/testing/house/a-house-row';
import { aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import type { Filters } from '@toam/ui/list';
import { useState } from 'react';
import { HouseTagsEditor } from './house-tags-editor';
import { TagFilter } from './tag-filter';
import { TagSelection } from './tag-selection';

const aTag = (id: number, name: string, user_id = 7): CompanyTag => ({
  ...{ id, name, color: '#0F766E', user_id },
  user: { id: user_id, name: 'Nguyễn Thu Hà', avatar: null },
});
const hot = aTag(3, 'Hàng nóng');
const only = aTag(4, 'Độc quyền', 2);

const show = (element: React.ReactElement, user = aUser()) => renderRoute([{ path: '/', element }], '/', { user });
const houses = [aHouseRow({ id: 1, house_tag: [hot] }), aHouseRow({ id: 2 })];
const selection = () => show(<TagSelection ids={new Set([1, 2])} rows={houses} />);
const openMenu = async (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => answer(listHouseTags, () => [hot, only]));

let filters: Filters;
function Filtering() {
  const [value, setValue] = useState<Filters>({});
  filters = value;
  return <TagFilter filters={value} onChange={setValue} />;
}

test('the toolbar filters by several tags and lets go of them', async () => {
  show(<Filtering />);
  await openMenu('Lọc theo nhãn');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Hàng nóng' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Độc quyền' }));
  expect(filters).toEqual({ house_tag: { operation: 'in', values: [3, 4] } });
  expect(screen.getByRole('button', { name: 'Lọc theo nhãn' })).toHaveTextContent('2 nhãn');
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ lọc theo nhãn' }));
  expect(filters).toEqual({});
});

test('typing finds without accents, and Enter takes the first', async () => {
  show(<Filtering />);
  await openMenu('Lọc theo nhãn');
  await screen.findByRole('checkbox', { name: 'Hàng nóng' });
  await userEvent.type(screen.getByRole('textbox'), 'doc quyen{Enter}');
  expect(filters).toEqual({ house_tag: { operation: 'in', values: [4] } });
});

test('a new name opens the dialog, which asks for a colour in its own words', async () => {
  answer(saveHouseTag, ({ body }) => aTag(9, body.tagName ?? ''));
  show(<Filtering />);
  await openMenu('Lọc theo nhãn');
  await userEvent.type(await screen.findByRole('textbox'), 'View sông');
  await userEvent.click(screen.getByRole('button', { name: 'Tạo nhãn “View sông”' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tạo nhãn' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Lưu' }));
  expect(await within(dialog).findByText('Vui lòng chọn màu')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Xanh biển' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(callsOf(saveHouseTag)[0]?.body).toMatchObject({ tagName: 'View sông', color: '#3B8EA5' }));
});

test('the name of a tag comes back after the cross, and not after Huỷ', async () => {
  show(<Filtering />);
  const edit = async () => {
    await openMenu('Lọc theo nhãn');
    await userEvent.click(await screen.findByRole('button', { name: 'Sửa nhãn Hàng nóng' }));
    return within(await screen.findByRole('dialog', { name: 'Sửa nhãn' }));
  };
  const dialog = await edit();
  await userEvent.type(dialog.getByRole('textbox'), ' quận 7');
  await userEvent.click(dialog.getByRole('button', { name: 'Đóng' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const again = await edit();
  expect(again.getByRole('textbox')).toHaveValue('Hàng nóng quận 7');
  expect(again.getByText(/^Đã khôi phục nội dung/)).toBeVisible();
  await userEvent.click(again.getByRole('button', { name: 'Huỷ' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await edit()).getByRole('textbox')).toHaveValue('Hàng nóng');
});

test('a name that is taken is said at the field', async () => {
  refuse(saveHouseTag, 409, 'Đã có nhãn “Hàng nóng”', { errors: { tagName: 'Đã có nhãn “Hàng nóng”' } });
  show(<Filtering />);
  await openMenu('Lọc theo nhãn');
  await userEvent.click(await screen.findByRole('button', { name: 'Sửa nhãn Hàng nóng' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sửa nhãn' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Lưu' }));
  expect(await within(dialog).findByText('Đã có nhãn “Hàng nóng”')).toBeVisible();
});

test('only who made a tag has its pencil; deleting it can be taken back', async () => {
  answer(deleteHouseTag, () => null);
  answer(saveHouseTag, () => hot);
  show(<Filtering />);
  await openMenu('Lọc theo nhãn');
  await userEvent.click(await screen.findByRole('button', { name: 'Sửa nhãn Hàng nóng' }));
  expect(screen.queryByRole('button', { name: 'Sửa nhãn Độc quyền' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Xoá nhãn' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Đã xoá nhãn “Hàng nóng”')).toBeVisible();
  expect(callsOf(deleteHouseTag)[0]?.body).toEqual({ tagId: 3 });
  await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
  await waitFor(() => expect(callsOf(saveHouseTag)[0]?.body).toMatchObject({ tagId: 3, restore: true }));
});

test('a tag goes on all chosen houses, and the undo takes it off just those that got it', async () => {
  answer(tagHouses, () => ({ tag: hot, houses: [2], refused: [] }));
  answer(untagHouses, () => ({ tag: hot, houses: [2], refused: [] }));
  selection();
  await openMenu('Gắn nhãn');
  const box = await screen.findByRole('checkbox', { name: 'Hàng nóng' });
  expect(box).toBePartiallyChecked();
  await userEvent.click(box);
  expect(await screen.findByText('Đã gắn nhãn “Hàng nóng” cho 1 BĐS')).toBeVisible();
  expect(callsOf(tagHouses)[0]?.body).toMatchObject({ tag_id: 3, houses: [1, 2] });
  await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
  await waitFor(() => expect(callsOf(untagHouses)[0]?.body).toMatchObject({ tag_id: 3, houses: [2] }));
});

test('taking off what one of the houses does not carry is refused, and «Lỗi» says so', async () => {
  refuse(untagHouses, 422, 'Tồn tại bất động sản không có nhãn');
  selection();
  await openMenu('Gắn nhãn');
  await userEvent.click(await screen.findByText('Gỡ nhãn'));
  expect(screen.queryByRole('checkbox', { name: 'Độc quyền' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hàng nóng' }));
  expect(await screen.findByText('Tồn tại bất động sản không có nhãn')).toBeVisible();
});

test('a house’s tags come off one by one; marketers only see them', async () => {
  answer(untagHouses, () => ({ tag: hot, houses: [1], refused: [] }));
  const { unmount } = show(<HouseTagsEditor house={{ id: 1, house_tag: [hot] }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Gỡ nhãn Hàng nóng' }));
  expect(await screen.findByText('Đã gỡ nhãn “Hàng nóng” khỏi 1 BĐS')).toBeVisible();
  unmount();
  show(<HouseTagsEditor house={{ id: 1, house_tag: [hot] }} />, aUser({ role: Role.marketer }));
  expect(screen.getByText('Hàng nóng')).toBeVisible();
  expect(screen.queryByRole('button', { name: /nhãn/i })).not.toBeInTheDocument();
});
