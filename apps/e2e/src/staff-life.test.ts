import { authText } from '@toam/contracts/auth/auth.text';
import { commonText } from '@toam/contracts/texts/common';
import { formText } from '@toam/contracts/texts/field';
import { handOverDialogText } from '../../hr/src/administration/staff/hand-over-dialog.text';
import { loginText } from '@toam/contracts/shell/login.text';
import { oneTimePasswordText } from '../../hr/src/administration/staff/one-time-password.text';
import { staffFormText } from '../../hr/src/administration/staff-form/staff-form.text';
import { staffListText } from '../../hr/src/administration/staff/staff-list.text';
import { uploadText } from '@toam/contracts/media/upload.text';
import { staffLabel, userText } from '@toam/contracts/user/user.text';
import { userSaveText } from '@toam/contracts/user/user-save.text';
import type { Page } from '@playwright/test';
import { choose } from './steps/choose';
import { expect, test } from './fixtures';
import { ask, makeHouse } from './steps/make-house';
import { takePhotos } from './steps/photos';
import { fillSignIn } from './steps/sign-in';

/** A new person whom no other run has created. */
function newcomer() {
  const stamp = String(Date.now());
  const digits = stamp.slice(-8);
  return {
    name: `Đỗ Thử Việc ${digits}`,
    email: `thu-viec-${stamp}@toam.vn`,
    phone_number: `09${digits}`,
    social_id: `0790${digits}`,
    ownPassword: `Mật khẩu riêng ${digits}`,
  };
}
type Newcomer = ReturnType<typeof newcomer>;

async function addPictures(page: Page): Promise<void> {
  const photos = await takePhotos(4);
  const places = [staffLabel.profile_picture, staffFormText.frontId, staffFormText.backId, staffLabel.certificate];
  for (const [at, place] of places.entries()) {
    const label = at === 0 ? place : `${uploadText.addImages}: ${place}`;
    await page.getByLabel(label, { exact: true }).setInputFiles(photos[at] ?? '');
  }
}

/** Fills in everything that the form requires. */
async function fillRequired(page: Page, person: Newcomer): Promise<void> {
  const line = (field: keyof typeof staffLabel, typed: string) =>
    page.getByRole('textbox', { name: staffLabel[field], exact: true }).fill(typed);
  const day = async (field: keyof typeof staffLabel, typed: string) => {
    await line(field, typed);
    await page.keyboard.press('Enter');
  };
  const choice = (field: keyof typeof staffLabel, label: string) =>
    choose(page.getByRole('combobox', { name: staffLabel[field], exact: true }), label);
  await line('name', person.name);
  await choice('gender', userText.gender.female);
  await day('date_of_birth', '12/05/1996');
  await line('social_id', person.social_id);
  await day('provided_date', '10/02/2021');
  await line('issued_place', 'Cục Cảnh sát');
  await line('id_address', '12 Lê Lợi, Quận 1');
  await line('hometown_address', 'Bến Tre');
  await choice('marriage', userText.marriage.single);
  await choice('religion', userText.religion.none);
  await choice('literacy', userText.literacy.university);
  await line('phone_number', person.phone_number);
  await line('email', person.email);
  await line('address', '12 Lê Lợi, Quận 1');
  await line('contact_name', 'Đỗ Văn Ba');
  await line('contact_phone', '0903111222');
  await line('bank_name', 'Vietcombank');
  await line('bank_account', '0071001234567');
  await choice('employee_type', userText.employeeType.official);
  await choice('employee_status', userText.employeeStatus.active);
  await choice('department', userText.department[2]);
  await day('onboarding_date', '02/01/2026');
}

/** @returns the password, which is shown once and stored nowhere in plain text */
async function createInForm(admin: Page, person: Newcomer): Promise<string> {
  await addPictures(admin);
  await fillRequired(admin, person);
  await admin.getByRole('button', { name: formText.save, exact: true }).click();
  await expect(admin.getByText(userSaveText.created)).toBeVisible();
  const shown = admin.getByRole('dialog').filter({ hasText: oneTimePasswordText.once });
  const password = await shown.getByRole('status', { name: oneTimePasswordText.password }).innerText();
  await shown.getByRole('button', { name: oneTimePasswordText.close }).click();
  await admin.getByRole('button', { name: commonText.confirm }).click();
  await expect(admin).toHaveURL(/\/admin\/user\/list\?open=\d+/);
  await expect(admin.getByRole('dialog', { name: staffListText.panel(person.name) })).toBeVisible();
  return password;
}

