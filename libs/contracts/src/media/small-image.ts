/**
 * The small form of a picture, in pixels: rows of lists at two pixels per CSS pixel. It covers this box and keeps the picture's
 * proportions, so that a row can crop it to its own shape.
 */
export const smallImage = { width: 128, height: 96 };

/** Which form of its pictures a list takes: the small one for rows, the thumbnail, four times as many bytes, for the cards of phones. */
export const listForms = ['small', 'thumbnail'] as const;
export type ListForm = (typeof listForms)[number];

/**
 * The most pictures of one call. More small ones would make its address longer than some proxies take; more thumbnails would keep the
 * first ones waiting on a slow line.
 */
export const maxTogether: Record<ListForm, number> = { small: 50, thumbnail: 10 };

/** Where the API answers a picture. Its content never changes under this key. */
export const addressOfImage = (key: string, variant: 'main' | 'thumbnail'): string =>
  `/api/media/image/${key}/${variant}`;

const thumbnailAddress = new RegExp(`^${addressOfImage('([0-9a-f-]{36})', 'thumbnail')}(\\?|$)`);

/** The picture at the address of a thumbnail. Only private ones are signed. Null: another address. */
export function thumbnailAt(address: string): { key: string; isPublic: boolean } | null {
  const [, key, query] = thumbnailAddress.exec(address) ?? [];
  return key === undefined ? null : { key, isPublic: query === '' };
}
