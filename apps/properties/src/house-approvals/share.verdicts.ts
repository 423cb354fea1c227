import { call } from '@toam/api-client/call';
import {
  approvePreview,
  approveShare,
  rejectPreview,
  rejectShare,
} from '@toam/contracts/house/house-approval.endpoints';
import { approvalText } from '@toam/contracts/texts/approval';
import { houseSharingText } from '@toam/contracts/texts/house-sharing';
import { confirm } from '@toam/ui/core';
import { askRejectReason } from '../house/reject-reason';
import type { WaitingShare } from './approval.queries';
import type { Verdicts } from './verdict';

/** The house's version goes along: what was edited since it was looked at is not decided unseen (409). */
const send = {
  approve: ({ id, kind, house }: WaitingShare) =>
    kind === 'public'
      ? call(approveShare, { body: { house_id: house.id, version: house.version } })
      : call(approvePreview, { body: { preview_id: id, version: house.version } }),
  reject: ({ id, kind, house }: WaitingShare, condition: string) =>
    kind === 'public'
      ? call(rejectShare, { body: { house_id: house.id, version: house.version, condition } })
      : call(rejectPreview, { body: { preview_id: id, version: house.version, condition } }),
};

/** Requests for community and website: approving is confirmed, refusing needs a reason. Specification 1 §4, 2 §2. */
export const shareVerdicts: Verdicts<WaitingShare> = {
  approve: async (item, settle) => {
    const title = item.kind === 'public' ? houseSharingText.approveSure : houseSharingText.approveWebSure;
    if (await confirm({ title, description: item.house.title ?? item.house.address }))
      await settle(() => send.approve(item));
  },
  // The dialog stays until it is sent: a reason that was typed survives a failure.
  reject: (item, settle) =>
    askRejectReason(approvalText.rejectShare(item.house.id, houseSharingText.kind[item.kind]), (reason) =>
      settle(() => send.reject(item, reason)),
    ),
};
