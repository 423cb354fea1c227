import { sql } from 'drizzle-orm';
import type { ImageReferenceHandler } from '../../references/image-reference';
import { isCommentImageShownTo } from './comments.reads';

/** Pictures in comments. */
export const commentImageReference: ImageReferenceHandler = {
  name: 'comments',
  uses: sql`exists (select 1 from house_comments t where t.image_id = i.id)`,
  isShownTo: isCommentImageShownTo,
};
