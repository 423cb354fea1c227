import { visitorText } from '@toam/contracts/chat/chat-widget.text';
import { expect, test } from './fixtures';
import { expectAccessible } from './steps/accessibility';
import { colleague, introduce, write } from './steps/visitor';
import { phone } from './viewports';

const narrow = { width: 360, height: 640 };
const number = '0903618285';
const address = '/widget/chat';

test('the chat of customers is accessible in each of its states', async ({ page, request, server }) => {
  const widths = [narrow, phone];
  await page.goto(address);
  const form = {
    name: 'the form with errors',
    address,
    ready: async () => {
      await page.getByRole('button', { name: visitorText.start }).click();
      await expect(page.getByText(visitorText.nameMissing)).toBeVisible();
    },
  };
  await expectAccessible(page, [form], widths);
  await page.goto(address);
  await introduce(page, { name: 'Mỹ Duyên', phone: number });
  await write(page, 'Căn 148/12 còn không em?');
  await expect(page.getByText(visitorText.sent)).toBeVisible();
  const lan = await colleague(request, 'chatstaff@toam.vn', server.address);
  const id = await lan.conversationOf(number);
  await lan.claim(id);
  await lan.say(id, 'Dạ còn chị ơi, xem https://nhadep.vn nhé');
  await lan.sendHouse(id);
  const talk = { name: 'a conversation', address, ready: () => page.getByRole('article').waitFor() };
  await expectAccessible(page, [talk], widths);
  await lan.setStatus(id, 0);
  const locked = {
    name: 'a locked one',
    address,
    ready: () => page.getByRole('heading', { name: visitorText.locked }).waitFor(),
  };
  await expectAccessible(page, [locked], widths);
  await page.evaluate(() => localStorage.setItem('toam.chat', JSON.stringify({ token: 'gone' })));
  const ended = {
    name: 'an ended one',
    address,
    ready: () => page.getByRole('button', { name: visitorText.startAgain }).waitFor(),
  };
  await expectAccessible(page, [ended], widths);
});
