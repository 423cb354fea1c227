import { visitorTokenHeader } from '@toam/contracts/chat/visitor-wire';
import { visitorText } from '@toam/contracts/chat/chat-widget.text';
import { StepRefused, type VisitorFailure, VisitorStepFailed } from '../chat-store';

/** Milliseconds for an answer. */
const patience = 15_000;

const reasons: Record<number, VisitorFailure> = { 404: 'ended', 422: 'invalid', 413: 'invalid', 429: 'tooFast' };

/** The API is away, busy or broken, or it did not answer: the page of a café's Wi-Fi did, with 200. */
const isPassing = (status: number): boolean => status >= 500 || status === 408 || status < 400;

/** A refusal of the API as the port names it. @param retryAfter its header, in seconds */
export function refusalOf(status: number, body: unknown, retryAfter?: string | null): Error {
  const { message, errors } = (body ?? {}) as { message?: string; errors?: Record<string, string> };
  if (status === 403) return new StepRefused('locked', visitorText.locked);
  const reason = reasons[status] ?? (isPassing(status) ? 'unreachable' : 'failed');
  return new VisitorStepFailed(reason, message ?? visitorText.failed, errors, (Number(retryAfter) || 0) * 1000);
}

export const unreachable = () => new VisitorStepFailed('unreachable', visitorText.offline);

export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null; // a page of a proxy: the status says enough
  }
};

export interface VisitorCall {
  /** Address of the API. */
  api?: string;
  method: 'GET' | 'POST';
  /** Below the API's address. */
  path: string;
  token?: string | null;
  /** The document asks for it ahead of the script: the browser gives that answer only to a call with the same credentials. */
  isPreloaded?: boolean;
  body?: object;
}

/** The API as the page sees it. */
export const ownApi = (): string => `${location.origin}/api`;

/** A call of the visitor's page: plain fetch, because the page has no room for more. @throws VisitorStepFailed, StepRefused locked */
export async function callVisitor<T>({
  api = ownApi(),
  method,
  path,
  token,
  isPreloaded,
  body,
}: VisitorCall): Promise<T> {
  const headers = {
    ...(token && { [visitorTokenHeader]: token }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const credentials = isPreloaded ? 'same-origin' : 'omit';
  const sent = { method, headers, credentials, signal: AbortSignal.timeout(patience) } as const;
  const reply = await fetch(api + path, { ...sent, ...(body && { body: JSON.stringify(body) }) }).catch(() => {
    throw unreachable();
  });
  const answer = parsed(await reply.text().catch(() => ''));
  if (!reply.ok || !answer) throw refusalOf(reply.status, answer, reply.headers.get('retry-after'));
  return (answer as { data: T }).data;
}
