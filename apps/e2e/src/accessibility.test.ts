import { approvalText } from '../../properties/src/house-approvals/approval.text';
import { brochureText } from '../../properties/src/house/brochure.text';
import { dashboardText } from '../../properties/src/house/dashboard.text';
import { formText } from '@toam/contracts/texts/field';
import { houseCustomersText } from '@toam/contracts/customer/house-customers.text';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { listText } from '@toam/contracts/texts/list';
import { loginText } from '@toam/contracts/shell/login.text';
import { mapText } from '@toam/contracts/map/map.text';
import type { Page } from '@playwright/test';
import { desktop } from './viewports';
import { expect, test } from './fixtures';
import { expectAccessible, type Screen } from './steps/accessibility';

const prices = (page: Page) => page.getByText(/tỷ|\/th/);

/** The feed, the figures and the chart, whose code loads last. */
async function wholeHome(page: Page): Promise<void> {
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('table', { name: dashboardText.chart }).waitFor({ state: 'attached' });
}

/** One chosen row, and the bar that appears below. */
async function selection(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: listText.selectRow(2), exact: true }).click();
  await expect(page.getByText(listText.selected('1')).first()).toBeVisible();
}

/** The tab of the first house with a waiting edit. */
async function draft(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: approvalText.edits })).toBeVisible();
  await page.goto(`${await page.getByRole('link', { name: approvalText.view }).getAttribute('href')}?tab=draft`);
  await expect(page.getByRole('tab', { name: houseDetailText.tabs.draft, selected: true })).toBeVisible();
}

/** The first waiting item in full: beside the list, or over a phone's screen. */
async function firstWaiting(page: Page, list: string): Promise<void> {
  const first = page.getByRole('list', { name: list }).getByRole('button').first();
  await expect(first).toBeVisible();
  await first.click();
  await expect(page.getByRole('link', { name: approvalText.view })).toBeVisible();
}

const screens: Screen[] = [
  { name: 'list', address: '/house', ready: (page) => prices(page).nth(3).waitFor() },
  {
    name: 'map',
    address: '/house?view=map',
    ready: (page) => page.getByText(mapText.shown('').trim()).first().waitFor(),
  },
  { name: 'detail', address: '/house/1', ready: (page) => page.getByRole('tabpanel').first().waitFor() },
  {
    name: 'matching customers',
    address: '/house/1?tab=crm.customers',
    ready: (page) => page.getByRole('radiogroup', { name: houseCustomersText.groups }).waitFor(),
  },
  { name: 'brochure', address: '/house/1/brochure', ready: (page) => page.getByText(brochureText.contact).waitFor() },
  { name: 'home', address: '/dashboard', ready: wholeHome },
  { name: 'community', address: '/dashboard/community', ready: (page) => page.getByRole('article').nth(3).waitFor() },
  {
    name: 'notifications',
    address: '/dashboard/notification',
    ready: (page) => page.getByRole('main').getByRole('listitem').nth(3).waitFor(),
  },
  {
    name: 'form',
    address: '/house/new',
    ready: (page) => page.getByRole('button', { name: formText.save, exact: true }).waitFor(),
  },
  { name: 'queue of shares', address: '/admin/approve', ready: (page) => firstWaiting(page, approvalText.shares) },
  {
    name: 'queue of edits',
    address: '/admin/approve-updates',
    ready: (page) => firstWaiting(page, approvalText.edits),
  },
];

const wideScreens: Screen[] = [
  { name: 'list with a selection', address: '/house', ready: selection },
  { name: 'draft tab', address: '/admin/approve-updates', ready: draft },
];

const login: Screen = {
  name: 'login',
  address: '/auth/login',
  ready: (page) => page.getByRole('button', { name: loginText.submit, exact: true }).waitFor(),
};

test('the login page has no moderate or worse violation, wide or narrow, light or dark', async ({ page }) => {
  await expectAccessible(page, [login]);
});

test('no screen of houses has a moderate or worse violation, wide or narrow, light or dark', async ({ visitor }) => {
  const page = await visitor('superadmin@toam.vn');
  await expectAccessible(page, screens);
  await expectAccessible(page, wideScreens, [desktop]);
});
