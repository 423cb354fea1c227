import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '@toam/testing/a-user';
import { renderRoute } from '@toam/testing/render-route';
import { answerReceipts } from '../business/ledger.scene';
import { Component } from './transaction.frame';
import { answerTransactions } from './transaction.scene';

beforeEach(() => {
  answerReceipts();
  answerTransactions([]);
});

const routes = [{ path: '/bussiness/transaction', Component }];
const pills = async () => within(await screen.findByRole('navigation', { name: 'Các phần của giao dịch' }));

test('six tabs; each has an address of its own that keeps period and people, and nothing of the list before', async () => {
  const { url } = renderRoute(routes, '/bussiness/transaction?period=year&team=6&search=GD&page=3', {
    user: anAdmin(),
  });
  const links = (await pills()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...['Giao dịch', 'Chi tiết giao dịch', 'Phiếu thu', 'Phiếu giảm hoa hồng', 'Phiếu huỷ cọc', 'Giao dịch cũ'],
  ]);
  expect(links[0]).toHaveAttribute('aria-current', 'page');
  await userEvent.click(links[2]!);
  expect(url()).toBe('/bussiness/transaction?period=year&team=6&tab=receipt');
  expect((await pills()).getByRole('link', { name: 'Phiếu thu' })).toHaveAttribute('aria-current', 'page');
});

test('a tab that does not exist is the first one', async () => {
  renderRoute(routes, '/bussiness/transaction?tab=unknown', { user: anAdmin() });
  expect((await pills()).getByRole('link', { name: 'Giao dịch' })).toHaveAttribute('aria-current', 'page');
});
