import type { HouseTransition } from '@toam/contracts/house/house-sharing.endpoints';
import { houseSharingText } from '@toam/contracts/house/house-sharing.text';
import type { Actor } from '@toam/domain/actor';
import type { HouseStep } from '@toam/domain/house/house-transition';
import { HttpError } from '../../../http/http-error';
import { findWebRequest } from './share-request.queries';
import { closedError } from './transition-error';
import { transitionHouse } from './transition-house';

/**
 * Approves or rejects one web request: exactly this one, not a later one of the same house. D40.
 * @throws HttpError as `transitionHouse`; not_found for an unknown request; conflict if it was decided already
 */
export async function decidePreview(
  actor: Actor,
  previewId: number,
  step: HouseStep,
  version: number | undefined,
): Promise<HouseTransition> {
  const query = await findWebRequest(previewId);
  if (!query) throw new HttpError('not_found', houseSharingText.requestNotFound);
  return transitionHouse(actor, query.house_id, step, {
    version,
    check: async () => {
      const request = await findWebRequest(previewId);
      if (request?.status !== 'open') throw await closedError(actor, request, houseSharingText.nothingWaiting);
    },
  });
}
