import { shareKinds, shareRequestStatuses } from '@toam/domain/house/house-transition';
import { z } from 'zod';
import { image } from '@toam/contracts/media/image.schema';
import { epochSeconds } from '@toam/contracts/page';
import { draftChange } from './house-detail.schema';
import { houseRow } from './house-row.schema';
import { person } from '@toam/contracts/person';

/** A request for the community or the website, and its outcome. */
export const shareRequest = z.object({
  id: z.number().int(),
  house_id: z.number().int(),
  kind: z.enum(shareKinds),
  status: z.enum(shareRequestStatuses),
  /** Who asked; null if no longer known. */
  requester: person.nullable(),
  requested_at: epochSeconds,
  /** The reason of a rejection. */
  reason: z.string().nullable(),
  decided_by: person.nullable(),
  decided_at: epochSeconds.nullable(),
});
export type ShareRequest = z.output<typeof shareRequest>;

/** Limits of a card: characters of the description and number of pictures. The house's page has the rest. */
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
  /** When it started to wait. */
  requested_at: epochSeconds,
};

/** A house that waits for the community. `id` is the house's id; the request is included. Specification 2 §3. */
export const pendingShare = reviewedHouse.extend({ request_id: z.number().int(), ...asked });
export type PendingShare = z.output<typeof pendingShare>;

/** A house that waits for the website. `id` is the `preview_id`; the house is in its own field. Specification 2 §3. */
export const pendingPreview = z.object({ id: z.number().int(), house: reviewedHouse, ...asked });
export type PendingPreview = z.output<typeof pendingPreview>;

const draftMediaItem = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Null for documents. */
  thumbnail: z.string().nullable(),
  /** Address of the full file. */
  url: z.string(),
});

/** A list of pictures or documents that a draft changes: the current list and the proposed one. Deleted files are left out. */
const draftMedia = z.object({
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
   * Its changes as people read them: names instead of ids, rich text as plain text with line breaks, money as digits of VND,
   * yes/no as 1/0. For pictures it holds only the count; `media` shows them. Ignored keys are left out.
   */
  changes: z.array(draftChange),
  media: z.array(draftMedia),
  /** The last editor. */
  user: person.nullable(),
  created_at: epochSeconds,
  updated_at: epochSeconds,
  /** Increases with every merged edit. Send it back with the decision. */
  draft_version: z.number().int(),
  /** The house's version that the changes are compared with. Send it back with the decision. */
  version: z.number().int(),
  /** The house's version at the start of the edit. */
  base_version: z.number().int(),
  /** The house changed since the edit started. The differences are against the current house and must be checked again. */
  stale: z.boolean(),
});
export type PendingEdit = z.output<typeof pendingEdit>;
