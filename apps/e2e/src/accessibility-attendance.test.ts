import { checkinFlowText } from '../../hr/src/work/checkin-flow.text';
import { leaveLedgerText } from '../../hr/src/work/leave-ledger/leave-ledger.text';
import { workDaysText } from '../../hr/src/work/work-days.text';
import type { Page } from '@playwright/test';
import { test } from './fixtures';
import { expectAccessible, type Screen } from './steps/accessibility';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const sums = (page: Page) => page.getByText(workDaysText.ofMonth(30), { exact: true }).first();
const month = (page: Page) => page.getByRole('group', { name: workDaysText.calendarOf('') });

/** The first day of the month in the panel beside the team. */
async function dayOfTeam(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: workDaysText.openDay('') })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('table').waitFor();
}

/** The first day of the viewer's own month: its events, forms and rules. */
async function explained(page: Page): Promise<void> {
  await region(page, workDaysText.dayByDay).getByRole('button').first().click();
  await region(page, workDaysText.rules).waitFor();
}

/** The screens of /checkin, and a colleague's leave ledger. */
const screens: Screen[] = [
  { name: 'overview', address: '/checkin/overview', ready: (page) => region(page, workDaysText.dayByDay).waitFor() },
  { name: 'an explained day', address: '/checkin/overview', ready: explained },
  { name: 'a day of a team', address: '/checkin/overview?mode=team', ready: dayOfTeam },
  { name: 'calendar', address: '/checkin/calendar', ready: (page) => month(page).waitFor() },
  { name: 'calendar of a team', address: '/checkin/calendar?mode=team', ready: (page) => month(page).waitFor() },
  { name: 'timesheet', address: '/checkin/table', ready: (page) => sums(page).waitFor() },
  {
    name: 'timesheet of a team',
    address: '/checkin/table?mode=team',
    ready: (page) =>
      page.getByText(workDaysText.ofMonth(30)).or(page.getByText(workDaysText.cellNote)).first().waitFor(),
  },
  {
    name: 'monitor',
    address: '/checkin/manage',
    ready: (page) => page.getByText(checkinFlowText.act(true), { exact: true }).last().waitFor(),
  },
  {
    name: 'leave ledger',
    address: '/form/leave-ledger/7',
    ready: (page) => page.getByLabel(leaveLedgerText.figures, { exact: true }).waitFor(),
  },
];

test('no screen of attendance has a moderate or worse violation, wide or narrow, light or dark', async ({
  visitor,
}) => {
  await expectAccessible(await visitor('leader@toam.vn'), screens);
});
