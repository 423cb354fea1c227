import type { requestWeb } from '@toam/contracts/house/house-sharing.endpoints';
import type { DataOf } from '@toam/contracts/endpoint';
import type { Actor } from '@toam/domain/actor';
import { tx } from '../../../db/db';
import { findLatestRequest, openRequest } from './share-request.queries';
import { transitionHouse } from './transition-house';

/**
 * Asks for the website; a request that waits already is answered with. D40.
 * @throws HttpError as `transitionHouse`
 */
export const requestOnWeb = (actor: Actor, houseId: number): Promise<DataOf<typeof requestWeb>> =>
  tx(async () => {
    const standing = await transitionHouse(actor, houseId, { do: 'requestWeb' });
    // a house that waits since before requests were kept gets its request now
    await openRequest(houseId, 'web', actor.id);
    const request = await findLatestRequest(houseId, 'web');
    if (!request) throw new Error(`house ${houseId} has no web request`);
    return { ...standing, preview_id: request.id };
  });
