import type { CommunityPost } from '@toam/contracts/dashboard/community.endpoints';
import { maxCountedHouses } from '@toam/contracts/house/house-list.endpoints';
import type { Actor } from '@toam/domain/actor';
import { richTextToPlain, shortenText } from '@toam/domain/rich-text';
import { hideHouseNumbers } from '@toam/domain/house/house-numbers';
import { toEpoch } from '../../../db/columns';
import { readLikedHouses } from '../likes/likes.reads';
import { imageLinks } from '../../media/media.reads';
import { type Entries, readEntries } from '../../options/options.reads';
import { avatarUrl } from '../../users/users.reads';
import { commercialAddress } from '../sharing/commercial-address';
import { addressOf, placeKeys } from '../dictionary/house-address';
import {
  countFeed,
  type FeedPlace,
  type FeedPost,
  findFeedIds,
  findPosts,
  findPublicImages,
} from './house-feed.queries';
import { idsOf } from '../../../db/rows';

/** The feed cuts longer descriptions. The house's page has the full text. */
const longestDescription = 2000;

interface Around {
  entries: Entries;
  images: Awaited<ReturnType<typeof findPublicImages>>;
  liked: Set<number>;
}

/** Numbers in texts are hidden from everybody here: whoever may see them opens the house. D125 */
function toPost({ house, agent }: FeedPost, { entries, images, liked }: Around): CommunityPost {
  return {
    ...house,
    title: hideHouseNumbers(house.title),
    address: addressOf(house, entries),
    description: shortenText(hideHouseNumbers(richTextToPlain(house.description)), longestDescription),
    user: agent && { id: agent.id, name: agent.name, avatar: avatarUrl(agent.portrait) },
    shared_at: toEpoch(house.shared_at ?? house.created_at),
    images: (images.get(house.id) ?? []).map(imageLinks),
    liked: liked.has(house.id),
    commercial_url: commercialAddress(hideHouseNumbers(house.slug)),
  };
}

/** Posts in the order of the ids; ids without a house are left out. */
async function readPosts(actor: Actor, ids: number[]): Promise<CommunityPost[]> {
  if (ids.length === 0) return [];
  const found = await findPosts(ids);
  const around = {
    entries: await readEntries(found.flatMap(({ house }) => placeKeys(house))),
    images: await findPublicImages(ids),
    liked: await readLikedHouses(actor.id, ids),
  };
  const posts = new Map(found.map((post) => [post.house.id, toPost(post, around)]));
  return ids.flatMap((id) => posts.get(id) ?? []);
}

/** '1790000000000000.12': the page begins after this post. The contract has checked the format. */
function placeOf(cursor: string): FeedPlace {
  const [micros = '0', id = '0'] = cursor.split('.');
  return { micros, id: Number(id) };
}

interface FeedQuery {
  page: number;
  size: number;
  before?: string | undefined;
}

/**
 * One page of the houses that colleagues share, newest first, as this person may see them (D26). It contains no phones. D49.
 * @returns `next` for the following page, null after the last
 */
export async function readFeed(actor: Actor, { page, size, before }: FeedQuery) {
  const offset = before ? 0 : (page - 1) * size;
  // one more than shown, to know whether there is a next page
  const found = await findFeedIds(actor, { before: before ? placeOf(before) : undefined, offset, size: size + 1 });
  const shown = found.slice(0, size);
  const last = found.length > size ? shown.at(-1) : undefined;
  const counted = await countFeed(actor);
  const total = Math.min(counted, maxCountedHouses);
  return {
    total,
    ...(counted > maxCountedHouses ? { total_capped: true } : {}),
    total_page: Math.max(Math.ceil(total / size), last ? page + 1 : 0),
    page,
    list: await readPosts(actor, idsOf(shown)),
    next: last ? `${last.micros}.${last.id}` : null,
  };
}
