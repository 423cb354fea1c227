import { commonText } from '@toam/contracts/texts/common';
import { articleLabel, knowledgeText } from '@toam/contracts/knowledge/knowledge.text';
import {
  knowledgeBoardText,
  knowledgeFormText,
  knowledgePageText,
  knowledgeQueueText,
} from '../../crm/src/knowledge/knowledge-screen.text';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { ask } from './steps/make-house';

/** Pastes a drawn picture, as a person does who took a screenshot. */
async function pastePicture(editor: Locator, colour: string): Promise<void> {
  await editor.evaluate(async (element, fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 400 });
    const context = canvas.getContext('2d')!;
    context.fillStyle = fill;
    context.fillRect(0, 0, 640, 400);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([blob!], 'man-hinh.png', { type: 'image/png' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, colour);
}

const editorOf = (page: Page) => page.getByRole('textbox', { name: articleLabel.content });

test('an article is written with pictures, refused, mended, approved, discussed, and its keeper is reminded', async ({
  visitor,
  server,
}) => {
  const title = `Kiểm tra sổ trước khi cọc ${Date.now()}`;
  const admin = await visitor('admin@toam.vn');
  const column = await ask<{ id: number }>(admin, 'POST', '/knowledge/type', {
    data: { type_name: `Pháp lý ${Date.now()}` },
  });

  // an agent writes, with two pictures pasted into the text
  const agent = await visitor('staff@toam.vn', `/knowledge/new?type=${column.id}`);
  await agent.getByRole('textbox', { name: articleLabel.title }).fill(title);
  const editor = editorOf(agent);
  await editor.click();
  await agent.keyboard.type('Đọc trang bổ sung trước.');
  for (const colour of ['#b5532a', '#2a6f75']) await pastePicture(editor, colour);
  await expect(editor.locator('img')).toHaveCount(2);
  await expect(agent.getByText(/ · 2 ảnh$/)).toBeVisible(); // both are stored, not only shown
  const send = agent.getByRole('button', { name: knowledgeFormText.send });
  await expect(send).toBeEnabled();
  await send.click();
  await expect(agent.getByText(knowledgeFormText.sent)).toBeVisible();

  // an admin asks for changes
  const [waiting] = (await ask<{ list: { id: number }[] }>(admin, 'GET', `/knowledge/by/${column.id}/waiting`)).list;
  const id = waiting!.id;
  await admin.goto(`/admin/approve/post?item=${id}`);
  const item = admin.getByRole('region', { name: title });
  await expect(item.getByText('Đọc trang bổ sung trước.')).toBeVisible();
  await item.getByRole('button', { name: knowledgeQueueText.reject }).click();
  await admin.getByRole('textbox', { name: commonText.reason }).fill('Nói thêm mẫu sổ mới');
  await admin.keyboard.press('Control+Enter');
  await expect(admin.getByText(knowledgeQueueText.rejected)).toBeVisible();

  // the agent reads why, and mends it
  await agent.goto('/knowledge?show=refused');
  await agent.getByRole('link', { name: title }).click();
  const reader = agent.getByRole('dialog');
  await expect(reader.getByText(knowledgePageText.refusedNote('Nói thêm mẫu sổ mới'))).toBeVisible();
  await reader.getByRole('button', { name: knowledgePageText.edit }).click();
  await editorOf(agent).getByText('Đọc trang bổ sung trước.').click(); // a press on a picture would select it
  await agent.keyboard.press('Control+Home');
  await agent.keyboard.type('Sổ mới có mã QR. ');
  await agent.getByRole('button', { name: knowledgeFormText.send }).click();
  await expect(agent.getByText(knowledgeFormText.sent)).toBeVisible();

  // the admin approves it with the keyboard
  await admin.goto(`/admin/approve/post?item=${id}`);
  await expect(admin.getByText(/Sổ mới có mã QR/)).toBeVisible();
  await admin.keyboard.press('a');
  await expect(admin.getByRole('dialog', { name: knowledgeQueueText.confirmApprove(title) })).toBeVisible();
  await admin.keyboard.press('Control+Enter');
  await expect(admin.getByText(knowledgeQueueText.approved)).toBeVisible();

  // a colleague reads it by its link, with the pictures, and comments; the author sees it without a reload
  await agent.goto(`/knowledge?article=${id}`);
  await expect(agent.getByText(knowledgePageText.noComments)).toBeVisible();
  const colleague = await visitor('leader@toam.vn', `/knowledge?article=${id}`);
  await expect(colleague.getByRole('dialog').getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(colleague.getByRole('dialog').locator('figure img')).toHaveCount(2);
  await colleague.getByRole('textbox', { name: knowledgePageText.writeComment }).fill('Rất hữu ích, cảm ơn em');
  await colleague.getByRole('button', { name: knowledgePageText.sendComment }).click();
  await expect(agent.getByText('Rất hữu ích, cảm ơn em')).toBeVisible();

  // its day of review has come: the keeper is reminded, and says that it is still true
  await ask(admin, 'PUT', '/knowledge', { data: { id, review_on: '2026-01-05' } });
  await server.restart(); // scheduled jobs run at every start
  const reminder = knowledgeText.reviewDue(title);
  await expect
    .poll(
      async () =>
        (await ask<{ list: { detail: string | null }[] }>(agent, 'GET', '/notification/all?page=1&size=20')).list.some(
          ({ detail }) => detail === reminder,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
  await agent.goto(`/knowledge?article=${id}`);
  await agent.getByRole('button', { name: knowledgePageText.stillTrue }).click();
  await expect(agent.getByText(/^Đã xem lại/)).toBeVisible();
  await agent.goto('/knowledge');
  await expect(agent.getByRole('region', { name: knowledgeBoardText.board })).toBeVisible();
});
