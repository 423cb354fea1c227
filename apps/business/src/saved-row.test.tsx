import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findLedgerPlace, listReceipts } from '@toam/contracts/deal/deal.endpoints';
import { listUsersByCondition } from '@toam/contracts/user/user.endpoints';
import { dayStart } from '@toam/domain/day';
import { anAdmin } from '@toam/testing/a-user';
import { answer, callsOf } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './business-papers/receipt-list.screen';
import { answerCounts, aReceipt } from './business/ledger.fixture';
import { noteSaved } from './business/saved-row';

jest.setTimeout(30_000);
stopClockAt(dayStart('2026-11-23') + 9 * 3600);

function show(address: string) {
  answerCounts();
  answer(listUsersByCondition, () => ({ list: [], total: 0, total_page: 0, page: 1 }));
  answer(listReceipts, ({ query }) => ({
    ...{ list: [aReceipt({ id: query.page }), aReceipt({ id: 31 })], total: 30, page: query.page, total_page: 3 },
    sums: { collected: 1 },
  }));
  return renderRoute([{ path: '/bussiness/transaction', Component }], address, { user: anAdmin() });
}
const marked = () => document.querySelectorAll('[data-chosen]').length;

test('a list goes to the month and the page of the row that was just saved, and marks it', async () => {
  const october = dayStart('2026-10-01');
  answer(findLedgerPlace, ({ query }) => ({ page: query.startAt === october ? 3 : null, day: '2026-10-09' }));
  noteSaved({ receipt: 31 });
  const { url } = show('/bussiness/transaction?tab=receipt&whose=people&users=7');
  await waitFor(() => expect(url()).toContain('page=3'));
  expect(url()).toContain('month=10');
  expect(url()).toContain('users=7');
  expect(callsOf(findLedgerPlace)[0]?.query).toMatchObject({ list: 'receipt', id: 31, users: [7], size: 10 });
  await waitFor(() => expect(marked()).toBe(1));
  expect(screen.queryByText('Bộ lọc đang chọn không hiện dòng vừa lưu.')).not.toBeInTheDocument();
});

test('filters that hide it stay, and it is said, with the way to it', async () => {
  answer(findLedgerPlace, ({ query }) => ({ page: query.users ? null : 1, day: query.users ? null : '2026-11-20' }));
  noteSaved({ receipt: 31 });
  const { url } = show('/bussiness/transaction?tab=receipt&whose=people&users=7&search=PT');
  expect(await screen.findByText('Bộ lọc đang chọn không hiện dòng vừa lưu.')).toBeVisible();
  expect(url()).toBe('/bussiness/transaction?tab=receipt&whose=people&users=7&search=PT');
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ lọc để xem' }));
  await waitFor(() => expect(url()).toBe('/bussiness/transaction?tab=receipt'));
  await waitFor(() => expect(marked()).toBe(1));
});

test('other lists stay as they are', async () => {
  noteSaved({ coupon: 4 });
  show('/bussiness/transaction?tab=receipt');
  await waitFor(() => expect(callsOf(listReceipts)).not.toEqual([]));
  expect(callsOf(findLedgerPlace)).toEqual([]);
});
