import { AxiosError, getAdapter, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';

/**
 * The only place in the browser code that uses the network. axios sends by fetch: only fetch can send requests that continue after
 * the page is closed (`keepalive`) and bypass the browser's cache. XMLHttpRequest sends requests that report progress: fetch does
 * not report the progress of an upload, and shows no headers while a file arrives.
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
  /** Names are in lower case. */
  headers: Record<string, string>;
  body: string | FormData | undefined;
  signal: AbortSignal | undefined;
  /** Share of bytes sent, 0 to 1. */
  onProgress: (part: number) => void;
}

export interface WireReply {
  status: number;
  /** The parsed JSON, or a Blob. */
  body: unknown;
  /** Names are in lower case. */
  headers?: Record<string, string>;
}

export type Transport = (request: WireRequest) => Promise<WireReply>;

/** A transport rejects with it if there was no answer. */
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

/** The client's adapter: the network, or its replacement. */
export const transport: AxiosAdapter = (config) => adapter(config);

/** Replaces the network below the interceptors. Returns a function that restores it. For tests. */
export function replaceTransport(other: Transport): () => void {
  adapter = async (config) => {
    const { status, body, headers = {} } = await other(requestOf(config));
    return { status, statusText: '', data: body, headers, config };
  };
  return () => {
    adapter = network;
  };
}
