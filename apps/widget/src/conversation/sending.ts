import { VisitorStepFailed } from '@toam/chat-store/chat-store';

/** Milliseconds before a message is tried again. After the last the visitor decides. */
const pauses = [1000, 3000];

/** Whether a message that failed is worth another try by itself. */
export const canRetry = (error: unknown, tried: number): boolean =>
  error instanceof VisitorStepFailed && error.reason === 'unreachable' && tried < pauses.length;

export const pauseBefore = (tried: number): Promise<void> =>
  new Promise((wake) => setTimeout(wake, pauses[tried] ?? 0));
