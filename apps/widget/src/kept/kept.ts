import type { ChatSex } from '@toam/contracts/chat/chat.schema';

/** What outlives the page. Texts that are not sent yet keep their key, so that sending them again stores them once. */
export interface Kept {
  token: string | null;
  /** As the visitor introduced themselves. */
  name: string;
  sex: ChatSex;
  /** Typed, and not sent. */
  draft: string;
  unsent: UnsentText[];
}

interface UnsentText {
  key: string;
  text: string;
}

const place = 'toam.chat';
/** An entry for each text that is not sent, so that two tabs of a visitor overwrite nothing. */
const unsentPlace = `${place}.unsent.`;
const nothing: Kept = { token: null, name: '', sex: 'women', draft: '', unsent: [] };

/** Throws where the browser lets frames of other sites store nothing. */
const ownStorage = (): Storage | null => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};

const parsed = <Value>(text: string | null): Partial<Value> => {
  try {
    return JSON.parse(text ?? '{}') as Partial<Value>;
  } catch {
    return {}; // it was changed by hand
  }
};

const keptIn = (text: string | null): Kept => ({ ...nothing, ...parsed<Kept>(text) });

const storage = ownStorage();
let stored = keptIn(storage?.getItem(place) ?? null);
let keepThere: ((text: string) => void) | null = null;

/** Of the texts that are not sent it has those of all tabs, in the order in which they were written. */
export const readKept = (): Kept => ({ ...stored, unsent: storage ? unsentOf(storage) : stored.unsent });

/** Whether the page around the frame has to keep it. */
export const isStorageBlocked = (): boolean => storage === null;

/** The page around the frame keeps it from now on. @param text what it has kept so far */
export function keepInHost(text: string | null, send: (text: string) => void): void {
  stored = keptIn(text);
  keepThere = send;
}

/** As it is now: another tab of the visitor may have changed it. */
function now(): Kept {
  const text = storage?.getItem(place);
  return text ? keptIn(text) : stored;
}

type Entry = UnsentText & { at: number };

/** Keys that this page has put there or found there. What is gone since then was sent or dropped by another tab, and stays gone. */
const known = new Set<string>();

function entriesOf(from: Storage): Entry[] {
  const keys = Object.keys(from).flatMap((name) =>
    name.startsWith(unsentPlace) ? name.slice(unsentPlace.length) : [],
  );
  keys.forEach((key) => known.add(key));
  const entryOf = (key: string) => ({ text: '', at: 0, ...parsed<Entry>(from.getItem(unsentPlace + key)), key });
  return keys.map(entryOf).toSorted((one, other) => one.at - other.at);
}

const unsentOf = (from: Storage): UnsentText[] => entriesOf(from).map(({ key, text }) => ({ key, text }));

/** Whether another tab has sent or dropped this text of ours. */
export const isTakenAway = (key: string): boolean => known.has(key) && storage?.getItem(unsentPlace + key) === null;

/**
 * Keeps the texts of this tab that are not sent, besides those of others.
 * @param own keys that this tab has, or once had
 */
export function keepUnsent(unsent: UnsentText[], own: ReadonlySet<string>): void {
  if (!storage) return keep({ unsent });
  const left = new Set(unsent.map(({ key }) => key));
  for (const key of own) if (!left.has(key)) storage.removeItem(unsentPlace + key);
  let last = Math.max(Date.now() - 1, entriesOf(storage).at(-1)?.at ?? 0);
  for (const { key, text } of unsent) {
    if (known.has(key)) continue;
    try {
      storage.setItem(unsentPlace + key, JSON.stringify({ text, at: (last += 1) }));
      known.add(key);
    } catch {
      // the device is full: it lasts for the visit
    }
  }
}

const picturesPlace = `${place}.pictures`;

/** The same tab after a reload. Throws where the browser lets frames of other sites store nothing. */
const tabStorage = (): Storage | null => {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
};

/** Keys of pictures that this tab had not sent when it was left. The pictures themselves are gone with the page. */
export const readLostPictures = (): string[] => {
  const keys = parsed<{ keys: string[] }>(tabStorage()?.getItem(picturesPlace) ?? null).keys;
  return Array.isArray(keys) ? keys : [];
};

/** Remembers which pictures this tab has not sent, so that a page that comes back says so. */
export function keepPictureKeys(keys: string[]): void {
  try {
    if (keys.length > 0) tabStorage()?.setItem(picturesPlace, JSON.stringify({ keys }));
    else tabStorage()?.removeItem(picturesPlace);
  } catch {
    // the device is full: the browser has asked before the page was left
  }
}

/** Hears that another tab has changed what is not sent. @returns a function that stops it */
export function followUnsent(hear: () => void): () => void {
  const listen = ({ key }: StorageEvent) => (key === null || key.startsWith(unsentPlace)) && hear();
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** Changes what is kept. Without any storage it lasts for the visit. */
export function keep(change: Partial<Kept>): void {
  stored = { ...now(), ...change };
  const text = JSON.stringify(storage ? { ...stored, unsent: undefined } : stored);
  keepThere?.(text);
  try {
    storage?.setItem(place, text);
  } catch {
    // the device is full: it lasts for the visit
  }
}

// an earlier release kept all of them in one text
if (stored.unsent.length > 0) {
  keepUnsent(stored.unsent, new Set());
  keep({ unsent: [] });
}
