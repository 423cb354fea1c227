import { z } from 'zod';
import { exampleArticle } from '@toam/contracts/article/article-text';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, recordId, requiredLine, searchLine } from '@toam/contracts/field';
import { image, rotation } from '@toam/contracts/media/image.schema';
import { pageOf, pageQuery } from '@toam/contracts/page';
import { seenVersion } from '@toam/contracts/record/record.schema';
import { knowledgeText } from './knowledge.text';
import {
  articleComment,
  articleVersion,
  articleVersionDetail,
  changedArticle,
  changedColumn,
  knowledgeArticle,
  knowledgeCard,
  knowledgeColumn,
  newArticle,
  newColumn,
} from './knowledge.schema';

export const listColumns = endpoint({
  method: 'GET',
  path: '/knowledge/type',
  summary: 'Columns of the board, in their order',
  access: 'signedIn',
  data: z.array(knowledgeColumn),
});

export const createColumn = endpoint({
  method: 'POST',
  once: true,
  path: '/knowledge/type',
  summary: 'Adds a column at the end',
  access: 'admin',
  body: newColumn,
  example: { body: { type_name: 'Phong thuỷ' } },
  data: knowledgeColumn,
});

export const changeColumn = endpoint({
  method: 'PUT',
  path: '/knowledge/type',
  summary: 'Renames a column',
  access: 'admin',
  body: changedColumn,
  example: { body: { id: 1, type_name: 'Pháp lý nhà đất' } },
  conflict: knowledgeColumn,
  data: knowledgeColumn,
});

/** A column with articles, also waiting or refused ones, stays: nothing that people wrote goes with it. */
export const deleteColumn = endpoint({
  method: 'DELETE',
  path: '/knowledge/type/:id',
  summary: 'Deletes an empty column',
  access: 'admin',
  params: z.object({ id: idParam }),
  example: { params: { id: 1 } },
  data: z.null(),
});

export const listColumn = endpoint({
  method: 'GET',
  path: '/knowledge/by/:typeId',
  summary: 'Posted articles of a column, from its top',
  access: 'signedIn',
  params: z.object({ typeId: idParam }),
  query: pageQuery(10),
  example: { params: { typeId: 1 }, query: { page: 1, size: 10 } },
  data: pageOf(knowledgeCard),
});

export const listWaiting = endpoint({
  method: 'GET',
  path: '/knowledge/by/:typeId/waiting',
  summary: 'Articles and edits of a column that wait for a decision, the oldest first',
  access: 'admin',
  params: z.object({ typeId: idParam }),
  query: pageQuery(10),
  example: { params: { typeId: 1 }, query: { page: 1, size: 10 } },
  data: pageOf(knowledgeCard),
});

export const countWaiting = endpoint({
  method: 'GET',
  path: '/knowledge/waiting/count',
  summary: 'How many articles and edits wait for a decision',
  access: 'admin',
  data: z.object({ waiting: z.number().int() }),
});

/**
 * What a page shows instead of a search: all articles of one's own, whatever became of them; posted ones whose day of review has come;
 * what waits for a decision (for admins).
 */
const knowledgeShows = ['mine', 'overdue', 'waiting'] as const;
export type KnowledgeShow = (typeof knowledgeShows)[number];

/** With `id` one article, else a page of posted ones that a search finds, or of what `show` says. */
export const readKnowledge = endpoint({
  method: 'GET',
  path: '/knowledge',
  summary: 'An article, or a search in posted ones by words without accents',
  access: 'signedIn',
  query: pageQuery(10).extend({
    id: idParam.optional(),
    search: searchLine(),
    show: z.enum(knowledgeShows).optional(),
  }),
  example: { query: { search: 'sổ hồng' } },
  data: z.union([knowledgeArticle, pageOf(knowledgeCard)]),
});

export const createArticle = endpoint({
  method: 'POST',
  once: true,
  path: '/knowledge',
  summary: 'Writes an article: admins post at once, others send it for approval',
  access: 'signedIn',
  body: newArticle,
  example: { body: { title: 'Kiểm tra sổ trước khi cọc', type_id: 1, content: exampleArticle } },
  data: knowledgeArticle,
});

/** An author's change of a posted article is an edit that waits; everybody still reads the posted text. D65 */
export const changeArticle = endpoint({
  method: 'PUT',
  path: '/knowledge',
  summary: 'Changes an article',
  access: 'signedIn',
  /** `resetReason` is accepted: a change of a refused article always clears its reason. */
  body: changedArticle.extend({ resetReason: z.boolean().optional() }),
  example: { body: { id: 1, version: 1, title: 'Kiểm tra sổ trước khi đặt cọc' } },
  conflict: knowledgeArticle,
  data: knowledgeArticle,
});

const orderedIds = z.array(recordId).max(1000);

/** What an admin saw when they decided. A later state answers 409. */
const seen = { id: recordId, version: seenVersion, edit_version: seenVersion };

export const approveArticle = endpoint({
  method: 'PUT',
  path: '/knowledge/approve',
  summary: 'Posts an article, or an edit of one',
  access: 'admin',
  body: z.object(seen),
  example: { body: { id: 1 } },
  conflict: knowledgeArticle,
  data: knowledgeArticle,
});

