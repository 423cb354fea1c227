import type { CallOf, DataOf, Endpoint } from '@toam/contracts/endpoint';
import { addressOf } from './address';
import { dataOf } from './call';
import { client } from './client';
import { smallerPicture } from './smaller-picture';

interface UploadInput<E extends Endpoint> {
  params?: CallOf<E>['params'];
  query?: CallOf<E>['query'];
  /** The endpoint's body. It is sent before the file, so that the API may refuse without reading the file. */
  fields?: CallOf<E>['body'];
  file: File | Blob;
  /** The name of the file's part in the contract. */
  part?: 'file' | 'image';
  /** Sends a picture as it is: one of a paper, whose small print counts. Others are made as small as the API keeps them. */
  whole?: boolean;
}

interface UploadWatch {
  /** Share of bytes really sent, 0 to 1. */
  onProgress?: (part: number) => void;
  /** Called before a picture is made small, and afterwards, when it travels. */
  onShrink?: (isShrinking: boolean) => void;
  signal?: AbortSignal;
}

async function shrunk(file: File | Blob, onShrink: (isShrinking: boolean) => void): Promise<File | Blob> {
  onShrink(true);
  const smaller = await smallerPicture(file);
  onShrink(false);
  return smaller;
}

/**
 * Sends one file to an endpoint whose `bodyKind` is `upload`. No timeout: a slow phone may need any time as long as bytes move.
 * @throws CallFailed as `call` does
 */
export async function upload<E extends Endpoint>(
  endpoint: E,
  { params, query, fields, file, part = 'file', whole = false }: UploadInput<E>,
  { onProgress = () => undefined, onShrink = () => undefined, signal }: UploadWatch = {},
): Promise<DataOf<E>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (value !== undefined && value !== null)
      form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  form.append(part, part === 'image' && !whole ? await shrunk(file, onShrink) : file);
  const { data } = await client.request<unknown>({
    method: endpoint.method,
    url: addressOf(endpoint.path, params ?? {}, query ?? {}),
    data: form,
    signal,
    onUploadProgress: ({ progress = 0 }) => onProgress(progress),
  });
  onProgress(1); // the last progress event may come before the last byte; a small file may have none
  return dataOf(endpoint, data);
}
