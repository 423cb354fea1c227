import { menuText } from '@toam/contracts/menu/menu.text';
import { shellText } from '@toam/contracts/shell/shell.text';
import type { Page } from '@playwright/test';
import { phone } from './viewports';
import { expect, test } from './fixtures';

const everyone = [
  menuText.dashboard,
  menuText.houses,
  menuText.business,
  menuText.knowledge,
  menuText.checkin,
  menuText.forms,
];
const whole = Object.values(menuText);

/** Visible names of the specification's entries in the side menu, in order. Remotes that came later add their own. */
async function menuOf(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: shellText.menu });
  await expect(menu.getByRole('link', { name: menuText.forms })).toBeVisible();
  const entries = await menu.locator('ul').getByRole('link').allInnerTexts();
  return entries
    .map((text) => text.trim().split('\n')[0] ?? '') // without the count of waiting items
    .filter((text) => whole.some((known) => known === text));
}

/** D19, D20: which entries each role sees. The API refuses the rest, whatever the menu shows. */
const expected: [string, string[]][] = [
  ['admin@toam.vn', whole],
  ['chatstaff@toam.vn', whole],
  ['staff2@toam.vn', everyone],
];

for (const [email, entries] of expected) {
  test(`${email} sees the menu of the role`, async ({ visitor }) => {
    const page = await visitor(email, '/dashboard');
    expect(await menuOf(page)).toEqual(entries);
  });
}

test('the narrow menu has room for a whole badge, which stands out of its entry by four pixels', async ({
  visitor,
}) => {
  const page = await visitor('admin@toam.vn', '/dashboard');
  const list = page.getByRole('navigation', { name: shellText.menu }).locator('ul');
  await expect(list.getByRole('link', { name: menuText.forms })).toBeVisible();
  const room = await list.evaluate((element) => {
    const [own, entry] = [element.getBoundingClientRect(), element.querySelector('a')!.getBoundingClientRect()];
    return { right: own.right - entry.right, top: entry.top - own.top };
  });
  expect(room.right).toBeGreaterThanOrEqual(4);
  expect(room.top).toBeGreaterThanOrEqual(3);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a footer stands in for the side menu', async ({ visitor }) => {
    const page = await visitor('staff@toam.vn', '/dashboard');
    const footer = page.getByRole('navigation', { name: shellText.footer });
    await footer.getByRole('link', { name: shellText.housesShort }).click();
    await expect(page).toHaveURL(/\/house/);
    await expect(page.getByRole('navigation', { name: shellText.menu })).toHaveCount(0);
  });
});
