import type { Portal } from '@toam/domain/post/portal';
import { postStates } from '@toam/domain/post/post-life';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, recordId } from '@toam/contracts/field';
import { pageOf, pageQuery } from '@toam/contracts/page';
import { seenVersion } from '@toam/contracts/record/record.schema';
import { changePost, createPosts } from './post.endpoints';
import { gateway, postDetail, postRow } from './post.schema';

const answered = createPosts.data;
const { channel_ids: _all, ...newPost } = createPosts.body.shape;

/** The same posts by the door of one portal. In a path, `houseId` is the house: it has one living post there. C8 */
const portalCalls = <const P extends Portal>(name: P) => ({
  list: endpoint({
    method: 'GET',
    path: `/house/${name}`,
    summary: `Posts on ${name}, the last changed first; of one state, or all that are not removed`,
    access: 'posts',
    query: pageQuery(20).extend({ state: z.enum(postStates).optional() }),
    example: { query: { state: 'posted', page: 1, size: 20 } },
    data: pageOf(postRow).extend({ gateway }),
  }),
  create: endpoint({
    method: 'POST',
    once: true,
    path: `/house/${name}`,
    summary: `Posts a house on ${name}`,
    access: 'posts',
    body: z.object(newPost),
    example: { body: { house_id: 1, type_news: 0 } },
    conflict: postRow,
    data: answered,
  }),
  change: endpoint({
    method: 'PUT',
    path: `/house/${name}`,
    summary: `Changes a post on ${name}, sends its house’s present state or sends it again`,
    access: 'posts',
    body: changePost.body,
    example: { body: { type: 'update', post_id: 1, type_news: 0 } },
    conflict: postRow,
    data: answered,
  }),
  read: endpoint({
    method: 'GET',
    path: `/house/${name}/:houseId`,
    summary: `The latest post of a house on ${name}, with its words`,
    access: 'posts',
    params: z.object({ houseId: idParam }),
    example: { params: { houseId: 1 } },
    data: postDetail,
  }),
  /** `type` 1: as the earlier system says it; there is no other. */
  remove: endpoint({
    method: 'DELETE',
    path: `/house/${name}/:houseId`,
    summary: `Takes the post of a house on ${name} down`,
    access: 'posts',
    params: z.object({ houseId: idParam }),
    body: z.object({ type: z.literal(1).optional() }),
    example: { params: { houseId: 1 }, body: { type: 1 } },
    data: answered,
  }),
  approve: endpoint({
    method: 'PUT',
    path: `/house/${name}/approved`,
    summary: `Approves a post on ${name}`,
    access: 'admin',
    body: z.object({ id: recordId, version: seenVersion }),
    example: { body: { id: 1 } },
    conflict: postRow,
    data: answered,
  }),
});

export const alonhadatCalls = portalCalls('alonhadat');
export const batdongsanCalls = portalCalls('batdongsan');
