import { isDeepStrictEqual } from 'node:util';
import { postReasonText as reasons } from '@toam/contracts/texts/post-event';
import { postText } from '@toam/contracts/texts/post';
import { HouseStatus } from '@toam/domain/house/house-values';
import { composePost } from '@toam/domain/post/post-content';
import { maxTries } from '@toam/domain/post/post-life';
import type { Portal } from '@toam/domain/post/portal';
import { tx } from '../../db/db';
import { readHousesToPost } from '../houses/posting/posted-house.reads';
import { holdPost } from './hold-post';
import { updatePost } from './post.queries';
import type { Channel, Post } from './post.schema';
import { publishPost } from './publish-post';
import { endFailed, endRemoved } from './end-post';

/** Milliseconds after which work counts as lost: longer than the gateway may take, pictures included. */
const lease = 2 * 60_000;

type Task = 'post' | 'update' | 'remove';

/** A post that is being worked on. */
export interface Claimed {
  post: Post;
  channel: Channel;
  portal: Portal;
  task: Task;
  /** Whether the portal may have had it before this try. */
  wasSent: boolean;
}

/** What is to be done; null: nothing. */
function taskOf({ state, leaving_at, update_status }: Post): Task | null {
  if (state === 'removed') return null;
  if (leaving_at !== null) return 'remove';
  if (state === 'waiting' || state === 'posting') return 'post';
  return state === 'posted' && update_status === 0 ? 'update' : null;
}

/** Nothing to do, or not now: the row says so. */
const rest = (post: Post, error = post.error) => updatePost(post.id, { next_try_at: null, is_working: false, error });

async function begin(post: Post, task: Task): Promise<Post> {
  const house = (await readHousesToPost([post.house_id])).get(post.house_id)!;
  const content = task === 'remove' ? post.content : composePost(house.posted, post.own);
  const isOther = post.is_sent && !isDeepStrictEqual(content, post.content);
  return updatePost(post.id, {
    ...{ tries: post.tries + 1, claim: post.claim + 1, is_working: true, next_try_at: new Date(Date.now() + lease) },
    ...(task === 'post' ? { state: 'posting' as const, is_sent: true, is_changed: post.is_changed || isOther } : {}),
    // what changes from now on is another update's
    ...(task === 'update' ? { is_changed: false } : {}),
    content,
  });
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
    if (task === 'remove' && !post.is_sent) {
      await endRemoved(post);
      return null;
    }
    if (task === 'post') {
      const house = (await readHousesToPost([post.house_id])).get(post.house_id)!;
      const isGone = house.deleted_at !== null || house.status !== HouseStatus.onSale || !house.into_money;
      const end = isGone ? reasons.houseGone : post.tries >= maxTries ? reasons.ended : null;
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
    return { post: claimed, channel, portal, task, wasSent: post.is_sent };
  });
