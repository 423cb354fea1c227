import { approvalText } from '../../properties/src/house-approvals/approval.text';
import { commonText } from '@toam/contracts/texts/common';
import { houseLabel } from '@toam/contracts/house/house.text';
import { houseStepText } from '../../properties/src/house/house-action.text';
import { houseBulkText } from '@toam/contracts/house/house-bulk.text';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { makeHouse } from './steps/make-house';

const dialogOf = (page: Page) => page.getByRole('dialog');
const cancel = (page: Page) => dialogOf(page).getByRole('button', { name: commonText.cancel, exact: true });
const gone = (page: Page) => expect(dialogOf(page)).toBeHidden();

test('what chooses one of several is one stop for Tab, and arrow keys choose', async ({ visitor }) => {
  const page = await visitor('staff@toam.vn', '/house/new');
  const purposes = page.getByRole('radiogroup', { name: houseLabel.purpose });
  const [sell, rent] = [purposes.getByRole('radio').first(), purposes.getByRole('radio').last()];
  await sell.focus();
  await page.keyboard.press('ArrowRight');
  await expect(rent).toBeFocused();
  await expect(rent).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(purposes.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(rent).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(purposes.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(sell).toBeChecked();
});

test("a confirmation begins at 'Huỷ' and gives the focus back; Ctrl+Enter is 'Chắc'", async ({ visitor }) => {
  const title = `Nhà để thử tay ${Date.now()}`;
  const page = await visitor('admin@toam.vn');
  const houseId = await makeHouse(page, { title, public: 1 });
  await page.goto(`/house/${houseId}`);

  // opened from a menu that is closed when the answer arrives
  const menu = page.getByRole('button', { name: houseBulkText.more, exact: true });
  const askToDelete = async () => {
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('ArrowUp'); // wraps around to the last entry
    await expect(page.getByRole('menuitem', { name: houseBulkText.remove })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cancel(page)).toBeFocused();
  };
  for (const no of ['Escape', 'Enter']) {
    await askToDelete();
    await page.keyboard.press(no);
    await gone(page);
    await expect(menu).toBeFocused();
  }
  expect(new URL(page.url()).pathname).toBe(`/house/${houseId}`);
  await askToDelete();
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/house');
});

test("'Huỷ' in the queue brings back to the button, and Enter after A decides nothing", async ({ visitor }) => {
  const page = await visitor('staff@toam.vn');
  await makeHouse(page, { title: `Nhà chờ duyệt ${Date.now()}`, public: 1 });
  const admin = await visitor('admin@toam.vn', '/admin/approve');
  // a row of the queue may have the same word in its title
  const approve = admin.getByRole('button', { name: new RegExp(`^${approvalText.approve}`) });
  await approve.click();
  await expect(cancel(admin)).toBeFocused();
  await cancel(admin).click();
  await gone(admin);
  await expect(approve).toBeFocused();
  await admin.keyboard.press('a');
  await expect(dialogOf(admin).getByText(houseStepText.approveShare.sure)).toBeVisible();
  await expect(cancel(admin)).toBeFocused();
  await admin.keyboard.press('Enter');
  await gone(admin);
  await expect(approve).toBeVisible();
});
