import { approvalText } from '@toam/contracts/texts/approval';
import { brochureText } from '@toam/contracts/texts/brochure';
import { customerLabel } from '@toam/contracts/texts/customer';
import { dashboardText } from '@toam/contracts/texts/dashboard';
import { formText } from '@toam/contracts/texts/field';
import { houseCustomersText } from '@toam/contracts/texts/house-customers';
import { houseDetailText } from '@toam/contracts/texts/house-detail';
import { listText } from '@toam/contracts/texts/list';
import { loginText } from '@toam/contracts/texts/login';
import { mapText } from '@toam/contracts/texts/map';
import { needLabel } from '@toam/contracts/texts/need';
import { needDrawerText } from '@toam/contracts/texts/need-drawer';
import type { Page } from 'playwright-core';
import { axe } from './harness/axe';
import { desktop, flow, phone } from './harness/flow';

const prices = (page: Page) => page.getByText(/tỷ|\/th/);

/** Feed, figures and the chart's code, which comes last. */
async function wholeHome(page: Page): Promise<void> {
  await page.getByRole('article').first().waitFor();
  await page.getByRole('table', { name: dashboardText.chart }).waitFor({ state: 'attached' });
}

/** One chosen row, and the bar that then stands below. */
async function selection(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: listText.selectRow(2), exact: true }).click();
  await page.getByText(listText.selected('1')).first().waitFor();
}

/** The tab of the first house with an edit that waits. */
async function draft(page: Page): Promise<void> {
  await page.getByRole('list', { name: approvalText.edits }).waitFor();
  await page.goto(`${await page.getByRole('link', { name: approvalText.view }).getAttribute('href')}?tab=draft`);
  await page.getByRole('tab', { name: houseDetailText.tabs.draft, selected: true }).waitFor();
}

/** The first thing that waits, whole: beside the list, or over a phone's screen. */
async function firstWaiting(page: Page, list: string): Promise<void> {
  const first = page.getByRole('list', { name: list }).getByRole('button').first();
  await first.waitFor();
  await first.click();
  await page.getByRole('link', { name: approvalText.view }).waitFor();
}

/** A need's drawer, with what its tab asks for beside the head. */
async function drawer(page: Page): Promise<void> {
  await page.getByRole('tablist', { name: needDrawerText.tabs }).waitFor();
  await page.waitForLoadState('networkidle');
}

// a walk over every screen
jest.setTimeout(300_000);

type Screen = [name: string, address: string, ready: (page: Page) => Promise<unknown>];

/** Screens that must hold no serious violation, and what is on them once they are whole. Issue "Foundation" §6. */
const screens: Screen[] = [
  ['list', '/house', (page) => prices(page).nth(3).waitFor()],
  ['map', '/house?view=map', (page) => page.getByText(mapText.shown('').trim()).first().waitFor()],
  ['detail', '/house/1', (page) => page.getByRole('tabpanel').first().waitFor()],
  [
    'matching customers',
    '/house/1?tab=crm.customers',
    (page) => page.getByRole('group', { name: houseCustomersText.groups }).waitFor(),
  ],
  ['brochure', '/house/1/brochure', (page) => page.getByText(brochureText.contact).waitFor()],
  ['home', '/dashboard', wholeHome],
  ['community', '/dashboard/community', (page) => page.getByRole('article').nth(3).waitFor()],
  ['notifications', '/dashboard/notification', (page) => page.getByRole('listitem').nth(3).waitFor()],
  ['form', '/house/new', (page) => page.getByRole('button', { name: formText.save, exact: true }).waitFor()],
  ['customers', '/customer/list', (page) => page.getByRole('row').nth(3).waitFor()],
  ['new customer', '/customer/new', (page) => page.getByRole('textbox', { name: customerLabel.name }).waitFor()],
  ['customer', '/customer/edit/1', (page) => page.getByRole('textbox', { name: customerLabel.name }).waitFor()],
  ['customer page', '/customer/1', (page) => page.getByRole('tabpanel').first().waitFor()],
  ['timeline', '/customer/1?tab=timeline', (page) => page.getByRole('heading', { level: 3 }).first().waitFor()],
  ['contact requests', '/customer-contacts', (page) => page.getByRole('row').nth(3).waitFor()],
  ['contact request', '/customer-contacts?open=1', (page) => page.getByRole('dialog').waitFor()],
  ['needs', '/request/list', (page) => page.getByRole('row').nth(3).waitFor()],
  ['drawer of a need', '/request/list?need=1', drawer],
  ['drawer, information', '/request/list?need=1&tab=info', drawer],
  ['drawer, mandatory', '/request/list?need=1&tab=mandatory', drawer],
  ['new need', '/request/new', (page) => page.getByRole('combobox', { name: needLabel.province }).waitFor()],
  ['need', '/request/edit/1', (page) => page.getByRole('combobox', { name: needLabel.province }).waitFor()],
  ['queue of shares', '/admin/approve', (page) => firstWaiting(page, approvalText.shares)],
  ['queue of edits', '/admin/approve-updates', (page) => firstWaiting(page, approvalText.edits)],
];

