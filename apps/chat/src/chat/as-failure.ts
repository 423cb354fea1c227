import { CallFailed } from '@toam/api-client/call-failed';
import { StepRefused } from '@toam/chat-store/chat-store';

/** A refused step as a failed call, whose message people see. Other errors stay. */
export const asFailure = (error: unknown): unknown =>
  error instanceof StepRefused ? new CallFailed(409, 'conflict', error.message) : error;

/** Nobody answered, or the store is busy or broken: the same step may succeed later. */
export const isPassing = (error: unknown): error is CallFailed =>
  error instanceof CallFailed &&
  (error.status === 0 || error.status >= 500 || [408, 425, 429].includes(error.status) || error.code === 'unreadable');
