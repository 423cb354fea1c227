import { commonText } from '@toam/contracts/texts/common';
import { orgChartText as text } from '../../business/src/org-chart/org-chart.text';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { ask } from './steps/make-house';
import { phone } from './viewports';

interface Person {
  id: number;
  name: string;
  manager: number;
}

/** Somebody of a team, and a leader who is not theirs. */
async function takePeople(admin: Page): Promise<{ agent: Person; leader: Person }> {
  const at = async (position: number) =>
    (await ask<{ list: Person[] }>(admin, 'GET', `/user/list-by-condition?size=50&job_position=${position}`)).list;
  const leaders = await at(6);
  const agent = (await at(7)).find(({ manager }) => leaders.some(({ id }) => id === manager));
  const leader = leaders.find(({ id }) => id !== agent?.manager);
  if (!agent || !leader) throw new Error('the demo has no two teams');
  return { agent, leader };
}

test('an admin finds a colleague by keyboard, opens their panel, and sees them move to another leader', async ({
  visitor,
}) => {
  const admin = await visitor('admin@toam.vn', '/employment');
  const { agent, leader } = await takePeople(admin);
  const tree = admin.getByRole('tree', { name: text.tree });
  await expect(tree).toBeVisible();

  await admin.keyboard.press('/');
  await admin.keyboard.type(agent.name);
  await admin.keyboard.press('Enter');
  const card = tree.locator(`[data-person="${agent.id}"]`);
  await expect(card).toBeInViewport();
  await card.focus();
  await admin.keyboard.press('Enter');
  await expect(admin).toHaveURL(new RegExp(`person=${agent.id}`));
  const panel = admin.getByRole('complementary', { name: text.panel(agent.name) });
  await expect(panel.getByRole('heading', { name: agent.name })).toBeVisible();
  await expect(panel.getByRole('button', { name: leader.name })).toHaveCount(0);

  const superAdmin = await visitor('superadmin@toam.vn', '/dashboard');
  await ask(superAdmin, 'PUT', '/user/detail', { data: { user_id: agent.id, manager: leader.id } });
  await panel.getByRole('button', { name: leader.name }).click();
  await expect(admin).toHaveURL(new RegExp(`person=${leader.id}`));
  await expect(admin.getByRole('complementary', { name: text.panel(leader.name) })).toContainText(agent.name);

  await admin.keyboard.press('Escape');
  await expect(admin).not.toHaveURL(/person=/);
});

test('wheel and buttons zoom the chart, the mouse drags it', async ({ visitor }) => {
  const admin = await visitor('admin@toam.vn', '/employment');
  const tree = admin.getByRole('tree', { name: text.tree });
  await expect(tree).toBeVisible();
  const scale = (percent: number) => admin.getByRole('button', { name: `${percent}%, ${text.zoomReset}` });
  await admin.getByRole('button', { name: text.zoomIn }).click();
  await admin.getByRole('button', { name: text.zoomIn }).click();
  await expect(scale(144)).toBeVisible();

  const before = await tree.boundingBox();
  await admin.mouse.move(640, 700);
  await admin.mouse.down();
  await admin.mouse.move(540, 640, { steps: 4 });
  await admin.mouse.up();
  const after = await tree.boundingBox();
  expect([(after?.x ?? 0) - (before?.x ?? 0), (after?.y ?? 0) - (before?.y ?? 0)]).toEqual([-100, -60]);
  await expect(admin).toHaveURL(/employment$/);

  await admin.keyboard.down('Control');
  await admin.mouse.wheel(0, 100);
  await admin.keyboard.up('Control');
  await expect(scale(144)).toHaveCount(0);
});

test('whoever may not see the chart finds no such page, and on a phone it is a list', async ({ visitor }) => {
  const stranger = await visitor('staff2@toam.vn', '/employment');
  await expect(stranger.getByRole('heading', { name: commonText.pageNotFound })).toBeVisible();

  const desk = await visitor('chatstaff@toam.vn');
  await desk.setViewportSize(phone);
  await desk.goto('/employment');
  await expect(desk.getByRole('tree', { name: text.tree })).toBeVisible();
  await desk.getByRole('treeitem').first().click();
  await expect(desk.getByRole('dialog')).toBeVisible();
});
