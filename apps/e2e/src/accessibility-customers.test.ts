import { customerLabel } from '@toam/contracts/customer/customer.text';
import { needLabel } from '@toam/contracts/need/need.text';
import { needDrawerText } from '@toam/contracts/need/need-drawer.text';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectAccessible, type Screen } from './steps/accessibility';

/** A need's drawer, with the data of its tab. */
async function drawer(page: Page): Promise<void> {
  await expect(page.getByRole('tablist', { name: needDrawerText.tabs })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const screens: Screen[] = [
  { name: 'customers', address: '/customer/list', ready: (page) => page.getByRole('row').nth(3).waitFor() },
  {
    name: 'new customer',
    address: '/customer/new',
    ready: (page) => page.getByRole('textbox', { name: customerLabel.name }).waitFor(),
  },
  {
    name: 'customer',
    address: '/customer/edit/1',
    ready: (page) => page.getByRole('textbox', { name: customerLabel.name }).waitFor(),
  },
  { name: 'customer page', address: '/customer/1', ready: (page) => page.getByRole('tabpanel').first().waitFor() },
  {
    name: 'timeline',
    address: '/customer/1?tab=timeline',
    ready: (page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first().waitFor(),
  },
  { name: 'contact requests', address: '/customer-contacts', ready: (page) => page.getByRole('row').nth(3).waitFor() },
  {
    name: 'contact request',
    address: '/customer-contacts?open=1',
    ready: (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'needs', address: '/request/list', ready: (page) => page.getByRole('row').nth(3).waitFor() },
  { name: 'drawer of a need', address: '/request/list?need=1', ready: drawer },
  { name: 'drawer, information', address: '/request/list?need=1&tab=info', ready: drawer },
  { name: 'drawer, mandatory', address: '/request/list?need=1&tab=mandatory', ready: drawer },
  {
    name: 'new need',
    address: '/request/new',
    ready: (page) => page.getByRole('combobox', { name: needLabel.province }).waitFor(),
  },
  {
    name: 'need',
    address: '/request/edit/1',
    ready: (page) => page.getByRole('combobox', { name: needLabel.province }).waitFor(),
  },
];

test('no screen of customers and needs has a moderate or worse violation, wide or narrow, light or dark', async ({
  visitor,
}) => {
  const page = await visitor('superadmin@toam.vn');
  await expectAccessible(page, screens);
});
