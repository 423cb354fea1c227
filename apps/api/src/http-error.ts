import { type FailureCode, statusOfCode } from '@toam/contracts/failure';

interface Details {
  /** Messages by field path. The form shows them at the fields. */
  errors?: Record<string, string>;
  /** With a stale version: the current state of the record (D12). */
  current?: unknown;
  /** Ids by which the audit knows the current record, if it is not by its own. */
  auditedAs?: readonly number[];
  /** With too_many and unavailable: seconds until a new try makes sense. */
  retryAfter?: number;
}

/** A use case refuses and tells the person why. Anything else that is thrown is our fault and answers 500. D2. */
export class HttpError extends Error {
  readonly status: number;
  readonly errors?: Record<string, string>;
  readonly current?: unknown;
  readonly auditedAs?: readonly number[];
  readonly retryAfter?: number;

  constructor(
    readonly code: FailureCode,
    message: string,
    details: Details = {},
  ) {
    super(message);
    this.name = 'HttpError';
    this.status = statusOfCode[code];
    this.errors = details.errors;
    this.current = details.current;
    this.auditedAs = details.auditedAs;
    this.retryAfter = details.retryAfter;
  }
}
