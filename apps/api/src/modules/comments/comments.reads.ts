import type { Actor } from '@toam/domain/actor';
import { canSeeHouse } from '@toam/domain/house/house-access';
import { canSeeComment } from '@toam/domain/house/house-community';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { db } from '../../db/db';
import { houseVisibility } from '../houses/houses.reads';
import { houses } from '../houses/house.schema';
import { houseComments } from './comment.schema';

/** Whether a comment that the actor may read shows one of these pictures. D42. */
export async function isCommentImageShownTo(actor: Actor, ids: number[]): Promise<boolean> {
  const found = await db()
    .select({ house: houseVisibility, author: houseComments.user_id, status: houseComments.status })
    .from(houseComments)
    .innerJoin(houses, eq(houses.id, houseComments.house_id))
    .where(and(inArray(houseComments.image_id, ids), isNull(houseComments.deleted_at), isNull(houses.deleted_at)));
  return found.some(
    ({ house, author, status }) => canSeeHouse(actor, house) && canSeeComment(actor, { user_id: author, status }),
  );
}
