import { visitorTokenHeader } from '@toam/contracts/chat/visitor-wire';
import { visitorText } from '@toam/contracts/texts/chat-widget';
import { StepRefused, type VisitorFailure, VisitorStepFailed } from '../chat-store';

/** Milliseconds for an answer. */
const patience = 15_000;

const reasons: Record<number, VisitorFailure> = { 404: 'ended', 422: 'invalid', 413: 'invalid', 429: 'tooFast' };

/** A refusal of the API as the port names it. */
export function refusalOf(status: number, body: unknown): Error {
  const { message, errors } = (body ?? {}) as { message?: string; errors?: Record<string, string> };
  if (status === 403) return new StepRefused('locked', message ?? visitorText.locked);
  const reason = reasons[status] ?? (status >= 502 && status <= 504 ? 'unreachable' : 'failed');
  return new VisitorStepFailed(reason, message ?? visitorText.failed, errors);
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
  if (!reply.ok || !answer) throw refusalOf(reply.status, answer);
  return (answer as { data: T }).data;
}
