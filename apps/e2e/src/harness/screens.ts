import { commonText } from '@toam/contracts/texts/common';
import type { Page } from 'playwright-core';
import { axe } from './axe';
import { desktop, phone } from './contexts';

/** A screen that must hold no serious violation. Issue "Foundation" §6. */
export interface Screen {
  name: string;
  /** Path and query string below the origin. */
  address: string;
  /** Waits until the screen is whole. */
  ready: (page: Page) => Promise<unknown>;
}

/** An address of the shell that shows a line and asks for nothing. */
const nowhere = '/khong-co-trang-nay';

/** As the browser's own Back and Forward do: within the page, whose scripts are loaded already. */
const step = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Builds the screen anew at the width that the window has now: nothing of the one before is left to be mistaken for it. */
export async function reopen(page: Page, address: string): Promise<void> {
  const lost = page.getByText(commonText.pageNotFound);
  await step(page, nowhere);
  await lost.waitFor();
  await step(page, address);
  await lost.waitFor({ state: 'detached' });
}

/** One walk over screens. */
interface Walk {
  viewport: { width: number; height: number };
  open: (page: Page, address: string) => Promise<unknown>;
}

const load = (page: Page, address: string) => page.goto(address);

/** At the desktop's width, where every address is also loaded by itself. */
export const wide: Walk = { viewport: desktop, open: load };

/** At a phone's; that the address loads was proven, so its screen is only built anew. */
export const narrow: Walk = { viewport: phone, open: reopen };

/** At a phone's, for pages outside the shell. */
export const narrowLoaded: Walk = { viewport: phone, open: load };

/** The first is looked at whole, the second for its colours only: themes differ in nothing else. */
type Shades = readonly ['light', 'dark'] | readonly ['dark', 'light'];

/** Violations of one screen in both themes: the page follows the system's. */
async function inBothThemes(
  page: Page,
  { name, address, ready }: Screen,
  walk: Walk,
  shades: Shades,
): Promise<string[]> {
  const found: string[] = [];
  try {
    await page.emulateMedia({ colorScheme: shades[0] });
    await walk.open(page, address);
    await ready(page);
    for (const [at, shade] of shades.entries()) {
      await page.emulateMedia({ colorScheme: shade });
      await page.locator(`html[data-theme=${shade}]`).waitFor();
      const ofTheme = await axe(page, at === 0 ? undefined : 'colours');
      found.push(...ofTheme.map((violation) => `${name}, ${walk.viewport.width} px, ${shade}: ${violation}`));
    }
  } catch (error) {
    found.push(`${name}, ${walk.viewport.width} px: ${String(error)}`);
  }
  return found;
}

/** Serious violations of screens in each walk and in both themes, and what kept one from being looked at. */
export async function violations(page: Page, screens: readonly Screen[], walks = [wide, narrow]): Promise<string[]> {
  const found: string[] = [];
  for (const walk of walks) {
    await page.setViewportSize(walk.viewport);
    for (const [at, screen] of screens.entries()) {
      // begins in the theme that the screen before ended in: switching costs as much as a look
      const shades: Shades = at % 2 === 0 ? ['light', 'dark'] : ['dark', 'light'];
      found.push(...(await inBothThemes(page, screen, walk, shades)));
    }
  }
  return found;
}
