import { commonText } from '@toam/contracts/texts/common';
import { postText as text } from '@toam/contracts/post/post.text';
import type { Actor } from '@toam/domain/actor';
import { canActOnPost } from '@toam/domain/post/post-access';
import type { Portal } from '@toam/domain/post/portal';
import { HttpError } from '../../http-error';
import { channelOf } from './channels';
import { portalGateway } from './portal-gateway/portal-gateway';
import { lockPost } from './post.queries';
import type { Channel, Post } from './post.schema';
import { serializePost } from './post-serializer';

/** A post that the caller has locked, with its channel. */
export interface Held {
  post: Post;
  channel: Channel;
}

interface Named {
  post_id: number;
  version?: number | undefined;
}

/** @param portal by whose door it is asked for @throws HttpError not_found, also by the other portal's door */
export async function holdPost(id: number, portal?: Portal): Promise<Held> {
  const post = await lockPost(id);
  const channel = await channelOf(post.channel_id);
  if (portal !== undefined && channel.portal !== portal) throw new HttpError('not_found', text.notFound);
  return { post, channel };
}

/** @throws HttpError conflict with the present post. D12 */
export async function refuseStale(actor: Actor, post: Post, version: number | undefined): Promise<void> {
  if (version !== undefined && version !== post.version)
    throw new HttpError('conflict', commonText.stale, { current: await serializePost(actor, post) });
}

/** A post that the actor acts on. C12 @throws HttpError not_found, forbidden, conflict */
export async function holdOwn(actor: Actor, { post_id, version }: Named, portal?: Portal): Promise<Held> {
  const held = await holdPost(post_id, portal);
  if (!canActOnPost(actor, held.post)) throw new HttpError('forbidden', text.onlyOwn);
  await refuseStale(actor, held.post, version);
  return held;
}

/** The answer of a step. */
export const finish = async (actor: Actor, post: Post, message: string) => ({
  posts: [await serializePost(actor, post)],
  message,
  gateway: portalGateway().kind,
});
