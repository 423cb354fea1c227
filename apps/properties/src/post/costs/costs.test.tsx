import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changePostBudget, readPostCosts } from '@toam/contracts/post/post-cost.endpoints';
import { aPostCosts, aSpending } from '@toam/testing/post/a-post';
import { anAdmin, aUser } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { renderRoute } from '@toam/testing/render-route';
import { CostsPane } from './costs.pane';

jest.setTimeout(30_000);
/** 29 November 2026, 10:00 in Vietnam. */
stopClockAt(1_795_921_200);
afterEach(() => jest.restoreAllMocks());

const show = (user = anAdmin()) => renderRoute([{ path: '/', Component: CostsPane }], '/', { user });
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const phuc = { id: 9, name: 'Lê Hoàng Phúc', avatar: null };
const people = [{ user: phuc, spent: 1_200_000, count: 12, unpriced: 0, budget: 1_000_000 }];

test('company and mine by portal; each figure opens its posts; the month can be turned back, not beyond today', async () => {
  answer(readPostCosts, () => aPostCosts());
  show(aUser({ id: 7, chat_permission: 1 }));
  const mine = await part('Của tôi');
  expect(mine.getByRole('link', { name: '280.000 đ, xem tin đã chi: Của tôi, Alonhadat' })).toHaveAttribute(
    'href',
    '/post/manager?tab=bought&f.day=1793466000..1796057999&f.staff=7&f.channel=1',
  );
  expect(mine.getByText('chưa có giá')).toBeVisible();
  expect((await part('Công ty')).getByText('4.320.000 đ')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tháng sau' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Tháng trước' }));
  expect(await screen.findByText('Tháng 10/2026')).toBeVisible();
  expect(callsOf(readPostCosts).map(({ query }) => query)).toEqual([{ month: '2026-11' }, { month: '2026-10' }]);
  // nobody else's figures, and no budget to set
  expect(screen.queryByRole('region', { name: 'Theo người' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Đặt ngân sách/ })).not.toBeInTheDocument();
});

test('an admin sees who is over, and sets a budget; no amount is no limit', async () => {
  answer(readPostCosts, () => aPostCosts({ people, company: aSpending({ budget: 5_000_000, spent: 4_320_000 }) }));
  answer(changePostBudget, ({ body }) => body);
  show();
  expect((await part('Công ty')).getByText('Ngân sách 5.000.000 đ · còn 680.000 đ')).toBeVisible();
  const list = await part('Theo người');
  expect(list.getByText('Ngân sách 1.000.000 đ · vượt 200.000 đ')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Đặt ngân sách của Lê Hoàng Phúc' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Đặt ngân sách của Lê Hoàng Phúc' }));
  await userEvent.clear(dialog.getByRole('textbox', { name: /Ngân sách mỗi tháng/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(callsOf(changePostBudget)[0]?.body).toEqual({ user_id: 9, amount: null }));
  expect(await screen.findByText('Cập nhật thành công')).toBeVisible();
});

test('a refused budget keeps what was typed, at its field', async () => {
  answer(readPostCosts, () => aPostCosts({ people }));
  refuse(changePostBudget, 422, 'Kiểm tra lại', { errors: { amount: 'Ngân sách là số đồng từ 0 đến 100 tỷ' } });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Đặt ngân sách của công ty' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Đặt ngân sách của công ty' }));
  const amount = dialog.getByRole('textbox', { name: /Ngân sách mỗi tháng/ });
  await userEvent.type(amount, '20tr');
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
  expect(await dialog.findByText('Ngân sách là số đồng từ 0 đến 100 tỷ')).toBeVisible();
  expect(callsOf(changePostBudget)[0]?.body).toEqual({ user_id: null, amount: 20_000_000 });
});
