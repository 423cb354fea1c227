import {
  commentArticle,
  deleteArticleComment,
  listArticleComments,
} from '@toam/contracts/knowledge/knowledge.endpoints';
import { knowledgeText as text } from '@toam/contracts/knowledge/knowledge.text';
import type { Actor } from '@toam/domain/actor';
import { canDeleteComment } from '@toam/domain/knowledge/article-access';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { auditChange } from '../../audit/audit-context';
import { toEpoch } from '../../db/columns';
import { db, tx } from '../../db/db';
import { creates, deletes, handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { type Page, pageOf } from '../../http/page';
import { emit } from '../../live/emit';
import { readPeople } from '../users/users.reads';
import { articleStore } from './article.store';
import { articleComments } from './knowledge.schema';

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
    const [made] = await db()
      .insert(articleComments)
      .values({ article_id: articleId, user_id: actor.id, content })
      .returning();
    auditChange(actor, 'article_comment', made!.id, [{ column: 'content', old_value: null, new_value: content }]);
    await emit({ kind: 'record.changed', noun: 'article', record_id: articleId, changed_by: actor.id }, 'everyone');
    return (await serialize(actor, [made!]))[0]!;
  });

/** @throws HttpError not_found, forbidden */
const deleteComment = (actor: Actor, id: number): Promise<null> =>
  tx(async () => {
    const alive = and(eq(articleComments.id, id), isNull(articleComments.deleted_at));
    const [found] = await db().select().from(articleComments).where(alive).for('update');
    if (!found) throw new HttpError('not_found', text.commentNotFound);
    await articleStore.find(actor, found.article_id);
    if (!canDeleteComment(actor, found)) throw new HttpError('forbidden', text.commentNotYours);
    await db().update(articleComments).set({ deleted_at: new Date() }).where(eq(articleComments.id, id));
    auditChange(actor, 'article_comment', id, [{ column: 'content', old_value: found.content, new_value: null }]);
    const { article_id: record_id } = found;
    await emit({ kind: 'record.changed', noun: 'article', record_id, changed_by: actor.id }, 'everyone');
    return null;
  });

/** What colleagues say about an article. D65 */
export const commentCalls = [
  handle(listArticleComments, ({ actor, params, query }) => listComments(actor, params.id, query)),
  handle(commentArticle, { audit: creates('article_comment') }, ({ actor, params, body }) =>
    comment(actor, params.id, body.content),
  ),
  handle(deleteArticleComment, { audit: deletes('article_comment', 'id') }, ({ actor, params }) =>
    deleteComment(actor, params.id),
  ),
];
