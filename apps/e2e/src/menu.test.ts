import { menuText } from '@toam/contracts/texts/menu';
import { shellText } from '@toam/contracts/texts/shell';
import type { Page } from 'playwright-core';
import { phone } from './harness/contexts';
import { flow } from './harness/flow';

const everyone = [
  menuText.dashboard,
  menuText.houses,
  menuText.business,
  menuText.knowledge,
  menuText.checkin,
  menuText.forms,
];
const whole = Object.values(menuText);

/** Names of the side menu's entries as a person sees them, in order. */
async function menuOf(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: shellText.menu });
  await menu.getByRole('link', { name: menuText.forms }).waitFor();
  const entries = await menu.locator('ul').getByRole('link').allInnerTexts();
  return entries.map((text) => text.trim().split('\n')[0] ?? ''); // without what waits behind them
}

/** D19, D20: who sees what; the API refuses the rest whatever the menu shows. */
const expected: [string, string[]][] = [
  ['admin@toam.vn', whole],
  ['chatstaff@toam.vn', whole],
  ['staff2@toam.vn', everyone],
];

for (const [email, entries] of expected) {
  flow(`${email} sees the menu of the role`, async ({ visitor }) => {
    const page = await visitor(email, '/dashboard');
    expect(await menuOf(page)).toEqual(entries);
  });
}

flow(
  'a phone gets a footer instead of the side menu',
  async ({ visitor }) => {
    const page = await visitor('staff@toam.vn', '/dashboard');
    const footer = page.getByRole('navigation', { name: shellText.footer });
    await footer.getByRole('link', { name: shellText.housesShort }).click();
    await page.waitForURL(/\/house/);
    expect(await page.getByRole('navigation', { name: shellText.menu }).count()).toBe(0);
  },
  { viewport: phone },
);
