import type { CallOf, Endpoint } from '@toam/contracts/endpoint';
import { commonText } from '@toam/contracts/texts/common';
import type { AxiosProgressEvent } from 'axios';
import { addressOf } from './address';
import { CallFailed } from './call-failed';
import { client } from './client';

type DownloadInput<E extends Endpoint> = Partial<CallOf<E>>;

interface DownloadWatch {
  /** Bytes received so far, and the answer's headers, from the first bytes on. */
  onReceived?: (bytes: number, header: (name: string) => string | null) => void;
  signal?: AbortSignal | undefined;
}

interface Downloaded {
  file: Blob;
  /** From Content-Disposition, or the endpoint's last path segment if the API gives no name. */
  name: string;
}

function nameIn(disposition: string): string | undefined {
  const encoded = disposition.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return disposition.match(/filename="?([^";]+)"?/i)?.[1];
}

/** Reports the progress of a file's request. The bytes of an error answer do not count. */
const progressOf = (onReceived: NonNullable<DownloadWatch['onReceived']>) => (progress: AxiosProgressEvent) => {
  const request = (progress.event as ProgressEvent<XMLHttpRequest>).target;
  if (request?.status === 200) onReceived(progress.loaded, (name) => request.getResponseHeader(name));
};

const isFile = (data: unknown): data is Blob => data instanceof Blob && !data.type.includes('application/json');

/** Fetches the file of an endpoint whose `replyKind` is `file`. No timeout. @throws CallFailed as `call` does */
export async function download<E extends Endpoint>(
  endpoint: E,
  { params, query, body }: DownloadInput<E> = {},
  { onReceived, signal }: DownloadWatch = {},
): Promise<Downloaded> {
  const reply = await client.request<unknown>({
    method: endpoint.method,
    url: addressOf(endpoint.path, params ?? {}, query ?? {}),
    headers: { accept: '*/*' },
    data: endpoint.method === 'GET' ? undefined : (body ?? {}),
    responseType: 'blob',
    signal,
    onDownloadProgress: onReceived && progressOf(onReceived),
  });
  if (!isFile(reply.data)) throw new CallFailed(reply.status, 'unreadable', commonText.emptyAnswer);
  const fallback = endpoint.path.split('/').at(-1) ?? 'download';
  return { file: reply.data, name: nameIn(String(reply.headers['content-disposition'] ?? '')) ?? fallback };
}

/** Offers a file to the person as the browser's download. */
export function saveFile({ file, name }: Downloaded): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // Safari reads it after the click handler has returned
}
