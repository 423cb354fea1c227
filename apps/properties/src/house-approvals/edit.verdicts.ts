import { call } from '@toam/api-client/call';
import { decideEdit } from '@toam/contracts/house/house-approval.endpoints';
import { houseSharingText } from '@toam/contracts/texts/house-sharing';
import { confirm } from '@toam/ui/core';
import type { WaitingEdit } from './approval.queries';
import type { Verdicts } from './verdict';

/** The versions say which differences were looked at: others are not decided unseen (409, D38). */
const decide = ({ edit }: WaitingEdit, status: 1 | 2) =>
  call(decideEdit, {
    params: { houseId: edit.house_id },
    body: { status, version: edit.version, draft_version: edit.draft_version },
  });

/** Pending edits of houses on the website: both verdicts are confirmed, refusing can't be taken back. Specification 1 §4. */
export const editVerdicts: Verdicts<WaitingEdit> = {
  approve: async (item, settle) => {
    const question = { title: houseSharingText.draftApproveSure, description: houseSharingText.draftApproveNote };
    if (await confirm(question)) await settle(() => decide(item, 1));
  },
  reject: async (item, settle) => {
    const question = { title: houseSharingText.draftRejectSure, description: houseSharingText.draftRejectNote };
    if (await confirm({ ...question, danger: true })) await settle(() => decide(item, 2));
  },
};
