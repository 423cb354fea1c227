import { call } from '@toam/api-client/call';
import { decideEdit, withdrawEdit } from '@toam/contracts/house/house-approval.endpoints';
import type { PendingEdit } from '@toam/contracts/house/house-approval.schema';
import { houseActionText as text } from '@toam/contracts/texts/house-action';

/** What becomes of an edit in waiting. Specification 1 §4, D38. */
export type EditDecision = 'approve' | 'reject' | 'withdraw';

/** What is asked before: refusing can't be taken back. */
export function editQuestion(decision: EditDecision, { house_id }: PendingEdit) {
  if (decision === 'approve') return { title: text.approveDraftSure(house_id), description: text.approveDraftNote };
  return decision === 'reject'
    ? { title: text.rejectDraftSure(house_id), description: text.rejectDraftNote, danger: true }
    : { title: text.withdrawDraftSure(house_id), description: text.withdrawDraftNote, danger: true };
}

/** The versions say which differences were looked at: others are not decided unseen (409). @throws CallFailed */
export const sendEditDecision = (decision: EditDecision, { house_id, version, draft_version }: PendingEdit) =>
  decision === 'withdraw'
    ? call(withdrawEdit, { params: { houseId: house_id }, body: { draft_version } })
    : call(decideEdit, {
        params: { houseId: house_id },
        body: { status: decision === 'approve' ? 1 : 2, version, draft_version },
      });
