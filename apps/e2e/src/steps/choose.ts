import type { Locator, Page } from '@playwright/test';

/**
 * Types into a select of the kit and takes the first choice that is offered and holds `wanted` (what was typed, if left out).
 * The one place that knows a CSS class: antd draws its choices outside the accessible list.
 */
export async function choose(field: Locator, typed: string, wanted = typed): Promise<void> {
  const page: Page = field.page();
  await field.click();
  await field.fill(typed);
  const offered = page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: wanted });
  await offered.first().click();
  await field.blur();
}
