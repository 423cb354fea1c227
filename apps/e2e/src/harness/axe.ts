import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const grave = new Set(['serious', 'critical']);

/** Serious and critical accessibility violations of the page as it stands, one readable line each. */
export async function axe(page: Page): Promise<string[]> {
  // The content security policy refuses inline scripts; evaluation over the debugger is not page script.
  await page.evaluate(source);
  const results = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return results.violations
    .filter(({ impact }) => grave.has(impact ?? ''))
    .map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(' | ')})`);
}
