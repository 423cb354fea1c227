import { z } from 'zod';

/** Error codes and their HTTP status (D2). The API never answers 400. */
export const statusOfCode = {
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  /** The body came too slowly, or not at all. */
  too_slow: 408,
  conflict: 409,
  too_large: 413,
  wrong_type: 415,
  invalid: 422,
  /** A question with so many rows to look at that the database gave up. With more conditions it is answered. */
  too_wide: 422,
  too_many: 429,
  internal: 500,
  /** The call is correct, but the database is not reachable for the moment. */
  unavailable: 503,
  /** The disk of the database or of the files is full. Nothing was stored. */
  storage_full: 507,
} as const;

export type FailureCode = keyof typeof statusOfCode;

/** Who changed a record: the name of a colleague, and nothing else of theirs. */
const changedBy = z.object({ id: z.number().int(), name: z.string() });
export type ChangedBy = z.output<typeof changedBy>;

/** The body of every failed call. `errors` is keyed by field path ("price", "files.0.name"). */
export const failure = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  /** In a conflict over a stale `version`: the current record (D12). Its schema is the endpoint's `conflict`. */
  current: z.unknown().optional(),
  /** With `current`: who made it what it is, if that is known. */
  changed_by: changedBy.optional(),
});
export type Failure = z.output<typeof failure>;
