import { commonText } from '@toam/contracts/texts/common';
import { customerLabel, customerText } from '@toam/contracts/customer/customer.text';
import { formText } from '@toam/contracts/texts/field';
import { houseLabel, houseText } from '@toam/contracts/house/house.text';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { houseFormText } from '../../properties/src/house-form/house-form.text';
import type { Page } from '@playwright/test';
import { choose } from './steps/choose';
import { expect, test } from './fixtures';
import { houseRows, searchHouses } from './steps/house-list';
import { takePhotos } from './steps/photos';
import { signIn } from './steps/sign-in';

const title = 'Nhà phố sân thượng, hẻm xe hơi đường Thí Nghiệm';

async function createCustomer(page: Page): Promise<void> {
  await page.getByRole('button', { name: customerText.createTitle }).click();
  const dialog = page.getByRole('dialog', { name: customerText.createTitle });
  await dialog.getByRole('textbox', { name: customerLabel.name, exact: true }).fill('Lý Thị Thử');
  await dialog.getByRole('textbox', { name: customerLabel.phone_number, exact: true }).fill('0987 000 111');
  await dialog.getByRole('button', { name: formText.save, exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function fillRequired(page: Page): Promise<void> {
  const field = (label: string) => page.getByRole('combobox', { name: label, exact: true });
  await createCustomer(page);
  await page.getByRole('textbox', { name: houseLabel.house_number, exact: true }).fill('12/34');
  await choose(field(houseLabel.house_address), 'Đường Thí Nghiệm');
  await choose(field(houseLabel.province), 'Phú Nhuận');
  await choose(field(houseLabel.district), 'Phường 1');
  await choose(field(houseLabel.property_type), 'Nhà phố');
  await choose(field(houseLabel.house_type), 'Hẻm xe hơi');
  await choose(field(houseLabel.street_type), 'Hẻm');
  await page.getByRole('textbox', { name: houseFormText.salePrice, exact: true }).fill('5,2');
  await page.getByRole('textbox', { name: houseLabel.area, exact: true }).fill('80,5');
  await page.getByRole('textbox', { name: houseLabel.floors, exact: true }).fill('3');
  await choose(field(houseLabel.direction), 'Đông Nam');
  await choose(field(houseLabel.balcony_direction), 'Nam');
  await page.getByRole('textbox', { name: houseLabel.title, exact: true }).fill(title);
}

/** The whole life of a house, with a restart of the server: the purpose of the first release. */
test('a house is created with photos, found, edited, and outlives a restart', async ({ page, server }) => {
  await signIn(page, 'staff@toam.vn', '/house/new');
  const save = page.getByRole('button', { name: formText.save, exact: true });
  await expect(save).toBeVisible();
  await expect(save).toBeDisabled();

  await fillRequired(page);
  const pictures = page.getByRole('region', { name: houseLabel.public_image });
  await pictures
    .locator('input[type=file]')
    .first()
    .setInputFiles(await takePhotos(3));
  await page.getByRole('radiogroup', { name: houseFormText.shareQuestion }).getByText('Không', { exact: true }).click();
  await save.click();
  await expect(page.getByText(houseText.created).first()).toBeVisible();
  await expect(page).toHaveURL(/\/house\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('5,2 tỷ').first()).toBeVisible();
  await expect(page.getByRole('button', { name: houseDetailText.openImage(3, 3) })).toBeVisible();
  const address = new URL(page.url()).pathname;

  await page.getByRole('button', { name: houseDetailText.edit, exact: true }).click();
  await expect(page).toHaveURL(/\/house\/edit\/\d+/);
  await page.getByRole('textbox', { name: houseFormText.salePrice, exact: true }).fill('4,95');
  await page.getByRole('button', { name: formText.save, exact: true }).click();
  await expect(page.getByText(houseText.updated).first()).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === address);
  await expect(page.getByText('4,95 tỷ').first()).toBeVisible();
  await page.getByRole('tab', { name: houseDetailText.tabs.changes }).click();
  await expect(page.getByRole('tabpanel').getByText(houseLabel.into_money).first()).toBeVisible();

  await page.goto('/house?mode=personalList');
  await searchHouses(page, 'thi nghiem', title);
  await expect(houseRows(page).first()).toContainText('4,95 tỷ');

  await server.restart();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('4,95 tỷ').first()).toBeVisible();
  const cover = page.getByRole('button', { name: houseDetailText.openImage(1, 3) }).locator('img');
  await expect(cover).toBeVisible();
  await expect(cover).not.toHaveJSProperty('naturalWidth', 0);
});

test('leaving a form with unsaved changes asks first', async ({ visitor }) => {
  const page = await visitor('staff@toam.vn', '/house/new');
  await page.getByRole('textbox', { name: houseLabel.house_number, exact: true }).fill('99');
  await page.getByRole('button', { name: formText.back, exact: true }).click();
  await expect(page.getByText(formText.unsaved)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: commonText.cancel, exact: true }).click();
  await expect(page.getByRole('textbox', { name: houseLabel.house_number, exact: true })).toHaveValue('99');
});

test('a draft survives a reload', async ({ visitor }) => {
  const page = await visitor('leader@toam.vn', '/house/new');
  await page.getByRole('textbox', { name: houseLabel.house_number, exact: true }).fill('77/7');
  await page.getByRole('button', { name: formText.saveDraft, exact: true }).click();
  await expect(
    page
      .getByText(formText.draftKept)
      .or(page.getByText(/Đã lưu nháp/))
      .first(),
  ).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: formText.draftRestore }).click();
  await expect(page.getByRole('textbox', { name: houseLabel.house_number, exact: true })).toHaveValue('77/7');
});

test('who may not create houses meets no form', async ({ visitor }) => {
  const page = await visitor('staff2@toam.vn', '/house/new');
  await expect(page.getByText('Page Not Found')).toBeVisible();
  await expect(page.getByRole('button', { name: formText.save, exact: true })).toHaveCount(0);
  await page.goto('/house?mode=personalList');
  await expect(page.getByRole('heading', { level: 1, name: houseText.listTitle })).toBeVisible();
  await expect(page.getByRole('button', { name: /Tạo BĐS/ })).toHaveCount(0);
});
