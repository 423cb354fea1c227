import { canSeeHouse } from '@toam/domain/house/house-access';
import { canSeeComment } from '@toam/domain/house/house-community';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import type { ImageReferenceHandler } from '../../references/image-reference';
import { houses } from '../houses/house.schema';
import { houseVisibility } from '../houses/houses.reads';
import { houseComments } from './comment.schema';

/** Pictures in comments: for those who may read the comment. D42. */
export const commentImageReference: ImageReferenceHandler = {
  name: 'comments',
  uses: sql`exists (select 1 from house_comments t where t.image_id = i.id)`,
  isShownTo: async (actor, ids) => {
    const found = await db()
      .select({ house: houseVisibility, author: houseComments.user_id, status: houseComments.status })
      .from(houseComments)
      .innerJoin(houses, eq(houses.id, houseComments.house_id))
      .where(and(inArray(houseComments.image_id, ids), isNull(houseComments.deleted_at), isNull(houses.deleted_at)));
    return found.some(
      ({ house, author, status }) => canSeeHouse(actor, house) && canSeeComment(actor, { user_id: author, status }),
    );
  },
};