/** The first sign-in only leads to the form for an own password. D67. */
async function signInForTheFirstTime(page: Page, { email, ownPassword }: Newcomer, password: string): Promise<void> {
  await page.goto('/house?mode=personalList');
  await expect(page).toHaveURL(/\/auth\/login/);
  await fillSignIn(page, email, password);
  await expect(page.getByRole('heading', { name: loginText.newPasswordTitle })).toBeVisible();
  await page.getByLabel(loginText.newPassword, { exact: true }).fill(ownPassword);
  await page.getByLabel(loginText.repeatPassword, { exact: true }).fill(ownPassword);
  await page.getByRole('button', { name: loginText.save, exact: true }).click();
  await expect(page.getByText(authText.passwordChanged)).toBeVisible();
  await fillSignIn(page, email, ownPassword);
  await expect(page).toHaveURL((url) => url.pathname === '/house');
}

/** Chooses an action from a person's row menu in the staff list, and confirms it. */
async function act(admin: Page, name: string, entry: string): Promise<void> {
  await admin
    .getByRole('button', { name: staffListText.actions(name) })
    .first()
    .click();
  await admin.getByRole('menuitem', { name: entry }).click();
}

/** Milliseconds within which a locked person must be signed out. Issue 5. */
const atOnce = 1000;

/** Locks a person from the list. @returns when the answer arrived, by the browser's clock, in milliseconds since 1970 */
async function lock(admin: Page, name: string): Promise<number> {
  await act(admin, name, staffListText.lock);
  const answered = admin.waitForResponse((reply) => reply.request().method() === 'PUT');
  await admin.getByRole('button', { name: commonText.confirm, exact: true }).click();
  const reply = await answered;
  expect(reply.ok()).toBe(true);
  await reply.finished();
  const { startTime, responseEnd } = reply.request().timing();
  return startTime + responseEnd;
}

test('an admin makes a colleague, who chooses a password, works, is locked in the middle of it, hands over and comes back', async ({
  page,
  visitor,
}) => {
  const person = newcomer();
  // a person who only waits needs no list of houses yet
  const [admin, colleague] = await Promise.all([
    visitor('admin@toam.vn', '/admin/user/new'),
    visitor('staff2@toam.vn', '/house?mode=personalList'),
  ]);
  const password = await createInForm(admin, person);
  await signInForTheFirstTime(page, person, password);

  // the new person has their own customer and house
  const owner = { name: 'Chủ nhà của người mới', phone_number: `08${person.phone_number.slice(2)}` };
  const { customer } = await ask<{ customer: { id: number } }>(page, 'POST', '/customer/detail', { data: owner });
  const houseId = await makeHouse(page, { title: 'Nhà của người mới', customer_id: customer.id });
  await page.goto(`/house/edit/${houseId}`);
  await expect(page.getByRole('button', { name: formText.save, exact: true })).toBeVisible();

  // locked during their work: their tab leaves at once, the colleague's stays
  const lockedAt = await lock(admin, person.name);
  await expect(page).toHaveURL(/\/auth\/login/);
  // the start of the login page; its loading time is not part of this
  expect((await page.evaluate(() => performance.timeOrigin)) - lockedAt).toBeLessThan(atOnce);
  await fillSignIn(page, person.email, person.ownPassword);
  await expect(page.getByText(authText.locked)).toBeVisible();
  const { name: colleagueName } = await ask<{ name: string }>(colleague, 'GET', '/user/detail');
  expect(new URL(colleague.url()).pathname).toBe('/house');

  // their records go to the colleague
  await act(admin, person.name, staffListText.handOver);
  const handOver = admin.getByRole('dialog', { name: handOverDialogText.title });
  await choose(handOver.getByRole('combobox', { name: handOverDialogText.colleague }), colleagueName);
  await handOver.getByRole('button', { name: handOverDialogText.submit, exact: true }).click();
  await expect(handOver.getByText(handOverDialogText.done(colleagueName))).toBeVisible();
  await handOver.getByRole('button', { name: handOverDialogText.close, exact: true }).last().click();
  const theirs = await ask<{ user_id: number }>(colleague, 'GET', `/house/detail?house_id=${houseId}`);
  const { id: colleagueId } = await ask<{ id: number }>(colleague, 'GET', '/user/detail');
  expect(theirs.user_id).toBe(colleagueId);

  // they come back and have no records
  await act(admin, person.name, staffListText.unlock);
  await admin.getByRole('button', { name: commonText.confirm, exact: true }).click();
  await expect(admin.getByText(staffListText.unlockDone(person.name)).first()).toBeVisible();
  await page.goto('/house?mode=personalList');
  await fillSignIn(page, person.email, person.ownPassword);
  await expect(page).toHaveURL((url) => url.pathname === '/house');
  await expect(async () => {
    const data = { mode: 'personalList', filters: [] };
    expect((await ask<{ total: number }>(page, 'POST', '/house/list', { data })).total).toBe(0);
  }).toPass();
});
