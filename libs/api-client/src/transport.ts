import { AxiosError, getAdapter, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';

/**
 * The only place of the browser that touches the network. axios sends by fetch: it alone sends what outlives its page
 * (`keepalive`) and can be told to bypass the browser's cache. XMLHttpRequest sends whatever reports progress: fetch does not know
 * how much of an upload has left, and shows no headers while a file comes in.
 */
const network: AxiosAdapter = (config) => {
  const reportsProgress = config.onUploadProgress ?? config.onDownloadProgress;
  return getAdapter(reportsProgress ? 'xhr' : 'fetch', config)(config);
};

/** A request as tests see it, after the interceptors. */
export interface WireRequest {
  method: string;
  /** Path with query string, from the origin: `/api/house/list?page=1`. */
  url: string;
  /** By names in lower case. */
  headers: Record<string, string>;
  body: string | FormData | undefined;
  signal: AbortSignal | undefined;
  /** Bytes sent of all bytes, 0 to 1. */
  onProgress: (part: number) => void;
}

export interface WireReply {
  status: number;
  /** What was parsed from JSON, or a Blob. */
  body: unknown;
  /** By names in lower case. */
  headers?: Record<string, string>;
}

export type Transport = (request: WireRequest) => Promise<WireReply>;

/** What a transport rejects with that got no answer. */
export class Unreachable extends AxiosError {
  constructor(reason: 'offline' | 'timeout') {
    super(reason, reason === 'timeout' ? AxiosError.ETIMEDOUT : AxiosError.ERR_NETWORK);
  }
}

const requestOf = ({
  method,
  url,
  headers,
  data,
  signal,
  onUploadProgress,
}: InternalAxiosRequestConfig): WireRequest => ({
  method: String(method).toUpperCase(),
  url: String(url),
  headers: Object.fromEntries(
    Object.entries(headers.toJSON()).map(([name, value]) => [name.toLowerCase(), String(value)]),
  ),
  body: data as WireRequest['body'],
  signal: signal as AbortSignal | undefined,
  onProgress: (part) =>
    onUploadProgress?.({ loaded: part, total: 1, progress: part, bytes: 0, lengthComputable: true }),
});

let adapter = network;

/** The adapter of the client: the network, or what replaces it. */
export const transport: AxiosAdapter = (config) => adapter(config);

/** Replaces the network below the interceptors; returns how to put it back. For tests. */
export function replaceTransport(other: Transport): () => void {
  adapter = async (config) => {
    const { status, body, headers = {} } = await other(requestOf(config));
    return { status, statusText: '', data: body, headers, config };
  };
  return () => {
    adapter = network;
  };
}
