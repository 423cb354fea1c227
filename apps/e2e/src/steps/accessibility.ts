import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { expect, test } from '../fixtures';
import { desktop, phone } from '../viewports';

/** A screen that must have no moderate or worse violation. Issue "Foundation" §6. */
export interface Screen {
  name: string;
  /** Path and query string below the origin. */
  address: string;
  /** Waits until the screen is complete. */
  ready: (page: Page) => Promise<unknown>;
}

/** Rules that a theme can break: those of the tag cat.color that axe runs by default. */
const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

const heeded = new Set(['moderate', 'serious', 'critical']);

/** Moderate, serious and critical violations of the current page, one readable line each. The page has loaded axe. */
async function violations(page: Page, options: RunOptions = {}): Promise<string[]> {
  const results = await page.evaluate(
    (asked) => (globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(asked),
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  );
  return results.violations
    .filter(({ impact }) => heeded.has(impact ?? ''))
    .map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(' | ')})`);
}

/**
 * Loads the screens at each width. Checks all rules in the light theme but only colours in the dark theme, because the themes differ in
 * nothing else.
 */
export async function expectAccessible(page: Page, screens: Screen[], viewports = [desktop, phone]): Promise<void> {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    for (const { name, address, ready } of screens) {
      const title = `${name}, ${viewport.width} px`;
      await test.step(title, async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(address);
        await ready(page);
        // The content security policy refuses inline scripts. Evaluation by the debugger does not count as a page script.
        await page.evaluate(axe.source);
        expect.soft(await violations(page), `${title}, light`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('html[data-theme=dark]')).toBeAttached();
        expect.soft(await violations(page, colours), `${title}, dark`).toEqual([]);
      });
    }
  }
}
