import { call } from '@toam/api-client/call';
import {
  approvePreview,
  approveShare,
  rejectPreview,
  rejectShare,
} from '@toam/contracts/house/house-approval.endpoints';
import {
  readWebRequest,
  requestWeb,
  revokeHouse,
  revokeWeb,
  setHouseStatus,
  shareHouse,
  withdrawWeb,
  type HouseTransition,
} from '@toam/contracts/house/house-sharing.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import type { HouseStep } from '@toam/domain/house/house-transition';

/** The waiting web request. It is decided by its own id. @throws Error with a message if none waits any more */
async function openPreview(house_id: number): Promise<number> {
  const request = await call(readWebRequest, { query: { house_id } });
  if (request?.status !== 'open') throw new NothingWaits(commonText.stale);
  return request.id;
}

/** Somebody else decided first. */
export class NothingWaits extends Error {}

interface SentHouse {
  id: number;
  version: number;
  /** The web request to decide, if known; else the one that waits now. */
  preview_id?: number;
}

/**
 * Takes a step with a house. Decisions carry the version that was shown. The API refuses a decision on a newer version
 * (409).
 * @throws CallFailed; NothingWaits
 */
export async function sendHouseStep(house: SentHouse, step: HouseStep): Promise<HouseTransition> {
  const { id, version } = house;
  const params = { houseId: id };
  const previewId = async () => house.preview_id ?? (await openPreview(id));
  switch (step.do) {
    case 'share':
      return call(shareHouse, { params });
    case 'revoke':
      return call(revokeHouse, { params });
    case 'requestWeb':
      return call(requestWeb, { body: { house_id: id } });
    case 'withdrawWeb':
      return call(withdrawWeb, { params });
    case 'revokeWeb':
      return call(revokeWeb, { params });
    case 'stop':
      return call(setHouseStatus, { params, body: { status: 1, reason_stop_selling: step.reason } });
    case 'resume':
      return call(setHouseStatus, { params, body: { status: 0 } });
    case 'approveShare':
      return call(approveShare, { body: { house_id: id, version } });
    case 'rejectShare':
      return call(rejectShare, { body: { house_id: id, version, condition: step.reason } });
    case 'approveWeb':
      return call(approvePreview, { body: { preview_id: await previewId(), version } });
    case 'rejectWeb':
      return call(rejectPreview, { body: { preview_id: await previewId(), version, condition: step.reason } });
  }
}
