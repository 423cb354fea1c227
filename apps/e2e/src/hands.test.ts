import { approvalText } from '@toam/contracts/texts/approval';
import { commonText } from '@toam/contracts/texts/common';
import { houseLabel } from '@toam/contracts/texts/house';
import { houseStepText } from '@toam/contracts/texts/house-action';
import { houseBulkText } from '@toam/contracts/texts/house-bulk';
import type { Locator, Page } from 'playwright-core';
import { eventually } from './harness/eventually';
import { flow } from './harness/flow';
import { makeHouse } from './harness/make-house';
import { noScreen } from './harness/server';

const focused = (locator: Locator) =>
  eventually(async () => expect(await locator.evaluate((one) => one === document.activeElement)).toBe(true));
const dialogOf = (page: Page) => page.getByRole('dialog');
const cancel = (page: Page) => dialogOf(page).getByRole('button', { name: commonText.cancel, exact: true });
const gone = (page: Page) => dialogOf(page).waitFor({ state: 'hidden' });

flow('what chooses one of several is one stop for Tab, and arrow keys choose', async ({ visitor }) => {
  const page = await visitor('staff@toam.vn', '/house/new');
  const purposes = page.getByRole('radiogroup', { name: houseLabel.purpose });
  const [sell, rent] = [purposes.getByRole('radio').first(), purposes.getByRole('radio').last()];
  await sell.focus();
  await page.keyboard.press('ArrowRight');
  await focused(rent);
  expect(await rent.isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await purposes.locator(':focus').count()).toBe(0);
  await page.keyboard.press('Shift+Tab');
  await focused(rent);
  await page.keyboard.press('Shift+Tab');
  expect(await purposes.locator(':focus').count()).toBe(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  expect(await sell.isChecked()).toBe(true);
});

flow("a confirmation begins at 'Huỷ' and gives the focus back; Ctrl+Enter is 'Chắc'", async ({ visitor }) => {
  const title = `Nhà để thử tay ${Date.now()}`;
  const page = await visitor('admin@toam.vn', noScreen);
  const houseId = await makeHouse(page, { title, public: 1 });
  await page.goto(`/house/${houseId}`);

  // asked from a menu, which is gone when the answer comes
  const menu = page.getByRole('button', { name: houseBulkText.more, exact: true });
  const askToDelete = async () => {
    await menu.focus();
    await page.keyboard.press('Enter');
    await focused(page.getByRole('menuitem').first());
    await page.keyboard.press('ArrowUp'); // round to the last entry
    await focused(page.getByRole('menuitem', { name: houseBulkText.remove }));
    await page.keyboard.press('Enter');
    await focused(cancel(page));
  };
  for (const no of ['Escape', 'Enter']) {
    await askToDelete();
    await page.keyboard.press(no);
    await gone(page);
    await focused(menu);
  }
  expect(new URL(page.url()).pathname).toBe(`/house/${houseId}`);
  await askToDelete();
  await page.keyboard.press('Control+Enter');
  await page.waitForURL((url) => url.pathname === '/house');
});

flow("'Huỷ' in the queue brings back to the button, and Enter after A decides nothing", async ({ visitor }) => {
  const page = await visitor('staff@toam.vn', noScreen);
  await makeHouse(page, { title: `Nhà chờ duyệt ${Date.now()}`, public: 1 });
  const admin = await visitor('admin@toam.vn', '/admin/approve');
  // a row of the queue may have the word in its title
  const approve = admin.getByRole('button', { name: new RegExp(`^${approvalText.approve}`) });
  await approve.click();
  await focused(cancel(admin));
  await cancel(admin).click();
  await gone(admin);
  await focused(approve);
  await admin.keyboard.press('a');
  await dialogOf(admin).getByText(houseStepText.approveShare.sure).waitFor();
  await focused(cancel(admin));
  await admin.keyboard.press('Enter');
  await gone(admin);
  await approve.waitFor();
});
