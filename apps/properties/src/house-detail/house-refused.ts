import { CallFailed } from '@toam/api-client/call-failed';

/** The API answered that there is no such house, or none for this viewer: asking again changes nothing. */
export const isRefused = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && (error.status === 403 || error.status === 404);
