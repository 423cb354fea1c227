import { housePostsText } from '../../properties/src/post-house/house-posts.text';
import { portalText } from '@toam/contracts/portal/portal.text';
import { postText } from '@toam/contracts/post/post.text';
import { postFormText } from '../../properties/src/post/post-form.text';
import { postManagerText } from '../../properties/src/post/post-manager.text';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectAccessible, type Screen } from './steps/accessibility';
import { ask } from './steps/make-house';

interface Made {
  posts: { id: number }[];
}

const normal = { type_news: 0, batdongsan_type_news: 5, batdongsan_type_news_days: 10 };

/** An account of one portal alone. */
async function giveAccount(page: Page): Promise<void> {
  const account = { alonhadat_name: 'toam.thu', alonhadat_password: 'mật-khẩu-thử' };
  await ask(page, 'PUT', '/user/alonhadat', { data: account });
  await ask(page, 'POST', '/user/post/batdongsan/delete');
}

/** Houses that both may post and the portals take as they are, without a post. */
async function freeHouses(page: Page, count: number): Promise<number[]> {
  const { list } = await ask<{ list: { house: { id: number }; marks: unknown[] }[] }>(page, 'GET', '/user/post-manager-house?size=100'); // prettier-ignore
  const ids: number[] = [];
  for (const { house, marks } of list) {
    if (ids.length === count) break;
    if (marks.length > 0) continue;
    const { content } = await ask<{ content: { title: string | null; text: string | null; images: number[] } }>(page, 'GET', `/post/form/${house.id}`); // prettier-ignore
    const isFit = (content.title?.length ?? 0) >= 30 && (content.text?.length ?? 0) >= 30 && content.images.length > 0;
    if (isFit) ids.push(house.id);
  }
  expect(ids).toHaveLength(count);
  return ids;
}

const postOn = async (page: Page, house_id: number): Promise<number> => {
  const data = { house_id, channel_ids: [1], ...normal };
  return (await ask<Made>(page, 'POST', '/user/post-manager', { data })).posts[0]!.id;
};

const untilState = (page: Page, id: number, state: string) =>
  expect.poll(async () => (await ask<{ state: string }>(page, 'GET', `/post/${id}`)).state, { timeout: 60_000 }).toBe(state); // prettier-ignore

/** A post in each tab, and one that differs from its house. @returns the latter, its house, and a house without posts */
async function makePosts(admin: Page, agent: Page): Promise<{ drifted: number; posted: number; house: number }> {
  const [waits, up, fails, house] = await freeHouses(agent, 4);
  await giveAccount(admin);
  await giveAccount(agent);
  await postOn(agent, waits!);
  const failing = await postOn(agent, fails!);
  const drifted = await postOn(admin, up!);
  await untilState(admin, drifted, 'posted');
  await ask(admin, 'PUT', '/house/detail', { data: { house_id: up, into_money: 4_321_000_000 } });
  await ask(agent, 'POST', '/user/post/alonhadat/delete');
  await ask(admin, 'PUT', '/user/post-manager', { data: { type: 'confirm', post_id: failing } });
  await untilState(admin, failing, 'failed');
  return { drifted, posted: up!, house: house! };
}

/** A row or a card. */
const rows = (page: Page) => page.getByText(portalText.title.alonhadat, { exact: true }).first().waitFor();

const money = (page: Page) => page.getByRole('region', { name: housePostsText.money.title }).waitFor();

/** What a part of the settings has when it is there. */
const inPane = { channels: 'switch', portals: 'listitem', options: 'table' } as const;

const screensOf = ({ drifted, posted, house }: Awaited<ReturnType<typeof makePosts>>): Screen[] => [
  ...(['waiting', 'posted', 'failed'] as const).map((tab) => ({
    ...{ name: `posts, ${tab}`, address: `/post/manager?tab=${tab}`, ready: rows },
  })),
  {
    ...{ name: 'a post that differs from its house', address: `/post/manager?tab=posted&open=${drifted}` },
    ready: (page) => page.getByRole('dialog').getByRole('region', { name: postManagerText.driftTitle }).waitFor(),
  },
  ...(['channels', 'portals', 'options'] as const).map((pane) => ({
    ...{ name: `settings of posts, ${pane}`, address: `/post/manager?settings=${pane}` },
    ready: (page: Page) => page.getByRole('dialog').getByRole(inPane[pane]).first().waitFor(),
  })),
  {
    ...{ name: 'which house to post', address: '/post/new-post' },
    ready: (page) => page.getByRole('button', { name: postFormText.goOn }).waitFor(),
  },
  {
    ...{ name: 'a new post', address: `/post/new-post?house=${house}` },
    ready: (page) => page.getByText(postText.accountMissing('batdongsan')).waitFor(),
  },
  { name: 'posts of a house', address: `/house/${posted}?tab=properties.posts`, ready: money },
  { name: 'a house without posts', address: `/house/${house}?tab=properties.posts`, ready: money },
  {
    ...{ name: 'houses with the marks of their posts', address: '/house' },
    ready: (page) =>
      page
        .getByRole('link', { name: new RegExp(`^${portalText.title.alonhadat}: `) })
        .first()
        .waitFor(),
  },
];

test('no screen of posts has a moderate or worse violation, wide or narrow, light or dark', async ({ visitor }) => {
  test.slow();
  const admin = await visitor('superadmin@toam.vn');
  const made = await makePosts(admin, await visitor('chatstaff@toam.vn'));
  await expectAccessible(admin, screensOf(made));
});
