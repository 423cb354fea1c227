import { formText } from '@toam/contracts/texts/field';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectAccessible, type Screen } from './steps/accessibility';

/** The screen's data has loaded: its heading appears earlier. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** The dialog over the screen, with its data. */
async function dialog(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const saveButton = (page: Page) => page.getByRole('button', { name: formText.save, exact: true }).waitFor();

/** The screens of /admin, and the user's own account pages. */
const screens: Screen[] = [
  { name: 'staff', address: '/admin/user/list', ready: (page) => page.getByRole('row').nth(3).waitFor() },
  { name: 'a colleague beside the list', address: '/admin/user/list?open=7', ready: dialog },
  { name: 'handing over', address: '/admin/user/list?handover=7', ready: dialog },
  { name: 'new colleague', address: '/admin/user/new', ready: saveButton },
  { name: 'new account outside the hierarchy', address: '/admin/user/new?variant=other', ready: saveButton },
  { name: 'colleague', address: '/admin/user/edit/7', ready: saveButton },
  { name: 'import of staff', address: '/admin/user/import', ready: settled },
  { name: 'staff statistics', address: '/admin/user-chart', ready: settled },
  { name: 'org chart', address: '/employment?search=h', ready: (page) => page.getByRole('tree').waitFor() },
  { name: 'a colleague in the org chart', address: '/employment?person=7', ready: settled },
  { name: 'dictionary', address: '/admin/dictionary', ready: settled },
  { name: 'form types', address: '/admin/form', ready: settled },
  { name: 'security', address: '/admin/tracking', ready: settled },
  { name: 'sign-ins of a colleague', address: '/admin/tracking?user=7', ready: dialog },
  { name: 'releases and failures', address: '/admin/releases', ready: settled },
  { name: 'audit', address: '/admin/audit', ready: settled },
  { name: 'own sign-ins', address: '/login-history', ready: settled },
  { name: 'account', address: '/account', ready: settled },
];

test('no screen of the administration has a moderate or worse violation, wide or narrow, light or dark', async ({
  visitor,
}) => {
  const page = await visitor('superadmin@toam.vn');
  await expectAccessible(page, screens);
});
