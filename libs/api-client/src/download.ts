import type { CallOf, Endpoint } from '@toam/contracts/endpoint';
import { commonText } from '@toam/contracts/texts/common';
import { addressOf } from './address';
import { exchange } from './call';
import { CallFailed } from './call-failed';
import type { WireRequest } from './transport';

type DownloadInput<E extends Endpoint> = Partial<CallOf<E>>;

interface DownloadWatch {
  /** Bytes that have come, and the answer's headers. */
  onReceived?: WireRequest['onReceived'];
  signal?: AbortSignal | undefined;
}

interface Downloaded {
  file: Blob;
  /** From Content-Disposition; the endpoint's last path segment when the API names none. */
  name: string;
}

function nameIn(disposition: string | null): string | undefined {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return disposition?.match(/filename="?([^";]+)"?/i)?.[1];
}

/** Fetches the file of an endpoint whose `replyKind` is `file`. No timeout. @throws CallFailed as `call` does */
export async function download<E extends Endpoint>(
  endpoint: E,
  { params, query, body }: DownloadInput<E> = {},
  { onReceived, signal }: DownloadWatch = {},
): Promise<Downloaded> {
  const sends = endpoint.method !== 'GET';
  const reply = await exchange({
    method: endpoint.method,
    url: addressOf(endpoint.path, params ?? {}, query ?? {}),
    headers: sends ? { 'content-type': 'application/json' } : undefined,
    body: sends ? JSON.stringify(body ?? {}) : undefined,
    reply: 'file',
    signal,
    ...(onReceived && { onReceived }),
  });
  if (!(reply.body instanceof Blob)) throw new CallFailed(reply.status, 'unreadable', commonText.emptyAnswer);
  const fallback = endpoint.path.split('/').at(-1) ?? 'download';
  return { file: reply.body, name: nameIn(reply.header('content-disposition')) ?? fallback };
}

/** Hands a file to the person as the browser's download. */
export function saveFile({ file, name }: Downloaded): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // Safari reads it after the click has returned
}
