import { isAdmin } from '@toam/domain/actor';
import { ArticleStatus } from '@toam/domain/knowledge/article-access';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import type { ImageReferenceHandler } from '../../references/image-reference';
import { articleImages, articles } from './knowledge.schema';

/** Pictures of articles, of their edits and of what was posted before: for those who read the article. */
export const articleImageReference: ImageReferenceHandler = {
  name: 'articles',
  uses: sql`exists (select 1 from article_images a where a.image_id = i.id)`,
  isShownTo: async (actor, imageIds) => {
    const mine = or(eq(articles.status, ArticleStatus.posted), eq(articles.user_id, actor.id));
    const [shown] = await db()
      .select({ id: articles.id })
      .from(articleImages)
      .innerJoin(articles, eq(articles.id, articleImages.article_id))
      .where(
        and(inArray(articleImages.image_id, imageIds), isNull(articles.deleted_at), isAdmin(actor) ? undefined : mine),
      )
      .limit(1);
    return shown !== undefined;
  },
};