export const refuseArticle = endpoint({
  method: 'PUT',
  path: '/knowledge/notApprove',
  summary: 'Refuses an article, or an edit of one',
  access: 'admin',
  body: z.object({
    ...seen,
    reason_reject: z
      .string(knowledgeText.reasonMissing)
      .trim()
      .min(1, knowledgeText.reasonMissing)
      .max(1000, 'Tối đa 1000 ký tự'),
  }),
  example: { body: { id: 1, reason_reject: 'Thiếu nguồn của biểu phí' } },
  conflict: knowledgeArticle,
  data: knowledgeArticle,
});

export const listRefused = endpoint({
  method: 'GET',
  path: '/knowledge/notApproveByUserId',
  summary: 'My articles and edits that were refused',
  access: 'signedIn',
  query: pageQuery(10),
  example: { query: { page: 1, size: 10 } },
  data: pageOf(knowledgeCard),
});

export const deleteArticle = endpoint({
  method: 'DELETE',
  path: '/knowledge/:id',
  summary: 'Deletes an article',
  access: 'signedIn',
  params: z.object({ id: idParam }),
  example: { params: { id: 1 } },
  data: z.null(),
});

export const restoreArticle = endpoint({
  method: 'PUT',
  path: '/knowledge/restore',
  summary: 'Restores a deleted article',
  access: 'signedIn',
  body: z.object({ id: recordId }),
  example: { body: { id: 1 } },
  data: knowledgeArticle,
});

/** `currentId` is the target column, `itemId` the article. D65 */
export const moveArticle = endpoint({
  method: 'PUT',
  path: '/knowledge/changeColumn',
  summary: 'Moves a posted article to the top of a column',
  access: 'admin',
  body: z.object({ currentId: recordId, itemId: recordId }),
  example: { body: { currentId: 1, itemId: 1 } },
  data: z.null(),
});

/**
 * Articles that are not named follow in their old order. Unknown and unposted ones are left out. `seen`: what the column began with when
 * the person ordered it; another beginning answers 409.
 */
export const reorderArticles = endpoint({
  method: 'PUT',
  path: '/knowledge/reorder',
  summary: 'Saves the order of posted articles, from the top of each column',
  access: 'admin',
  body: z.object({
    columns: z
      .array(z.object({ type_id: recordId, ids: orderedIds, seen: orderedIds.optional() }))
      .max(100)
      .refine((columns) => {
        const ids = columns.flatMap((column) => column.ids);
        return new Set(ids).size === ids.length;
      }, knowledgeText.listedTwice),
  }),
  example: { body: { columns: [{ type_id: 1, ids: [2, 1] }] } },
  data: z.null(),
});

export const reviewArticle = endpoint({
  method: 'PUT',
  path: '/knowledge/review',
  summary: 'Says that an article is still true; it is looked at again in three months',
  access: 'signedIn',
  body: z.object({ id: recordId }),
  example: { body: { id: 1 } },
  data: knowledgeArticle,
});

export const listVersions = endpoint({
  method: 'GET',
  path: '/knowledge/:id/version',
  summary: 'Posted states of an article, the latest first',
  access: 'signedIn',
  params: z.object({ id: idParam }),
  query: pageQuery(20),
  example: { params: { id: 1 }, query: { page: 1, size: 20 } },
  data: pageOf(articleVersion),
});

export const readVersion = endpoint({
  method: 'GET',
  path: '/knowledge/:id/version/:version',
  summary: 'A posted state of an article',
  access: 'signedIn',
  params: z.object({ id: idParam, version: idParam }),
  example: { params: { id: 1, version: 1 } },
  data: articleVersionDetail,
});

/** The newest last; `page` 1 has the newest. */
export const listArticleComments = endpoint({
  method: 'GET',
  path: '/knowledge/:id/comment',
  summary: 'Comments on an article, the newest last',
  access: 'signedIn',
  params: z.object({ id: idParam }),
  query: pageQuery(50),
  example: { params: { id: 1 }, query: { page: 1, size: 50 } },
  data: pageOf(articleComment),
});

export const commentArticle = endpoint({
  method: 'POST',
  once: true,
  path: '/knowledge/:id/comment',
  summary: 'Comments on an article',
  access: 'signedIn',
  params: z.object({ id: idParam }),
  body: z.object({ content: requiredLine('Bình luận', 2000) }),
  example: { params: { id: 1 }, body: { content: 'Rất hữu ích, cảm ơn anh' } },
  data: articleComment,
});

export const deleteArticleComment = endpoint({
  method: 'DELETE',
  path: '/knowledge/comment/:id',
  summary: 'Deletes a comment on an article',
  access: 'signedIn',
  params: z.object({ id: idParam }),
  example: { params: { id: 1 } },
  data: z.null(),
});

export const uploadArticleImage = endpoint({
  method: 'POST',
  path: '/knowledge/file',
  summary: 'Stores a picture for an article',
  access: 'signedIn',
  bodyKind: 'upload',
  body: z.object({ rotation: z.coerce.number().pipe(rotation).default(0), uuid: z.string().max(100).optional() }),
  example: { body: { rotation: 0, uuid: 'a1' } },
  data: image.extend({ uuid: z.string().optional() }),
});
