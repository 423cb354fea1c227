import axios, { AxiosError, isAxiosError, isCancel, type AxiosResponse } from 'axios';
import { commonText } from '@toam/contracts/texts/common';
import { CallFailed, failureOf, isSessionOver } from './call-failed';
import { transport } from './transport';

/** What calls need to know of the session; `@toam/auth/session` fills it in. */
export interface SessionPort {
  token: () => string | null;
  /** The API no longer knows the token that was sent. */
  ended: (message: string) => void;
}

let session: SessionPort = { token: () => null, ended: () => undefined };

export function connectSession(port: SessionPort): void {
  session = port;
}

/** The session's header as it is now; undefined where nobody is signed in. */
export function authorization(): string | undefined {
  const token = session.token();
  return token ? `Bearer ${token}` : undefined;
}

/**
 * Sends every call to the API. Answers successes; rejects with `CallFailed`, or with the caller's own reason for an abort.
 * A header that is `false` is not sent.
 */
export const client = axios.create({
  adapter: transport,
  responseType: 'json',
  headers: {
    accept: 'application/json',
    // axios would write its own name over the browser's, from which a sign-in's device is read
    'User-Agent': false,
  },
  fetchOptions: { cache: 'no-store' },
  // a proxy's HTML page is no JSON: its status speaks
  transitional: { silentJSONParsing: true, clarifyTimeoutError: true },
  // the response interceptor judges every status
  validateStatus: null,
  // the session travels in a header, no cookie has to be read
  xsrfCookieName: '',
});

client.interceptors.request.use(
  (config) => {
    const current = authorization();
    if (current) config.headers.set('authorization', current, false);
    return config;
  },
  null,
  // the last word of a page must be on its way before the page is gone
  { synchronous: true },
);

/** The body of a failure as an object; that of a refused download came as the file that was asked for. */
async function failureBody({ data }: AxiosResponse<unknown>): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  try {
    return JSON.parse(await data.text()) as unknown;
  } catch {
    return undefined; // a proxy's page
  }
}

/** A dead session is reported once per token: late answers to an older token say nothing about the current one. */
async function acceptSuccess(response: AxiosResponse<unknown>): Promise<AxiosResponse<unknown>> {
  const { status, config } = response;
  if (status >= 200 && status < 300) return response;
  const failed = failureOf(status, await failureBody(response));
  const sent = config.headers.get('authorization');
  if (isSessionOver(failed) && sent && sent === authorization()) session.ended(failed.message);
  throw failed;
}

/** There was no answer: the line is cut, the server is late, or the caller gave up. */
function failWithoutAnswer(error: unknown): never {
  if (isCancel(error)) throw (error.config?.signal as AbortSignal | undefined)?.reason ?? error;
  if (!isAxiosError(error)) throw error;
  const code = error.code === AxiosError.ETIMEDOUT ? 'timeout' : 'offline';
  throw new CallFailed(0, code, code === 'timeout' ? commonText.timedOut : commonText.offline);
}

client.interceptors.response.use(acceptSuccess, failWithoutAnswer);
