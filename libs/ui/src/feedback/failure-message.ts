import { commonText } from '@toam/contracts/texts/common';

/** A failed call (`CallFailed` of api-client) carries the server's words; any other error is a fault of ours. */
const isFailedCall = (error: unknown): error is Error & { status: number } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number';

/** Ended by us, not failed: a request of a screen that was left. */
export const isAbort = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'CanceledError');

/** What a person may read of an error: the server's message, or the generic default. Specification 1 §8. */
export function messageOf(error: unknown): string {
  if (typeof error === 'string') return error;
  return isFailedCall(error) && error.message ? error.message : commonText.wentWrong;
}
