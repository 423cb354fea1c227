import { commonText } from '@toam/contracts/texts/common';
import { formText } from '@toam/contracts/texts/field';
import { houseLabel } from '@toam/contracts/texts/house';
import { houseActionText, houseStepText } from '@toam/contracts/texts/house-action';
import { houseSharingText } from '@toam/contracts/texts/house-sharing';
import type { Page } from 'playwright-core';
import { eventually } from './harness/eventually';
import { flow } from './harness/flow';
import { everyRowHas, houseRows } from './harness/house-list';
import { makeHouse } from './harness/make-house';

const sure = (page: Page) => page.getByRole('button', { name: commonText.confirm, exact: true }).click();

async function share(page: Page): Promise<void> {
  await page.getByRole('button', { name: houseActionText.sharing, exact: true }).click();
  await page.getByRole('menuitem', { name: houseStepText.share.label }).click();
}

/** Told what is missing, led to it, shared, approved by somebody else, seen by a third: nobody reloads a page. */
flow(
  'an incomplete house is completed, shared, approved, and comes into a colleague’s open list',
  async ({ visitor }) => {
    const title = `Nhà thử chia sẻ ${Date.now()}`;
    const page = await visitor('staff@toam.vn', '/dashboard');
    const houseId = await makeHouse(page, { title, key_word: null, descriptions: null });
    const colleague = await visitor('staff2@toam.vn', `/house?search=${encodeURIComponent(title)}`);
    await colleague.getByText(commonText.noData).waitFor();

    await page.goto(`/house/${houseId}`);
    await share(page);
    const dialog = page.getByRole('dialog', { name: houseActionText.incompleteTitle });
    await dialog.waitFor();
    expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual([houseLabel.key_word, houseLabel.descriptions]);
    await dialog.getByRole('button', { name: houseActionText.completeNow }).click();
    const keyWord = page.getByRole('textbox', { name: houseLabel.key_word, exact: true });
    await keyWord.waitFor();
    await eventually(async () => expect(await keyWord.evaluate((box) => box === document.activeElement)).toBe(true));
    await page.keyboard.type('hẻm xe hơi');
    await page.getByRole('textbox', { name: houseLabel.descriptions, exact: true }).fill('Nhà mới, gần chợ');
    await page.getByRole('button', { name: formText.save, exact: true }).click();
    await page.waitForURL(new RegExp(`/house/${houseId}$`));
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await share(page);
    await sure(page);
    await page.getByText(houseSharingText.shared).waitFor();

    const admin = await visitor('admin@toam.vn', `/house/${houseId}?tab=changes`);
    await admin.getByText(houseActionText.decideShare).waitFor();
    await page.getByText(houseActionText.viewing('Trần Quốc Bảo')).waitFor();
    await admin.getByRole('button', { name: houseStepText.approveShare.label, exact: true }).click();
    await sure(admin);

    await page
      .getByText(/duyệt lúc/)
      .first()
      .waitFor();
    await everyRowHas(colleague, title);
    expect(await houseRows(colleague).count()).toBe(1);
  },
);
