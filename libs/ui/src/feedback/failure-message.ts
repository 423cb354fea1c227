import { commonText } from '@toam/contracts/texts/common';

/** A failed call (`CallFailed` of api-client) carries the server's message. Any other error is a bug of ours. */
const isFailedCall = (error: unknown): error is Error & { status: number } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number';

/** The person may not read it: to ask again changes nothing. */
export const isForbidden = (error: unknown): boolean => isFailedCall(error) && error.status === 403;

/** Aborted by us, not failed: a request of a screen that the person left. */
export const isAbort = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'CanceledError');

/** The database gave up on a question with too many rows to look at (`too_wide`). Nothing is broken: with more conditions it answers. */
export const isTooWide = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'too_wide';

/** 'Error: {message}' in place of rows (specification 1 §2). What is only asked too widely is not called an error. */
export const failureLine = (error: unknown): string =>
  isTooWide(error) ? messageOf(error) : commonText.listError(messageOf(error));

/** The message of an error for people: the server's, or the generic default. Specification 1 §8. */
export function messageOf(error: unknown): string {
  if (typeof error === 'string') return error;
  return isFailedCall(error) && error.message ? error.message : commonText.wentWrong;
}
