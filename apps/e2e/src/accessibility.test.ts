import { dashboardText } from '@toam/contracts/texts/dashboard';
import { loginText } from '@toam/contracts/texts/login';
import { formText } from '@toam/contracts/texts/field';
import type { Page } from 'playwright-core';
import { axe } from './harness/axe';
import { desktop, flow, phone } from './harness/flow';
import { signIn } from './harness/sign-in';

/** Feed, figures and the chart's code, which comes last. */
async function wholeHome(page: Page): Promise<void> {
  await page.getByRole('article').first().waitFor();
  await page.getByRole('table', { name: dashboardText.chart }).waitFor({ state: 'attached' });
}

/** Screens that must hold no serious violation, and what is on them once they are whole. Issue "Foundation" §6. */
const screens: [name: string, address: string, ready: (page: Page) => Promise<unknown>][] = [
  [
    'list',
    '/house',
    (page) =>
      page
        .getByText(/tỷ|\/th/)
        .nth(3)
        .waitFor(),
  ],
  ['detail', '/house/1', (page) => page.getByRole('tabpanel').first().waitFor()],
  ['home', '/dashboard', (page) => wholeHome(page)],
  ['community', '/dashboard/community', (page) => page.getByRole('article').nth(3).waitFor()],
  ['notifications', '/dashboard/notification', (page) => page.getByRole('listitem').nth(3).waitFor()],
  ['form', '/house/new', (page) => page.getByRole('button', { name: formText.save, exact: true }).waitFor()],
];

for (const [width, viewport] of [
  ['1280', desktop],
  ['480', phone],
] as const) {
  flow(
    `login at ${width} px has no serious violation`,
    async ({ page }) => {
      await page.goto('/auth/login');
      await page.getByRole('button', { name: loginText.submit, exact: true }).waitFor();
      expect(await axe(page)).toEqual([]);
    },
    { viewport },
  );
  for (const [name, address, ready] of screens) {
    for (const colorScheme of ['light', 'dark'] as const) {
      flow(
        `${name} at ${width} px, ${colorScheme}, has no serious violation`,
        async ({ page }) => {
          await signIn(page, 'superadmin@toam.vn', address);
          await ready(page);
          expect(await axe(page)).toEqual([]);
        },
        { viewport, colorScheme },
      );
    }
  }
}
