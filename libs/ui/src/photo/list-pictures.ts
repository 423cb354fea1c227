import { type ListForm, listForms, maxTogether, smallImage, thumbnailAt } from '@toam/contracts/media/small-image';

/** Reads pictures in one form, by key. Those that the person may not see are left out. */
type ReadPictures = (keys: string[], form: ListForm) => Promise<Map<string, Blob>>;

let read: ReadPictures | null = null;

/** Says how the pictures of lists are read. Without it, as in a story of the kit, every picture is asked for by its own address. */
export function connectPictures(port: ReadPictures | null): void {
  read = port;
}

/** Whether the small form is sharp in a box of these CSS pixels, at two pixels each. */
export const fitsSmall = (width: number | string, height: number | string): boolean =>
  Number(width) * 2 <= smallImage.width && Number(height) * 2 <= smallImage.height;

/** Whether the picture at the address comes with others. */
export const comesTogether = (address: string): boolean => read !== null && thumbnailAt(address) !== null;

/** Milliseconds in which pictures that come into sight are collected. A list draws its first rows within a few frames. */
const moment = 50;

/** About 3 MB of small ones, 10 of thumbnails. */
const maxPictures = 1000;

interface Waiting {
  id: string;
  key: string;
  isPublic: boolean;
  form: ListForm;
  settle: (url: string | null) => void;
}

/**
 * Object URLs that are here or on their way, the oldest first. By form and address, not by key: a private picture has a new one with every
 * signature, so it is asked for again, and the API looks at the person's rights again.
 */
const pictures = new Map<string, Promise<string | null>>();

let waiting: Waiting[] = [];

/** Public pictures and others go apart: only an answer that is the same for everybody is kept for ever. */
function send(): void {
  const due = waiting;
  waiting = [];
  for (const form of listForms)
    for (const isPublic of [true, false]) {
      const alike = due.filter((one) => one.form === form && one.isPublic === isPublic);
      while (alike.length > 0) void sendTogether(alike.splice(0, maxTogether[form]), form);
    }
}

/** A picture that fails is forgotten, so that the next who wants it asks again. */
async function sendTogether(together: Waiting[], form: ListForm): Promise<void> {
  const keys = [...new Set(together.map(({ key }) => key))];
  const found = await read?.(keys, form).catch(() => null);
  for (const { id, key, settle } of together) {
    const picture = found?.get(key);
    if (!picture) pictures.delete(id);
    settle(picture ? URL.createObjectURL(picture) : null);
  }
}

/** An image that shows the URL already keeps its picture. */
function forgetOldest(): void {
  for (const [id, picture] of pictures) {
    if (pictures.size <= maxPictures) return;
    pictures.delete(id);
    void picture.then((url) => url && URL.revokeObjectURL(url));
  }
}

/**
 * The picture whose thumbnail is at the address, in this form. All that is asked for within a moment is one request.
 * @returns its URL in this page; null if it did not come
 */
export function listPicture(address: string, form: ListForm = 'small'): Promise<string | null> {
  const id = `${form} ${address}`;
  const known = pictures.get(id);
  const asked = thumbnailAt(address);
  if (known || !asked) return known ?? Promise.resolve(null);
  const picture = new Promise<string | null>((settle) => {
    if (waiting.push({ id, form, ...asked, settle }) === 1) setTimeout(send, moment);
  });
  pictures.set(id, picture);
  forgetOldest();
  return picture;
}
