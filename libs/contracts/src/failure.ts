import { z } from 'zod';

/** Codes of refusals, and the status that each travels with (D2). The API never answers 400. */
export const statusOfCode = {
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  wrong_type: 415,
  invalid: 422,
  too_many: 429,
  internal: 500,
  /** Nothing is wrong with the call: the database is away, and comes back. */
  unavailable: 503,
} as const;

export type FailureCode = keyof typeof statusOfCode;

/** The body of every failed call. `errors` is keyed by field path ("price", "files.0.name"). */
export const failure = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  /** With a conflict over a stale `version`: the record as it stands now (D12), by the endpoint's `conflict`. */
  current: z.unknown().optional(),
});
export type Failure = z.output<typeof failure>;
