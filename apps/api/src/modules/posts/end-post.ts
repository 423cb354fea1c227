import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { postText } from '@toam/contracts/post/post.text';
import { notify } from '../../live/notify';
import type { Held } from './hold-post';
import { addEvent, updatePost } from './post.queries';
import type { Channel, Post } from './post.schema';
import { publishPost } from './publish-post';

/** Nothing is under way with it. */
export const idle = { is_working: false, tries: 0, next_try_at: null, error: null } as const;

type Told = keyof typeof postText.notice;

/** Kind 24. C14 */
export const notifyPoster = (post: Post, channel: Channel, what: Told, reason: string): Promise<void> =>
  notify({
    ...{ users: [post.user_id], by: null, type: NotificationType.postFailed },
    ...{ subject: { noun: 'post' as const, id: post.id }, detail: postText.notice[what](channel.name, reason) },
  });

/** Nothing of it is up. */
export async function endRemoved(post: Post): Promise<void> {
  const after = await updatePost(post.id, { ...idle, state: 'removed', post: 0, removed_at: new Date() });
  await addEvent(post.id, 'removed', { detail: post.leaving_reason });
  await publishPost(post, after, null);
}

/** Gives a post up: it stands among the failed ones until somebody puts it right. */
export async function endFailed({ post, channel }: Held, reason: string, values: Partial<Post> = {}): Promise<void> {
  const after = await updatePost(post.id, {
    ...{ is_working: false, next_try_at: null, state: 'failed' as const, error: reason, repair: null },
    ...values,
  });
  await addEvent(post.id, 'failed', { detail: reason });
  await notifyPoster(post, channel, 'failed', reason);
  await publishPost(post, after, null);
}
