import { businessOverviewText } from '../../business/src/business-overview/business-overview.text';
import { dealFormText } from '../../business/src/business-transaction/deal-form.text';
import { transactionScreenText } from '@toam/contracts/deal/transaction-screen.text';
import type { Page } from '@playwright/test';
import { test } from './fixtures';
import { expectAccessible, type Screen } from './steps/accessibility';

const figures = (page: Page) =>
  page.getByRole('region', { name: businessOverviewText.figures }).getByRole('heading').nth(2).waitFor();

/** The panel over the figures, with its rows. */
async function madeOf(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('status').waitFor();
  await page.waitForLoadState('networkidle');
}

/** The tab with its rows: those of the business keep no connection busy but the live one. */
async function rows(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: transactionScreenText.tabs }).waitFor();
  await page.waitForLoadState('networkidle');
}

const tabs = Object.keys(transactionScreenText.tab).map((tab): Screen => ({
  name: `tab ${tab}`,
  address: `/bussiness/transaction?tab=${tab}`,
  ready: rows,
}));

/** The panel of a share, with its money and its papers. */
async function panel(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('table').waitFor();
  await page.waitForLoadState('networkidle');
}

const screens: Screen[] = [
  { name: 'overview', address: '/bussiness', ready: figures },
  { name: 'what a figure is made of', address: '/bussiness?figure=brokerageFeeRevenue', ready: madeOf },
  { name: 'what a ratio is made of', address: '/bussiness?figure=sale.buyingPercent', ready: madeOf },
  ...tabs,
  { name: 'panel of a share', address: '/bussiness/transaction?tab=detail&anytime=1&open=1', ready: panel },
  {
    name: 'what a standard is made of',
    address: '/bussiness?tables=purchase&standard=purchase.demand',
    ready: (page) => page.getByRole('heading', { name: new RegExp(`, ${businessOverviewText.standard}$`) }).waitFor(),
  },
  {
    name: 'form of a deal',
    address: '/bussiness/transaction/new',
    ready: (page) => page.getByRole('button', { name: dealFormText.addShare }).waitFor(),
  },
  {
    name: 'summary of each person',
    address: '/bussiness/statistic',
    ready: (page) => page.waitForLoadState('networkidle'),
  },
];

test('no screen of the business has a moderate or worse violation, wide or narrow, light or dark', async ({
  visitor,
}) => {
  await expectAccessible(await visitor('accountant@toam.vn'), screens);
});
