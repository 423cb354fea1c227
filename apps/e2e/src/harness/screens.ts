import { commonText } from '@toam/contracts/texts/common';
import type { Page } from 'playwright-core';
import { axe } from './axe';
import { desktop, phone } from './contexts';

/** A screen that must hold no moderate or worse violation. Issue "Foundation" §6. */
export interface Screen {
  name: string;
  /** Path and query string below the origin. */
  address: string;
  /** Waits until the screen is whole. */
  ready: (page: Page) => Promise<unknown>;
}

/** Milliseconds that a walk over many screens may take. */
export const walkOverScreens = 300_000;

/** An address of the shell that shows a line and asks for nothing. */
const nowhere = '/khong-co-trang-nay';

/** As the browser's own Back and Forward do: within the page, whose scripts are loaded already. */
const step = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Builds the screen anew at the width that the window has now: nothing of the one before is left to be mistaken for it. */
async function reopen(page: Page, address: string): Promise<void> {
  const lost = page.getByText(commonText.pageNotFound);
  await step(page, nowhere);
  await lost.waitFor();
  await step(page, address);
  await lost.waitFor({ state: 'detached' });
}

/** Whether the shell stands, so that another screen of it needs no load: other flows prove that addresses load. */
const isInside = (page: Page): Promise<boolean> => page.getByRole('navigation').first().isVisible();

async function open(page: Page, address: string): Promise<void> {
  if (await isInside(page)) await reopen(page, address);
  else await page.goto(address);
}

type Viewport = typeof desktop;

/** The first is looked at whole, the second for its colours only: themes differ in nothing else. */
type Shades = readonly ['light', 'dark'] | readonly ['dark', 'light'];

/** Violations of one screen in both themes: the page follows the system's. */
async function inBothThemes(
  page: Page,
  { name, address, ready }: Screen,
  { width }: Viewport,
  shades: Shades,
): Promise<string[]> {
  const found: string[] = [];
  try {
    await page.emulateMedia({ colorScheme: shades[0] });
    await open(page, address);
    await ready(page);
    for (const [at, shade] of shades.entries()) {
      await page.emulateMedia({ colorScheme: shade });
      await page.locator(`html[data-theme=${shade}]`).waitFor();
      const ofTheme = await axe(page, at === 0 ? undefined : 'colours');
      found.push(...ofTheme.map((violation) => `${name}, ${width} px, ${shade}: ${violation}`));
    }
  } catch (error) {
    found.push(`${name}, ${width} px: ${String(error)}`);
  }
  return found;
}

/** Serious violations of screens at each width and in both themes, and what kept one from being looked at. */
export async function violations(
  page: Page,
  screens: readonly Screen[],
  viewports: readonly Viewport[] = [desktop, phone],
): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    for (const [at, screen] of screens.entries()) {
      // begins in the theme that the screen before ended in: switching costs as much as a look
      const shades: Shades = at % 2 === 0 ? ['light', 'dark'] : ['dark', 'light'];
      found.push(...(await inBothThemes(page, screen, viewport, shades)));
    }
  }
  return found;
}
