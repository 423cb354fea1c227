import { commonText } from '@toam/contracts/texts/common';
import { formText } from '@toam/contracts/texts/field';
import { houseText } from '@toam/contracts/house/house.text';
import { houseActionText, houseStepText } from '../../properties/src/house/house-action.text';
import { houseBulkText } from '@toam/contracts/house/house-bulk.text';
import { houseFormText } from '../../properties/src/house-form/house-form.text';
import { housePostsText } from '../../properties/src/post-house/house-posts.text';
import { houseSharingText } from '@toam/contracts/house/house-sharing.text';
import { portalText } from '@toam/contracts/portal/portal.text';
import { alonhadatNewsText, postStateText, postText } from '@toam/contracts/post/post.text';
import { postFormText } from '../../properties/src/post/post-form.text';
import { postManagerText as managerText } from '../../properties/src/post/post-manager.text';
import { postMarkText } from '@toam/contracts/post/post-mark.text';
import { plainToRichText } from '@toam/domain/rich-text';
import { type Portal, portals } from '@toam/domain/post/portal';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { ask, makeHouse } from './steps/make-house';

const stamp = String(Date.now()).slice(-7);
const street = `Đường Thử Đăng Tin ${stamp}`;
const title = 'Nhà phố 3 tầng hẻm xe hơi, gần chợ và trường học';
const note = postText.sandbox(portals.map((portal) => portalText.title[portal]).join(', '));
const password = 'mật-khẩu-cổng-của-tôi';

/** The manager's tab with the posts of the flow's house alone. */
async function openTab(page: Page, tab: 'waiting' | 'posted' | 'failed'): Promise<Locator> {
  await page.goto(`/post/manager?tab=${tab}&search=${encodeURIComponent(street)}`);
  await expect(page.getByRole('note').filter({ hasText: note })).toBeVisible();
  return page.getByRole('grid', { name: managerText.table });
}

const rowOf = (list: Locator, portal: Portal): Locator =>
  list.getByRole('row').filter({ hasText: street }).filter({ hasText: portalText.title[portal] });

/** What the sandbox got of a post, in the post's panel. */
async function openStored(page: Page, postId: number): Promise<Locator> {
  await page.goto(`/post/manager?open=${postId}`);
  const stored = page
    .getByRole('dialog', { name: managerText.panel(postId) })
    .getByRole('region', { name: managerText.stored });
  await expect(stored).toBeVisible();
  return stored;
}

