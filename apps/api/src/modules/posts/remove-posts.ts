import { postText as text } from '@toam/contracts/texts/post';
import { postReasonText } from '@toam/contracts/texts/post-event';
import type { Actor } from '@toam/domain/actor';
import { canActOnPost } from '@toam/domain/post/post-access';
import { tx } from '../../db/db';
import { HttpError } from '../../http/http-error';
import { lockHouseRow } from '../houses/houses.writes';
import { readChannels } from './channels';
import { portalGateway } from './portal-gateway/portal-gateway';
import { lockPostsOf } from './post.queries';
import type { Post } from './post.schema';
import { serializePosts, standingOfPost } from './post-serializer';
import { auditPost } from './publish-post';
import { takeDown } from './take-down';
import { postStandingText } from '@toam/contracts/texts/post';

/**
 * Takes the posts of a house down, on one channel or on all: all of them or none.
 * @throws HttpError not_found if there is none; forbidden if one is a colleague's
 */
export const removePosts = (actor: Actor, houseId: number, channelId?: number) =>
  tx(async () => {
    await lockHouseRow(houseId);
    const posts = await lockPostsOf(houseId, channelId);
    if (posts.length === 0) throw new HttpError('not_found', text.nothingToRemove);
    if (!posts.every((post) => canActOnPost(actor, post))) throw new HttpError('forbidden', text.onlyOwn);
    const channels = await readChannels();
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
