import { postStandingText, postText as text } from '@toam/contracts/post/post.text';
import { postReasonText } from '@toam/contracts/post/post-event.text';
import type { Actor } from '@toam/domain/actor';
import { canActOnPost } from '@toam/domain/post/post-access';
import { tx } from '../../db/db';
import { HttpError } from '../../http-error';
import { lockHouseRow } from '../houses/houses.writes';
import { readChannels } from './channels';
import { refuseStale } from './hold-post';
import { portalGateway } from './portal-gateway/portal-gateway';
import { lockPostsOf } from './post.queries';
import type { Channel, Post } from './post.schema';
import { serializePosts, standingOfPost } from './post-serializer';
import { auditPost } from './publish-post';
import { takeDown } from './take-down';

/** Which of a house's posts; absent: all. */
interface Named {
  channelId?: number | undefined;
  postId?: number | undefined;
  /** As the post was seen; only with `postId`. */
  version?: number | undefined;
}

/** A renewal that may be paid is asked about until the portal answers, unless its post goes along. @throws HttpError conflict */
function refuseUnclear(posts: readonly Post[], channels: Map<number, Channel>): void {
  const left = posts.find(
    ({ renews_id, is_sent }) => renews_id !== null && is_sent && !posts.some(({ id }) => id === renews_id),
  );
  if (left) throw new HttpError('conflict', text.unclearRenewal(channels.get(left.channel_id)!.name));
}

/**
 * Takes posts of a house down: all of them or none.
 * @throws HttpError not_found if there is none; forbidden if one is a colleague's; conflict if it is not what was seen
 */
export const removePosts = (actor: Actor, houseId: number, { channelId, postId, version }: Named = {}) =>
  tx(async () => {
    await lockHouseRow(houseId);
    const found = await lockPostsOf(houseId, channelId);
    const posts = found.filter(({ id }) => postId === undefined || id === postId);
    if (posts.length === 0) throw new HttpError('not_found', text.nothingToRemove);
    if (!posts.every((post) => canActOnPost(actor, post))) throw new HttpError('forbidden', text.onlyOwn);
    if (postId !== undefined) await refuseStale(actor, posts[0]!, version);
    const channels = await readChannels();
    refuseUnclear(posts, channels);
    const left: Post[] = [];
    for (const post of posts) {
      const why = { by: actor.id, reason: postReasonText.byPerson, isSaidDown: true };
      const after = await takeDown(post, channels.get(post.channel_id)!, why);
      const words = (one: Post) => postStandingText[standingOfPost(one)];
      auditPost(actor, post.id, [{ column: 'state', old_value: words(post), new_value: words(after) }]);
      left.push(after);
    }
    return { posts: await serializePosts(actor, left), message: text.removed, gateway: portalGateway().kind };
  });
