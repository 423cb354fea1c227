import { countApprovals, listPendingPreviews, listPendingShares } from '@toam/contracts/house/house-approval.endpoints';
import type { PendingPreview, ReviewedHouse } from '@toam/contracts/house/house-approval.schema';
import type { Actor } from '@toam/domain/actor';
import type { ShareKind } from '@toam/domain/house/house-transition';
import { toEpoch } from '../../../db/columns';
import { handle } from '../../../http/handle';
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

/** What waits for the admins, longest wait first. Specification 2 §2, D40 */
export const queueCalls = [
  handle(countApprovals, async () => ({
    public: await countOpenRequests('public'),
    web: await countOpenRequests('web'),
    updates: await countOpenDrafts(),
  })),
  handle(listPendingShares, async ({ actor, query: page }) => {
    const { list, total } = await readQueue(actor, 'public', page);
    const items = list.map(({ request, house, asked }) => ({ ...house, ...asked, request_id: request.id }));
    return pageOf(items, total, page);
  }),
  handle(listPendingPreviews, async ({ actor, query: page }) => {
    const { list, total } = await readQueue(actor, 'web', page);
    const items = list.map(({ request, house, asked }) => ({ id: request.id, house, ...asked }));
    return pageOf(items, total, page);
  }),
];
