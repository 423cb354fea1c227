import { accessRules } from '@toam/domain/access';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import type { ImageReferenceHandler } from '../../references/image-reference';
import { blogImages, blogs } from './blog.schema';

/** Pictures of news: for those who read news here. C6 */
export const blogImageReference: ImageReferenceHandler = {
  name: 'news',
  uses: sql`exists (select 1 from blog_images b where b.image_id = i.id)`,
  isShownTo: async (actor, imageIds) => {
    if (!accessRules.news(actor)) return false;
    const [shown] = await db()
      .select({ id: blogs.id })
      .from(blogImages)
      .innerJoin(blogs, eq(blogs.id, blogImages.blog_id))
      .where(and(inArray(blogImages.image_id, imageIds), isNull(blogs.deleted_at)))
      .limit(1);
    return shown !== undefined;
  },
  holding: async (actor, imageId) => ({
    isHeld: (await db().$count(blogImages, eq(blogImages.image_id, imageId))) > 0,
    mayChange: accessRules.news(actor),
    isDrafted: true,
    houses: [],
  }),
};
