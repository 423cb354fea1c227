import { deleteRequest, restoreRequest } from '@toam/contracts/need/need.endpoints';
import { needHistoryText, needText } from '@toam/contracts/need/need.text';
import { canDeleteNeed, canRestoreNeed } from '@toam/domain/need/need-access';
import { tx } from '../../../db/db';
import { findDeletion } from '../../../history/find-deletion';
import { recordChanges } from '../../../history/record-changes';
import { deletes, handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { emitChange } from '../../../live/emit';
import { markForMatching } from '../../../match-marks/mark-for-matching';
import { findCustomerOwner } from '../../customers/customers.reads';
import { lockToEdit } from './change-need';
import { needAudienceOf } from '../../need-scope/need-audience.reads';
import { toRow, viewerOf } from '../need-row-serializer';
import { lockNeed, updateNeed } from '../need.queries';

/**
 * Deletes a need softly. Lists, matches and links no longer find it. D11.
 * @throws HttpError not_found, forbidden
 */
export const deleteRequestCall = handle(
  deleteRequest,
  { audit: deletes('request', 'request_id') },
  ({ actor, body: { request_id: id } }) =>
    tx(async () => {
      await lockToEdit(await viewerOf(actor), id, undefined, (need) =>
        canDeleteNeed(actor, need) ? null : needText.mayNotDelete,
      );
      const { version } = await updateNeed(id, { deleted_at: new Date() });
      await recordChanges(actor, 'Request', id, [
        { column: 'deleted_at', old_value: null, new_value: needHistoryText.deleted },
      ]);
      await emitChange('request', { id, version }, actor.id, await needAudienceOf([id]));
      return null;
    }),
);

/**
 * Restores a deleted need. If its customer is deleted, the need stays deleted until the customer is restored.
 * @throws HttpError not_found if it never existed; conflict if it is not deleted or its customer is; forbidden
 */
export const restoreRequestCall = handle(
  restoreRequest,
  { audit: { action: 'restore', noun: 'request', record: 'request_id' } },
  ({ actor, body: { request_id: id } }) =>
    tx(async () => {
      const need = await lockNeed(id);
      if (!need) throw new HttpError('not_found', needText.notFound);
      if (!need.deleted_at) {
        // whoever may not delete it is not told that it is there
        if (!canDeleteNeed(actor, need)) throw new HttpError('forbidden', needText.mayNotRestore);
        throw new HttpError('conflict', needText.notDeleted);
      }
      if (!canRestoreNeed(actor, await findDeletion('Request', id, need.deleted_at)))
        throw new HttpError('forbidden', needText.mayNotRestore);
      if (!(await findCustomerOwner(need.customer_id))) throw new HttpError('conflict', needText.customerGone);
      const restored = await updateNeed(id, { deleted_at: null });
      await recordChanges(actor, 'Request', id, [
        { column: 'deleted_at', old_value: needHistoryText.deleted, new_value: null },
      ]);
      await markForMatching('request', [id]);
      const { version } = restored;
      await emitChange('request', { id, version }, actor.id, await needAudienceOf([id]));
      return { need: await toRow(await viewerOf(actor), restored), message: needText.restored };
    }),
);
