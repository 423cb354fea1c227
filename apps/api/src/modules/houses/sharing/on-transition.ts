import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { houseSharingText } from '@toam/contracts/house/house-sharing.text';
import type { Actor } from '@toam/domain/actor';
import { isShareWaiting, type ShareKind } from '@toam/domain/house/house-transition';
import { emit } from '../../../live/emit';
import { notify } from '../../../live/notify';
import { readOverseers } from '../../users/users.reads';
import { revalidateHouse } from '../../../web-revalidation/web-revalidation';
import { followHouse } from '../../../references/house-follower';
import type { House } from '../house.schema';
import { closeRequest, openRequest } from './share-request.queries';

/** The queues of admins: requests for the community, requests for the website, and pending edits. */
export type ApprovalQueue = 'house-public' | 'house-web' | 'house-draft';

/** Publishes to admins that a queue has changed. */
export const publishWaiting = (queue: ApprovalQueue): Promise<void> =>
  emit({ kind: 'approval.changed', queue }, { rule: 'admin' });

const isWaiting: Record<ShareKind, (house: House) => boolean> = {
  public: isShareWaiting,
  web: ({ web_requested }) => web_requested,
};
const queueOf = { public: 'house-public', web: 'house-web' } as const;

type Decision = { status: 'approved' | 'rejected' | 'withdrawn'; reason: string | null };

/** Publishes to admins that a house was deleted or restored, for each queue in which it waits. */
export async function publishAllWaiting(house: House): Promise<void> {
  if (isWaiting.public(house)) await publishWaiting(queueOf.public);
  if (isWaiting.web(house)) await publishWaiting(queueOf.web);
  if (house.has_draft) await publishWaiting('house-draft');
}

/** The decision about a request, read from the house's columns. */
const decisionOf: Record<ShareKind, (after: House) => Decision> = {
  public: ({ public_approval, reject_public_condition: reason }) =>
    public_approval === 1
      ? { status: 'approved', reason: null }
      : { status: reason ? 'rejected' : 'withdrawn', reason: reason },
  web: ({ web, reject_web_condition: reason }) =>
    web === 1 ? { status: 'approved', reason: null } : { status: reason ? 'rejected' : 'withdrawn', reason: reason },
};

const { notice } = houseSharingText;
const approvedText: Record<ShareKind, string> = { public: notice.approvedPublic, web: notice.approvedWeb };
const rejectedText: Record<ShareKind, (reason: string) => string> = {
  public: notice.rejectedPublic,
  web: notice.rejectedWeb,
};

/** Closes the request and notifies the house's agent and the requester. D70 kind 11. */
async function decided(actor: Actor, kind: ShareKind, before: House, house: House): Promise<void> {
  const { status, reason } = decisionOf[kind](house);
  const { user_id: requester } = await closeRequest(before, kind, { status, reason, decided_by: actor.id });
  if (status === 'withdrawn') return;
  await notify({
    users: [house.user_id, requester],
    by: actor.id,
    type: NotificationType.approvalDecided,
    house,
    detail: status === 'approved' ? approvedText[kind] : rejectedText[kind](reason ?? ''),
  });
}

async function onRequestTransition(actor: Actor, kind: ShareKind, before: House | null, after: House): Promise<void> {
  const was = before !== null && isWaiting[kind](before);
  const is = isWaiting[kind](after);
  if (was === is) return;
  if (is) await openRequest(after.id, kind, actor.id);
  else if (before) await decided(actor, kind, before, after);
  await publishWaiting(queueOf[kind]);
}

/** Notifies the deciders and the agent's superior that a house was shared with the community. D70 kind 2. */
async function notifyShared(actor: Actor, before: House | null, after: House): Promise<void> {
  if (after.public === 0 || before?.public === 1) return;
  await notify({
    users: await readOverseers(after.user_id),
    by: actor.id,
    type: NotificationType.shared,
    house: after,
  });
}

/** Notifies the agent that an admin took the house off the website. Stopping the house does not send it. */
async function notifyWebRevoked(actor: Actor, before: House | null, after: House): Promise<void> {
  if (before?.web !== 1 || after.web === 1 || before.status !== after.status) return;
  await notify({
    users: [after.user_id],
    by: actor.id,
    type: NotificationType.approvalDecided,
    house: after,
    detail: notice.webRevoked,
  });
}

/**
 * The effects of a new sharing state, in the transaction of the change. Requests open and close, people get
 * notifications, queues recount, the website updates, and what follows the house does. Call it after columns and pictures are written.
 * @param before null for a new house
 */
export async function onTransition(actor: Actor, before: House | null, after: House): Promise<void> {
  await onRequestTransition(actor, 'public', before, after);
  await onRequestTransition(actor, 'web', before, after);
  await notifyShared(actor, before, after);
  await notifyWebRevoked(actor, before, after);
  if ((before?.web ?? 0) !== after.web) await revalidateHouse(after.slug);
  if (before) await followHouse(after.id, actor.id);
}
