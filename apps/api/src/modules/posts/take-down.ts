import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { postText } from '@toam/contracts/post/post.text';
import { isEnded, stepFrom } from '@toam/domain/post/post-life';
import { notify } from '../../live/notify';
import { askSoon } from './post-listing';
import { addEvent, findRenewals, updatePost } from './post.queries';
import type { Channel, Post } from './post.schema';
import { publishPost } from './publish-post';

interface Why {
  /** Who takes it down, or ended its house. */
  by: number;
  reason: string;
  /** The poster says that a manual one is down; the end of a house only asks for it. */
  isSaidDown: boolean;
}

async function drop(post: Post, { by, reason }: Why): Promise<Post> {
  const after = await updatePost(post.id, {
    ...{ state: 'removed' as const, post: 0 as const, removed_at: new Date(), next_try_at: null, error: null },
    leaving_reason: post.leaving_reason ?? reason,
  });
  await addEvent(post.id, 'removed', { by, detail: reason });
  await publishPost(post, after, by);
  return after;
}

/** A manual post of a house that ended is still up somewhere: its poster is told to take it down, and it stays until they say so. */
async function askPoster(post: Post, channel: Channel, { by, reason }: Why): Promise<Post> {
  const after = await updatePost(post.id, { leaving_at: new Date(), leaving_reason: reason });
  await addEvent(post.id, 'takeDownAsked', { by, detail: reason });
  await notify({
    ...{ users: [post.user_id], by: null, type: NotificationType.postFailed },
    ...{
      subject: { noun: 'post' as const, id: post.id },
      detail: postText.notice.takeDownByHand(channel.name, reason),
    },
  });
  await publishPost(post, after, by);
  return after;
}

/** A renewal takes nothing down: it is not sent any more. What is on its way may still be paid. */
async function leaveRenewal(post: Post, why: Why): Promise<Post> {
  if (!post.is_working) return drop(post, why);
  return post.leaving_at ? post : updatePost(post.id, { leaving_at: new Date(), leaving_reason: why.reason });
}

/**
 * Takes a post down that the caller has locked. What a portal may have leaves once the portal says so; the job asks it, also if the post is
 * on its way there now. The rest goes at once. C10
 */
export async function takeDown(post: Post, channel: Channel, why: Why): Promise<Post> {
  if (isEnded(post.state)) return post;
  if (post.renews_id !== null) return leaveRenewal(post, why);
  for (const renewal of await findRenewals([post.id])) await leaveRenewal(renewal, why);
  if (channel.kind === 'manual') {
    if (post.state === 'posted' && !why.isSaidDown) return post.leaving_at ? post : askPoster(post, channel, why);
    return drop(post, why);
  }
  if (post.leaving_at !== null) return post;
  if (!post.is_sent && stepFrom(post.state, 'drop', channel.kind)) return drop(post, why);
  // while the job talks to the portal, it finds the wish when it is back
  const isAway = post.is_working && post.next_try_at !== null && post.next_try_at > new Date();
  const after = await updatePost(post.id, {
    ...{ leaving_at: new Date(), leaving_reason: why.reason, tries: 0 },
    ...(isAway ? {} : { next_try_at: new Date() }),
  });
  await addEvent(post.id, 'takeDownAsked', { by: why.by, detail: why.reason });
  await publishPost(post, after, why.by);
  if (!isAway) await askSoon(post.id);
  return after;
}
