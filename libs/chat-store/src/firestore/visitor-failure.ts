import { CallFailed, isUnreachable } from '@toam/api-client/call-failed';
import { chatText } from '@toam/contracts/chat/chat.text';
import { visitorText } from '@toam/contracts/chat/chat-widget.text';
import { FirebaseError } from 'firebase/app';
import { StepRefused, type VisitorFailure, VisitorStepFailed } from '../chat-store';
import { callFailure } from './store-failure';

/** The sign-in is no longer good: the visitor begins a new session. */
const lost = ['auth/user-disabled', 'auth/user-not-found', 'auth/user-token-expired', 'auth/invalid-user-token'];

const isLost = (error: unknown): boolean => error instanceof FirebaseError && lost.includes(error.code);

function failureOf(error: unknown, denied: VisitorFailure): unknown {
  if (error instanceof StepRefused || error instanceof VisitorStepFailed) return error;
  const ended = new VisitorStepFailed('ended', chatText.noSession);
  if (isLost(error)) return ended;
  const failed = callFailure(error);
  if (!(failed instanceof CallFailed)) return failed;
  if (isUnreachable(failed) || failed.status >= 500) return new VisitorStepFailed('unreachable', visitorText.offline);
  if (failed.status === 403 && denied === 'ended') return ended;
  if (failed.code === 'too_many') return new VisitorStepFailed('tooFast', failed.message);
  const isInvalid = failed.code === 'invalid';
  return new VisitorStepFailed(isInvalid ? 'invalid' : 'failed', isInvalid ? failed.message : visitorText.failed);
}

/**
 * Waits for an answer of the SDK for a visitor.
 * @param denied what a refusal of the rules means. A session whose readings are refused is over.
 * @throws VisitorStepFailed, StepRefused
 */
export async function toVisitor<T>(asked: Promise<T>, denied: 'ended' | 'failed'): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw failureOf(error, denied);
  }
}
