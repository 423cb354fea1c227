import type {
  changeArticle as changeEndpoint,
  createArticle as createEndpoint,
} from '@toam/contracts/knowledge/knowledge.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';
import { commonText } from '@toam/contracts/texts/common';
import { knowledgeText as text } from '@toam/contracts/knowledge/knowledge.text';
import { type Actor, isAdmin } from '@toam/domain/actor';
import { ArticleStatus } from '@toam/domain/knowledge/article-access';
import type { article } from '@toam/domain/knowledge/article.record';
import { eq, sql } from 'drizzle-orm';
import { db, tx } from '../../db/db';
import { findRow } from '../../db/rows';
import { HttpError } from '../../http-error';
import { emit } from '../../live/emit';
import type { Special } from '../../record/record-store';
import { foreignImageErrors } from '../articles/article-images.reads';
import { addImageLinks } from '../media/media.writes';
import { allUsed, articleStore, links, usedBy } from './article.store';
import { isLivingColumn, lockColumns, topOf } from './column.queries';
import { type Article, articleEdits, type articles, articleVersions } from './knowledge.schema';

type Checks = Special<typeof article, typeof articles>;

/** The queue of admins changed. */
export const publishQueue = (): Promise<void> =>
  emit({ kind: 'approval.changed', queue: 'articles' }, { rule: 'admin' });

/** Keeps the posted state. C16 */
export async function keepVersion({ id, version, title, content, cover_id }: Article, by: number): Promise<void> {
  await db()
    .insert(articleVersions)
    .values({ article_id: id, version, title, content, cover_id, user_id: by })
    .onConflictDoNothing();
}

const ownPictures: NonNullable<Checks['before']>[number] = ({ actor, before, after }) =>
  foreignImageErrors(actor, links, before?.id, usedBy(after));

/** Pictures stay for the versions that show them. */
const linkPictures = (stored: Article) => addImageLinks(links, stored.id, allUsed(stored));

async function whenWritten(actor: Actor, stored: Article): Promise<void> {
  await linkPictures(stored);
  if (stored.status === ArticleStatus.posted) await keepVersion(stored, actor.id);
  else await publishQueue();
}

/** Writes an article. Admins post at once, to the top of its column; others send it for approval. D65 */
export const createArticle = (actor: Actor, body: InputOf<typeof createEndpoint>['body']) =>
  tx(async () => {
    const posts = isAdmin(actor);
    if (posts) await lockColumns([body.type_id]);
    const standing = posts
      ? {
          status: ArticleStatus.posted,
          position: await topOf(body.type_id),
          decided_by: actor.id,
          decided_at: new Date(),
        }
      : { status: ArticleStatus.waiting };
    return articleStore.create(actor, body, {
      before: [ownPictures],
      with: standing,
      after: (_write, stored) => whenWritten(actor, stored),
    });
  });

/** @throws HttpError invalid */
async function refuseWrong(
  actor: Actor,
  id: number,
  wanted: Pick<Article, 'type_id' | 'cover_id' | 'content'>,
): Promise<void> {
  const errors = await foreignImageErrors(actor, links, id, usedBy(wanted));
  if (!(await isLivingColumn(wanted.type_id))) errors.type_id = text.typeGone;
  if (Object.keys(errors).length > 0) throw new HttpError('invalid', commonText.invalid, { errors });
}

/** An author's edit of a posted article: it waits, and everybody reads the posted text meanwhile. D65 */
async function propose(actor: Actor, before: Article, body: Omit<InputOf<typeof changeEndpoint>['body'], 'id'>) {
  const open = await findRow(articleEdits, eq(articleEdits.article_id, before.id), 'update');
  const base = open ?? before;
  const wanted = {
    title: body.title ?? base.title,
    content: body.content ?? base.content,
    cover_id: body.cover === undefined ? base.cover_id : body.cover,
    type_id: body.type_id ?? base.type_id,
  };
  await refuseWrong(actor, before.id, wanted);
  const input = {
    ...wanted,
    user_id: actor.id,
    state: 'open' as const,
    reason_reject: null,
    base_version: before.version + 1,
  };
  await db()
    .insert(articleEdits)
    .values({ article_id: before.id, ...input })
    .onConflictDoUpdate({
      target: articleEdits.article_id,
      set: { ...input, version: sql`${articleEdits.version} + 1`, created_at: new Date() },
    });
  await addImageLinks(links, before.id, allUsed(wanted));
  // the article gets a version with it: the author's other tab, still at the one before, is told
  await articleStore.apply(actor, before, {}, [{ column: 'edit', old_value: null, new_value: text.editSent }]);
  await publishQueue();
}

/**
 * Changes an article: an admin at once; an author what waits or was refused (it waits again), and of what is posted an edit.
 * @throws HttpError not_found, forbidden; conflict if the version is stale
 */
export const changeArticle = (
  actor: Actor,
  { resetReason: _accepted, ...body }: InputOf<typeof changeEndpoint>['body'],
) =>
  tx(async () => {
    const before = await articleStore.hold(body.id);
    if (before.user_id === actor.id && !isAdmin(actor) && before.status === ArticleStatus.posted) {
      await articleStore.refuseStale(actor, before, body.version);
      // a keeper and a day are no text: they need no approval
      const { keeper_id, review_on, ...words } = body;
      const kept = await articleStore.change(actor, { id: body.id, keeper_id, review_on });
      if (Object.keys(words).some((name) => !['id', 'version'].includes(name))) {
        await propose(actor, { ...before, version: kept.version }, words);
        return articleStore.find(actor, body.id);
      }
      return kept;
    }
    const returns = before.status === ArticleStatus.refused && !isAdmin(actor);
    return articleStore.change(actor, body, {
      before: [ownPictures],
      with: returns ? { status: ArticleStatus.waiting, reason_reject: null, decided_by: null, decided_at: null } : {},
      after: (_write, stored) => whenWritten(actor, stored),
    });
  });
