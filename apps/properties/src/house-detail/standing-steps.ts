import type { DataOf } from '@toam/contracts/endpoint';
import type { ShareRequest } from '@toam/contracts/house/house-approval.schema';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import type { readSharing } from '@toam/contracts/house/house-sharing.endpoints';
import { houseActionText } from '../house/house-action.text';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { isShareWaiting, type HouseStepName } from '@toam/domain/house/house-transition';
import { formatDateTime } from '@toam/ui/core';

export interface StandingStep {
  title: string;
  state: 'done' | 'waits' | 'refused' | 'none' | 'stopped';
  text: string;
  /** The possible next steps. The button shows the first one that the viewer may take. */
  next: readonly HouseStepName[];
}

type Standing = Pick<StandingStep, 'state' | 'text'>;

/** "Hồ Thị Thanh An duyệt lúc …". Only the agent and admins see person and time. Old requests have no record of them. */
const approved = (request: ShareRequest | null | undefined, otherwise: string): Standing => ({
  state: 'done',
  text:
    request?.status === 'approved' && request.decided_by && request.decided_at
      ? houseActionText.approvedBy(request.decided_by.name, formatDateTime(request.decided_at))
      : otherwise,
});

const waiting = (request: ShareRequest | null | undefined): Standing => ({
  state: 'waits',
  text:
    request?.status === 'open'
      ? houseActionText.waitsSince(formatDateTime(request.requested_at))
      : houseDetailText.waiting,
});

const refused = (reason: string): Standing => ({ state: 'refused', text: houseDetailText.refused(reason) });

function community(house: HouseDetail, request: ShareRequest | null | undefined): Standing {
  if (house.public_approval === 1) return approved(request, houseDetailText.approved);
  if (house.reject_public_condition) return refused(house.reject_public_condition);
  return isShareWaiting(house) ? waiting(request) : { state: 'none', text: houseDetailText.notShared };
}

function website(house: HouseDetail, request: ShareRequest | null | undefined): Standing {
  if (house.web === 1) return approved(request, houseDetailText.onWebsite);
  if (house.web_requested) return waiting(request);
  if (house.reject_web_condition) return refused(house.reject_web_condition);
  return { state: 'none', text: houseDetailText.notOnWebsite };
}

const company = (house: HouseDetail): Standing =>
  house.reason_stop_selling
    ? { state: 'stopped', text: houseDetailText.stoppedBecause(house.reason_stop_selling) }
    : { state: 'done', text: houseDetailText.createdAt(formatDateTime(house.created_at)) };

/** The stages of sharing a house: our own list, the community, the website. Specification 1 §4. */
export const standingSteps = (house: HouseDetail, sharing: DataOf<typeof readSharing> | undefined): StandingStep[] => [
  { title: houseDetailText.company, next: ['resume', 'stop'], ...company(house) },
  { title: houseDetailText.community, next: ['share', 'revoke'], ...community(house, sharing?.community) },
  {
    title: houseDetailText.website,
    next: ['requestWeb', 'withdrawWeb', 'revokeWeb'],
    ...website(house, sharing?.website),
  },
];
