import { eq } from 'drizzle-orm';
import { db } from '../db/db';
import { insertRow } from '../db/rows';
import { blogs } from '../modules/blogs/blog.schema';
import { chatConversations, chatQuickReplies } from '../modules/chat/chat.schema';
import { clientFailures } from '../modules/client-errors/client-failure.schema';
import { closedMonths } from '../modules/closed-months/closed-month.schema';
import { aDeal, cancel, collect, record, reduce } from '../modules/deals/deal.fixture';
import { holidays } from '../modules/holidays/holiday.schema';
import { savedViews } from '../modules/saved-views/saved-view.schema';
import { shareRequests } from '../modules/houses/sharing/share-request.schema';
import { houseTags, tags } from '../modules/houses/tags/tag.schema';
import { images } from '../modules/media/media.schema';
import { articleComments, articleVersions } from '../modules/knowledge/knowledge.schema';
import { posts, sandboxPosts } from '../modules/posts/post.schema';
import { projectQuestions } from '../modules/projects/project.schema';
import {
  anArticle,
  insertArticle,
  insertBlog,
  insertColumn,
  insertProject,
  insertUpload,
} from '../testing/insert-content';
import { insertCustomer } from '../testing/insert-house';
import { insertNeed } from '../testing/insert-need';
import { insertManualChannel, insertPortalAccount, insertPost, storePictures } from '../testing/insert-post';
import { insertUser } from '../testing/insert-user';
import { as } from '../testing/test-app';
import { chatOf } from './customers.fixture';
import { people } from './people.fixture';

/** Records that nothing hangs on, for calls about just these. */
export const spare = {
  ...{ pictures: [] as number[], person: 13, customer: 0, goneCustomer: 0, goneNeed: 0, thread: 30, answered: 31 },
  view: '0b5f2f5c-6a3e-4c39-9a55-4b7f6f1f2d11',
};

async function plantSpares(): Promise<void> {
  for (let at = 0; at < 4; at += 1) spare.pictures.push(await insertUpload(1));
  await insertUser({ id: spare.person, name: 'Người đã nghỉ', deleted_at: new Date() });
  const customer = { user_id: 7, phone_number: '0912000111' };
  spare.customer = (await insertCustomer(customer)).id;
  const gone = { deleted_at: new Date() };
  spare.goneCustomer = (await insertCustomer({ user_id: 7, phone_number: '0912000112', ...gone })).id;
  spare.goneNeed = (await insertNeed({ user_id: 7, customer_id: spare.customer, ...gone })).id;
  await insertRow(savedViews, {
    user_id: 7,
    list: 'house',
    name: 'Nội thành',
    address: 'mode=approved',
    key: spare.view,
  });
  await insertRow(holidays, { date: '2099-01-01', name: 'Tết' });
  for (const name of ['Pháp lý', 'Trống']) await insertColumn(name);
  const chat = { phone: '0912000113', phone_shown: '0912000113', name: 'Anh', sex: 'men' as const };
  const helped = { supporter_id: 1, start_support: new Date() };
  await insertRow(chatConversations, { ...chat, id: chatOf(spare.answered), ...helped });
  await insertRow(chatConversations, { ...chat, id: chatOf(spare.thread), main_id: chatOf(spare.answered), device: 2 });
}

/** Papers and a deal that were recorded and deleted. */
export async function plantDeletedPapers(): Promise<void> {
  const deleting = { reason: 'Nhập trùng' };
  const deletes = (path: string, id: number) =>
    as(people.accountant).delete(`/business/v2/${path}`, { id, ...deleting });
  const replies = [
    ...[await collect(3, 1_000_000, 'PT-9'), await deletes('receipt', 5)],
    ...[await reduce(3, 1_000_000), await deletes('coupons', 4)],
    ...[await cancel(5), await deletes('cancelBill', 2)],
  ];
  await record(aDeal({ house_id: 3 }, [{ transactionCode: 'GD-9', customer_id: 3 }]));
  replies.push(await deletes('deal', 5));
  const refused = replies.filter(({ statusCode }) => statusCode !== 200).map(({ body }) => body);
  if (refused.length > 0) throw new Error(`the deleted papers were not planted: ${refused.join(' ')}`);
}

/** Records of every other kind, so that calls about them succeed: what they say is for everybody who may call. */
export async function plantContent(): Promise<void> {
  await plantSpares();
  const project = await insertProject();
  await insertRow(projectQuestions, { project_id: project.id, user_id: 7, content: 'Có sổ chưa?' });
  for (const title of ['Tin một', 'Tin hai']) await insertBlog({ user_id: 11, title });
  await db().update(blogs).set({ deleted_at: new Date() }).where(eq(blogs.id, 2));
  for (const status of [1, 0, 2] as const) await insertArticle({ user_id: 7, status });
  const content = anArticle('Kiểm tra sổ');
  await insertRow(articleVersions, { article_id: 1, version: 1, title: 'Kiểm tra sổ', content, user_id: 7 });
  await insertRow(articleComments, { article_id: 1, user_id: 7, content: 'Hay' });
  const tag = await insertRow(tags, { name: 'Hẻm rộng', user_id: 7 });
  await insertRow(houseTags, { house_id: 1, tag_id: tag.id });
  await insertRow(chatQuickReplies, {
    user_id: null,
    shortcut: 'chao',
    title: 'Chào',
    text: 'Dạ em chào',
    position: 0,
  });
  await insertRow(shareRequests, { house_id: 14, kind: 'public', user_id: 7 });
  await insertRow(shareRequests, { house_id: 17, kind: 'web', user_id: 7 });
  await insertRow(closedMonths, { month: '2026-09', shifts: [], closed_by: 2 });
  const failure = {
    remote: 'crm',
    build: '',
    stage: 'load' as const,
    message: 'answered 500',
    version: '1',
    path: '/',
  };
  await insertRow(clientFailures, { ...failure, frames: [] });
  await insertManualChannel();
  for (const portal of ['alonhadat', 'batdongsan'] as const)
    for (const id of [1, 2]) await insertPortalAccount(id, portal);
  for (const channel_id of [1, 2, 3]) await insertPost({ house_id: 1, channel_id, user_id: 2, last_day: '2099-01-01' });
  for (const channel_id of [1, 2]) await insertPost({ house_id: 2, channel_id, user_id: 2, state: 'waitingApproval' });
  const [post] = await db().select().from(posts).limit(1);
  await insertRow(sandboxPosts, { key: post!.key, portal: 'alonhadat', content: { ...post!.content, news: '1' } });
  await storePictures();
  // an archive says its size before it is sent
  await db().update(images).set({ bytes: 4 });
}
