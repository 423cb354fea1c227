import type { Locator, Page } from '@playwright/test';
import { houseText } from '@toam/contracts/house/house.text';
import { houseListText } from '@toam/contracts/house/house-list.text';
import { expect } from '../fixtures';

/** The rows of the list of houses, without its header and its skeleton. */
export const houseRows = (page: Page): Locator =>
  page
    .getByRole('grid', { name: houseListText.table })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });

/** Types into the list's search box and waits until every row contains `text`. */
export async function searchHouses(page: Page, typed: string, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: houseText.searchPlaceholder }).fill(typed);
  await everyRowHas(page, text);
}

/** Waits until there are rows and all of them contain `text`. */
export const everyRowHas = (page: Page, text: string): Promise<void> =>
  expect(async () => {
    const rows = await houseRows(page).allInnerTexts();
    expect(rows).not.toEqual([]);
    expect(rows.filter((row) => !row.includes(text))).toEqual([]);
  }).toPass();
