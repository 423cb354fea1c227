import { call } from '@toam/api-client/call';
import { decideEdit } from '@toam/contracts/house/house-approval.endpoints';
import type { PendingEdit } from '@toam/contracts/house/house-approval.schema';
import { houseActionText as text } from '@toam/contracts/texts/house-action';

/** What becomes of an edit in waiting. Specification 1 §4, D38. */
export type EditDecision = 'approve' | 'reject';

/** What is asked before: refusing can't be taken back. */
export const editQuestion = (decision: EditDecision, { house_id }: PendingEdit) =>
  decision === 'approve'
    ? { title: text.approveDraftSure(house_id), description: text.approveDraftNote }
    : { title: text.rejectDraftSure(house_id), description: text.rejectDraftNote, danger: true };

/** The versions say which differences were looked at: others are not decided unseen (409). @throws CallFailed */
export const sendEditDecision = (decision: EditDecision, { house_id, version, draft_version }: PendingEdit) =>
  call(decideEdit, {
    params: { houseId: house_id },
    body: { status: decision === 'approve' ? 1 : 2, version, draft_version },
  });
