import { withdrawEdit } from '@toam/contracts/house/house-approval.endpoints';
import { pendingEdit } from '@toam/contracts/house/house-approval.schema';
import { houseText } from '@toam/contracts/house/house.text';
import { houseSharingText as text } from '@toam/contracts/house/house-sharing.text';
import { canSeeHouseDraft, canWithdrawEdit } from '@toam/domain/house/house-access';
import { tx } from '../../../db/db';
import { recordChanges } from '../../../history/record-changes';
import { handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { emitChange } from '../../../live/emit';
import { closeDraft, findLatestDraft, findOpenDraft, lockHouse } from '../house.queries';
import { toPendingEdits } from './pending-edits';
import { publishWaiting } from './on-transition';
import { closedError } from './transition-error';
import { transitionOf } from './transition-house';

/**
 * Withdraws the pending edit of a house, once. The proposed fields are deleted, the house stays unchanged, and the edit
 * leaves the queue. D38.
 * @throws HttpError not_found; forbidden to all but its author; conflict if it was decided or withdrawn, or with the
 * current differences if the author saw others
 */
export const withdrawEditCall = handle(
  withdrawEdit,
  { audit: { action: 'withdraw', noun: 'house', record: 'houseId' } },
  ({ actor, params: { houseId }, body: { draft_version: draftVersion } }) =>
    tx(async () => {
      const house = await lockHouse(houseId);
      if (!house) throw new HttpError('not_found', houseText.notFound);
      if (!canSeeHouseDraft(actor, house)) throw new HttpError('forbidden', text.mayNotSeeSharing);
      const draft = await findOpenDraft(houseId);
      if (!draft) throw await closedError(actor, await findLatestDraft(houseId), text.noDraft);
      if (!canWithdrawEdit(actor, house, draft)) throw new HttpError('forbidden', text.mayNotWithdrawDraft);
      if (draftVersion !== undefined && draftVersion !== draft.version) {
        const [current] = await toPendingEdits(actor, [{ draft, house }]);
        throw new HttpError('conflict', text.draftStale, { current: pendingEdit.parse(current) });
      }
      await closeDraft(draft, 'withdrawn', actor.id);
      await recordChanges(actor, 'House', houseId, [
        { column: 'draft', old_value: null, new_value: text.historyDraftWithdrawn },
      ]);
      await publishWaiting('house-draft');
      const { version } = house;
      await emitChange('house', { id: houseId, version }, actor.id, 'everyone');
      return transitionOf(actor, house, text.draftWithdrawn);
    }),
);
