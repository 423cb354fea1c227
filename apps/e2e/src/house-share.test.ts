import { commonText } from '@toam/contracts/texts/common';
import { formText } from '@toam/contracts/texts/field';
import { houseLabel } from '@toam/contracts/house/house.text';
import { houseActionText, houseStepText } from '../../properties/src/house/house-action.text';
import { houseSharingText } from '@toam/contracts/house/house-sharing.text';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { makeHouse } from './steps/make-house';

const sure = (page: Page) => page.getByRole('button', { name: commonText.confirm, exact: true }).click();

async function share(page: Page): Promise<void> {
  await page.getByRole('button', { name: houseActionText.sharing, exact: true }).click();
  await page.getByRole('menuitem', { name: houseStepText.share.label }).click();
}

/** The agent sees what is missing and goes to it, then shares. Another person approves, and a third one sees it. No page reloads. */
test('an incomplete house is completed, shared, approved, and comes into a colleague’s open list', async ({
  visitor,
}) => {
  const title = `Nhà thử chia sẻ ${Date.now()}`;
  const page = await visitor('staff@toam.vn', '/dashboard');
  const houseId = await makeHouse(page, { title, key_word: null, descriptions: null });
  const colleague = await visitor('staff2@toam.vn', `/house?search=${encodeURIComponent(title)}`);
  // other houses stand there: words that no house has only order the list (D126)
  await expect(colleague.getByText('Không có từ').first()).toBeVisible();
  await expect(colleague.getByRole('main').getByText(title)).toBeHidden();

  await page.goto(`/house/${houseId}`);
  await share(page);
  const dialog = page.getByRole('dialog', { name: houseActionText.incompleteTitle });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText([houseLabel.key_word, houseLabel.descriptions]);
  await dialog.getByRole('button', { name: houseActionText.completeNow }).click();
  const keyWord = page.getByRole('textbox', { name: houseLabel.key_word, exact: true });
  await expect(keyWord).toBeVisible();
  await expect(keyWord).toBeFocused();
  await page.keyboard.type('hẻm xe hơi');
  await page.getByRole('textbox', { name: houseLabel.descriptions, exact: true }).fill('Nhà mới, gần chợ');
  await page.getByRole('button', { name: formText.save, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/house/${houseId}$`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await share(page);
  await sure(page);
  await expect(page.getByText(houseSharingText.shared)).toBeVisible();

  const admin = await visitor('admin@toam.vn', `/house/${houseId}?tab=changes`);
  await expect(admin.getByText(houseActionText.decideShare)).toBeVisible();
  await expect(page.getByText(houseActionText.viewing('Trần Quốc Bảo'))).toBeVisible();
  await admin.getByRole('button', { name: houseStepText.approveShare.label, exact: true }).click();
  await sure(admin);

  await expect(page.getByText(/duyệt lúc/).first()).toBeVisible();
  await expect(colleague.getByRole('main').getByText(title).first()).toBeVisible();
});
