import { commonText } from '@toam/contracts/texts/common';
import { houseLinkText } from '../../properties/src/house/house-link.text';
import { zaloShareText, zaloText } from '@toam/contracts/zalo/zalo.text';
import type { Browser, Page } from '@playwright/test';
import { ZaloStandIn } from '../../../tools/zalo/zalo-stand-in';
import { expect, test } from './fixtures';
import { type Server, startServer } from './server';
import { copyBrokerage } from './set-up';
import { ask, makeHouse } from './steps/make-house';
import { sessionOf } from './steps/sign-in';

/** A person's page on a server of the flow's own. */
async function open(browser: Browser, server: Server, email: string, address: string): Promise<Page> {
  const blank = await browser.newContext({ baseURL: server.address });
  const storageState = await sessionOf(blank.request, email, server.address);
  await blank.close();
  const page = await (await browser.newContext({ storageState, baseURL: server.address })).newPage();
  await page.goto(address);
  return page;
}

/** A house of the agent's that customers can open. */
async function makeWebHouse(agent: Page, admin: Page): Promise<number> {
  const title = 'Nhà hẻm xe hơi gửi qua Zalo';
  const house_id = await makeHouse(agent, { title, house_number: '21/3', public: 1 });
  await ask(admin, 'PUT', '/house/detail', { data: { house_id, public_approval: 1 } });
  const { preview_id } = await ask<{ preview_id: number }>(agent, 'POST', '/house/preview', { data: { house_id } });
  await ask(admin, 'POST', '/house/preview/approve', { data: { preview_id } });
  return house_id;
}

test('an agent connects Zalo, sends a house to a friend, and disconnects', async ({ browser, site }, {
  workerIndex,
}) => {
  const zalo = new ZaloStandIn();
  await zalo.listen();
  const folders = await copyBrokerage(`zalo-${workerIndex}`);
  const server = await startServer({ ...folders, site: site.address, variables: zalo.env });
  try {
    const admin = await open(browser, server, 'admin@toam.vn', '/account');
    const agent = await open(browser, server, 'staff@toam.vn', '/social/zalo/token');
    const houseId = await makeWebHouse(agent, admin);

    // Zalo asks, the person says yes, and comes back
    await agent.getByRole('link', { name: zaloText.connect }).click();
    await expect(agent.getByText(zaloText.connectedDone)).toBeVisible();
    expect(new URL(agent.url()).pathname).toBe('/house');
    await agent.getByRole('button', { name: commonText.ok, exact: true }).click();

    // the house's page sends it to a friend
    await agent.goto(`/house/${houseId}`);
    await agent.getByRole('button', { name: 'Chia sẻ', exact: true }).click();
    await agent.getByRole('menuitem', { name: houseLinkText.zalo }).click();
    const dialog = agent.getByRole('dialog', { name: zaloShareText.title(houseId) });
    await dialog.getByRole('combobox', { name: zaloShareText.to }).fill('Duyên');
    await agent.getByTitle('Chị Duyên').click();
    await dialog.getByRole('textbox', { name: zaloShareText.message }).fill('Chị xem căn này nhé');
    await dialog.getByRole('button', { name: zaloShareText.send(1) }).click();
    await expect(agent.getByText(zaloShareText.sent(1))).toBeVisible();
    expect(zalo.posts).toEqual([
      { to: '82000000000000001', link: expect.stringContaining(site.address), message: 'Chị xem căn này nhé' },
    ]);

    await agent.goto('/social/zalo/token');
    await expect(agent.getByText(zaloText.account('Thuỳ Linh Nhà Đất'))).toBeVisible();
    await agent.getByRole('button', { name: zaloText.disconnect }).click();
    await agent.getByRole('button', { name: commonText.confirm, exact: true }).click();
    await expect(agent.getByText(zaloText.notConnected)).toBeVisible();
    for (const page of [agent, admin]) await page.context().close();
  } finally {
    await server.drop();
    await zalo.close();
  }
});
