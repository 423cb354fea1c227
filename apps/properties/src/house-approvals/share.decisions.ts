import { houseSharingText } from '@toam/contracts/house/house-sharing.text';
import type { HouseStep } from '@toam/domain/house/house-transition';
import { confirm } from '@toam/ui/core';
import { approvalText } from './approval.text';
import { houseStepText } from '../house/house-action.text';
import { askRejectReason, savedReason } from '../house/ask-reason';
import { sendHouseStep } from '../house/send-house-step';
import type { WaitingShare } from './approval.queries';
import type { Decisions } from './queue-kind';

const steps = {
  public: { approve: 'approveShare', reject: 'rejectShare' },
  web: { approve: 'approveWeb', reject: 'rejectWeb' },
} as const;

const send = ({ id, kind, house }: WaitingShare, step: HouseStep) =>
  sendHouseStep({ id: house.id, version: house.version, ...(kind === 'web' && { preview_id: id }) }, step);

/**
 * Decisions on requests for community and website. Approval needs a confirmation, refusal a reason. Specification 1 §4,
 * 2 §2.
 */
export const shareDecisions: Decisions<WaitingShare> = {
  approve: async (item, sendDecision) => {
    const step = steps[item.kind].approve;
    const question = { title: houseStepText[step].sure, description: item.house.title ?? item.house.address };
    if (await confirm(question)) await sendDecision(() => send(item, { do: step }));
  },
  // The dialog stays open until the call succeeds, so a failure does not lose the typed reason.
  reject: (item, sendDecision) =>
    askRejectReason(
      {
        title: approvalText.rejectShare(item.house.id, houseSharingText.kind[item.kind]),
        kept: savedReason(steps[item.kind].reject, item.house.id),
      },
      (reason) => sendDecision(() => send(item, { do: steps[item.kind].reject, reason })),
    ),
};
