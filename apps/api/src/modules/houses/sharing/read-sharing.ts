import type { ShareRequest } from '@toam/contracts/house/house-approval.schema';
import { readSharing, readWebRequest } from '@toam/contracts/house/house-sharing.endpoints';
import { houseText } from '@toam/contracts/house/house.text';
import { houseSharingText } from '@toam/contracts/house/house-sharing.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeHouseSharing } from '@toam/domain/house/house-access';
import { hideHouseNumbers } from '@toam/domain/house/house-numbers';
import { toEpoch } from '../../../db/columns';
import { handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { readStaffNames } from '../../users/users.reads';
import { mayReadNumbers } from '../customer/house-customer.reads';
import { commercialAddress } from './commercial-address';
import { readHeldMedia } from '../media/house-media';
import { missingOf } from './house-sharing';
import type { House } from '../house.schema';
import { findHouse } from '../house.queries';
import type { StoredRequest } from './share-request.schema';
import { readReviewed } from './read-reviewed';
import { findLatestRequest } from './share-request.queries';
import { transitionOf } from './transition-house';

interface Seen {
  house: House;
  /** The actor may see the numbers in its texts. D125 */
  maySee: boolean;
}

/** @throws HttpError not_found; forbidden to all but the owner and admins */
async function seenHouse(actor: Actor, houseId: number): Promise<Seen> {
  const house = await findHouse(houseId);
  if (!house) throw new HttpError('not_found', houseText.notFound);
  if (!canSeeHouseSharing(actor, house)) throw new HttpError('forbidden', houseSharingText.mayNotSeeSharing);
  const [maySee = false] = await mayReadNumbers(actor, [house]);
  return { house, maySee };
}

type Names = Awaited<ReturnType<typeof readStaffNames>>;

const personOf = (id: number | null, names: Names) => {
  const person = id === null ? undefined : names.get(id);
  return person ? { id: person.id, name: person.name, avatar: person.avatar } : null;
};

const serialize = (request: StoredRequest, names: Names, maySee: boolean): ShareRequest => ({
  id: request.id,
  house_id: request.house_id,
  kind: request.kind,
  status: request.status,
  requester: personOf(request.user_id, names),
  requested_at: toEpoch(request.created_at),
  reason: maySee ? request.reason : hideHouseNumbers(request.reason),
  decided_by: personOf(request.decided_by, names),
  decided_at: request.decided_at && toEpoch(request.decided_at),
});

/** The latest request of a kind with the people involved; null if there was none. */
async function latest({ house, maySee }: Seen, kind: 'public' | 'web'): Promise<ShareRequest | null> {
  const request = await findLatestRequest(house.id, kind);
  if (!request) return null;
  const people = [request.user_id, request.decided_by].filter((id) => id !== null);
  return serialize(request, await readStaffNames(people), maySee);
}

/** How a house is shared, for its agent and admins. */
export const sharingCalls = [
  // the sharing state of a house, for its share panel; specification 1 §4
  handle(readSharing, async ({ actor, params }) => {
    const seen = await seenHouse(actor, params.houseId);
    const { house, maySee } = seen;
    const shown = <T>(value: T): T => (maySee ? value : hideHouseNumbers(value));
    const { message: _message, ...state } = transitionOf(actor, house, '');
    return {
      ...state,
      has_draft: house.has_draft,
      reject_public_condition: shown(house.reject_public_condition),
      reject_web_condition: shown(house.reject_web_condition),
      reason_stop_selling: shown(house.reason_stop_selling),
      community: await latest(seen, 'public'),
      website: await latest(seen, 'web'),
      missing: missingOf(house, await readHeldMedia(house.id)),
      commercial_url: commercialAddress(shown(house.slug)),
    };
  }),
  // the latest web request of a house, and a preview of the house, D40
  handle(readWebRequest, async ({ actor, query }) => {
    const seen = await seenHouse(actor, query.house_id);
    const request = await latest(seen, 'web');
    const [reviewed] = request ? await readReviewed(actor, [seen.house.id]) : [];
    return request && reviewed ? { ...request, house: reviewed } : null;
  }),
];
