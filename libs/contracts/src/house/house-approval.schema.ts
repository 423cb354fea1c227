import { shareKinds, shareRequestStatuses } from '@toam/domain/house/house-transition';
import { z } from 'zod';
import { image } from '../media/image.schema';
import { epochSeconds } from '../page';
import { draftChange } from './house-detail.schema';
import { houseRow, person } from './house-row.schema';

/** One asking for the community or the website, and what became of it. */
export const shareRequest = z.object({
  id: z.number().int(),
  house_id: z.number().int(),
  kind: z.enum(shareKinds),
  status: z.enum(shareRequestStatuses),
  /** Who asked; null where it is not known any more. */
  requester: person.nullable(),
  requested_at: epochSeconds,
  /** Why it was rejected. */
  reason: z.string().nullable(),
  decided_by: person.nullable(),
  decided_at: epochSeconds.nullable(),
});
export type ShareRequest = z.output<typeof shareRequest>;

/** How many characters of the description and how many pictures a card carries; the rest is on the house's page. */
export const cardLimits = { description: 4000, images: 8 } as const;

/** A house as the approval queues show it. Specification 2 §2, §3 "House review item". */
export const reviewedHouse = houseRow.extend({
  /** The public description as plain text with line breaks, cut at `cardLimits.description`. */
  description: z.string().nullable(),
  /** The first public pictures in their order. */
  images: z.array(image.pick({ id: true, main: true, thumbnail: true })),
});
export type ReviewedHouse = z.output<typeof reviewedHouse>;

const asked = {
  requester: person.nullable(),
  /** When it began to wait: its age. */
  requested_at: epochSeconds,
};

/** A house that waits for the community: the house itself (`id` is its id), and the request. Specification 2 §3. */
export const pendingShare = reviewedHouse.extend({ request_id: z.number().int(), ...asked });
export type PendingShare = z.output<typeof pendingShare>;

/** A house that waits for the website: `id` is the `preview_id`, the house is wrapped. Specification 2 §3. */
export const pendingPreview = z.object({ id: z.number().int(), house: reviewedHouse, ...asked });
export type PendingPreview = z.output<typeof pendingPreview>;

const draftMediaItem = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Null for documents. */
  thumbnail: z.string().nullable(),
  /** Where it is read whole. */
  url: z.string(),
});

/** A list of pictures or documents that a draft changes, as it is and as it would be. What is gone for good is left out. */
export const draftMedia = z.object({
  column: z.enum(['public_image', 'internal_image', 'files']),
  before: z.array(draftMediaItem),
  after: z.array(draftMediaItem),
});
export type DraftMedia = z.output<typeof draftMedia>;

/** A pending edit of a house on the website. Specification 1 §3, 2 §3; D38. */
export const pendingEdit = z.object({
  /** The draft's id. */
  id: z.number().int(),
  house_id: z.number().int(),
  /** The proposed save body as JSON text. */
  draft: z.string(),
  house: houseRow,
  /**
   * What it changes, in words: names instead of ids, rich text as plain text with line breaks, money as digits of VND,
   * yes/no as 1/0. Pictures are counted here and shown by `media`. Ignored keys are left out.
   */
  changes: z.array(draftChange),
  media: z.array(draftMedia),
  /** Who edited last. */
  user: person.nullable(),
  created_at: epochSeconds,
  updated_at: epochSeconds,
  /** Grows with every merged edit; send it back with the decision. */
  draft_version: z.number().int(),
  /** The house's version that these changes were compared with; send it back with the decision. */
  version: z.number().int(),
  /** The house's version that the edit was begun on. */
  base_version: z.number().int(),
  /** The house changed since: the differences are against today's house and have to be looked at anew. */
  stale: z.boolean(),
});
export type PendingEdit = z.output<typeof pendingEdit>;
