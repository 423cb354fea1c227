import { readHouseLikes, toggleHouseLike } from '@toam/contracts/house/house-like.endpoints';
import { commentText } from '@toam/contracts/house/comment.text';
import { houseText } from '@toam/contracts/house/house.text';
import { canTakePartInHouse } from '@toam/domain/house/house-community';
import { auditChange } from '../../../audit/audit-context';
import { tx } from '../../../db/db';
import { handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { emit } from '../../../live/emit';
import { findStanding, lockStanding, refuseUnseen } from '../houses.reads';
import { updateSummary } from '../houses.writes';
import { countLikes, deleteLike, insertLike } from './like.queries';
import { readLikedHouses } from './likes.reads';

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
        await emit(
          { kind: 'record.changed', noun: 'house-like', record_id: houseId, changed_by: actor.id },
          'everyone',
        );
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
