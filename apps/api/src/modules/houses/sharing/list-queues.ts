import type { PendingPreview, PendingShare, ReviewedHouse } from '@toam/contracts/house/house-approval.schema';
import type { Actor } from '@toam/domain/actor';
import type { ShareKind } from '@toam/domain/house/house-transition';
import { toEpoch } from '../../../db/columns';
import { pageOf } from '../../../http/page';
import { readStaffNames } from '../../users/users.reads';
import type { StoredRequest } from './share-request.schema';
import { readReviewed } from './read-reviewed';
import { countOpenDrafts, countOpenRequests, listOpenRequests, type QueuePage } from './share-request.queries';

interface Waiting {
  request: StoredRequest;
  house: ReviewedHouse;
  asked: Pick<PendingPreview, 'requester' | 'requested_at'>;
}

/** One page of requests with their houses and the people who made them. */
async function readQueue(actor: Actor, kind: ShareKind, page: QueuePage): Promise<{ list: Waiting[]; total: number }> {
  const { list, total } = await listOpenRequests(kind, page);
  const reviewed = await readReviewed(
    actor,
    list.map(({ house_id }) => house_id),
  );
  const houses = new Map(reviewed.map((house) => [house.id, house]));
  const names = await readStaffNames(list.map(({ user_id }) => user_id));
  const waiting = list.flatMap((request) => {
    const house = houses.get(request.house_id);
    const requester = names.get(request.user_id);
    const query = {
      requester: requester ? { id: requester.id, name: requester.name, avatar: requester.avatar } : null,
      requested_at: toEpoch(request.created_at),
    };
    return house ? [{ request, house, asked: query }] : [];
  });
  return { list: waiting, total };
}

/** Houses that wait for the community, longest wait first. Specification 2 §2. */
export async function listPendingShares(actor: Actor, page: QueuePage) {
  const { list, total } = await readQueue(actor, 'public', page);
  const items = list.map(({ request, house, asked: query }): PendingShare => ({
    ...house,
    ...query,
    request_id: request.id,
  }));
  return pageOf(items, total, page);
}

/** Web requests that wait, longest wait first. D40. */
export async function listPendingPreviews(actor: Actor, page: QueuePage) {
  const { list, total } = await readQueue(actor, 'web', page);
  const items = list.map(({ request, house, asked: query }): PendingPreview => ({ id: request.id, house, ...query }));
  return pageOf(items, total, page);
}

/** The counts on the tabs of /admin. */
export const countQueues = async () => ({
  public: await countOpenRequests('public'),
  web: await countOpenRequests('web'),
  updates: await countOpenDrafts(),
});
