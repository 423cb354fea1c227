import { failure, type FailureCode } from '@toam/contracts/failure';
import { commonText } from '@toam/contracts/texts/common';

/** Codes of failures that never reached the API or came back unreadable, beside the API's own. */
export type CallFailureCode = FailureCode | 'offline' | 'timeout' | 'unreadable';

/** A call that brought no data. `message` is ready to show; `errors` is keyed by field path; `current` comes with a conflict (D12). */
export class CallFailed extends Error {
  override name = 'CallFailed';

  constructor(
    /** HTTP status, 0 when there was no answer. */
    readonly status: number,
    readonly code: CallFailureCode | (string & Record<never, never>),
    message: string,
    readonly errors: Record<string, string> = {},
    readonly current?: unknown,
  ) {
    super(message);
  }
}

/** No answer at all: worth another try by itself. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 0 || [502, 503, 504].includes(error.status));

/** There is no such record, or none for this viewer: asking again changes nothing. */
export const isRefused = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && [403, 404, 422].includes(error.status);

/** The session is over; the page is already leaving, so nobody needs to show it. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 401 || error.status === 400);

/** What people read when the API says nothing itself. Specification 3 §8.1, D2. */
const textOfStatus: Record<number, string> = {
  403: commonText.forbidden,
  404: commonText.notFound,
  405: commonText.methodNotAllowed,
  409: commonText.stale,
  413: commonText.tooLarge,
  422: commonText.invalid,
  429: commonText.tooMany,
};

/** The failure of an answer outside 2xx. Specification 3 §8.1. */
export function failureOf(status: number, body: unknown): CallFailed {
  if (status === 400 || status === 401) return new CallFailed(status, 'unauthenticated', commonText.sessionEnded);
  const said = failure.partial({ code: true, message: true }).safeParse(body);
  const { message, code, errors, current } = said.success ? said.data : {};
  const fallback = textOfStatus[status] ?? commonText.serverFailed;
  return new CallFailed(
    status,
    code ?? (said.success ? 'internal' : 'unreadable'),
    message || fallback,
    errors,
    current,
  );
}
