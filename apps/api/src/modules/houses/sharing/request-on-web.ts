import type { requestWeb } from '@toam/contracts/house/house-sharing.endpoints';
import type { DataOf } from '@toam/contracts/endpoint';
import type { Actor } from '@toam/domain/actor';
import { tx } from '../../../db/db';
import { findLatestRequest, openRequest } from './share-request.queries';
import { transitionHouse } from './transition-house';

/**
 * Requests the website for a house. If a request is open already, the answer is that one. D40.
 * @throws HttpError as `transitionHouse`
 */
export const requestOnWeb = (actor: Actor, houseId: number): Promise<DataOf<typeof requestWeb>> =>
  tx(async () => {
    const standing = await transitionHouse(actor, houseId, { do: 'requestWeb' });
    // a house may be waiting since before requests were stored; it gets its request now
    await openRequest(houseId, 'web', actor.id);
    const request = await findLatestRequest(houseId, 'web');
    if (!request) throw new Error(`house ${houseId} has no web request`);
    return { ...standing, preview_id: request.id };
  });
