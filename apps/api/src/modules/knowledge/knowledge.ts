import * as calls from '@toam/contracts/knowledge/knowledge.endpoints';
import {
  changeColumn,
  createColumn,
  deleteColumn,
  listColumns,
  listVersions,
  readVersion,
  type reorderArticles as reorderEndpoint,
  commentArticle,
  deleteArticleComment,
  listArticleComments,
} from '@toam/contracts/knowledge/knowledge.endpoints';
import { knowledgeText as text } from '@toam/contracts/knowledge/knowledge.text';
import type { Actor } from '@toam/domain/actor';
import { articleType } from '@toam/domain/knowledge/article.record';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { InputOf } from '@toam/contracts/endpoint';
import { canDeleteComment } from '@toam/domain/knowledge/article-access';
import { changes, creates, deletes, handle, moduleOf } from '../../http/handle';
import { sessionOf } from '../../http/authorize';
import { storeImage } from '../media/media.writes';
import { articleStore } from './article.store';
import { approveArticle, refuseArticle } from './decide-article';
import { countWaiting, listColumn, listRefused, listShown, listWaiting, searchArticles } from './list-articles';
import { reviewArticle } from './review-articles';
import { changeArticle, createArticle, publishQueue } from './write-article';
import { tx, db } from '../../db/db';
import { findRow, idsOf, insertRow } from '../../db/rows';
import { HttpError } from '../../http-error';
import { recordStore } from '../../record/record-store';
import {
  countArticles,
  countPosted,
  lastPosition,
  lockColumns,
  findPosted,
  isLivingColumn,
  listPosted,
  placeArticles,
  readColumnNames,
  topOf,
} from './column.queries';
import { articleTypes, articleVersions, articleComments } from './knowledge.schema';
import { toEpoch } from '../../db/columns';
import { type Page, pageOf } from '../../http/page';
import { imagesInTexts } from '../articles/article-images.reads';
import { readShownImages } from '../media/media.reads';
import { readPeople } from '../users/users.reads';
import { addAuditEvent, auditNothing, auditChange } from '../../audit/audit-context';
import { emitChanges, emitChange } from '../../live/emit';

const store = recordStore(articleType, articleTypes, {
  words: {
    notFound: text.typeNotFound,
    refused: {},
    taken: ({ type_name }) => ({ message: text.typeTaken(type_name), at: 'type_name' }),
  },
  fill: async ({ before }) => (before ? {} : { position: (await lastPosition()) + 1 }),
  row: async () => {
    const counts = await countPosted();
    return ({ id }) => ({ count: counts.get(id) ?? 0 });
  },
});

/** @throws HttpError not_found; conflict while it has articles, also such as wait or were refused */
const remove = (actor: Actor, id: number): Promise<null> =>
  tx(async () => {
    await lockColumns([id]);
    const count = await countArticles(id);
    if (count > 0) throw new HttpError('conflict', text.typeNotEmpty(count));
    return store.remove(actor, { id });
  });

/** Columns of the knowledge board. Admins write them. */
const columnCalls = [
  handle(listColumns, ({ actor }) => store.all(actor)),
  handle(createColumn, { audit: creates('article_type') }, ({ actor, body }) => store.create(actor, body)),
  handle(changeColumn, { audit: changes('article_type', 'id') }, ({ actor, body }) => store.change(actor, body)),
  handle(deleteColumn, { audit: deletes('article_type', 'id') }, ({ actor, params }) => remove(actor, params.id)),
];

const { article_id, version, title, user_id, created_at } = articleVersions;

/** @throws HttpError not_found for an article that the actor does not read */
async function listPostedStates(actor: Actor, articleId: number, page: Page) {
  await articleStore.find(actor, articleId);
  const which = eq(article_id, articleId);
  const found = await db()
    .select({ version, title, user_id, created_at })
    .from(articleVersions)
    .where(which)
    .orderBy(desc(version))
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  const people = await readPeople(found.map((one) => one.user_id));
  const list = found.map((one) => ({ ...one, user: people.get(one.user_id)!, created_at: toEpoch(one.created_at) }));
  return pageOf(list, await db().$count(articleVersions, which), page);
}

