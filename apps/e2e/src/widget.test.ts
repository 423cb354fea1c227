import { visitorButtonText, visitorText } from '@toam/contracts/chat/chat-widget.text';
import { oldBrowserText } from '@toam/contracts/texts/old-browser';
import { phoneText } from '@toam/contracts/texts/phone';
import { expect, test } from './fixtures';
import { chatButton, chatFrame, colleague, introduce, openSite, write } from './steps/visitor';
import { phone } from './viewports';

const staff = 'chatstaff@toam.vn';

test('a visitor chats on the brokerage’s own site: badge, read marks, lock, and nothing typed is lost', async ({
  page,
  request,
  server,
  site,
}) => {
  const number = '0903618274';
  await openSite(page, site.address, server.address);
  const chat = chatFrame(page);
  expect(page.frames()).toHaveLength(1);
  await chatButton(page).click();
  await expect(chat.getByRole('heading', { name: visitorText.welcome })).toBeVisible();
  await introduce(chat, { name: 'Mỹ Duyên', phone: '0909 427' });
  await expect(chat.getByText(phoneText.length)).toBeVisible();
  await introduce(chat, { name: 'Mỹ Duyên', phone: number });
  await write(chat, 'Căn 148/12 còn không em?');
  await expect(chat.getByText(visitorText.sent)).toBeVisible();

  const lan = await colleague(request, staff, server.address);
  const id = await lan.conversationOf(number);
  await lan.claim(id);
  await expect(chat.getByText(visitorText.supporting('chị'))).toBeVisible();
  await lan.read(id);
  await expect(chat.getByText(visitorText.seen)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(chatButton(page)).toBeFocused();
  await lan.say(id, 'Dạ còn chị ơi');
  await expect(page.getByRole('button', { name: visitorButtonText.unread(1) })).toBeVisible();
  expect((await lan.messages(id)).at(-1)).toMatchObject({ status: 'Chưa xem' });
  await page.reload();
  await page.getByRole('button', { name: visitorButtonText.unread(1) }).click();
  await expect(chat.getByText('Dạ còn chị ơi')).toBeInViewport();
  await expect.poll(async () => (await lan.messages(id)).at(-1)).toMatchObject({ status: 'Đã xem' });

  await chat.getByLabel(visitorText.placeholder).fill('Chiều nay 3 giờ');
  await page.reload();
  await chatButton(page).click();
  await expect(chat.getByLabel(visitorText.placeholder)).toHaveValue('Chiều nay 3 giờ');
  await lan.setStatus(id, 0);
  await expect(chat.getByRole('status').getByText(visitorText.locked)).toBeVisible();
  await lan.setStatus(id, 1);
  await expect(chat.getByLabel(visitorText.placeholder)).toHaveValue('Chiều nay 3 giờ');
});

test('another site cannot show it', async ({ page, server, site }) => {
  await openSite(page, site.stranger, server.address);
  await chatButton(page).click();
  await expect(page.locator('iframe')).toBeVisible();
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
});

test('it works for a visit where storage is blocked', async ({ page, server, site }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
  });
  await openSite(page, site.address, server.address);
  await chatButton(page).click();
  const chat = chatFrame(page);
  await introduce(chat, { name: 'Minh', phone: '0903618275' });
  await write(chat, 'Xin chào');
  await expect(chat.getByText(visitorText.sent)).toBeVisible();
});

test('without sockets it asks, and a message whose answer was lost is stored once', async ({
  page,
  request,
  server,
}) => {
  const number = '0903618276';
  await page.setViewportSize(phone);
  await page.routeWebSocket(/\/chat\/live$/, (socket) => void socket.close());
  await page.goto('/widget/chat');
  await introduce(page, { name: 'Minh', phone: number });
  let isLost = true;
  await page.route('**/api/public/chat/message', async (route) => {
    if (route.request().method() !== 'POST' || !isLost) return route.continue();
    isLost = false;
    await route.fetch();
    await route.abort();
  });
  await write(page, 'Một lần thôi');
  const mine = page.getByRole('log').getByText('Một lần thôi');
  await expect(page.getByText(visitorText.sent)).toBeVisible();
  await expect(mine).toHaveCount(1);
  const lan = await colleague(request, staff, server.address);
  const id = await lan.conversationOf(number);
  await lan.claim(id);
  await lan.say(id, 'Dạ');
  await expect(page.getByRole('log').getByText('Dạ', { exact: true })).toBeVisible({ timeout: 5000 });
  expect((await lan.messages(id)).filter(({ owner }) => owner === 'client')).toHaveLength(1);
});

test('hostile texts are texts', async ({ page, request, server }) => {
  const number = '0903618277';
  await page.goto('/widget/chat');
  await introduce(page, { name: '<img src=x onerror="document.title=1">', phone: number });
  const lan = await colleague(request, staff, server.address);
  const id = await lan.conversationOf(number);
  await lan.claim(id);
  const hostile =
    '<script>document.title=2</script><img src=x onerror="document.title=3"> javascript:alert(1) https://a.vn';
  await lan.say(id, hostile);
  await expect(page.getByRole('log')).toContainText(hostile);
  const links = page.getByRole('log').getByRole('link');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', 'https://a.vn');
  await expect(links).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page).toHaveTitle('Trò chuyện · Tổ Ấm');
});

test('a browser that is too old for it reads which ones it needs, a slow line does not', async ({ page }) => {
  await page.route('**/widget/static/js/**', (route) => route.abort());
  await page.goto('/widget/chat');
  await expect(page.getByText(oldBrowserText)).toBeHidden();
  await page.route('**/widget/chat', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({
      response: reply,
      body: (await reply.text()).replace(/\(width: ?1lh\)/, '(width: 1no-unit)'),
    });
  });
  await page.reload();
  await expect(page.getByText(oldBrowserText)).toBeVisible();
});
