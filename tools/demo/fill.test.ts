import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { houseSharingText } from '@toam/contracts/house/house-sharing.text';
import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { Role } from '@toam/domain/actor';
import { houseListModes, isInHouseMode } from '@toam/domain/house/house-list-mode';
import { articleText } from '@toam/contracts/article/article-text';
import { articleToPlain } from '@toam/domain/article/article-text';
import { dayOf } from '@toam/domain/day';
import { portals } from '@toam/domain/post/portal';
import { portalRules, preflight } from '@toam/domain/post/portal-rules';
import { choiceFaults, totalOf } from '@toam/domain/post/post-money';
import { shownPostStates } from '@toam/domain/post/shown-post-state';
import { count, eq, ne, sql } from 'drizzle-orm';
import { db } from '../../apps/api/src/db/db';
import { demoPassword } from '../../apps/api/src/env';
import { openStorage } from '../../apps/api/src/files/storage';
import { chatConversations, chatMessages } from '../../apps/api/src/modules/chat/chat.schema';
import { countShown } from '../../apps/api/src/modules/comments/comment.queries';
import { houseComments } from '../../apps/api/src/modules/comments/comment.schema';
import { houseDrafts } from '../../apps/api/src/modules/houses/saving/house-draft.schema';
import { houseImages } from '../../apps/api/src/modules/houses/media/house-media.schema';
import { houses } from '../../apps/api/src/modules/houses/house.schema';
import { shareRequests } from '../../apps/api/src/modules/houses/sharing/share-request.schema';
import { noteMissingRequests } from '../../apps/api/src/modules/houses/sharing/share-request.queries';
import { imagePath } from '../../apps/api/src/modules/media/image-store';
import { images } from '../../apps/api/src/modules/media/media.schema';
import { houseLikes } from '../../apps/api/src/modules/houses/likes/like.schema';
import {
  articleComments,
  articleEdits,
  articles,
  articleVersions,
} from '../../apps/api/src/modules/knowledge/knowledge.schema';
import { remindKeepers } from '../../apps/api/src/modules/knowledge/review-articles';
import { blogs } from '../../apps/api/src/modules/blogs/blog.schema';
import { projectQuestions, projects } from '../../apps/api/src/modules/projects/project.schema';
import { readHousesToPost } from '../../apps/api/src/modules/houses/posting/posted-house.reads';
import {
  portalTariffs,
  postChannels,
  postEvents,
  posts,
  sandboxPosts,
} from '../../apps/api/src/modules/posts/post.schema';
import { driftOf, shownStateOfPost } from '../../apps/api/src/modules/posts/post-serializer';
import { notifyEnding } from '../../apps/api/src/modules/posts/notify-ending';
import { resumePosts } from '../../apps/api/src/modules/posts/post-listing';
import { decryptPortalPassword } from '../../apps/api/src/modules/users/portals/portals.reads';
import { notifications } from '../../apps/api/src/live/notification.schema';
import { users } from '../../apps/api/src/modules/users/user.schema';
import { anActor } from '../../apps/api/src/testing/an-actor';
import { anonymous, testApp } from '../../apps/api/src/testing/test-app';
import { fillWithDemo } from './fill';
import { accounts } from './people/accounts';

const folder = mkdtempSync(path.join(tmpdir(), 'demo-'));
const env = { DATA_DIR: folder, production: false };
testApp({ keepsRows: true, env: { DATA_DIR: folder } });

