import { chatConsoleText } from '../../chat/src/chat/chat-console.text';
import { visitorText } from '@toam/contracts/chat/chat-widget.text';
import { commonText } from '@toam/contracts/texts/common';
import { menuText } from '@toam/contracts/menu/menu.text';
import { startProject } from '../../../tools/chat-stores/emulated-project';
import { expect, test } from './fixtures';
import { startServer } from './server';
import { copyBrokerage } from './set-up';
import { sessionOf } from './steps/sign-in';
import { chatButton, chatFrame, introduce, openSite, write } from './steps/visitor';

test('with Firestore a visitor of the site is answered, comes back, and is locked out', async ({
  browser,
  page,
  playwright,
  site,
}, { workerIndex }) => {
  const { emulator, variables } = await startProject();
  const folders = await copyBrokerage(`firestore-${workerIndex}`);
  const server = await startServer({ ...folders, site: site.address, variables });
  const request = await playwright.request.newContext({ baseURL: server.address });
  const context = await browser.newContext({ storageState: await sessionOf(request, 'chatstaff@toam.vn', server.address) }); // prettier-ignore
  const lan = await context.newPage();
  await lan.goto(`${server.address}/dashboard`);

  await openSite(page, site.address, server.address);
  await chatButton(page).click();
  const chat = chatFrame(page);
  await introduce(chat, { name: 'Mỹ Duyên', phone: '0903618285' });
  await write(chat, 'Căn 148/12 còn không em?');
  await expect(chat.getByText(visitorText.sent)).toBeVisible();

  const menu = lan.getByRole('link', { name: new RegExp(`^${menuText.chat}`) });
  await expect(menu).toContainText('1');
  await menu.click();
  const main = lan.getByRole('main');
  await expect(main.getByText(chatConsoleText.firestore)).toBeVisible();
  await main.getByRole('button', { name: /Chị Mỹ Duyên/ }).click();
  await main.getByRole('button', { name: chatConsoleText.claim, exact: true }).first().click();
  await expect(chat.getByText(visitorText.supporting('chị'))).toBeVisible();
  await expect(chat.getByText(visitorText.seen)).toBeVisible();
  const typed = lan.getByLabel(chatConsoleText.placeholder, { exact: true });
  await typed.fill('Dạ còn chị ơi');
  await typed.press('Enter');
  await expect(chat.getByText('Dạ còn chị ơi')).toBeVisible();
  await expect(main.getByText(visitorText.seen)).toBeVisible();

  await page.reload();
  await chatButton(page).click();
  await expect(chat.getByText('Dạ còn chị ơi')).toBeVisible();
  await main.getByRole('button', { name: chatConsoleText.lock, exact: true }).click();
  await lan.getByRole('dialog').getByRole('button', { name: commonText.confirm }).click();
  await expect(chat.getByRole('status').getByText(visitorText.locked)).toBeVisible();

  await context.close();
  await request.dispose();
  await page.goto('about:blank');
  await server.drop();
  await emulator.close();
});
