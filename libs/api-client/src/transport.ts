/**
 * The only place of the browser that touches the network.
 *
 * Why `fetch` and XMLHttpRequest rather than axios: the login page may weigh 130 KB (design §12) and axios is 14 KB of it
 * for what these lines do; fetch streams downloads and aborts natively, and XMLHttpRequest is kept for uploads because it
 * alone reports how much has really been sent. Tests replace `transport` as a whole (`@toam/testing/answer`).
 */

export interface WireRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with query string, from the origin: `/api/house/list?page=1`. */
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
  reply: 'json' | 'file';
  signal?: AbortSignal;
  /** Milliseconds until the answer's headers; undefined waits as long as bytes move. */
  timeout?: number;
  /** Goes on after the page is gone; browsers allow it for small bodies only (64 KB). */
  keepalive?: boolean;
  /** Bytes sent of all bytes, 0 to 1. Asking for it sends the body through XMLHttpRequest. */
  onProgress?: (part: number) => void;
  /** Bytes of a file that have come, and the answer's headers, from its first bytes on. */
  onReceived?: (bytes: number, header: WireReply['header']) => void;
}

export interface WireReply {
  status: number;
  header: (name: string) => string | null;
  /** Parsed JSON, a Blob when a file was asked for and came, undefined when the body was not JSON. */
  body: unknown;
}

export type Transport = (request: WireRequest) => Promise<WireReply>;

/** Rejections of a transport that never got an answer. */
export class Unreachable extends Error {
  constructor(readonly reason: 'offline' | 'timeout') {
    super(reason);
  }
}

const aborted = (signal?: AbortSignal): unknown => signal?.reason ?? new DOMException('Aborted', 'AbortError');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // a proxy's HTML page: the status alone speaks
  }
}

/** The file, told of as it comes. @throws as `fetch` where the connection breaks: half a file is no file */
async function receive(reply: Response, tell: NonNullable<WireRequest['onReceived']>): Promise<Blob> {
  const header: WireReply['header'] = (name) => reply.headers.get(name);
  const parts: BlobPart[] = [];
  let bytes = 0;
  tell(bytes, header);
  for (let reader = reply.body?.getReader(); reader;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    tell((bytes += value.length), header);
  }
  return new Blob(parts, { type: header('content-type') ?? '' });
}

const fileOf = (reply: Response, { onReceived }: WireRequest): Promise<Blob> =>
  onReceived ? receive(reply, onReceived) : reply.blob();

async function byFetch(request: WireRequest): Promise<WireReply> {
  const { signal, timeout } = request;
  if (signal?.aborted) throw aborted(signal);
  const stop = new AbortController();
  const abort = () => stop.abort();
  signal?.addEventListener('abort', abort);
  let late = false;
  const timer = timeout
    ? setTimeout(() => {
        late = true;
        stop.abort();
      }, timeout)
    : undefined;
  try {
    const reply = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      signal: stop.signal,
      cache: 'no-store',
      keepalive: request.keepalive,
    });
    const file =
      request.reply === 'file' && reply.ok && !reply.headers.get('content-type')?.includes('application/json');
    if (file) clearTimeout(timer);
    const body: unknown = file ? await fileOf(reply, request) : parsed(await reply.text());
    return { status: reply.status, header: (name) => reply.headers.get(name), body };
  } catch {
    if (signal?.aborted) throw aborted(signal);
    throw new Unreachable(late ? 'timeout' : 'offline');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function byXhr(request: WireRequest): Promise<WireReply> {
  const { signal, onProgress } = request;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(aborted(signal));
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    xhr.open(request.method, request.url);
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.timeout = request.timeout ?? 0;
    xhr.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    xhr.onload = () => {
      onProgress?.(1);
      resolve({ status: xhr.status, header: (name) => xhr.getResponseHeader(name), body: parsed(xhr.responseText) });
    };
    xhr.onerror = () => reject(new Unreachable('offline'));
    xhr.ontimeout = () => reject(new Unreachable('timeout'));
    xhr.onabort = () => reject(aborted(signal));
    xhr.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    xhr.send(request.body);
  });
}

const network: Transport = (request) => (request.onProgress ? byXhr(request) : byFetch(request));

let transport: Transport = network;

export const send: Transport = (request) => transport(request);

/** Replaces the network; returns how to put it back. For tests and for the page without an API. */
export function replaceTransport(other: Transport): () => void {
  transport = other;
  return () => {
    transport = network;
  };
}