beforeAll(async () => {
  await fillWithDemo(env, 'small');
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(accounts.map(({ email, status }) => [email, status === 0 ? 'is refused' : 'signs in'] as const))(
  '%s %s',
  async (email, outcome) => {
    const reply = await anonymous.post('/auth/signin/email', { email, password: demoPassword });
    expect(reply.statusCode).toBe(outcome === 'signs in' ? 200 : 422);
  },
);

test('no tab is empty for the administrator or for staff@toam.vn', async () => {
  const rows = await db().select().from(houses);
  const staff = (await db().select().from(users)).find(({ email }) => email === 'staff@toam.vn')!;
  const admin = anActor({ id: staff.id, role: Role.admin });
  for (const actor of [admin, anActor({ id: staff.id })]) {
    for (const mode of houseListModes)
      expect([mode, rows.filter((house) => isInHouseMode(mode, actor, house as never)).length > 0]).toEqual([
        mode,
        true,
      ]);
  }
});

test('every picture that a row names can be read', async () => {
  const storage = openStorage(env);
  const keys = [...new Set((await db().select({ key: images.key }).from(images)).map(({ key }) => key))];
  expect(keys.length).toBeGreaterThan(60);
  for (const key of keys) expect((await storage.readBytes(imagePath(key, 'thumbnail'))).length).toBeGreaterThan(300);
});

test('houses own their pictures, drafts stand on houses that wait, and people have heard of them', async () => {
  const [links] = await db().select({ count: count() }).from(houseImages);
  expect(links!.count).toBeGreaterThan(400);
  const drafted = (await db().select().from(houses)).filter(({ has_draft }) => has_draft).map(({ id }) => id);
  const drafts = await db().select().from(houseDrafts);
  expect(drafts.map(({ house_id }) => house_id).sort()).toEqual(drafted.sort());
  const told = await db().select().from(notifications);
  expect(told.length).toBeGreaterThan(50);
  const decisions = told.filter(({ type }) => type === NotificationType.approvalDecided);
  expect([...new Set(decisions.map(({ detail }) => detail))]).toEqual([houseSharingText.notice.approvedPublic]);
});

test('whatever waits was asked for lately, and what was decided says when', async () => {
  const requests = await db().select().from(shareRequests);
  expect(await noteMissingRequests()).toBe(0);
  const fiveDaysAgo = Date.now() - 5 * 86_400_000;
  for (const { status, created_at, decided_at } of requests) {
    if (status === 'open') expect(created_at.getTime()).toBeGreaterThan(fiveDaysAgo);
    else expect(decided_at?.getTime()).toBeGreaterThanOrEqual(created_at.getTime());
  }
  expect(new Set(requests.map(({ kind, status }) => `${kind} ${status}`)).size).toBe(6);
});

test('a database with people in it is left alone', async () => {
  expect(await fillWithDemo(env, 'small')).toBe(false);
  await expect(fillWithDemo({ ...env, production: true }, 'small')).rejects.toThrow('DEMO');
});

test('likes and comments are there, counted as the modules count, and only of people who see the house', async () => {
  const comments = await db().select().from(houseComments);
  expect(comments.length).toBeGreaterThan(10);
  expect(comments.some(({ image_id }) => image_id !== null)).toBe(true);
  const likes = await db().select().from(houseLikes);
  for (const house of await db().select().from(houses)) {
    expect(house.likes_count).toBe(likes.filter(({ house_id }) => house_id === house.id).length);
    expect(house.comments_count).toBe(await countShown(house.id));
    const said = comments.filter(({ house_id }) => house_id === house.id);
    if (said.length > 0) expect(house.public_approval).toBe(1);
    for (const { id, parent_comment_id } of said) if (parent_comment_id) expect(parent_comment_id).toBeLessThan(id);
  }
});

test('conversations: some wait with seven messages, two are the chat staff’s, two are locked, nobody’s lease is live', async () => {
  const all = await db().select().from(chatConversations);
  const chats = all.filter(({ main_id }) => main_id === null);
  const said = await db().select().from(chatMessages).orderBy(chatMessages.id);
  const threads = all.filter(({ main_id }) => main_id !== null);
  expect(threads.map(({ device, unread }) => [device, unread])).toEqual([[2, 2]]);
  const people = said.filter(({ owner, device }) => owner !== 'event' && device !== 2);
  expect([chats.length, people.length, people.filter(({ image_id, house }) => image_id && !house).length]).toEqual([24, 260, 12]); // prettier-ignore
  expect(people.filter(({ house }) => house !== null).length).toBeGreaterThan(3);
  expect(chats.filter(({ status }) => status === 0)).toHaveLength(2);
  const [chatStaff] = await db().select().from(users).where(eq(users.email, 'chatstaff@toam.vn'));
  expect(chats.flatMap(({ supporter_id }) => supporter_id ?? [])).toEqual([chatStaff!.id, chatStaff!.id]);
  const waiting = chats.filter(({ unread }) => unread > 0);
  expect(waiting.map(({ unread, status, supporter_id }) => [unread, status, supporter_id]).toSorted()).toEqual([
    [1, 1, null],
    [2, 1, null],
    [4, 1, null],
  ]);
  const threeMinutesAgo = Date.now() - 3 * 60_000;
  for (const { id, last_message_at, last_message_id, unread } of all) {
    expect(last_message_at!.getTime()).toBeLessThan(threeMinutesAgo);
    const own = said.filter(({ conversation_id }) => conversation_id === id);
    const times = own.map(({ created_at }) => created_at.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(own.findLast(({ owner }) => owner !== 'event')!.id).toBe(last_message_id);
    expect(own.filter(({ owner, status }) => owner === 'client' && status === 'Chưa xem')).toHaveLength(unread);
  }
  expect(said.some(({ text }) => /[{}]/.test(text ?? ''))).toBe(false);
});

test('news, pages of projects and the knowledge board stand as the rules would have stored them', async () => {
  const [news, board, pages] = [
    await db().select().from(blogs),
    await db().select().from(articles),
    await db().select().from(projects),
  ];
  expect([news.length, board.length, pages.length]).toEqual([18, 45, 24]);
  expect([0, 1, 2].map((status) => board.filter((article) => article.status === status).length)).toEqual([4, 39, 2]);
  expect(await db().$count(articleEdits)).toBe(1);
  expect(await db().$count(articleComments)).toBe(60);
  expect(await db().$count(projectQuestions)).toBe(14);
  const versions = await db().select().from(articleVersions);
  for (const { id, status, version, content, text_content } of board) {
    expect(text_content).toBe(articleToPlain(articleText.parse(content)));
    const own = versions.filter(({ article_id }) => article_id === id);
    expect(own.some((kept) => kept.version === version)).toBe(status === 1);
  }
  expect(versions.length).toBeGreaterThan(board.length - 6);
  for (const { content, image_ids, text_content } of pages) {
    expect(articleText.safeParse(content).success).toBe(true);
    expect([image_ids.length > 1, text_content.length > 100]).toEqual([true, true]);
  }
});

test('each picture of a text is held by its record, so that none vanishes after a day', async () => {
  const loose = await db().execute<{ id: number }>(sql`
    with used as (
      select 'news' as kind, id, cover_id as image from blogs
      union all select 'article', id, cover_id from articles where cover_id is not null
      union all select 'project', id, unnest(image_ids) from projects
      union all select 'news', b.id, (n->'attrs'->>'id')::int from blogs b, jsonb_array_elements(b.content->'content') n where n->>'type' = 'image'
      union all select 'article', a.id, (n->'attrs'->>'id')::int from articles a, jsonb_array_elements(a.content->'content') n where n->>'type' = 'image'
      union all select 'article', e.article_id, (n->'attrs'->>'id')::int from article_edits e, jsonb_array_elements(e.content->'content') n where n->>'type' = 'image'
      union all select 'project', p.id, (n->'attrs'->>'id')::int from projects p, jsonb_array_elements(p.content->'content') n where n->>'type' = 'image')
    select used.id from used left join (
      select 'news' as kind, blog_id as id, image_id as image from blog_images
      union all select 'article', article_id, image_id from article_images
      union all select 'project', project_id, image_id from project_images) held using (kind, id, image)
    where held.image is null`);
  expect(loose.rows).toEqual([]);
  expect(await db().$count(blogs, sql`not exists (select 1 from images where images.id = cover_id)`)).toBe(0);
});

test('keepers have heard of days that came, so the morning after the start rings for none of them', async () => {
  const before = await db().$count(notifications);
  await remindKeepers();
  expect(await db().$count(notifications)).toBe(before);
});

test('posts stand as the rules would have stored them: price of the day, counters, differences, what portals take', async () => {
  const [made, tariffs, events] = [
    await db().select().from(posts),
    await db().select().from(portalTariffs),
    await db().select().from(postEvents),
  ];
  const channels = new Map((await db().select().from(postChannels)).map((channel) => [channel.id, channel]));
  const stored = await readHousesToPost(made.map(({ house_id }) => house_id));
  expect([...channels.values()].map(({ name, status }) => [name, status])).toEqual([
    ...[['Alonhadat', 1], ['Batdongsan', 1]],
    ...[['Facebook Tổ Ấm', 1], ['Zalo OA', 0]],
  ]); // prettier-ignore
  for (const post of made) {
    const { portal } = channels.get(post.channel_id)!;
    const house = stored.get(post.house_id)!;
    expect(post.has_drift).toBe(driftOf(post, house).length > 0);
    expect(post.post).toBe(post.state === 'posted' ? 1 : 0);
    if (!portal) continue;
    const bytes = new Map(house.pictures.map((picture) => [picture.id, picture.bytes]));
    expect(preflight(post.content, post.content.images.map((id) => bytes.get(id)!), portalRules[portal])).toEqual([]); // prettier-ignore
    if (portal === 'batdongsan') expect(post.total).toBeNull();
    else {
      expect(choiceFaults(post, tariffs, dayOf(post.created_at.getTime() / 1000))).toEqual({});
      expect(post.total).toBe(totalOf(post));
    }
  }
  const kinds = new Map(made.map(({ id, house_id }) => [id, house_id]));
  const told = (house: number, ...wanted: string[]) =>
    events.filter(({ post_id, kind }) => kinds.get(post_id) === house && wanted.includes(kind)).length;
  for (const { id, post_quantity, failed_quantity } of await db().select().from(houses))
    expect([post_quantity, failed_quantity]).toEqual([told(id, 'posted', 'markedPosted'), told(id, 'failedTry')]);
});

test('posts show every standing, the sandbox has what went up on portals, and the start moves none of them', async () => {
  // what is being sent is taken up again two minutes later
  const still = () => db().select().from(posts).where(ne(posts.state, 'posting')).orderBy(posts.id);
  const all = await db().select().from(posts);
  const before = await still();
  expect(new Set(all.map(shownStateOfPost))).toEqual(new Set(shownPostStates));
  const onPortals = before.filter(({ portal_ref, state }) => portal_ref !== null || state === 'renewed');
  const kept = await db().select().from(sandboxPosts);
  expect(kept.map(({ key }) => key).sort()).toEqual(onPortals.map(({ key }) => key).sort());
  for (const { key, content, removed_at } of kept) {
    const post = onPortals.find((one) => one.key === key)!;
    expect(content).toMatchObject(post.sent ?? post.content);
    expect(removed_at === null).toBe(post.state !== 'removed');
  }
  const toldBefore = await db().$count(notifications);
  await resumePosts();
  await notifyEnding();
  expect(await still()).toEqual(before);
  expect(await db().$count(notifications)).toBe(toldBefore);
});

test('who posts has accounts, so that what waits can go up', async () => {
  for (const { user_id } of await db().selectDistinct({ user_id: posts.user_id }).from(posts))
    for (const portal of portals) expect(await decryptPortalPassword(user_id, portal)).not.toBeNull();
});
