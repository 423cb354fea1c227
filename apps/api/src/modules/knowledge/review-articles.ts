import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { knowledgeText as text } from '@toam/contracts/knowledge/knowledge.text';
import type { Actor } from '@toam/domain/actor';
import { dayOf } from '@toam/domain/day';
import { ArticleStatus, canReviewArticle, monthsAfter, monthsToReview } from '@toam/domain/knowledge/article-access';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { auditedJob } from '../../audit/audited';
import { db, tx } from '../../db/db';
import { HttpError } from '../../http-error';
import { notify } from '../../live/notify';
import { notifications } from '../../live/notification.schema';
import { articleStore } from './article.store';
import { articles } from './knowledge.schema';

const today = (): string => dayOf(Date.now() / 1000);

/** 'Vẫn đúng, xem lại sau 3 tháng'. C15 @throws HttpError not_found, forbidden */
export const reviewArticle = (actor: Actor, id: number) =>
  tx(async () => {
    const before = await articleStore.hold(id);
    if (before.status !== ArticleStatus.posted) throw new HttpError('not_found', text.notFound);
    if (!canReviewArticle(actor, before)) throw new HttpError('forbidden', text.notKeeper);
    return articleStore.one(
      actor,
      await articleStore.apply(actor, before, { review_on: monthsAfter(today(), monthsToReview) }),
    );
  });

/**
 * Tells keepers of posted articles whose day has come, once for each day that was set: a later look asks whether this was told
 * since the day began. C15
 */
export const remindKeepers = (): Promise<void> =>
  auditedJob('remind-keepers', () =>
    tx(async () => {
      const { id, title, keeper_id, review_on, status, deleted_at } = articles;
      const due = await db()
        .select({ id, title, keeper_id })
        .from(articles)
        .where(
          and(
            ...[eq(status, ArticleStatus.posted), isNull(deleted_at), sql`${review_on} <= ${today()}::date`],
            sql`not exists (select 1 from ${notifications} n where n.type = ${NotificationType.reviewDue}
              and n.subject = 'article' and n.subject_id = ${id} and n.user_id = ${keeper_id}
              and n.created_at >= (${review_on}::timestamp at time zone 'Asia/Ho_Chi_Minh'))`,
          ),
        )
        .orderBy(asc(id))
        .for('update');
      for (const one of due)
        await notify({
          ...{ users: [one.keeper_id], by: null, type: NotificationType.reviewDue },
          ...{ subject: { noun: 'article' as const, id: one.id }, detail: text.reviewDue(one.title) },
        });
    }),
  );
