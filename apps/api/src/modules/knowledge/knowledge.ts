import * as calls from '@toam/contracts/knowledge/knowledge.endpoints';
import { changes, creates, deletes, handle, moduleOf } from '../../http/handle';
import { sessionOf } from '../../http/authorize';
import { storeImage } from '../media/media.writes';
import { commentCalls } from './article-comments';
import { versionCalls } from './article-versions';
import { articleStore } from './article.store';
import { columnCalls } from './columns';
import { approveArticle, refuseArticle } from './decide-article';
import { countWaiting, listColumn, listRefused, listShown, listWaiting, searchArticles } from './list-articles';
import { moveArticle, reorderArticles } from './order-articles';
import { reviewArticle } from './review-articles';
import { changeArticle, createArticle, publishQueue } from './write-article';

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
