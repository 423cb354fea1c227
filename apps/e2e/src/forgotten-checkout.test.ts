import { spanText } from '@toam/contracts/form/form-labels';
import { checkinText, reasonText } from '@toam/contracts/checkin/checkin.text';
import { formText } from '@toam/contracts/form/form.text';
import { formScreenText } from '../../hr/src/work/form/form-screen.text';
import { workDaysText } from '../../hr/src/work/work-days.text';
import { dayOf, dayStart, writtenDay } from '@toam/domain/day';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { choose } from './steps/choose';
import { ask } from './steps/make-house';
import { phone } from './viewports';

interface Team {
  list: { user: { id: number; name: string }; days: { date: number; state: Record<string, string> }[] }[];
  shifts: { id: number; name: string }[];
  forms: { kind: string; user: { id: number }; days?: string }[];
}

/** Somebody who did not check out on a day before today, and has not explained it. The demo brokerage has a few. */
async function findForgetful(admin: Page) {
  const startAt = dayStart(dayOf(Date.now() / 1000)) - 40 * 86_400;
  const data = { startAt, endAt: startAt + 40 * 86_400 - 1 };
  const { list, shifts, forms } = await ask<Team>(admin, 'POST', '/checkin/manager/0', { data });
  for (const { user, days } of list)
    for (const { date, state } of days) {
      const shift = shifts.find(({ id }) => state[`shift_${id}`] === 'open');
      const day = dayOf(date);
      if (!shift || forms.some((form) => form.user.id === user.id && form.days === day)) continue;
      const { email } = await ask<{ email: string }>(admin, 'GET', `/user/detail?user_id=${user.id}`);
      return { ...user, email, day, shift };
    }
  throw new Error('nobody forgot to check out');
}

test('a forgotten check-out explains itself, its form comes filled in, and an approval changes the cell at once', async ({
  visitor,
}) => {
  const admin = await visitor('admin@toam.vn');
  const { id, name, email, day, shift } = await findForgetful(admin);

  // on the phone: the month shows it, the cell says why
  const page = await visitor(email);
  await page.setViewportSize(phone);
  const month = `/checkin/overview?month=${day.slice(0, 7)}`;
  await page.goto(month);
  await page.locator(`[data-cell="${id} ${day}"]`).click();
  const why = page.getByRole('dialog');
  await expect(why.getByText(reasonText({ rule: 'open' }, ''))).toBeVisible();
  await expect(why.getByText(checkinText.status.open, { exact: true })).toBeVisible();

  // its form knows day, shift and activity
  await why.getByRole('link', { name: workDaysText.explain }).click();
  const form = page.getByRole('form', { name: formScreenText.newTitle('explanation') });
  await expect(form.getByLabel(formText.date)).toHaveValue(writtenDay(day));
  await expect(form.getByText(shift.name)).toBeVisible();
  await expect(form.getByText(formText.activity.out)).toBeVisible();
  await choose(form.getByLabel(formText.reason), formText.explanationReason.forgot);
  await page.getByRole('button', { name: formScreenText.send, exact: true }).click();
  await expect(page.getByText(formText.made)).toBeVisible();

  // the cell says that a form is on its way
  await page.goto(`${month}&day=${day}&of=${id}`);
  await expect(why.getByText(workDaysText.notCountedYet, { exact: true })).toBeVisible();

  // the manager reads it at a desk and approves it with one key
  await admin.goto('/form?tab=waiting&kind=explanation');
  const waiting = admin.getByRole('list', { name: formText.waiting });
  await waiting.getByRole('button', { name: new RegExp(`^${name} .*${spanText(day, day)}`) }).click();
  await expect(admin.getByRole('region', { name: formText.titleOf('explanation') })).toContainText(name);
  await admin.keyboard.press('a');
  await expect(admin.getByText(formText.approved)).toBeVisible();

  // the phone follows without a reload
  await expect(why.getByText(formText.status[1])).toBeVisible();
  await expect(why.getByText(reasonText({ rule: 'explanation' }, ''))).toBeVisible();
  await expect(why.getByText(reasonText({ rule: 'open' }, ''))).toBeHidden();
});