/** @throws HttpError not_found */
async function readPostedState(actor: Actor, articleId: number, wanted: number) {
  await articleStore.find(actor, articleId);
  const found = await findRow(articleVersions, and(eq(article_id, articleId), eq(version, wanted)));
  if (!found) throw new HttpError('not_found', text.notFound);
  const people = await readPeople([found.user_id]);
  const covers = await readShownImages(found.cover_id === null ? [] : [found.cover_id]);
  return {
    ...{ version: found.version, title: found.title, content: found.content, user: people.get(found.user_id)! },
    ...{ content_images: (await imagesInTexts([found]))(found.content), created_at: toEpoch(found.created_at) },
    cover: found.cover_id === null ? null : (covers.get(found.cover_id) ?? null),
  };
}

/** Each state of an article that was posted. C16 */
const versionCalls = [
  handle(listVersions, ({ actor, params, query }) => listPostedStates(actor, params.id, query)),
  handle(readVersion, ({ actor, params }) => readPostedState(actor, params.id, params.version)),
];

type Columns = InputOf<typeof reorderEndpoint>['body']['columns'];

/** @throws HttpError conflict if a column no longer begins with what the person saw */
async function refuseMoved(columns: Columns, present: readonly { id: number; type_id: number }[]): Promise<void> {
  for (const { type_id, seen } of columns) {
    if (!seen) continue;
    const first = present.filter((one) => one.type_id === type_id).slice(0, seen.length);
    if (seen.every((id, at) => first[at]?.id === id)) continue;
    throw new HttpError('conflict', text.orderMoved((await readColumnNames()).get(type_id) ?? ''));
  }
}

/**
 * Saves the order of columns. Articles that the call does not name follow in their old order, so what was posted meanwhile keeps its
 * place at the end. Unknown and unposted ids are left out. D65
 * @throws HttpError not_found for an unknown column; conflict if another order was seen
 */
const reorderArticles = (actor: Actor, columns: Columns): Promise<null> =>
  tx(async () => {
    for (const { type_id } of columns)
      if (!(await isLivingColumn(type_id))) throw new HttpError('not_found', text.typeNotFound);
    const named = await findPosted(columns.flatMap(({ ids }) => ids));
    const touched = new Set([...columns.map(({ type_id }) => type_id), ...named.map(({ type_id }) => type_id)]);
    await lockColumns([...touched]);
    const known = new Set(idsOf(named));
    const present = await listPosted([...touched]);
    await refuseMoved(columns, present);
    const changed: number[] = [];
    for (const { type_id, ids } of columns) {
      const first = ids.filter((id) => known.has(id));
      const others = idsOf(present.filter((one) => one.type_id === type_id && !known.has(one.id)));
      changed.push(...(await placeArticles(type_id, [...first, ...others])));
    }
    if (changed.length === 0) auditNothing();
    else addAuditEvent({ count: changed.length });
    await emitChanges('article', changed, actor.id, 'everyone');
    return null;
  });

/** Moves a posted article to the top of a column. @throws HttpError not_found */
const moveArticle = (actor: Actor, articleId: number, typeId: number): Promise<null> =>
  tx(async () => {
    if (!(await isLivingColumn(typeId))) throw new HttpError('not_found', text.typeNotFound);
    const [posted] = await findPosted([articleId]);
    if (!posted) throw new HttpError('not_found', text.notFound);
    await lockColumns([typeId, posted.type_id]);
    const before = await articleStore.hold(articleId);
    await articleStore.apply(actor, before, { type_id: typeId, position: await topOf(typeId) });
    return null;
  });

type Comment = typeof articleComments.$inferSelect;

async function serialize(actor: Actor, found: readonly Comment[]) {
  const people = await readPeople(found.map(({ user_id }) => user_id));
  return found.map(({ id, user_id, content, created_at }) => ({
    ...{ id, content, user: people.get(user_id)!, created_at: toEpoch(created_at) },
    may_delete: canDeleteComment(actor, { user_id }),
  }));
}

/** A page of comments, the newest last. @throws HttpError not_found for an article that the actor does not read */
async function listComments(actor: Actor, articleId: number, page: Page) {
  await articleStore.find(actor, articleId);
  const which = and(eq(articleComments.article_id, articleId), isNull(articleComments.deleted_at));
  const found = await db()
    .select()
    .from(articleComments)
    .where(which)
    .orderBy(desc(articleComments.id))
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  return pageOf(await serialize(actor, found.toReversed()), await db().$count(articleComments, which), page);
}