/** Whatever the screen asks for has arrived: its heading stands before that. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Over the screen, with what it asks for. */
async function dialog(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
}

const saveButton = (page: Page) => page.getByRole('button', { name: formText.save, exact: true }).waitFor();

/** The screens of /admin, and what everybody has of their own account. */
const administration: Screen[] = [
  ['staff', '/admin/user/list', (page) => page.getByRole('row').nth(3).waitFor()],
  ['a colleague beside the list', '/admin/user/list?open=7', dialog],
  ['handing over', '/admin/user/list?handover=7', dialog],
  ['new colleague', '/admin/user/new', saveButton],
  ['new account outside the hierarchy', '/admin/user/new?variant=other', saveButton],
  ['colleague', '/admin/user/edit/7', saveButton],
  ['import of staff', '/admin/user/import', settled],
  ['staff statistics', '/admin/user-chart', settled],
  ['dictionary', '/admin/dictionary', settled],
  ['form types', '/admin/form', settled],
  ['security', '/admin/tracking', settled],
  ['sign-ins of a colleague', '/admin/tracking?user=7', dialog],
  ['audit', '/admin/audit', settled],
  ['own sign-ins', '/login-history', settled],
  ['account', '/account', settled],
];

const wideScreens: Screen[] = [
  ['list with a selection', '/house', selection],
  ['draft tab', '/admin/approve-updates', draft],
];

/** Violations of one screen in both themes: the page follows the system's, so it is loaded once. */
async function violations(page: Page, [name, address, ready]: Screen): Promise<string[]> {
  const found: string[] = [];
  try {
    await page.goto(address);
    await ready(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
      const ofTheme = await axe(page, colorScheme === 'dark' ? 'colours' : undefined);
      found.push(...ofTheme.map((violation) => `${name}, ${colorScheme}: ${violation}`));
    }
  } catch (error) {
    found.push(`${name}: ${String(error)}`);
  }
  return found;
}

const login: Screen = [
  'login',
  '/auth/login',
  (page) => page.getByRole('button', { name: loginText.submit, exact: true }).waitFor(),
];

/** Walks over screens as somebody who may see all of them. */
async function walk(inside: Page, shown: readonly Screen[]): Promise<string[]> {
  const found: string[] = [];
  for (const screen of shown) found.push(...(await violations(inside, screen)));
  return found;
}

for (const [width, viewport, shown] of [
  ['1280', desktop, [...screens, ...wideScreens]],
  ['480', phone, screens],
] as const) {
  flow(
    `no screen at ${width} px has a serious violation, light or dark`,
    async ({ page, visitor }) => {
      const found = await violations(page, login);
      const inside = await visitor('superadmin@toam.vn', '/house');
      expect([...found, ...(await walk(inside, shown))]).toEqual([]);
    },
    { viewport },
  );
  flow(
    `no screen of the administration at ${width} px has a serious violation, light or dark`,
    async ({ visitor }) => {
      const inside = await visitor('superadmin@toam.vn', '/admin/user/list');
      expect(await walk(inside, administration)).toEqual([]);
    },
    { viewport },
  );
}
