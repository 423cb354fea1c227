import { accumulationScreenText } from '../../business/src/business/accumulation-screen.text';
import { attendanceGridText } from '../../business/src/business/attendance-grid.text';
import { targetText } from '@toam/contracts/business/target.text';
import { targetScreenText } from '../../business/src/business-first-value/target-screen.text';
import type { Page } from '@playwright/test';
import { test } from './fixtures';
import { expectAccessible, type Screen } from './steps/accessibility';

const cells = (page: Page) => page.getByRole('button', { name: /: (Đã|Chưa) nhập/ });
const quarters = (page: Page) => page.getByRole('radiogroup', { name: targetScreenText.quarters });
const list = (page: Page) => page.getByLabel(accumulationScreenText.table);

/** A day that can be entered: the seven counters over the grid. */
async function dayOverGrid(page: Page): Promise<void> {
  await cells(page).last().click();
  await page.getByRole('dialog').waitFor();
}

/** A cell that is wrong: its note, and the bar below. */
async function wrongCell(page: Page): Promise<void> {
  const cell = page.getByRole('textbox', { name: targetScreenText.cell(targetText.company, '') }).first();
  await cell.fill('x');
  await page
    .getByText(targetScreenText.problems(1))
    .or(page.getByText(targetScreenText.problems(3)))
    .waitFor();
}

const screens: Screen[] = [
  { name: 'accumulation', address: '/bussiness/accumulation', ready: (page) => list(page).waitFor() },
  {
    name: 'full report',
    address: '/bussiness/accumulation/new',
    ready: (page) => page.getByRole('button', { name: accumulationScreenText.fillNought }).waitFor(),
  },
  {
    name: 'attendance of entries',
    address: '/bussiness/accumulation-report',
    ready: (page) => page.getByText(attendanceGridText.away).waitFor(),
  },
  { name: 'a day over the grid', address: '/bussiness/accumulation-report', ready: dayOverGrid },
  { name: 'first values', address: '/bussiness/first-value', ready: (page) => quarters(page).waitFor() },
];

test('no screen of accumulation or first values has a moderate or worse violation, light or dark', async ({
  visitor,
}) => {
  await expectAccessible(await visitor('leader@toam.vn'), screens);
  await expectAccessible(await visitor('admin@toam.vn'), [
    { name: 'first values to write', address: '/bussiness/first-value', ready: wrongCell },
  ]);
});
