import type { Locator, Page } from '@playwright/test';

/**
 * Types into a select of the kit and takes the first option that contains `wanted` (by default the typed text).
 * Only this place knows a CSS class: antd renders its options outside the accessible list.
 */
export async function choose(field: Locator, typed: string, wanted = typed): Promise<void> {
  const page: Page = field.page();
  await field.click();
  await field.fill(typed);
  const offered = page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: wanted });
  await offered.first().click();
  await field.blur();
}