/** Stores the person's account of a portal where the form asks for it: then the portal is chosen. */
async function enterAccount(page: Page, portal: Portal): Promise<Locator> {
  const name = portalText.title[portal];
  const card = page.getByRole('region', { name });
  const isChosen = card.getByRole('switch', { name: postFormText.post(name) });
  await expect(card.getByText(postText.accountMissing(portal))).toBeVisible();
  await expect(isChosen).toBeDisabled();
  await card.getByRole('button', { name: `${postFormText.enterAccount} ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: postFormText.accountTitle(name) });
  await dialog.getByRole('textbox', { name: portalText.name }).fill(`chat.${portal}`);
  await dialog.getByRole('textbox', { name: portalText.password }).fill(password);
  await dialog.getByRole('button', { name: postFormText.saveAccount }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText(postFormText.account(`chat.${portal}`))).toBeVisible();
  await expect(isChosen).toBeChecked();
  return card;
}

/** From the house's page to two posts that wait for an admin. @returns their ids by portal */
async function postHouse(page: Page, houseId: number): Promise<Record<Portal, number>> {
  await page.goto(`/house/${houseId}`);
  await page.getByRole('button', { name: houseActionText.post, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: postFormText.title })).toBeVisible();
  await expect(page.getByRole('note').filter({ hasText: note })).toBeVisible();
  const alonhadat = await enterAccount(page, 'alonhadat');
  await enterAccount(page, 'batdongsan');
  await alonhadat.getByText(alonhadatNewsText[1], { exact: true }).click();
  await alonhadat.getByText('40.000', { exact: true }).click();
  await expect(alonhadat.getByText('280.000 đ')).toBeVisible();
  await expect(alonhadat.getByText('Hai trăm tám mươi nghìn đồng')).toBeVisible();
  await expect(page.getByText(postFormText.sum(2, 280_000, true))).toBeVisible();
  const created = page.waitForResponse((reply) => reply.request().method() === 'POST' && /post-manager$/.test(reply.url())); // prettier-ignore
  await page.getByRole('button', { name: postFormText.send(2, false) }).click();
  await expect(page.getByText(postText.created(2, 2))).toBeVisible();
  const { data } = (await (await created).json()) as { data: { posts: { id: number; channel: { portal: Portal } }[] } };
  return Object.fromEntries(data.posts.map(({ id, channel }) => [channel.portal, id])) as Record<Portal, number>;
}

test('an agent’s posts are approved, reach the portals, follow the price, and leave with the house', async ({
  visitor,
}) => {
  test.slow();
  const agent = await visitor('chatstaff@toam.vn');
  for (const portal of portals) await ask(agent, 'POST', `/user/post/${portal}/delete`);
  const houseId = await makeHouse(agent, {
    ...{ title, house_address: street, into_money: 5_200_000_000 },
    description: plainToRichText('Nhà mới sơn lại, sổ hồng riêng, hẻm thông hai đầu, dọn vào ở ngay'),
  });

  // from the house's page, with the two accounts that were missing
  const ids = await postHouse(agent, houseId);

  // an admin approves one by its row and one in its panel; then they go up by themselves
  const admin = await visitor('admin@toam.vn');
  const waiting = await openTab(admin, 'waiting');
  await expect(rowOf(waiting, 'alonhadat')).toContainText(postStateText.waitingApproval);
  await rowOf(waiting, 'alonhadat').getByRole('button', { name: managerText.shortStep.approve }).click();
  await expect(admin.getByText(postText.approved)).toBeVisible();
  await admin.goto(`/post/manager?open=${ids.batdongsan}`);
  const panel = admin.getByRole('dialog', { name: managerText.panel(ids.batdongsan) });
  await panel.getByRole('button', { name: managerText.step.approve, exact: true }).click();
  await expect(panel.getByText(postStateText.posted, { exact: true })).toBeVisible({ timeout: 60_000 });

  // what a portal would have got
  await expect(panel.getByRole('region', { name: managerText.stored })).toContainText(title);
  const stored = await openStored(admin, ids.alonhadat);
  await expect(stored).toContainText('VIP ngày · 7 ngày × 40.000 = 280.000 đ');
  await expect(stored).toContainText('5,2 tỷ');
  await expect(admin.getByText(password)).toHaveCount(0);

  // the price changes: the posts differ from the house, until one is updated by its row and the other among several
  await agent.goto(`/house/edit/${houseId}`);
  await agent.getByRole('textbox', { name: houseFormText.salePrice, exact: true }).fill('4,95');
  await agent.getByRole('button', { name: formText.save, exact: true }).click();
  await expect(agent.getByText(houseText.updated).first()).toBeVisible();
  await agent.goto(`/house/${houseId}?tab=properties.posts`);
  await expect(agent.getByRole('button', { name: housePostsText.updateAll(2) })).toBeVisible();
  for (const portal of portals) {
    const mark = agent.getByRole('link', { name: postMarkText.said(portalText.title[portal], 'drift', null) });
    await expect(mark).toHaveAttribute('href', `/post/manager?tab=posted&open=${ids[portal]}`);
  }
  const posted = await openTab(agent, 'posted');
  await expect(rowOf(posted, 'alonhadat')).toContainText('5,2 tỷ → 4,95 tỷ');
  await rowOf(posted, 'alonhadat').getByRole('button', { name: managerText.shortStep.update }).click();
  await expect(agent.getByText(postText.saved)).toBeVisible();
  await expect(rowOf(posted, 'alonhadat')).not.toContainText('→', { timeout: 60_000 });
  await rowOf(posted, 'batdongsan').getByRole('checkbox').click();
  await agent.getByRole('toolbar').getByRole('button', { name: managerText.bulk.update.name }).click();
  await agent.getByRole('button', { name: managerText.bulkOk.update('1') }).click();
  await expect(agent.getByText(managerText.whole(managerText.bulk.update.name, 1))).toBeVisible();
  for (const portal of portals) {
    const changed = await openStored(agent, ids[portal]);
    await expect(changed).toContainText('4,95 tỷ', { timeout: 60_000 });
    await expect(changed).toContainText(managerText.storedChanged);
  }

  // the house is stopped: its posts come down
  await agent.goto(`/house/${houseId}`);
  await agent.getByRole('button', { name: houseBulkText.more }).click();
  await agent.getByRole('menuitem', { name: houseStepText.stop.label }).click();
  await agent.getByRole('textbox', { name: commonText.reason }).fill('Chủ nhà đã bán');
  await agent.keyboard.press('Control+Enter');
  await expect(agent.getByText(houseSharingText.statusChanged)).toBeVisible();
  for (const portal of portals) {
    const gone = await openStored(agent, ids[portal]);
    await expect(gone).toContainText(managerText.storedGone, { timeout: 60_000 });
    const dialog = agent.getByRole('dialog', { name: managerText.panel(ids[portal]) });
    await expect(dialog.getByText(postStateText.removed, { exact: true })).toBeVisible();
    await expect(dialog.getByText('Nhà ngưng bán: Chủ nhà đã bán').first()).toBeVisible();
  }
  await openTab(agent, 'posted');
  await expect(agent.getByText(managerText.emptyFiltered(1))).toBeVisible();
});
