import type { VisitorChat, VisitorMessage } from '@toam/contracts/chat/chat.schema';
import { visitorPaths, visitorTokenHeader } from '@toam/contracts/chat/visitor-wire';
import { visitorText } from '@toam/contracts/texts/chat-widget';
import {
  StepRefused,
  type UploadWatch,
  type VisitorFailure,
  type VisitorPage,
  VisitorStepFailed,
  type VisitorStore,
} from '../chat-store';
import { openLine } from './visitor-line';

/** Milliseconds for an answer, and for a picture. */
const patience = { answer: 15_000, picture: 60_000 };

/** Messages of one answer of the API. A full page may have more after it. */
const pageSize = 100;

const reasons: Record<number, VisitorFailure> = { 404: 'ended', 422: 'invalid', 413: 'invalid', 429: 'tooFast' };

/** A refusal of the API as the port names it. */
function failureOf(status: number, body: unknown): Error {
  const { message, errors } = (body ?? {}) as { message?: string; errors?: Record<string, string> };
  if (status === 403) return new StepRefused('locked', message ?? visitorText.locked);
  const reason = reasons[status] ?? (status >= 502 && status <= 504 ? 'unreachable' : 'failed');
  return new VisitorStepFailed(reason, message ?? visitorText.failed, errors);
}

const unreachable = () => new VisitorStepFailed('unreachable', visitorText.offline);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null; // a page of a proxy: the status says enough
  }
};

interface Request {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

const stored = ({ id, ...message }: VisitorMessage) => ({ ...message, id: String(id) });

export interface ApiVisitorOptions {
  /** Of a kept session. */
  token: string | null;
  /** Nobody looks at the page, so it may ask less often. */
  isHidden?: () => boolean;
  /** Address of the API. */
  api?: string;
}

/** The visitor's side of the product's own API: plain fetch, because the page has no room for more. */
export function apiVisitorStore({
  token,
  isHidden = () => document.hidden,
  api = `${location.origin}/api`,
}: ApiVisitorOptions): VisitorStore {
  let failures = 0;

  async function call<T>({ method, path, body }: Request): Promise<T> {
    const headers = {
      ...(token && { [visitorTokenHeader]: token }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const sent = { method, headers, credentials: 'omit', signal: AbortSignal.timeout(patience.answer) } as const;
    const reply = await fetch(api + path, { ...sent, ...(body && { body: JSON.stringify(body) }) }).catch(() => {
      throw unreachable();
    });
    const answer = parsed(await reply.text().catch(() => ''));
    if (!reply.ok || !answer) throw failureOf(reply.status, answer);
    return (answer as { data: T }).data;
  }

  async function readPage(after: number): Promise<VisitorChat> {
    try {
      const page = await call<VisitorChat>({ method: 'GET', path: `${visitorPaths.message}?after=${after}` });
      failures = 0;
      return page;
    } catch (error) {
      failures += 1;
      throw error;
    }
  }

  /** XMLHttpRequest, because fetch does not tell how much it has sent. */
  const upload = (file: Blob, { onProgress, signal }: UploadWatch) =>
    new Promise<{ id: number; thumbnail: string }>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', api + visitorPaths.image);
      request.timeout = patience.picture;
      if (token) request.setRequestHeader(visitorTokenHeader, token);
      request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded / total);
      request.onload = () => {
        const answer = parsed(request.responseText) as { data: { id: number; thumbnail: string } } | null;
        if (request.status === 200 && answer) resolve(answer.data);
        else reject(failureOf(request.status, answer));
      };
      request.onerror = request.ontimeout = () => reject(unreachable());
      request.onabort = () => reject(signal?.reason);
      signal?.addEventListener('abort', () => request.abort());
      const form = new FormData();
      form.append('image', file, 'anh');
      request.send(form);
    });

  return {
    open: async (introduction) => {
      const opened = await call<{ token: string }>({ method: 'POST', path: visitorPaths.session, body: introduction });
      ({ token } = opened);
      return opened.token;
    },
    read: async (after): Promise<VisitorPage> => {
      const list: VisitorMessage[] = [];
      for (;;) {
        const page = await readPage(list.at(-1)?.id ?? Number(after ?? 0));
        list.push(...page.list);
        if (page.list.length < pageSize)
          return { ...page, list: list.map(stored), seen_until: page.seen_until ? String(page.seen_until) : null };
      }
    },
    uploadPicture: async (file, watch = {}) => {
      const { id, thumbnail } = await upload(file, watch);
      return { key: String(id), thumbnail };
    },
    send: async (content, client_key) => {
      const said = 'text' in content ? content : { image_id: Number(content.picture.key) };
      const body = { ...said, client_key };
      return [stored(await call<VisitorMessage>({ method: 'POST', path: visitorPaths.message, body }))];
    },
    markRead: async (until) => {
      await call<null>({ method: 'POST', path: visitorPaths.read, body: { until: Number(until) } });
    },
    follow: (hear) =>
      openLine({
        url: api.replace(/^http/, 'ws') + visitorPaths.live,
        token: () => token,
        ...{ isHidden, hear },
        failures: () => failures,
      }),
  };
}
