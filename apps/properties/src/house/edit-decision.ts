import { call } from '@toam/api-client/call';
import { decideEdit, withdrawEdit } from '@toam/contracts/house/house-approval.endpoints';
import type { PendingEdit } from '@toam/contracts/house/house-approval.schema';
import { houseActionText as text } from './house-action.text';

/** The decision on a pending edit. Specification 1 §4, D38. */
export type EditDecision = 'approve' | 'reject' | 'withdraw';

/** What the decision does. An edit outlives the house's time on the website; approving it does not put the house back. D38 */
export const editNote = ({ house }: PendingEdit): string => (house.web === 1 ? text.draftNote : text.draftOffWebNote);

/** The confirmation before a decision. Refusing cannot be undone. */
export function editQuestion(decision: EditDecision, { house_id, house }: PendingEdit) {
  if (decision === 'approve')
    return {
      title: text.approveDraftSure(house_id),
      description: house.web === 1 ? text.approveDraftNote : text.approveDraftOffWebNote,
    };
  return decision === 'reject'
    ? { title: text.rejectDraftSure(house_id), description: text.rejectDraftNote, danger: true }
    : { title: text.withdrawDraftSure(house_id), description: text.withdrawDraftNote, danger: true };
}

/**
 * Sends the versions of the differences that were shown. The API refuses a decision on newer ones (409). @throws
 * CallFailed
 */
export const sendEditDecision = (decision: EditDecision, { house_id, version, draft_version }: PendingEdit) =>
  decision === 'withdraw'
    ? call(withdrawEdit, { params: { houseId: house_id }, body: { draft_version } })
    : call(decideEdit, {
        params: { houseId: house_id },
        body: { status: decision === 'approve' ? 1 : 2, version, draft_version },
      });
