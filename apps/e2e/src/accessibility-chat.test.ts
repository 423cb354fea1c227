import { answerTimesText, chatConsoleText } from '../../chat/src/chat/chat-console.text';
import type { Page } from '@playwright/test';
import { test } from './fixtures';
import { expectAccessible, type Screen } from './steps/accessibility';

const conversations = (page: Page) => page.locator('[data-id]').first().waitFor();

/** The latest conversation with its messages. */
async function conversation(page: Page): Promise<void> {
  await conversations(page);
  await page.locator('[data-id]').first().click();
  await page.getByRole('log', { name: chatConsoleText.messages }).waitFor();
}

const screens: Screen[] = [
  { name: 'list of conversations', address: '/chat', ready: conversations },
  { name: 'conversation', address: '/chat', ready: conversation },
  {
    name: 'no conversations',
    address: '/chat?search=khongcoai',
    ready: (page) => page.getByText(chatConsoleText.empty).waitFor(),
  },
  {
    name: 'answer times',
    address: '/chat/answer-times',
    ready: (page) => page.getByText(answerTimesText.figures.waits).first().waitFor(),
  },
];

test('no screen of the chat has a moderate or worse violation, wide or narrow, light or dark', async ({ visitor }) => {
  await expectAccessible(await visitor('admin@toam.vn'), screens);
});
