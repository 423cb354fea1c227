import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { purpose } from '@toam/contracts/house/house-row.schema';
import { person } from '@toam/contracts/person';
import { image } from '@toam/contracts/media/image.schema';
import { epochSeconds, pageOf, pageQuery } from '@toam/contracts/page';

const text = z.string().nullable();

/** A house in the community feed. All colleagues read it, so it holds no customer and nothing internal. */
export const communityPost = z.object({
  id: z.number().int(),
  title: text,
  /** Number, street, ward, district and city in one line. */
  address: z.string(),
  /** The description as plain text, one line per paragraph, cut at the length that the feed can show. */
  description: z.string(),
  purpose,
  property_type: z.number().int().nullable(),
  /** Whole VND. */
  into_money: z.number().int().nullable(),
  /** m². */
  area: z.number().nullable(),
  /** The house's agent. */
  user: person.nullable(),
  /** When the house was shared with the community. */
  shared_at: epochSeconds,
  /** Public pictures in their order; the first is the cover. */
  images: z.array(image.pick({ id: true, main: true, thumbnail: true })),
  likes_count: z.number().int(),
  comments_count: z.number().int(),
  /** The viewer likes it. */
  liked: z.boolean(),
  web: z.union([z.literal(0), z.literal(1)]),
  /** Null if no website is configured. D50. */
  commercial_url: text,
});
export type CommunityPost = z.output<typeof communityPost>;

/** The end of a page of the feed: time of the last post in microseconds, and its id. */
const cursor = z.string().regex(/^\d{1,17}\.\d{1,9}$/);

/**
 * Newest first. `before` is the `next` of an earlier answer: it gives the following page, even if new posts came
 * meanwhile. Without it, `page` counts from the newest. D49.
 */
export const listCommunity = endpoint({
  method: 'GET',
  path: '/dashboard/community',
  summary: 'Houses that colleagues share, newest first',
  access: 'signedIn',
  query: pageQuery(10).extend({ before: cursor.optional() }),
  example: { query: { page: 1, size: 10, before: '4000000000000000.999999999' } },
  data: pageOf(communityPost).extend({ next: z.string().nullable() }),
});
