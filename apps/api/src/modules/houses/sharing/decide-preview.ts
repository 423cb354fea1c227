import type { HouseTransition } from '@toam/contracts/house/house-sharing.endpoints';
import { houseSharingText } from '@toam/contracts/texts/house-sharing';
import type { Actor } from '@toam/domain/actor';
import type { HouseStep } from '@toam/domain/house/house-transition';
import { Refusal } from '../../../http/refusal';
import { findWebRequest } from './share-request.queries';
import { closedRefusal } from './step-refusal';
import { takeHouseStep } from './take-house-step';

/**
 * Approves or rejects one web request: that one, not a later one of the same house. D40.
 * @throws Refusal as `takeHouseStep`; not_found for an unknown request; conflict for one that was decided
 */
export async function decidePreview(
  actor: Actor,
  previewId: number,
  step: HouseStep,
  version: number | undefined,
): Promise<HouseTransition> {
  const asked = await findWebRequest(previewId);
  if (!asked) throw new Refusal('not_found', houseSharingText.requestNotFound);
  return takeHouseStep(actor, asked.house_id, step, {
    version,
    check: async () => {
      const request = await findWebRequest(previewId);
      if (request?.status !== 'open') throw await closedRefusal(actor, request, houseSharingText.nothingWaiting);
    },
  });
}
