import type { InputOf } from '@toam/contracts/endpoint';
import { decideEdit } from '@toam/contracts/house/house-approval.endpoints';
import { pendingEdit } from '@toam/contracts/house/house-approval.schema';
import type { HouseChange } from '@toam/contracts/house/house-save.schema';
import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { houseText } from '@toam/contracts/house/house.text';
import { houseSharingText } from '@toam/contracts/house/house-sharing.text';
import type { Actor } from '@toam/domain/actor';
import { canDecideHouse } from '@toam/domain/house/house-access';
import { tx } from '../../../db/db';
import { recordChanges } from '../../../history/record-changes';
import { handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { emitChange } from '../../../live/emit';
import { notify } from '../../../live/notify';
import { readStaffNames } from '../../users/users.reads';
import { applyChange } from '../saving/apply-change';
import type { House } from '../house.schema';
import { closeDraft, findHouse, findLatestDraft, findOpenDraft, lockHouse } from '../house.queries';
import { type OpenEdit, toPendingEdits } from './pending-edits';
import { publishWaiting } from './on-transition';
import { closedError } from './transition-error';
import { transitionOf } from './transition-house';

/** The decision (1 approves, 2 rejects), and which differences the decider saw. Without a version: that on which the edit began. */
type EditDecision = InputOf<typeof decideEdit>['body'];

/** @throws HttpError conflict with the current differences if the decider saw others. D38 */
async function refuseStale(actor: Actor, edit: OpenEdit, decision: EditDecision): Promise<void> {
  const { draft, house } = edit;
  const isOtherDraft = decision.draft_version !== undefined && decision.draft_version !== draft.version;
  // a rejected edit need not fit the current house
  const isOtherHouse = decision.status === 1 && (decision.version ?? draft.base_version) !== house.version;
  if (!isOtherDraft && !isOtherHouse) return;
  const [current] = await toPendingEdits(actor, [edit]);
  throw new HttpError('conflict', houseSharingText.draftStale, { current: pendingEdit.parse(current) });
}

/** Notifies the editor and the agent. The history records who decided. */
async function notifyRequester(actor: Actor, { draft, house }: OpenEdit, isApproved: boolean): Promise<void> {
  const { notice, historyDraftApproved, historyDraftRejected } = houseSharingText;
  const editor = (await readStaffNames([draft.user_id])).get(draft.user_id)?.name ?? '';
  const input = isApproved ? historyDraftApproved(editor) : historyDraftRejected(editor);
  await recordChanges(actor, 'House', house.id, [{ column: 'draft', old_value: null, new_value: input }]);
  await notify({
    users: [draft.user_id, house.user_id],
    by: actor.id,
    type: NotificationType.approvalDecided,
    house,
    detail: isApproved ? notice.approvedDraft : notice.rejectedDraft,
  });
  await publishWaiting('house-draft');
}

/** Applies the proposed change; its editor counts as the author. @returns the house afterwards */
async function approve(actor: Actor, { draft, house }: OpenEdit): Promise<House> {
  const body = { ...(draft.attributes as Partial<HouseChange>), house_id: house.id };
  await applyChange(actor, house, body, { editor: draft.user_id, vouched: draft.customer_vouched });
  return (await findHouse(house.id)) ?? house;
}

/**
 * Decides the pending edit of a house, once. Approval applies it, pictures and documents included, and updates the
 * website. Rejection deletes it. If several people decide at once, one wins. D38.
 * @throws HttpError not_found; forbidden; conflict if it was decided, or with the current differences if it or the
 * house changed since; invalid if it no longer can be applied
 */
export const decideEditCall = handle(
  decideEdit,
  { audit: { action: ({ body }) => (body.status === 1 ? 'approve' : 'reject'), noun: 'house', record: 'houseId' } },
  ({ actor, params: { houseId }, body }) =>
    tx(async () => {
      const house = await lockHouse(houseId);
      if (!house) throw new HttpError('not_found', houseText.notFound);
      if (!canDecideHouse(actor)) throw new HttpError('forbidden', houseSharingText.mayNotDecide);
      const draft = await findOpenDraft(houseId);
      if (!draft) throw await closedError(actor, await findLatestDraft(houseId), houseSharingText.noDraft);
      const edit = { draft, house };
      await refuseStale(actor, edit, body);
      const isApproved = body.status === 1;
      await closeDraft(draft, isApproved ? 'approved' : 'rejected', actor.id);
      const after = isApproved ? await approve(actor, edit) : house;
      await notifyRequester(actor, edit, isApproved);
      await emitChange('house', { id: houseId, version: after.version }, actor.id, 'everyone');
      return transitionOf(actor, after, isApproved ? houseSharingText.draftApproved : houseSharingText.draftRejected);
    }),
);
