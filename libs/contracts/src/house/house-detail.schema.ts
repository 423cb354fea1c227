import { houseColumns } from '@toam/domain/house/house-columns';
import { byKind, tableWith } from '@toam/domain/record/columns';
import { z } from 'zod';
import { file } from '@toam/contracts/media/file.schema';
import { image } from '@toam/contracts/media/image.schema';
import { epochSeconds } from '@toam/contracts/page';
import { answeredHouse, houseRow } from './house-row.schema';
import { person } from '@toam/contracts/person';

/** One proposed change, as people read it. Specification 1 §3 (draft diff entry). */
export const draftChange = z.object({
  column: z.string(),
  oldValue: z.string().nullable(),
  newValue: z.string().nullable(),
});
export type DraftChange = z.output<typeof draftChange>;

/** The open draft of a house on the website (D38). `attributes` is the proposed save body as JSON text. */
const houseDraft = z.object({
  id: z.number().int(),
  attributes: z.string(),
  /** The lists that it proposes, with their pictures and documents. Deleted ones are left out. */
  media: z.object({ internal_image: z.array(image), public_image: z.array(image), files: z.array(file) }).partial(),
  changes: z.array(draftChange),
  user: person.nullable(),
  /** The house's version when the draft started. If it is stale, approving gives 409. */
  base_version: z.number().int(),
  updated_at: epochSeconds,
});
export type HouseDraft = z.output<typeof houseDraft>;

/** A house with all fields. Only its agent and admins get `draft`. Specification 1 §3. */
export const houseDetail = houseRow.extend({
  ...byKind(tableWith(houseColumns, { readers: 'page' }), answeredHouse),
  /** Null for marketers (D109). */
  ...byKind(tableWith(houseColumns, { readers: 'internals' }), answeredHouse),
  internal_image: z.array(image),
  /** In their order; the first is the cover. */
  public_image: z.array(image),
  files: z.array(file),
  draft: houseDraft.nullable(),
  /** Whether the viewer likes it (D49). */
  liked: z.boolean(),
  /** Address on the commercial website. It works only while `web` is 1. Null: no website is configured. D50. */
  commercial_url: z.string().nullable(),
  /** Field names that are missing before it can be shared; empty if none. Specification 1 §5. */
  missing: z.array(z.string()),
});
export type HouseDetail = z.output<typeof houseDetail>;
