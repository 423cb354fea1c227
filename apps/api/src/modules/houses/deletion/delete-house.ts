import { deleteHouse as deleteHouseEndpoint } from '@toam/contracts/house/house.endpoints';
import { houseText } from '@toam/contracts/house/house.text';
import type { Actor } from '@toam/domain/actor';
import { canDeleteHouse } from '@toam/domain/house/house-access';
import { tx } from '../../../db/db';
import { deletion, recordChanges } from '../../../history/record-changes';
import { deletes, handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { emitChange } from '../../../live/emit';
import { revalidateHouse } from '../../../web-revalidation/web-revalidation';
import { followHouse } from '../../../references/house-follower';
import { lockHouse, markDeleted } from '../house.queries';
import { publishAllWaiting } from '../sharing/on-transition';

/**
 * Deletes a house softly. Lists, counts, queues and links no longer find it. An admin can restore it; then its open
 * requests and draft wait again. D11.
 * @throws HttpError not_found, forbidden
 */
export const deleteHouse = (actor: Actor, houseId: number): Promise<void> =>
  tx(async () => {
    const house = await lockHouse(houseId);
    if (!house) throw new HttpError('not_found', houseText.notFound);
    if (!canDeleteHouse(actor, house)) throw new HttpError('forbidden', houseText.mayNotDelete);
    await markDeleted(houseId);
    await recordChanges(actor, 'House', houseId, [deletion]);
    await emitChange('house', { id: houseId, version: house.version + 1 }, actor.id, 'everyone');
    await publishAllWaiting(house);
    await followHouse(houseId, actor.id);
    if (house.web === 1) await revalidateHouse(house.slug);
  });

export const deleteHouseCall = handle(
  deleteHouseEndpoint,
  { audit: deletes('house', 'house_id') },
  async ({ actor, body }) => {
    await deleteHouse(actor, body.house_id);
    return null;
  },
);
