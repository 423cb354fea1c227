import axios, { AxiosError, isAxiosError, isCancel, type AxiosResponse } from 'axios';
import { commonText } from '@toam/contracts/texts/common';
import { CallFailed, failureOf, isSessionOver } from './call-failed';
import { transport } from './transport';

/** The part of the session that calls need; `@toam/auth/session` provides it. */
export interface SessionPort {
  token: () => string | null;
  /** Called when the API refuses the token that was sent. */
  ended: (message: string) => void;
}

let session: SessionPort = { token: () => null, ended: () => undefined };

export function connectSession(port: SessionPort): void {
  session = port;
}

/** The session's header as it is now; undefined if nobody is signed in. */
export function authorization(): string | undefined {
  const token = session.token();
  return token ? `Bearer ${token}` : undefined;
}

/**
 * Sends every call to the API. Resolves with successes. Rejects with `CallFailed`, or with the caller's own reason for an abort. A
 * header that is `false` is not sent.
 */
export const client = axios.create({
  adapter: transport,
  responseType: 'json',
  headers: {
    accept: 'application/json',
    // axios would replace the browser's name, and the API reads a sign-in's device from it
    'User-Agent': false,
  },
  fetchOptions: { cache: 'no-store' },
  // a proxy's HTML page is not JSON: its status is used instead
  transitional: { silentJSONParsing: true, clarifyTimeoutError: true },
  // the response interceptor checks every status
  validateStatus: null,
  // the session is in a header, so no cookie has to be read
  xsrfCookieName: '',
});

client.interceptors.request.use(
  (config) => {
    const current = authorization();
    if (current) config.headers.set('authorization', current, false);
    return config;
  },
  null,
  // the last request of a page must be sent before the page is gone
  { synchronous: true },
);

/** The body of a failure as an object. A failed download has its body in a Blob. */
async function failureBody({ data }: AxiosResponse<unknown>): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  try {
    return JSON.parse(await data.text()) as unknown;
  } catch {
    return undefined; // a proxy's page
  }
}

/** Reports an ended session once per token. A late answer to an older token does not affect the current one. */
async function acceptSuccess(response: AxiosResponse<unknown>): Promise<AxiosResponse<unknown>> {
  const { status, config, headers } = response;
  if (status >= 200 && status < 300) return response;
  const failed = failureOf(status, await failureBody(response), headers['retry-after']);
  const sent = config.headers.get('authorization');
  if (isSessionOver(failed) && sent && sent === authorization()) session.ended(failed.message);
  throw failed;
}

/** Handles a call without an answer: no connection, a timeout, or an abort by the caller. */
function failWithoutAnswer(error: unknown): never {
  if (isCancel(error)) throw (error.config?.signal as AbortSignal | undefined)?.reason ?? error;
  if (!isAxiosError(error)) throw error;
  const code = error.code === AxiosError.ETIMEDOUT ? 'timeout' : 'offline';
  throw new CallFailed(0, code, code === 'timeout' ? commonText.timedOut : commonText.offline);
}

client.interceptors.response.use(acceptSuccess, failWithoutAnswer);
