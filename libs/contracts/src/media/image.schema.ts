import { z } from 'zod';

/** Clockwise rotation. Specification 1 §4: 0, 90, 180, 270. */
export const rotation = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]);
export type Rotation = z.output<typeof rotation>;

/** The query of a private address: until when it is valid, and for which session. D109. */
export const addressSignature = z.object({
  expires: z.coerce.number().int().optional(),
  session: z.coerce.number().int().optional(),
  signature: z.string().max(100).optional(),
});

/**
 * A stored picture: `main` fits 1600 px, `thumbnail` 400 px, both WebP. Addresses are below the API's origin, and their
 * content never changes. Addresses of internal pictures are signed for one session and some minutes. In an open page, the
 * session itself continues to read them.
 */
export const image = z.object({
  id: z.number().int(),
  /** Same as `main`; the specification's image has both. */
  url: z.string(),
  main: z.string(),
  thumbnail: z.string(),
  /** The uploaded file's name, or `newName`. */
  name: z.string(),
  rotation,
  width: z.number().int(),
  height: z.number().int(),
});
export type Image = z.output<typeof image>;
