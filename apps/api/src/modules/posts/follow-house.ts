import { postReasonText } from '@toam/contracts/post/post-event.text';
import { HouseStatus } from '@toam/domain/house/house-values';
import { driftsInWords } from '@toam/contracts/post/post-preflight.text';
import type { HouseFollower } from '../../references/house-follower';
import { type HouseToPost, readHousesToPost } from '../houses/posting/posted-house.reads';
import { readChannels } from './channels';
import { addEvent, lockPostsOf, writeDrift } from './post.queries';
import type { Post } from './post.schema';
import { driftOf } from './post-serializer';
import { publishPost } from './publish-post';
import { takeDown } from './take-down';

/** Why a house can't be advertised any more; null: it can. */
const endOf = ({ deleted_at, status, reason_stop_selling }: HouseToPost): string | null => {
  if (deleted_at !== null) return postReasonText.houseDeleted;
  return status === HouseStatus.stopped ? postReasonText.houseStopped(reason_stop_selling) : null;
};

async function noteDrift(post: Post, house: HouseToPost, by: number): Promise<void> {
  const drift = driftOf(post, house);
  const differs = drift.length > 0;
  if (differs === post.has_drift) return;
  await writeDrift(post.id, differs);
  if (differs) await addEvent(post.id, 'drifted', { by, detail: driftsInWords(drift) });
  await publishPost(post, post, by);
}

/** A house that is stopped or deleted takes its posts along (C10); one that changed is compared with what portals have of it. */
export const postsOfHouse: HouseFollower = {
  changed: async (houseId, by) => {
    const posts = await lockPostsOf(houseId);
    if (posts.length === 0) return;
    const house = (await readHousesToPost([houseId])).get(houseId)!;
    const channels = await readChannels();
    const end = endOf(house);
    for (const post of posts) {
      if (end === null) await noteDrift(post, house, by);
      else await takeDown(post, channels.get(post.channel_id)!, { by, reason: end, isSaidDown: false });
    }
  },
};
