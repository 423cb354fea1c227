import { type ChangedBy, failure, type FailureCode } from '@toam/contracts/failure';
import { commonText } from '@toam/contracts/texts/common';

/** Codes of calls without an answer or with an unreadable one, in addition to the API's own codes. */
export type CallFailureCode = FailureCode | 'offline' | 'timeout' | 'unreadable';

/** A failed call. `message` is ready to show; `errors` is keyed by field path; `current` comes with a conflict (D12). */
export class CallFailed extends Error {
  override name = 'CallFailed';

  constructor(
    /** HTTP status, 0 when there was no answer. */
    readonly status: number,
    readonly code: CallFailureCode | (string & Record<never, never>),
    message: string,
    readonly errors: Record<string, string> = {},
    readonly current?: unknown,
    /** Milliseconds after which the API wants to be asked again (Retry-After). */
    readonly retryAfter = 0,
    /** With `current`: who made it what it is. */
    readonly changedBy?: ChangedBy,
  ) {
    super(message);
  }
}

/** Whether there was no answer. Such a call is worth an automatic retry. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 0 || [502, 503, 504].includes(error.status));

/** Whether the record does not exist, or is not visible for this viewer. A retry changes nothing. */
export const isRefused = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && [403, 404, 422].includes(error.status);

/** Whether the session is over. The page is already leaving, so nobody needs to show the error. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 401 || error.status === 400);

/** Messages for answers without a message from the API. Specification 3 §8.1, D2. */
const textOfStatus: Record<number, string> = {
  403: commonText.forbidden,
  404: commonText.notFound,
  405: commonText.methodNotAllowed,
  408: commonText.tooSlow,
  409: commonText.stale,
  413: commonText.tooLarge,
  422: commonText.invalid,
  429: commonText.tooMany,
  507: commonText.storageFull,
};

/** The pause that an answer asks for, in milliseconds. The API tells seconds; a proxy may tell a day, which is not waited for. */
export const retryAfterOf = (retryAfter: unknown): number => Math.max(0, Number(retryAfter) || 0) * 1000;

/** Makes the error for an answer outside 2xx. Specification 3 §8.1. @param retryAfter its header */
export function failureOf(status: number, body: unknown, retryAfter?: unknown): CallFailed {
  if (status === 400 || status === 401) return new CallFailed(status, 'unauthenticated', commonText.sessionEnded);
  const input = failure.partial({ code: true, message: true }).safeParse(body);
  const { message, code, errors, current, changed_by } = input.success ? input.data : {};
  const fallback = textOfStatus[status] ?? commonText.serverFailed;
  return new CallFailed(
    status,
    code ?? (input.success ? 'internal' : 'unreadable'),
    message || fallback,
    errors,
    current,
    retryAfterOf(retryAfter),
    changed_by,
  );
}
