import type { VisitorChat, VisitorMessage } from '@toam/contracts/chat/chat.schema';
import { visitorPaths, type VisitorSession, visitorTokenHeader } from '@toam/contracts/chat/visitor-wire';
import type { UploadWatch, VisitorPage, VisitorStore } from '../chat-store';
import { callVisitor, ownApi, parsed, refusalOf, unreachable, type VisitorCall } from './visitor-calls';
import { openLine } from './visitor-line';

/** Milliseconds for a picture. */
const patience = 60_000;

const stored = ({ id, ...message }: VisitorMessage) => ({ ...message, id: String(id) });

export interface ApiVisitorOptions {
  /** Of a kept session. */
  token: string | null;
  /** Nobody looks at the page, so it may ask less often. */
  isHidden?: () => boolean;
  /** Address of the API. */
  api?: string;
}

/** The visitor's side of the product's own API. */
export function apiVisitorStore({
  token,
  isHidden = () => document.hidden,
  api = ownApi(),
}: ApiVisitorOptions): VisitorStore {
  let failures = 0;

  const call = <T>(request: VisitorCall) => callVisitor<T>({ ...request, api, token });

  async function readPage(query: '' | `?${'after' | 'before'}=${string}`): Promise<VisitorChat> {
    try {
      const page = await call<VisitorChat>({ method: 'GET', path: visitorPaths.message + query });
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
      request.timeout = patience;
      if (token) request.setRequestHeader(visitorTokenHeader, token);
      request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded / total);
      request.onload = () => {
        const answer = parsed(request.responseText) as { data: { id: number; thumbnail: string } } | null;
        if (request.status === 200 && answer) resolve(answer.data);
        else reject(refusalOf(request.status, answer, request.getResponseHeader('retry-after')));
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
      const opened = await call<VisitorSession>({ method: 'POST', path: visitorPaths.session, body: introduction });
      ({ token } = opened);
      return opened.token;
    },
    read: async (after): Promise<VisitorPage> => {
      let page = await readPage(after === null ? '' : `?after=${after}`);
      const { list } = page;
      while (after !== null && page.more) {
        page = await readPage(`?after=${list.at(-1)!.id}`);
        list.push(...page.list);
      }
      return { ...page, list: list.map(stored), seen_until: page.seen_until ? String(page.seen_until) : null };
    },
    readOlder: async (before) => {
      const { list, more } = await readPage(`?before=${before}`);
      return { list: list.map(stored), more };
    },
    uploadPicture: async (file, watch = {}) => {
      const { id, thumbnail } = await upload(file, watch);
      return { key: String(id), thumbnail };
    },
    send: async (content, client_key) => {
      const input = 'text' in content ? content : { image_id: Number(content.picture.key) };
      const body = { ...input, client_key };
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
