import { blogLabel, blogListText } from '@toam/contracts/texts/blog';
import { test } from './fixtures';
import { expectAccessible, type Screen } from './steps/accessibility';

const screens: Screen[] = [
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
];

test('no screen of projects and news has a moderate or worse violation, wide or narrow, light or dark', async ({
  visitor,
}) => {
  const page = await visitor('superadmin@toam.vn');
  await expectAccessible(page, screens);
});
