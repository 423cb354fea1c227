import { z } from 'zod';
import { endpoint } from '../endpoint';
import { epochSeconds } from '../page';

/** The most bytes of JSON in one draft; a little less than a request may have. */
export const largestDraft = 1_900_000;

/** Names of forms: `house-new`, `house-12`, `request-new`. */
const params = z.object({ form: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/) });

/** `data` is the form's own values, as the form keeps them; nobody else reads it. */
const draft = z.object({
  form: z.string(),
  data: z.record(z.string(), z.unknown()),
  version: z.number().int(),
  updated_at: epochSeconds,
});
export type FormDraft = z.output<typeof draft>;

/** Null if there is none. D37. */
export const readDraft = endpoint({
  method: 'GET',
  path: '/user/draft/:form',
  summary: 'My unfinished form',
  access: 'signedIn',
  params,
  data: draft.nullable(),
});

/** A `version` that another device has passed gets 409 with the draft as it stands; without one the last write wins. */
export const writeDraft = endpoint({
  method: 'PUT',
  path: '/user/draft/:form',
  summary: 'Keeps my unfinished form, without checking it',
  access: 'signedIn',
  params,
  body: z.object({ data: z.record(z.string(), z.unknown()), version: z.number().int().optional() }),
  data: draft.pick({ form: true, version: true, updated_at: true }),
});

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/user/draft/:form',
  summary: 'Throws my unfinished form away',
  access: 'signedIn',
  params,
  data: z.null(),
});
