import { readSmallImages } from '@toam/contracts/media/image.endpoints';
import type { ListForm } from '@toam/contracts/media/small-image';
import { addressOf } from './address';
import { client } from './client';

/** Milliseconds. */
const timeout = 30_000;

/**
 * Pictures in the form that a list takes, by key. Those that the person may not see are left out.
 * @param keys at most as many as `maxTogether` says of the form
 * @throws CallFailed as `call` does
 */
export async function downloadSmallImages(keys: readonly string[], form: ListForm): Promise<Map<string, Blob>> {
  const { data, headers } = await client.request<ArrayBuffer>({
    // in one order, so that the same pictures have the same address
    url: addressOf(readSmallImages.path, {}, { keys: [...keys].sort().join(','), form }),
    headers: { accept: '*/*' },
    responseType: 'arraybuffer',
    timeout,
    // other calls pass the browser's cache by; pictures stay in it, as those of an <img> do
    fetchOptions: { cache: 'default' },
  });
  const type = String(headers['content-type']);
  const answered = await new Response(data, { headers: { 'content-type': type } }).formData();
  return new Map([...answered].flatMap(([key, picture]) => (typeof picture === 'string' ? [] : [[key, picture]])));
}
