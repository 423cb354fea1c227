import { chatConsoleText } from '../../chat/src/chat/chat-console.text';
import { visitorText } from '@toam/contracts/chat/chat-widget.text';
import { commonText } from '@toam/contracts/texts/common';
import { menuText } from '@toam/contracts/menu/menu.text';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { letPass } from './steps/let-pass';
import { chatButton, chatFrame, colleague, introduce, openSite, write } from './steps/visitor';

const number = '0903618284';

const typed = (page: Page) => page.getByLabel(chatConsoleText.placeholder, { exact: true });
const step = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).first();

/** Opens the visitor's conversation from the list. */
async function openTalk(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Chị .*Duyên/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /Chị Mỹ Duyên/ })).toBeVisible();
}

test('a visitor of the site is answered by two colleagues, one after the other', async ({
  page,
  request,
  server,
  site,
  visitor,
}) => {
  const lan = await visitor('chatstaff@toam.vn', '/dashboard');
  const menu = lan.getByRole('link', { name: new RegExp(`^${menuText.chat}`) });
  await expect(menu).toContainText(/\d/);
  const before = Number(/\d+/.exec((await menu.textContent()) ?? '')?.[0]);

  await test.step('the visitor writes: the menu counts, before the console was ever opened', async () => {
    await openSite(page, site.address, server.address);
    await chatButton(page).click();
    await introduce(chatFrame(page), { name: 'Mỹ Duyên', phone: number });
    await write(chatFrame(page), 'Căn 148/12 còn không em?');
    await expect(menu).toContainText(String(before + 1));
  });
  const chat = chatFrame(page);
  const api = await colleague(request, 'chatstaff@toam.vn', server.address);
  const id = await api.conversationOf(number);

  await test.step('a colleague claims: the visitor sees who, and that the message was seen', async () => {
    await menu.click();
    await openTalk(lan);
    await step(lan, chatConsoleText.claim).click();
    await expect(chat.getByText(visitorText.supporting('chị'))).toBeVisible();
    await expect(chat.getByText(visitorText.seen)).toBeVisible();
  });

  await test.step('the answer and a house reach the visitor, and are seen', async () => {
    await typed(lan).fill('Dạ còn chị ơi');
    await typed(lan).press('Enter');
    await expect(chat.getByText('Dạ còn chị ơi')).toBeVisible();
    await expect(menu).toContainText(String(before));
    await api.sendHouse(id);
    const house = chat.getByRole('article').getByRole('link', { name: visitorText.seeHouse });
    await expect(house).toHaveAttribute('href', new RegExp(`^${site.address}/`));
    await expect.poll(async () => (await api.messages(id)).at(-1)?.status).toBe('Đã xem');
  });

  await test.step('the lease ends while both type: both texts stay, and nobody can answer without claiming', async () => {
    await typed(lan).fill('Chiều nay 3 giờ em');
    await chat.getByLabel(visitorText.placeholder).fill('Chiều nay');
    await server.restart((dataDir) => letPass(dataDir, 121));
    await expect(lan.getByText(chatConsoleText.mineOver)).toBeVisible({ timeout: 60_000 });
    await expect(typed(lan)).toHaveValue('Chiều nay 3 giờ em');
    await expect(typed(lan)).not.toBeEditable();
    await expect(chat.getByText(visitorText.answersSoon)).toBeVisible({ timeout: 60_000 });
    await expect(chat.getByLabel(visitorText.placeholder)).toHaveValue('Chiều nay');
  });

  const boss = await visitor('admin@toam.vn', '/chat');
  await test.step('a colleague takes over without asking, and the first is told', async () => {
    await openTalk(boss);
    await step(boss, chatConsoleText.claim).click();
    await typed(boss).fill('Em là Bảo, em hỗ trợ tiếp ạ');
    await typed(boss).press('Enter');
    await expect(chat.getByText('Em là Bảo, em hỗ trợ tiếp ạ')).toBeVisible();
    await expect(lan.getByText(/đang hỗ trợ · còn/)).toBeVisible();
    await expect(typed(lan)).toHaveValue('Chiều nay 3 giờ em');
  });

  await test.step('a lock ends it for both sides', async () => {
    await step(boss, chatConsoleText.lock).click();
    await boss.getByRole('dialog').getByRole('button', { name: commonText.confirm }).click();
    await expect(chat.getByRole('status').getByText(visitorText.locked)).toBeVisible();
    await expect(typed(boss)).not.toBeEditable();
    await expect(step(lan, chatConsoleText.unlock)).toBeVisible();
  });
});
