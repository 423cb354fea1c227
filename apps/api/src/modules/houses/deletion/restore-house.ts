import { houseText } from '@toam/contracts/house/house.text';
import { houseBulkText } from '@toam/contracts/house/house-bulk.text';
import type { Actor } from '@toam/domain/actor';
import { canDeleteHouse, canRestoreHouse } from '@toam/domain/house/house-access';
import { eq } from 'drizzle-orm';
import { tx } from '../../../db/db';
import { findDeletion } from '../../../history/find-deletion';
import { recordChanges, restoration } from '../../../history/record-changes';
import { HttpError } from '../../../http-error';
import { emitChange } from '../../../live/emit';
import { revalidateHouse } from '../../../web-revalidation/web-revalidation';
import { findCustomerOwner } from '../../customers/customers.reads';
import { publishAllWaiting } from '../sharing/on-transition';
import { findRow, saveRow } from '../../../db/rows';
import { markForMatching } from '../../../match-marks/mark-for-matching';
import { houses } from '../house.schema';

/**
 * Restores a deleted house with its open requests and draft. If its owner was deleted too, restore the owner first. D11.
 * @throws HttpError not_found if it never existed; conflict if it is not deleted or its owner is; forbidden
 */
export const restoreHouse = (actor: Actor, houseId: number): Promise<void> =>
  tx(async () => {
    const house = await findRow(houses, eq(houses.id, houseId), 'update');
    if (!house) throw new HttpError('not_found', houseText.notFound);
    if (!house.deleted_at) {
      // whoever may not delete it is not told that it is there
      if (!canDeleteHouse(actor, house)) throw new HttpError('forbidden', houseBulkText.mayNotRestore);
      throw new HttpError('conflict', houseBulkText.notDeleted);
    }
    if (!canRestoreHouse(actor, await findDeletion('House', houseId, house.deleted_at)))
      throw new HttpError('forbidden', houseBulkText.mayNotRestore);
    if (house.customer_id !== null && !(await findCustomerOwner(house.customer_id)))
      throw new HttpError('conflict', houseBulkText.ownerGone);
    const { version } = await saveRow(houses, houseId, { deleted_at: null });
    await markForMatching('house', [houseId], { isNew: true });
    await recordChanges(actor, 'House', houseId, [restoration]);
    await emitChange('house', { id: houseId, version }, actor.id, 'everyone');
    await publishAllWaiting(house);
    if (house.web === 1) await revalidateHouse(house.slug);
  });
