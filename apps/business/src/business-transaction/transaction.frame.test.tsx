import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countLedger, ledgerLists } from '@toam/contracts/deal/deal.endpoints';
import { anAdmin } from '@toam/testing/a-user';
import { answer, callsOf } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { tabCounts } from '@toam/testing/tab-counts';
import { answerReceipts } from '../business/ledger.fixture';
import { Component } from './transaction.frame';
import { answerTransactions } from './transaction.fixture';

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
  expect(links.map((link) => link.firstChild?.textContent)).toEqual([
    ...['Giao dịch', 'Chi tiết giao dịch', 'Phiếu thu', 'Phiếu giảm hoa hồng', 'Phiếu huỷ cọc', 'Giao dịch cũ'],
  ]);
  expect(links[0]).toHaveAttribute('aria-current', 'page');
  await userEvent.click(links[2]!);
  expect(url()).toBe('/bussiness/transaction?period=year&team=6&tab=receipt');
  expect(await (await pills()).findByRole('link', { name: 'Phiếu thu', current: 'page' })).toBeVisible();
});

test('a pill says how many rows its link opens: of the period and the people, whatever is searched here', async () => {
  answer(countLedger, () => ({ ...tabCounts(ledgerLists, { total: 0 }), receipt: { total: 31 } }));
  renderRoute(routes, '/bussiness/transaction?anytime=1&team=6&search=GD', { user: anAdmin() });
  expect(await (await pills()).findByText('31')).toBeVisible();
  // a count is no part of the name
  expect((await pills()).getByRole('link', { name: 'Phiếu thu' })).toBeVisible();
  expect(callsOf(countLedger)[0]?.query).toEqual({ team: 6 });
});

test('numbers make pills wider, so the open one comes into sight again', async () => {
  const shown: (string | undefined)[] = [];
  // jsdom scrolls nothing and has no such function
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    if (this.matches('nav [aria-current]')) shown.push(this.textContent);
  };
  try {
    answer(countLedger, () => ({ ...tabCounts(ledgerLists, { total: 0 }), receipt: { total: 31 } }));
    renderRoute(routes, '/bussiness/transaction?tab=receipt', { user: anAdmin() });
    expect(await (await pills()).findByText('31')).toBeVisible();
    expect(shown.at(-1)).toBe('Phiếu thu31');
  } finally {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  }
});

test('a tab that does not exist is the first one', async () => {
  renderRoute(routes, '/bussiness/transaction?tab=unknown', { user: anAdmin() });
  expect((await pills()).getByRole('link', { name: 'Giao dịch' })).toHaveAttribute('aria-current', 'page');
});
