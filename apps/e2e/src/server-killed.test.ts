import { customerFormText, customerLabel, customerText } from '@toam/contracts/customer/customer.text';
import { shellText } from '@toam/contracts/shell/shell.text';
import { commonText } from '@toam/contracts/texts/common';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const remember = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

test('a list and a form that are open while the server is killed go on without a reload, and what was typed is saved', async ({
  visitor,
  server,
}) => {
  const [list, form] = [await visitor('admin@toam.vn', '/customer'), await visitor('manager@toam.vn', '/customer/new')];
  await expect(list.getByRole('row').nth(1)).toBeVisible();
  const line = (label: string) => form.getByRole('textbox', { name: label, exact: true });
  const create = form.getByRole('button', { name: customerFormText.create, exact: true });
  await line(customerLabel.name).fill('Vũ Gõ Giữa Chừng');
  for (const page of [list, form]) await remember(page);

  await server.restart(async () => {
    await expect(list.getByText(shellText.connectionLost)).toBeVisible();
    await line(customerLabel.phone_number).fill(`09${String(Date.now()).slice(-8)}`);
    await create.click();
    const refused = form.getByRole('dialog', { name: commonText.errorTitle });
    await expect(refused.getByText(commonText.offline)).toBeVisible();
    await refused.getByRole('button', { name: commonText.ok, exact: true }).click();
  }, 'SIGKILL');

  await expect(list.getByText(shellText.connectionLost)).toBeHidden();
  await expect(line(customerLabel.name)).toHaveValue('Vũ Gõ Giữa Chừng');
  await create.click();
  await expect(form.getByText(customerText.created)).toBeVisible();
  await expect(list.getByText('Vũ Gõ Giữa Chừng').first()).toBeVisible();
  expect([await isSameDocument(list), await isSameDocument(form)]).toEqual([true, true]);
});
