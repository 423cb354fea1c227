import type {
  approveArticle as approveEndpoint,
  refuseArticle as refuseEndpoint,
} from '@toam/contracts/knowledge/knowledge.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';
import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { knowledgeText as text } from '@toam/contracts/knowledge/knowledge.text';
import type { Actor } from '@toam/domain/actor';
import { ArticleStatus } from '@toam/domain/knowledge/article-access';
import { eq } from 'drizzle-orm';
import { db, tx } from '../../db/db';
import { findRow } from '../../db/rows';
import { HttpError } from '../../http-error';
import { notify } from '../../live/notify';
import { readStaffNames } from '../users/users.reads';
import { articleStore, textColumns } from './article.store';
import { lockColumns, topOf } from './column.queries';
import { type Article, type ArticleEdit, articleEdits } from './knowledge.schema';
import { keepVersion, publishQueue } from './write-article';

type Seen = Pick<InputOf<typeof approveEndpoint>['body'], 'id' | 'version' | 'edit_version'>;

interface Waiting {
  before: Article;
  /** The author's edit of a posted article; undefined: the article itself waits. */
  edit: ArticleEdit | undefined;
}

/**
 * What waits for a decision, locked.
 * @throws HttpError not_found; conflict if somebody decided already, or wrote another text since it was seen
 */
async function holdWaiting(actor: Actor, { id, version, edit_version }: Seen): Promise<Waiting> {
  const before = await articleStore.hold(id);
  const found = await findRow(articleEdits, eq(articleEdits.article_id, id), 'update');
  const edit = found?.state === 'open' ? found : undefined;
  const current = () => articleStore.one(actor, before);
  if (!edit && before.status !== ArticleStatus.waiting) {
    const decider =
      before.decided_by === null ? undefined : (await readStaffNames([before.decided_by])).get(before.decided_by);
    throw new HttpError('conflict', decider ? text.decided(decider.name) : text.notWaiting, {
      current: await current(),
    });
  }
  const isStale =
    (version !== undefined && version !== before.version) ||
    (edit_version !== undefined && edit_version !== edit?.version);
  if (isStale) throw new HttpError('conflict', commonText.stale, { current: await current() });
  return { before, edit };
}

const tellAuthor = (actor: Actor, { id, user_id }: Article, detail: string): Promise<void> =>
  notify({
    ...{ users: [user_id], by: actor.id, type: NotificationType.articleDecided, detail },
    subject: { noun: 'article', id },
  });

/** Posts an article, or an author's edit of one. D65 @throws HttpError not_found, conflict */
export const approveArticle = (actor: Actor, seen: Seen) =>
  tx(async () => {
    const { before, edit } = await holdWaiting(actor, seen);
    const typeId = edit?.type_id ?? before.type_id;
    const isNew = before.status !== ArticleStatus.posted;
    if (isNew || typeId !== before.type_id) await lockColumns([typeId, before.type_id]);
    const place = isNew || typeId !== before.type_id ? { position: await topOf(typeId) } : {};
    const words = edit && {
      title: edit.title,
      content: edit.content,
      cover_id: edit.cover_id,
      type_id: typeId,
      ...textColumns(edit),
    };
    const decided = { status: ArticleStatus.posted, reason_reject: null, decided_by: actor.id, decided_at: new Date() };
    const also = edit ? [{ column: 'edit', old_value: text.editSent, new_value: text.editApproved }] : [];
    const stored = await articleStore.apply(actor, before, { ...words, ...decided, ...place }, also);
    if (edit) await db().delete(articleEdits).where(eq(articleEdits.article_id, before.id));
    await keepVersion(stored, before.user_id);
    await tellAuthor(actor, stored, text.approved(stored.title));
    await publishQueue();
    return articleStore.one(actor, stored);
  });

/** Refuses an article, or an author's edit of one: the posted text stays. D65 @throws HttpError not_found, conflict */
export const refuseArticle = (actor: Actor, { reason_reject, ...seen }: InputOf<typeof refuseEndpoint>['body']) =>
  tx(async () => {
    const { before, edit } = await holdWaiting(actor, seen);
    const decided = { decided_by: actor.id, decided_at: new Date() };
    const also = edit ? [{ column: 'edit', old_value: text.editSent, new_value: text.editRefused(reason_reject) }] : [];
    const stored = await articleStore.apply(
      actor,
      before,
      edit ? decided : { ...decided, status: ArticleStatus.refused, reason_reject },
      also,
    );
    if (edit)
      await db()
        .update(articleEdits)
        .set({ state: 'rejected', reason_reject })
        .where(eq(articleEdits.article_id, before.id));
    await tellAuthor(actor, stored, text.refused(edit?.title ?? stored.title, reason_reject));
    await publishQueue();
    return articleStore.one(actor, stored);
  });
