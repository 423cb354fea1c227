import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listTariffs } from '@toam/contracts/post/post-setting.endpoints';
import { readPostCosts } from '@toam/contracts/post/post-cost.endpoints';
import { readPostForm } from '@toam/contracts/post/post.endpoints';
import { portalRules } from '@toam/domain/post/portal-rules';
import { aPostCosts, aPostForm, aSpending, theTariffs } from '@toam/testing/post/a-post';
import { anAdmin } from '@toam/testing/a-user';
import { answer, cutOff } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './post-form.screen';

// A whole form is slow on a busy machine.
jest.setTimeout(30_000);
/** 29 November 2026, 10:00 in Vietnam. */
stopClockAt(1_795_921_200);
afterEach(() => jest.restoreAllMocks());

const week = { type_news: 1 as const, type_news_day: 7, type_news_value: 40_000 };
const withWeek = aPostForm({ defaults: { ...aPostForm().defaults, ...week } });

function open(form = withWeek, costs = aPostCosts()) {
  answer(readPostForm, () => form);
  answer(listTariffs, () => [...theTariffs]);
  answer(readPostCosts, () => costs);
  return renderRoute([{ path: '/post/new-post', Component }], '/post/new-post?house=12486', { user: anAdmin() });
}
const planner = async () => within(await screen.findByRole('region', { name: 'Chi phí tháng này' }));

test('the month’s sums lead to what they are made of, and say what they would be', async () => {
  open();
  const card = await planner();
  expect(await card.findByText('Sau lần đăng này: 560.000 đ')).toBeVisible();
  expect(card.getByText('Sau lần đăng này: 4.600.000 đ')).toBeVisible();
  expect(card.getByRole('link', { name: '4.320.000 đ, xem tin đã chi: Công ty' })).toHaveAttribute(
    'href',
    '/post/manager?tab=bought&f.day=1793466000..1796057999',
  );
  expect(card.queryByText(/Vượt ngân sách/)).not.toBeInTheDocument();
});

test('over a budget it says that the post will wait, before it is sent', async () => {
  open(withWeek, aPostCosts({ mine: aSpending({ budget: 500_000 }), company: aSpending({ budget: 10_000_000 }) }));
  const card = await planner();
  expect(await card.findByText('Vượt ngân sách của bạn: tin sẽ chờ duyệt')).toBeVisible();
  expect(card.getByText(/Ngân sách 500\.000 đ, còn 220\.000 đ/)).toBeVisible();
  expect(card.queryByText(/của công ty/)).not.toBeInTheDocument();
});

test('the same money buys something else, and a press takes it', async () => {
  open();
  const card = await planner();
  expect(card.getByText('Với 280.000 đ bạn cũng mua được')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Chọn 14 ngày × 20.000 đ' }));
  const alonhadat = within(screen.getByRole('region', { name: 'Alonhadat' }));
  expect(alonhadat.getByRole('radio', { name: '20.000' })).toBeChecked();
  expect(alonhadat.getByText('280.000 đ')).toBeVisible();
  expect(card.getByRole('button', { name: 'Chọn 7 ngày × 40.000 đ' })).toBeVisible();
});

test('a normal post has no other way to be paid; costs that can’t be read leave the form usable', async () => {
  cutOff(readPostCosts);
  answer(readPostForm, () => aPostForm());
  answer(listTariffs, () => [...theTariffs]);
  renderRoute([{ path: '/post/new-post', Component }], '/post/new-post?house=12486', { user: anAdmin() });
  const card = await planner();
  expect(await card.findByRole('button', { name: 'Thử lại' })).toBeVisible();
  expect(card.queryByText(/bạn cũng mua được/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Đăng 2 tin' })).toBeEnabled();
});

test('a price that hardly any house of the district has is said and refused nothing', async () => {
  const market = { houses: 42, low: 60_000_000, median: 90_000_000, high: 120_000_000 };
  open({ ...withWeek, market });
  expect(await screen.findByText('Giá cao hơn hẳn nhà cùng quận: 135,938 tr/m²')).toBeVisible();
  expect(screen.getByText('42 nhà của ta ở Bình Thạnh: thường 60 tr đến 120 tr/m², giữa là 90 tr/m²')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Đăng 2 tin' })).toBeEnabled();
});

test('the rules are those that admins wrote', async () => {
  const rules = { ...portalRules, alonhadat: { ...portalRules.alonhadat, title: { min: 60, max: 80 } } };
  open({ ...withWeek, rules });
  expect(await screen.findByText('Tiêu đề cần ít nhất 60 ký tự, đang có 36')).toBeVisible();
});
