import { pendingEdit } from '@toam/contracts/house/house-approval.schema';
import type { HouseTransition } from '@toam/contracts/house/house-sharing.endpoints';
import type { HouseChange } from '@toam/contracts/house/house-save.schema';
import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { houseText } from '@toam/contracts/texts/house';
import { houseSharingText } from '@toam/contracts/texts/house-sharing';
import type { Actor } from '@toam/domain/actor';
import { canDecideHouse } from '@toam/domain/house/house-access';
import { tx } from '../../../db/db';
import { recordChanges } from '../../../history/record-changes';
import { HttpError } from '../../../http/http-error';
import { emit } from '../../../live/emit';
import { notify } from '../../../live/notify';
import { readStaffNames } from '../../users/users.reads';
import { applyChange } from '../saving/apply-change';
import type { House } from '../house.schema';
import { closeDraft, findHouse, findLatestDraft, findOpenDraft, lockHouse } from '../house.queries';
import { type OpenEdit, toPendingEdits } from './pending-edits';
import { publishWaiting } from './on-transition';
import { closedError } from './transition-error';
import { transitionOf } from './transition-house';

/** 1 approves, 2 rejects; and which differences the decider looked at. */
export interface EditDecision {
  status: 1 | 2;
  /** Of the house. Absent: the one that the edit was begun on. */
  version?: number | undefined;
  draft_version?: number | undefined;
}

/** @throws HttpError conflict with the fresh differences if the decider looked at others. D38 */
async function refuseStale(actor: Actor, edit: OpenEdit, decision: EditDecision): Promise<void> {
  const { draft, house } = edit;
  const isOtherDraft = decision.draft_version !== undefined && decision.draft_version !== draft.version;
  // what is thrown away need not fit today's house
  const isOtherHouse = decision.status === 1 && (decision.version ?? draft.base_version) !== house.version;
  if (!isOtherDraft && !isOtherHouse) return;
  const [current] = await toPendingEdits(actor, [edit]);
  throw new HttpError('conflict', houseSharingText.draftStale, { current: pendingEdit.parse(current) });
}

/** The editor and the agent hear of it; the history keeps who decided. */
async function tell(actor: Actor, { draft, house }: OpenEdit, isApproved: boolean): Promise<void> {
  const { notice, historyDraftApproved, historyDraftRejected } = houseSharingText;
  const editor = (await readStaffNames([draft.user_id])).get(draft.user_id)?.name ?? '';
  const said = isApproved ? historyDraftApproved(editor) : historyDraftRejected(editor);
  await recordChanges(actor, 'House', house.id, [{ column: 'draft', old_value: null, new_value: said }]);
  await notify({
    users: [draft.user_id, house.user_id],
    by: actor.id,
    type: NotificationType.approvalDecided,
    house,
    detail: isApproved ? notice.approvedDraft : notice.rejectedDraft,
  });
  await publishWaiting('house-draft');
}

/** Applies what is proposed as its editor's doing. @returns the house afterwards */
async function approve(actor: Actor, { draft, house }: OpenEdit): Promise<House> {
  const body = { ...(draft.attributes as Partial<HouseChange>), house_id: house.id };
  await applyChange(actor, house, body, { editor: draft.user_id, vouched: draft.customer_vouched });
  return (await findHouse(house.id)) ?? house;
}

/**
 * Decides the pending edit of a house, once: approving applies it, pictures and documents included, and tells the
 * website; rejecting deletes it. Of several who decide at once one wins. D38.
 * @throws HttpError not_found; forbidden; conflict if it was decided, or with the fresh differences if it or the house
 * changed since; invalid if it can't be applied any more
 */
export const decideEdit = (actor: Actor, houseId: number, decision: EditDecision): Promise<HouseTransition> =>
  tx(async () => {
    const house = await lockHouse(houseId);
    if (!house) throw new HttpError('not_found', houseText.notFound);
    if (!canDecideHouse(actor)) throw new HttpError('forbidden', houseSharingText.mayNotDecide);
    const draft = await findOpenDraft(houseId);
    if (!draft) throw await closedError(actor, await findLatestDraft(houseId), houseSharingText.noDraft);
    const edit = { draft, house };
    await refuseStale(actor, edit, decision);
    const isApproved = decision.status === 1;
    await closeDraft(draft, isApproved ? 'approved' : 'rejected', actor.id);
    const after = isApproved ? await approve(actor, edit) : house;
    await tell(actor, edit, isApproved);
    await emit(
      { kind: 'record.changed', noun: 'house', record_id: houseId, version: after.version, changed_by: actor.id },
      'everyone',
    );
    return transitionOf(actor, after, isApproved ? houseSharingText.draftApproved : houseSharingText.draftRejected);
  });
