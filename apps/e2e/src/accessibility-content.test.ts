import { blogLabel, blogListText } from '@toam/contracts/blog/blog.text';
import { articleLabel } from '@toam/contracts/knowledge/knowledge.text';
import { knowledgeBoardText, knowledgeQueueText } from '../../crm/src/knowledge/knowledge-screen.text';
import { projectLabel } from '@toam/contracts/project/project.text';
import { projectHousesText, projectQuestionText } from '../../crm/src/project/project-screens.text';
import { test } from './fixtures';
import { expectAccessible, type Screen } from './steps/accessibility';

const screens: Screen[] = [
  {
    name: 'projects',
    address: '/project/list',
    ready: (page) =>
      page
        .getByText(/^#\d+$|BĐS$/)
        .first()
        .waitFor(),
  },
  {
    name: 'the houses of a project',
    address: '/project/list?open=1',
    ready: (page) => page.getByRole('dialog').getByText(projectHousesText.onlyYours).waitFor(),
  },
  {
    name: 'a project',
    address: '/project/1',
    ready: (page) => page.getByRole('textbox', { name: projectQuestionText.ask }).waitFor(),
  },
  {
    name: 'new project',
    address: '/project/new',
    ready: (page) => page.getByRole('textbox', { name: projectLabel.content }).waitFor(),
  },
  {
    name: 'news',
    address: '/blog/list',
    ready: (page) => page.getByRole('button', { name: blogListText.create }).first().waitFor(),
  },
  {
    name: 'new news',
    address: '/blog/new',
    ready: (page) => page.getByRole('textbox', { name: blogLabel.content }).waitFor(),
  },
  {
    name: 'the knowledge board',
    address: '/knowledge',
    ready: (page) => page.getByRole('button', { name: knowledgeBoardText.addCard }).first().waitFor(),
  },
  {
    name: 'an article',
    address: '/knowledge?article=1',
    ready: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'one’s own refused articles',
    address: '/knowledge?show=refused',
    ready: (page) => page.getByRole('button', { name: knowledgeBoardText.backToBoard }).first().waitFor(),
  },
  {
    name: 'a new article',
    address: '/knowledge/new',
    ready: (page) => page.getByRole('textbox', { name: articleLabel.content }).waitFor(),
  },
  {
    name: 'articles that wait',
    address: '/admin/approve/post',
    ready: (page) => page.getByRole('list', { name: knowledgeQueueText.list }).waitFor(),
  },
];

test('no screen of projects, news and knowledge has a moderate or worse violation, wide or narrow, light or dark', async ({
  visitor,
}) => {
  const page = await visitor('superadmin@toam.vn');
  await expectAccessible(page, screens);
});
