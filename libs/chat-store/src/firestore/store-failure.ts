import { CallFailed } from '@toam/api-client/call-failed';
import { commonText } from '@toam/contracts/texts/common';
import { FirebaseError } from 'firebase/app';

const isCode = (error: unknown, code: string): boolean => error instanceof FirebaseError && error.code === code;

export const isDenied = (error: unknown): boolean =>
  isCode(error, 'permission-denied') || isCode(error, 'storage/unauthorized');

/** Nothing answered, or others wrote at the same moment again and again: worth another try. */
const passing = [
  ...['unavailable', 'deadline-exceeded', 'aborted', 'cancelled', 'failed-precondition', 'resource-exhausted'],
  ...['auth/network-request-failed', 'storage/retry-limit-exceeded'],
];

/** A failure of the SDK as calls of the product fail. What is no failure of the SDK passes. */
export function callFailure(error: unknown): unknown {
  if (!(error instanceof FirebaseError)) return error;
  if (passing.includes(error.code)) return new CallFailed(0, 'offline', commonText.offline);
  if (isDenied(error)) return new CallFailed(403, 'forbidden', commonText.forbidden);
  return new CallFailed(500, 'internal', commonText.serverFailed);
}

/** Waits for an answer of the SDK, which knows no signals: an abort lets it go. @throws CallFailed */
export async function answered<T>(answer: Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    if (!signal) return await answer;
    signal.throwIfAborted();
    return await new Promise<T>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      answer.then(resolve, reject);
    });
  } catch (error) {
    throw callFailure(error);
  }
}
