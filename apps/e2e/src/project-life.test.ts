import { projectLabel } from '@toam/contracts/project/project.text';
import {
  projectFormText,
  projectListText,
  projectQuestionText as text,
} from '../../crm/src/project/project-screens.text';
import { commonText } from '@toam/contracts/texts/common';
import { paletteText } from '@toam/contracts/shell/shell.text';
import { plainToRichText } from '@toam/domain/rich-text';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { ask, makeHouse, uploadPhoto } from './steps/make-house';

/** A project of the page's user, with one picture. */
async function makeProject(page: Page, name: string): Promise<number> {
  const data = {
    ...{ name, address: 'Nguyễn Hữu Thọ, Phường Tân Hưng, Quận 7' },
    ...{ content: plainToRichText('Sát sông, đã có sổ'), images: [await uploadPhoto(page)] },
  };
  return (await ask<{ project: { id: number } }>(page, 'POST', '/project/detail', { data })).project.id;
}

test('an agent asks about a project, a colleague answers and the agent is told; a new name reaches the houses', async ({
  visitor: sit,
}) => {
  const mark = Date.now();
  const [name, newName, question] = [
    `Căn hộ Thử ${mark}`,
    `Căn hộ Đổi Tên ${mark}`,
    `Phí quản lý ${mark} là bao nhiêu?`,
  ];
  const [agent, editor] = await Promise.all([sit('staff@toam.vn'), sit('saleadmin@toam.vn')]);
  const projectId = await makeProject(editor, name);
  const houseId = await makeHouse(agent, { title: `Nhà của dự án ${mark}`, project_id: projectId });
  await Promise.all([agent.goto(`/project/${projectId}`), editor.goto('/project/list')]);
  const listed = editor.getByRole('row', { name });
  await expect(listed).toBeVisible();

  // asked; the list of who answers says so by itself
  await agent.getByRole('textbox', { name: text.ask }).fill(question);
  await agent.getByRole('button', { name: text.send }).click();
  await expect(agent.getByText(question)).toBeVisible();
  await expect(listed.getByText(projectListText.waiting('1'))).toBeVisible();

  // answered
  await listed.getByText(`#${projectId}`).click();
  const asked = editor.getByRole('listitem').filter({ hasText: question });
  await asked.getByRole('button', { name: text.reply }).click();
  await asked.getByRole('textbox').fill('16.500 đ/m² mỗi tháng');
  await asked.getByRole('button', { name: text.sendAnswer }).click();
  await expect(editor.getByText(text.sent)).toBeVisible();

  // the agent reads it on the open page; the notification leads to it from anywhere
  await expect(agent.getByText('16.500 đ/m² mỗi tháng')).toBeVisible();
  await agent.goto('/dashboard/notification');
  await agent.getByRole('link', { name: new RegExp(name) }).click();
  await expect(agent).toHaveURL(`/project/${projectId}`);

  // renamed in the form
  await editor.goto(`/project/edit/${projectId}`);
  await editor.getByRole('textbox', { name: projectLabel.name }).fill(newName);
  await editor.getByRole('button', { name: projectFormText.update, exact: true }).click();
  await expect(editor).toHaveURL(`/project/${projectId}`);

  // the house, its list and the palette know the new name
  await agent.goto(`/house/${houseId}`);
  await expect(agent.getByText(newName).first()).toBeVisible();
  const found = { data: { mode: 'personalList', search: newName, filters: [] } };
  await expect
    .poll(async () => (await ask<{ total: number }>(agent, 'POST', '/house/list?size=1', found)).total)
    .toBe(1);
  await agent.keyboard.press('Control+k');
  await agent.getByRole('combobox', { name: paletteText.open }).fill(`doi ten ${mark}`);
  await agent.getByRole('option', { name: newName }).click();
  await expect(agent).toHaveURL(new RegExp(`/project/${projectId}\\?find=`));

  // deleted: who reads it is told
  await editor.getByRole('button', { name: projectListText.actionsOf(newName) }).click();
  await editor.getByRole('menuitem').click();
  await editor.getByRole('dialog').getByRole('button', { name: commonText.confirm, exact: true }).click();
  await expect(agent.getByText('Không tìm thấy dự án này')).toBeVisible();
});
