import { readSmallImages } from '@toam/contracts/media/image.endpoints';
import { addressOf } from './address';
import { client } from './client';

/** Milliseconds. */
const timeout = 30_000;

/**
 * The small forms of pictures, by key. Pictures that the person may not see are left out.
 * @param keys at most `maxSmallImages`
 * @throws CallFailed as `call` does
 */
export async function downloadSmallImages(keys: readonly string[]): Promise<Map<string, Blob>> {
  const { data, headers } = await client.request<ArrayBuffer>({
    // in one order, so that the same pictures have the same address
    url: addressOf(readSmallImages.path, {}, { keys: [...keys].sort().join(',') }),
    headers: { accept: '*/*' },
    responseType: 'arraybuffer',
    timeout,
    // other calls pass the browser's cache by; pictures stay in it, as those of an <img> do
    fetchOptions: { cache: 'default' },
  });
  const type = String(headers['content-type']);
  const form = await new Response(data, { headers: { 'content-type': type } }).formData();
  return new Map([...form].flatMap(([key, picture]) => (typeof picture === 'string' ? [] : [[key, picture]])));
}
