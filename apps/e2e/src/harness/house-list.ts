import { houseText } from '@toam/contracts/texts/house';
import { houseListText } from '@toam/contracts/texts/house-list';
import type { Page } from 'playwright-core';
import { eventually } from './eventually';

/** The rows of the list of houses, without its header and its skeleton. */
export const houseRows = (page: Page) =>
  page
    .getByRole('grid', { name: houseListText.table })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });

/** Types into the list's search box and waits until every row holds `text`. */
export async function searchHouses(page: Page, typed: string, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: houseText.searchPlaceholder }).fill(typed);
  await everyRowHas(page, text);
}

/** Waits until there are rows and every one of them holds `text`. */
export const everyRowHas = (page: Page, text: string): Promise<void> =>
  eventually(async () => {
    const rows = await houseRows(page).allInnerTexts();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !row.includes(text))).toEqual([]);
  });
