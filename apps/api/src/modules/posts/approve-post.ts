import { postStateText, postText as text } from '@toam/contracts/post/post.text';
import { newsInWords } from '@toam/contracts/post/post-event.text';
import type { Actor } from '@toam/domain/actor';
import { canApprovePost } from '@toam/domain/post/post-access';
import type { Portal } from '@toam/domain/post/portal';
import { stepFrom } from '@toam/domain/post/post-life';
import { tx } from '../../db/db';
import { HttpError } from '../../http-error';
import { readStaffNames } from '../users/users.reads';
import { finish, type Held, holdPost, refuseStale } from './hold-post';
import { askSoon } from './post-listing';
import { addEvent, updatePost } from './post.queries';
import type { Post } from './post.schema';
import { serializePost, shownStateOfPost } from './post-serializer';
import { auditPost, publishPost } from './publish-post';

/**
 * Lets a post go on that the caller has locked. Once: whoever comes second learns who did it. D101
 * @throws HttpError forbidden, conflict
 */
export async function approve(actor: Actor, { post, channel }: Held): Promise<Post> {
  if (!canApprovePost(actor)) throw new HttpError('forbidden', text.adminsOnly);
  if (!stepFrom(post.state, 'approve', channel.kind)) {
    const by = post.approved_by === null ? undefined : (await readStaffNames([post.approved_by])).get(post.approved_by);
    throw new HttpError('conflict', by ? text.approvedBy(by.name) : text.notWaiting, {
      current: await serializePost(actor, post),
    });
  }
  const goesOn = channel.portal !== null && channel.status === 1;
  const after = await updatePost(post.id, {
    ...{ state: 'waiting' as const, approved_by: actor.id, approved_at: new Date(), over_budget: null },
    ...{ next_try_at: goesOn ? new Date() : null, error: null, tries: 0 },
  });
  await addEvent(post.id, 'approved', { by: actor.id, detail: newsInWords(channel.portal, post) });
  auditPost(actor, post.id, [
    {
      ...{ column: 'state', old_value: postStateText[shownStateOfPost(post)] },
      new_value: postStateText[shownStateOfPost(after)],
    },
  ]);
  if (goesOn) await askSoon(post.id);
  return after;
}

/** By the door of its portal. @throws HttpError not_found, forbidden, conflict */
export const approvePost = (
  actor: Actor,
  id: number,
  { version, portal }: { version?: number | undefined; portal: Portal },
) =>
  tx(async () => {
    const held = await holdPost(id, portal);
    await refuseStale(actor, held.post, version);
    const after = await approve(actor, held);
    await publishPost(held.post, after, actor.id);
    return finish(actor, after, text.approved);
  });
