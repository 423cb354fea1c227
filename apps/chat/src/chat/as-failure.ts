import { CallFailed } from '@toam/api-client/call-failed';
import { StepRefused } from '@toam/chat-store/chat-store';

/** A refused step as a failed call, whose message people see. Other errors stay. */
export const asFailure = (error: unknown): unknown =>
  error instanceof StepRefused ? new CallFailed(409, 'conflict', error.message) : error;
