import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What a theme can break: of the tag cat.color, those that axe runs unless asked for more. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const heeded = new Set(['moderate', 'serious', 'critical']);

/**
 * Moderate, serious and critical accessibility violations of the page as it stands, one readable line each.
 * @param only `colours`: for another theme of a page that was looked at, which differs in nothing else
 */
export async function axe(page: Page, only?: 'colours'): Promise<string[]> {
  // The content security policy refuses inline scripts; evaluation over the debugger is not page script.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const results = await page.evaluate((rules) => {
    const options: RunOptions = {
      resultTypes: ['violations'],
      ...(rules && { runOnly: { type: 'rule', values: rules } }),
    };
    return (globalThis as unknown as { axe: { run(asked: RunOptions): Promise<AxeResults> } }).axe.run(options);
  }, only && colourRules);
  return results.violations
    .filter(({ impact }) => heeded.has(impact ?? ''))
    .map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(' | ')})`);
}
