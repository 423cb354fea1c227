import { isDeepStrictEqual } from 'node:util';
import { postReasonText as reasons } from '@toam/contracts/post/post-event.text';
import { postText } from '@toam/contracts/post/post.text';
import { HouseStatus } from '@toam/domain/house/house-values';
import { composePost } from '@toam/domain/post/post-content';
import { isRenewable } from '@toam/domain/post/post-end';
import { isEnded, maxTries } from '@toam/domain/post/post-life';
import type { Portal } from '@toam/domain/post/portal';
import { tx } from '../../db/db';
import { readHousesToPost } from '../houses/posting/posted-house.reads';
import { holdPost } from './hold-post';
import { findPost, updatePost } from './post.queries';
import type { Channel, Post } from './post.schema';
import { today } from './post-serializer';
import { publishPost } from './publish-post';
import { endFailed, endRemoved } from './end-post';

/** Milliseconds after which work counts as lost: longer than the gateway may take, pictures included. */
export const lease = 2 * 60_000;

type Task = 'post' | 'renew' | 'update' | 'remove';

/** A post that is being worked on. */
export interface Claimed {
  post: Post;
  channel: Channel;
  portal: Portal;
  task: Task;
  /** Whether the portal may have had it before this try. */
  wasSent: boolean;
  /** What a renewal renews. */
  renewed: Post | null;
}

/** What is to be done; null: nothing. */
function taskOf({ state, leaving_at, update_status, renews_id }: Post): Task | null {
  if (isEnded(state)) return null;
  if (leaving_at !== null) return 'remove';
  if (state === 'waiting' || state === 'posting') return renews_id === null ? 'post' : 'renew';
  return state === 'posted' && update_status === 0 ? 'update' : null;
}

/** Nothing to do, or not now: the row says so. */
const rest = (post: Post, error = post.error) => updatePost(post.id, { next_try_at: null, is_working: false, error });

async function begin(post: Post, task: Task): Promise<Post> {
  const house = (await readHousesToPost([post.house_id])).get(post.house_id)!;
  const content = task === 'remove' || task === 'renew' ? post.content : composePost(house.posted, post.own);
  const isOther = post.is_sent && !isDeepStrictEqual(content, post.content);
  return updatePost(post.id, {
    ...{ tries: post.tries + 1, claim: post.claim + 1, is_working: true, next_try_at: new Date(Date.now() + lease) },
    ...(task === 'post' ? { state: 'posting' as const, is_sent: true, is_changed: post.is_changed || isOther } : {}),
    ...(task === 'renew' ? { state: 'posting' as const, is_sent: true } : {}),
    // what changes from now on is another update's
    ...(task === 'update' ? { is_changed: false } : {}),
    content,
  });
}

/** Why it is not sent any more; null: it is. A renewal that the portal may have is asked about until it answers. */
async function endOf(post: Post, renewed: Post | null): Promise<string | null> {
  if (post.tries >= maxTries) return reasons.ended;
  const house = (await readHousesToPost([post.house_id])).get(post.house_id)!;
  if (house.deleted_at !== null || house.status !== HouseStatus.onSale || !house.into_money) return reasons.houseGone;
  return renewed && !post.is_sent && !isRenewable(renewed, today()) ? reasons.renewedGone : null;
}

/**
 * Takes a due post up, if nobody else works on it. From then on the portal may have it.
 * @returns null if there is nothing to do
 */
export const claimPost = (postId: number): Promise<Claimed | null> =>
  tx(async () => {
    const { post, channel } = await holdPost(postId);
    if (post.next_try_at === null || post.next_try_at > new Date()) return null;
    const task = taskOf(post);
    const { portal } = channel;
    if (task === null || portal === null) {
      await rest(post);
      return null;
    }
    if (task === 'remove' && (!post.is_sent || post.renews_id !== null)) {
      await endRemoved(post);
      return null;
    }
    const renewed = post.renews_id === null ? null : (await findPost(post.renews_id))!;
    if (task === 'post' || task === 'renew') {
      const end = await endOf(post, renewed);
      if (end !== null) {
        await endFailed({ post, channel }, end);
        return null;
      }
      if (channel.status === 0) {
        await publishPost(post, await rest(post, postText.channelOff(channel.name)), null);
        return null;
      }
    }
    const claimed = await begin(post, task);
    await publishPost(post, claimed, null);
    return { post: claimed, channel, portal, task, wasSent: post.is_sent, renewed };
  });

/** Whether nobody else took it up since. A process that slept for minutes must not send what another one has taken down meanwhile. */
export async function isStillClaimed({ post }: Claimed): Promise<boolean> {
  const now = await findPost(post.id);
  return now !== undefined && now.claim === post.claim && now.is_working;
}
