import { adminText } from '../../hr/src/administration/admin/admin.text';
import { approvalText } from '../../properties/src/house-approvals/approval.text';
import { commonText } from '@toam/contracts/texts/common';
import { houseStepText, rejectReasons } from '../../properties/src/house/house-action.text';
import { houseSharingText } from '@toam/contracts/house/house-sharing.text';
import { tabText } from '@toam/contracts/menu/menu.text';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { makeHouse } from './steps/make-house';

/** The queue's rows, and the current one. */
const rows = (page: Page) => page.getByRole('list', { name: approvalText.shares });
const current = (page: Page) => rows(page).locator('[aria-current=true]');

/** Presses J until the row with this title is the current one. */
async function walkTo(page: Page, title: string): Promise<void> {
  await expect(current(page)).toBeVisible();
  for (;;) {
    const seen = await current(page).innerText();
    if (seen.includes(title)) return;
    await page.keyboard.press('j');
    await expect(current(page)).not.toHaveText(seen, { useInnerText: true });
  }
}

test('an admin decides with the keyboard alone, and the agent sees it without a reload', async ({ visitor }) => {
  const stamp = Date.now();
  const [good, bad] = [`Nhà được duyệt ${stamp}`, `Nhà bị từ chối ${stamp}`];
  const agent = await visitor('staff@toam.vn', '/dashboard');
  const goodId = await makeHouse(agent, { title: good, public: 1 });
  const badId = await makeHouse(agent, { title: bad, public: 1 });
  await agent.goto(`/house/${badId}`);
  await expect(agent.getByRole('heading', { level: 1, name: bad })).toBeVisible();

  const admin = await visitor('admin@toam.vn', '/admin/approve');
  const tab = admin
    .getByRole('navigation', { name: adminText.tabs })
    .getByRole('link', { name: tabText.approveHouses });
  const waiting = async () => Number((await tab.innerText()).match(/\d+/)?.[0]);
  await expect.poll(waiting).toBeGreaterThanOrEqual(2); // the number loads after the frame
  const before = await waiting();
  await walkTo(admin, good);

  await admin.keyboard.press('a');
  await expect(admin.getByRole('dialog', { name: houseStepText.approveShare.sure })).toBeVisible();
  await admin.keyboard.press('Control+Enter');
  await expect(admin.getByText(houseSharingText.approved)).toBeVisible();
  await expect(current(admin)).toContainText(bad);

  await admin.keyboard.press('r');
  const reasonBox = admin.getByRole('textbox', { name: commonText.reason });
  await expect(reasonBox).toBeVisible();
  await expect(reasonBox).toBeFocused();
  await admin.keyboard.press('Shift+Tab'); // the last of the preset reasons
  await admin.keyboard.press('Enter');
  await admin.keyboard.press('Control+Enter');
  await expect(admin.getByText(houseSharingText.rejected, { exact: true })).toBeVisible();
  await expect(rows(admin).getByText(bad)).toHaveCount(0);
  await expect.poll(waiting).toBe(before - 2);

  const reason = rejectReasons.at(-1) ?? '';
  await expect(agent.getByText(reason).first()).toBeVisible();
  await agent.goto(`/house/${goodId}`);
  await expect(agent.getByText(/duyệt lúc/).first()).toBeVisible();
});

test('who answers chats sees the frame without queues; an agent meets no page at all', async ({ visitor }) => {
  const chat = await visitor('chatstaff@toam.vn', '/admin/user/list');
  const tabs = chat.getByRole('navigation', { name: adminText.tabs });
  await expect(tabs).toBeVisible();
  await expect(tabs.getByRole('link')).toHaveText([adminText.staff, adminText.statistics, adminText.dictionary]);
  await chat.goto('/admin/approve');
  await expect(chat).toHaveURL(/\/admin\/user\/list$/);
  const agent = await visitor('staff@toam.vn', '/admin/approve');
  await expect(agent.getByText('Page Not Found')).toBeVisible();
});
