import { readHouseLikes, toggleHouseLike } from '@toam/contracts/house/house-like.endpoints';
import { commentText } from '@toam/contracts/house/comment.text';
import { houseText } from '@toam/contracts/house/house.text';
import { canTakePartInHouse } from '@toam/domain/house/house-community';
import { and, eq } from 'drizzle-orm';
import { auditChange } from '../../../audit/audit-context';
import { tx, db } from '../../../db/db';
import { handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { emitChange } from '../../../live/emit';
import { findStanding, lockStanding, refuseUnseen } from '../houses.reads';
import { updateSummary } from '../houses.writes';
import { readLikedHouses } from './likes.reads';
import { houseLikes } from './like.schema';

const likeOf = (houseId: number, userId: number) =>
  and(eq(houseLikes.house_id, houseId), eq(houseLikes.user_id, userId));

/** @returns whether there was a like */
async function deleteLike(houseId: number, userId: number): Promise<boolean> {
  const gone = await db().delete(houseLikes).where(likeOf(houseId, userId)).returning({ user_id: houseLikes.user_id });
  return gone.length > 0;
}

async function insertLike(houseId: number, userId: number): Promise<void> {
  await db().insert(houseLikes).values({ house_id: houseId, user_id: userId });
}

const countLikes = (houseId: number): Promise<number> => db().$count(houseLikes, eq(houseLikes.house_id, houseId));

/** Who likes a house. */
export const likeCalls = [
  // likes the house, or takes the like back; D49
  handle(
    toggleHouseLike,
    { audit: { action: 'like', noun: 'house', record: 'houseId' } },
    ({ actor, params: { houseId } }) =>
      tx(async () => {
        const house = await lockStanding(houseId);
        if (!house) throw new HttpError('not_found', houseText.notFound);
        if (!canTakePartInHouse(actor, house)) throw new HttpError('forbidden', commentText.mayNotLike);
        const liked = !(await deleteLike(houseId, actor.id));
        if (liked) await insertLike(houseId, actor.id);
        const likes_count = await countLikes(houseId);
        await updateSummary(houseId, { likes_count });
        const [old_value, new_value] = liked ? ['0', '1'] : ['1', '0'];
        auditChange(actor, 'house', houseId, [{ column: 'liked', old_value, new_value }]);
        await emitChange('house-like', { id: houseId }, actor.id, 'everyone');
        return { liked, likes_count };
      }),
  ),
  handle(readHouseLikes, async ({ actor, params: { houseId } }) => {
    const house = await findStanding(houseId);
    refuseUnseen(actor, house);
    const liked = await readLikedHouses(actor.id, [houseId]);
    return { liked: liked.has(houseId), likes_count: await countLikes(houseId) };
  }),
];
