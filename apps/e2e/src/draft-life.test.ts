import { commonText } from '@toam/contracts/texts/common';
import { customerLabel, customerText, customerFormText } from '@toam/contracts/customer/customer.text';
import { formText } from '@toam/contracts/texts/field';
import { houseLabel } from '@toam/contracts/house/house.text';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { ask } from './steps/make-house';

const onDevice = /Đã lưu nháp trên máy này lúc/;
const onServer = /Đã lưu nháp lúc/;

/** A form, and one of its text boxes. */
interface Form {
  address: string;
  draft: string;
  box: (page: Page) => ReturnType<Page['getByLabel']>;
}
const customer: Form = {
  address: '/customer/new',
  draft: 'customer-new',
  box: (page) => page.getByRole('textbox', { name: customerLabel.address, exact: true }),
};
const house: Form = {
  address: '/house/new',
  draft: 'house-new',
  box: (page) => page.getByRole('textbox', { name: houseLabel.house_number }),
};

/** A new tab of the same browser with the form open. */
async function open(context: BrowserContext, form: Form): Promise<Page> {
  const page = await context.newPage();
  await page.goto(form.address);
  await expect(form.box(page)).toBeVisible();
  return page;
}

/** Kills the tab's process: the page gets no event, and it sends nothing more. */
async function kill(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const gone = page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => undefined); // the process is gone and can't answer
  await gone;
  await page.close();
}

/** Presses 'Huỷ', reads what will happen to the typed text, and stays. */
async function asksBeforeLeaving(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: customerFormText.cancel, exact: true }).click();
  const question = page.getByRole('dialog').filter({ hasText: formText.unsaved });
  await expect(question.getByText(words)).toBeVisible();
  await question.getByRole('button', { name: commonText.cancel, exact: true }).click();
  await expect(question).toBeHidden();
}

/** @param words text in these drafts: other flows may leave drafts of the same person */
const draftsAtApi = async (page: Page, { draft }: Form, words = '') =>
  (await ask<{ drafts: unknown[] }>(page, 'GET', `/user/draft/${draft}`)).drafts.filter((one) =>
    JSON.stringify(one).includes(words),
  ).length;

const draftsOnDevice = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('toam.draft')).length);

for (const form of [customer, house])
  test(`what is typed without a line outlives the death of its tab: ${form.address}`, async ({ visitor }) => {
    // no other flow fills in a form as this person, so no other draft is offered
    const context = (await visitor('seniormanager@toam.vn')).context();
    const page = await open(context, form);
    await context.setOffline(true);
    await form.box(page).pressSequentially('Gõ khi mất mạng');
    await page.waitForTimeout(1000); // the time limit for saving on the device
    expect(await page.getByText(onDevice).count()).toBe(1);
    await expect(page.getByText(onServer)).toHaveCount(0);
    if (form === customer) await asksBeforeLeaving(page, formText.draftLeftHere);
    await kill(page);
    await context.setOffline(false);

    const next = await open(context, form);
    await next.getByRole('button', { name: formText.draftRestore }).click();
    await expect(form.box(next)).toHaveValue('Gõ khi mất mạng');
    await expect(next.getByText(onServer)).toBeVisible();
    expect(await draftsAtApi(next, form, 'Gõ khi mất mạng')).toBe(1);
    expect(await draftsOnDevice(next)).toBe(0);
  });

test('two tabs that were open before any draft was there have one each, and both are offered', async ({ visitor }) => {
  const context = (await visitor('leader@toam.vn')).context();
  const [one, two] = [await open(context, customer), await open(context, customer)];
  await customer.box(one).fill('Thẻ một');
  await customer.box(two).fill('Thẻ hai');
  for (const page of [one, two]) await expect(page.getByText(onServer)).toBeVisible();
  await asksBeforeLeaving(two, formText.draftLeft);
  await one.close();
  await two.close();

  const next = await open(context, customer);
  await expect(next.getByText(formText.draftsFound(2))).toBeVisible();
  await expect(next.getByText('“Thẻ một”')).toBeVisible();
  await expect(next.getByText('“Thẻ hai”')).toBeVisible();
});

test('an offer that is ignored stops nothing, and a save right after a key leaves no draft behind', async ({
  visitor,
}) => {
  const context = (await visitor('staff2@toam.vn')).context();
  const left = await open(context, customer);
  await customer.box(left).fill('Để dở');
  await expect(left.getByText(onServer)).toBeVisible();
  await left.close();

  const page = await open(context, customer);
  await expect(page.getByText('“Để dở”')).toBeVisible();
  const line = (name: string) => page.getByRole('textbox', { name, exact: true });
  await line(customerLabel.name).fill('Lê Gõ Nhanh');
  await line(customerLabel.phone_number).fill(`09${String(Date.now()).slice(-8)}`);
  await expect(page.getByText(onServer)).toBeVisible();
  expect(await draftsAtApi(page, customer)).toBe(2);
  await customer.box(page).pressSequentially('Gõ rồi lưu');
  await page.getByRole('button', { name: customerFormText.create, exact: true }).click();
  await expect(page.getByText(customerText.created)).toBeVisible();
  await page.waitForTimeout(1500); // long enough for a running autosave to arrive

  expect(await draftsOnDevice(page)).toBe(0);
  expect(await draftsAtApi(page, customer)).toBe(1);
});