/** @throws HttpError not_found */
const comment = (actor: Actor, articleId: number, content: string) =>
  tx(async () => {
    await articleStore.find(actor, articleId);
    const made = await insertRow(articleComments, { article_id: articleId, user_id: actor.id, content });
    auditChange(actor, 'article_comment', made.id, [{ column: 'content', old_value: null, new_value: content }]);
    await emitChange('article', { id: articleId }, actor.id, 'everyone');
    return (await serialize(actor, [made]))[0]!;
  });

/** @throws HttpError not_found, forbidden */
const deleteComment = (actor: Actor, id: number): Promise<null> =>
  tx(async () => {
    const alive = and(eq(articleComments.id, id), isNull(articleComments.deleted_at));
    const found = await findRow(articleComments, alive, 'update');
    if (!found) throw new HttpError('not_found', text.commentNotFound);
    await articleStore.find(actor, found.article_id);
    if (!canDeleteComment(actor, found)) throw new HttpError('forbidden', text.commentNotYours);
    await db().update(articleComments).set({ deleted_at: new Date() }).where(eq(articleComments.id, id));
    auditChange(actor, 'article_comment', id, [{ column: 'content', old_value: found.content, new_value: null }]);
    const { article_id: record_id } = found;
    await emitChange('article', { id: record_id }, actor.id, 'everyone');
    return null;
  });

/** What colleagues say about an article. D65 */
const commentCalls = [
  handle(listArticleComments, ({ actor, params, query }) => listComments(actor, params.id, query)),
  handle(commentArticle, { audit: creates('article_comment') }, ({ actor, params, body }) =>
    comment(actor, params.id, body.content),
  ),
  handle(deleteArticleComment, { audit: deletes('article_comment', 'id') }, ({ actor, params }) =>
    deleteComment(actor, params.id),
  ),
];

/** The knowledge board. Everybody reads, writes and comments; admins decide and order. Specification 2 §2, §4; D65. */
export const knowledgeModule = moduleOf([
  ...columnCalls,
  handle(calls.listColumn, ({ actor, params, query }) => listColumn(actor, params.typeId, query)),
  handle(calls.listWaiting, ({ actor, params, query }) => listWaiting(actor, params.typeId, query)),
  handle(calls.countWaiting, () => countWaiting()),
  handle(calls.readKnowledge, ({ actor, query: { id, search, show, ...page } }) => {
    if (id !== undefined) return articleStore.find(actor, id);
    return show ? listShown(actor, show, page) : searchArticles(actor, search, page);
  }),
  handle(calls.createArticle, { audit: creates('article') }, ({ actor, body }) => createArticle(actor, body)),
  handle(calls.changeArticle, { audit: changes('article', 'id') }, ({ actor, body }) => changeArticle(actor, body)),
  handle(calls.approveArticle, { audit: { action: 'approve', noun: 'article', record: 'id' } }, ({ actor, body }) =>
    approveArticle(actor, body),
  ),
  handle(calls.refuseArticle, { audit: { action: 'reject', noun: 'article', record: 'id' } }, ({ actor, body }) =>
    refuseArticle(actor, body),
  ),
  handle(calls.listRefused, ({ actor, query }) => listRefused(actor, query)),
  handle(calls.deleteArticle, { audit: deletes('article', 'id') }, ({ actor, params }) =>
    articleStore.remove(actor, params, { after: publishQueue }),
  ),
  handle(calls.restoreArticle, { audit: { action: 'restore', noun: 'article', record: 'id' } }, ({ actor, body }) =>
    articleStore.restore(actor, body.id, { after: publishQueue }),
  ),
  handle(calls.moveArticle, { audit: changes('article', 'itemId') }, ({ actor, body }) =>
    moveArticle(actor, body.itemId, body.currentId),
  ),
  handle(calls.reorderArticles, { audit: { action: 'update', noun: 'article' } }, ({ actor, body }) =>
    reorderArticles(actor, body.columns),
  ),
  handle(calls.reviewArticle, { audit: changes('article', 'id') }, ({ actor, body }) => reviewArticle(actor, body.id)),
  ...versionCalls,
  ...commentCalls,
  handle(
    calls.uploadArticleImage,
    { audit: { action: 'upload', noun: 'image' } },
    async ({ request, file, body: { uuid, rotation } }) => ({
      ...(await storeImage(sessionOf(request), file, { rotation })),
      ...(uuid !== undefined && { uuid }),
    }),
  ),
]);
