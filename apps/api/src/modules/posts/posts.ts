import { alonhadatCalls, batdongsanCalls } from '@toam/contracts/post/portal-post.endpoints';
import { listBoughtPosts } from '@toam/contracts/post/post-cost.endpoints';
import * as calls from '@toam/contracts/post/post.endpoints';
import type { Portal } from '@toam/domain/post/portal';
import type { FastifyInstance } from 'fastify';
import { onlyReads } from '../../audit/audited';
import type { Env } from '../../env';
import type { Handled } from '../../http/handle';
import { changes, creates, handle, moduleOf } from '../../http/handle';
import { approvePost } from './approve-post';
import { changePost } from './change-post';
import { budgetCalls } from './budgets';
import { channelCalls, portalChannel } from './channels';
import { createPosts } from './create-posts';
import { listPostable, readForm, readHousePosts, readSandbox, readStates } from './house-posts';
import { countWaiting, listBought, listHistory, listOnPortal, listTab, readOnPortal, readPost } from './list-posts';
import { httpGateway } from './portal-gateway/http-gateway';
import { usePortalGateway } from './portal-gateway/portal-gateway';
import { sandboxGateway } from './portal-gateway/sandbox-gateway';
import { portalRuleCalls } from './portal-rules';
import { removePosts } from './remove-posts';
import { renewPost } from './renew-post';
import { tariffCalls } from './tariffs';

const removal = { action: 'delete', noun: 'post' } as const;

/** The same posts by the door of one portal. */
const portalDoor = (portal: Portal, door: typeof alonhadatCalls | typeof batdongsanCalls): Handled[] => [
  handle(door.list, ({ actor, query }) => listOnPortal(actor, portal, query)),
  handle(door.create, { audit: creates('post') }, async ({ actor, body }) =>
    createPosts(actor, { ...body, channel_ids: [(await portalChannel(portal)).id] }),
  ),
  handle(door.change, { audit: changes('post', 'post_id') }, ({ actor, body }) => changePost(actor, body, portal)),
  handle(door.read, ({ actor, params: { houseId } }) => readOnPortal(actor, portal, houseId)),
  handle(door.remove, { audit: removal }, async ({ actor, params: { houseId } }) =>
    removePosts(actor, houseId, { channelId: (await portalChannel(portal)).id }),
  ),
  handle(
    door.approve,
    { audit: { action: 'approve', noun: 'post', record: 'id' } },
    ({ actor, body: { id, version } }) => approvePost(actor, id, { version, portal }),
  ),
];

const reads = { audit: onlyReads };

const register = moduleOf([
  handle(calls.listPosted, reads, ({ actor, body }) => listTab(actor, 'posted', body)),
  handle(calls.listWaitingPosts, reads, ({ actor, body }) => listTab(actor, 'waiting', body)),
  handle(calls.listFailedPosts, reads, ({ actor, body }) => listTab(actor, 'failed', body)),
  handle(listBoughtPosts, reads, ({ actor, body }) => listBought(actor, body)),
  handle(calls.listPostableHouses, ({ actor, query: { search, ...page } }) => listPostable(actor, search, page)),
  handle(calls.createPosts, { audit: creates('post') }, ({ actor, body }) => createPosts(actor, body)),
  handle(calls.renewPost, { audit: creates('post') }, ({ actor, body }) => renewPost(actor, body)),
  handle(calls.changePost, { audit: changes('post', 'post_id') }, ({ actor, body }) => changePost(actor, body)),
  handle(calls.removePosts, { audit: removal }, ({ actor, body: { house_id, channel_id, post_id, version } }) =>
    removePosts(actor, house_id, { channelId: channel_id ?? undefined, postId: post_id, version }),
  ),
  handle(calls.readPost, ({ actor, params: { postId } }) => readPost(actor, postId)),
  handle(calls.listPostHistory, reads, ({ body: { house_id, created_at, ...page } }) =>
    listHistory(house_id, created_at, page),
  ),
  handle(calls.listPostStates, ({ actor, query: { house_ids } }) => readStates(actor, house_ids)),
  handle(calls.readHousePosts, ({ actor, params: { houseId } }) => readHousePosts(actor, houseId)),
  handle(calls.readPostForm, ({ actor, params: { houseId } }) => readForm(actor, houseId)),
  handle(calls.countWaitingPosts, ({ actor }) => countWaiting(actor)),
  handle(calls.readSandboxPost, ({ params: { postId } }) => readSandbox(postId)),
  ...channelCalls,
  ...tariffCalls,
  ...budgetCalls,
  ...portalRuleCalls,
  ...portalDoor('alonhadat', alonhadatCalls),
  ...portalDoor('batdongsan', batdongsanCalls),
]);

/** Posts of houses on channels, and the gateway to the portals. Specification 3 §2.6, D101, D102 */
export function postsModule(app: FastifyInstance, { PORTAL_GATEWAY_URL: url, PORTAL_GATEWAY_KEY: key }: Env): void {
  usePortalGateway(url && key ? httpGateway({ url, key }) : sandboxGateway);
  register(app);
}
