/**
 * What a person typed or did and the API does not have yet, on this device. localStorage alone would do for a closed page: it can be
 * read and written at once, and other tabs see it. But browsers write it to the disk some seconds later, so a browser that is killed
 * loses it. So each entry also goes to IndexedDB with strict durability, and the answer of a write comes after the disk has it.
 * The first page of a browser puts back what localStorage has lost. Decision 131.
 *
 * A singleton of the federation, like the host: import it as `@toam/platform/device-store`.
 */

interface Entry {
  key: string;
  /** Milliseconds. The later one of two entries with the same key counts. */
  at: number;
  value: unknown;
  /** Taken away. Remembered for a while, because localStorage may still have it after a crash. */
  gone?: true;
}

const name = 'toam-device';
const table = 'entries';

/** Milliseconds for which it is remembered that an entry was taken away. Browsers write localStorage within a minute. */
const remembered = 24 * 60 * 60 * 1000;

/** Entries of this page, and whether localStorage took them: it may be full or forbidden. */
const own = new Map<string, Entry & { isBeside: boolean }>();
/** The parsed text of localStorage, so that a value is the same object until it changes. */
const parsed = new Map<string, { text: string; entry: Entry }>();

function parse(key: string, text: string): Entry | undefined {
  try {
    const found: unknown = JSON.parse(text);
    const isEntry = typeof found === 'object' && found !== null && 'at' in found && 'value' in found;
    // releases before this one wrote the value alone
    return isEntry && typeof found.at === 'number'
      ? { key, at: found.at, value: found.value }
      : { key, at: 0, value: found };
  } catch {
    return undefined; // not written by us
  }
}

/** Undefined: localStorage has no such entry. Null: it can't be asked. */
function beside(key: string): Entry | undefined | null {
  let text: string | null;
  try {
    text = localStorage.getItem(key);
  } catch {
    return null; // forbidden
  }
  if (text === null) return undefined;
  const known = parsed.get(key);
  if (known?.text === text) return known.entry;
  const entry = parse(key, text);
  if (entry) parsed.set(key, { text, entry });
  return entry;
}

function putBeside(entry: Entry): boolean {
  const { key, at, value, gone } = entry;
  try {
    if (gone) {
      localStorage.removeItem(key);
      return true;
    }
    const text = JSON.stringify({ at, value });
    localStorage.setItem(key, text);
    parsed.set(key, { text, entry });
    return true;
  } catch {
    return false; // full or forbidden
  }
}

/** localStorage is right, because all tabs write it at once, unless it refused what this page wrote. */
function newest(key: string): Entry | undefined {
  const mine = own.get(key);
  const there = beside(key) ?? undefined;
  if (!mine || mine.isBeside || (there && there.at > mine.at)) return there;
  return mine.gone ? undefined : mine;
}

let opened: Promise<IDBDatabase> | undefined;

/** The browser may close the connection, so the next write opens another. */
function open(): Promise<IDBDatabase> {
  return (opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(name, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(table, { keyPath: 'key' });
    asked.onerror = () => reject(asked.error ?? new Error('indexedDB'));
    asked.onsuccess = () => {
      asked.result.onclose = () => (opened = undefined);
      resolve(asked.result);
    };
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  }));
}

/** One transaction. Its answer comes when the disk has it. */
async function transact<Answer>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Answer> | null) {
  const database = await open();
  return new Promise<Answer | null>((resolve, reject) => {
    const transaction = database.transaction(table, mode, { durability: 'strict' });
    const asked = work(transaction.objectStore(table));
    transaction.oncomplete = () => resolve(asked?.result ?? null);
    transaction.onabort = () => reject(transaction.error ?? new Error('indexedDB'));
  });
}

const waiting = new Map<string, Entry>();
let last: Promise<unknown> = Promise.resolve();
let next: Promise<boolean> | undefined;

async function write(): Promise<boolean> {
  const entries = [...waiting.values()];
  waiting.clear();
  next = undefined;
  try {
    await transact('readwrite', (store) => {
      entries.forEach((entry) => store.put(entry));
      return null;
    });
    return true;
  } catch {
    return false; // full, forbidden or broken: whoever wrote says so
  }
}

/** Writes that come while another is under way are one transaction. */
function toDisk(entry: Entry): Promise<boolean> {
  waiting.set(entry.key, entry);
  next ??= last.then(write);
  last = next;
  return next;
}

function change(entry: Entry): Promise<boolean> {
  const isBeside = putBeside(entry);
  own.set(entry.key, { ...entry, isBeside });
  return typeof indexedDB === 'undefined' ? Promise.resolve(isBeside) : toDisk(entry);
}

/** Later than what is there, also if somebody turned the clock back. */
const now = (key: string): number => Math.max(Date.now(), (own.get(key)?.at ?? 0) + 1, (beside(key)?.at ?? 0) + 1);

/** The value of an entry, undefined for none. The same object until it changes. Check its shape: an older release may have written it. */
export const readFromDevice = (key: string): unknown => newest(key)?.value;

/**
 * Writes a value that JSON can hold. Other tabs and `readFromDevice` have it at once.
 * @returns true when it is on the disk; false if it could not be written there. Say nothing of it before
 */
export const putOnDevice = (key: string, value: unknown): Promise<boolean> => change({ key, at: now(key), value });

/** Takes an entry away. @returns true when the disk knows it */
export const dropFromDevice = (key: string): Promise<boolean> =>
  newest(key) ? change({ key, at: now(key), value: null, gone: true }) : Promise.resolve(true);

/** The keys of all entries that begin like this. */
export function keysOnDevice(prefix: string): string[] {
  let stored: string[] = [];
  try {
    stored = Object.keys(localStorage);
  } catch {
    // forbidden: this page has its own entries
  }
  const keys = new Set([...stored, ...own.keys()]);
  return [...keys].filter((key) => key.startsWith(prefix) && newest(key) !== undefined);
}

/** Puts back into localStorage what it lost, and takes away what it should have lost. */
async function restore(): Promise<void> {
  const entries = ((await transact('readonly', (store) => store.getAll())) ?? []) as Entry[];
  for (const entry of entries) {
    const there = beside(entry.key);
    const mine = own.get(entry.key);
    if ((there && there.at >= entry.at) || (mine && mine.at >= entry.at)) continue;
    own.set(entry.key, { ...entry, isBeside: putBeside(entry) });
  }
  const old = entries.filter(({ gone, at }) => gone && at < Date.now() - remembered);
  if (old.length === 0) return;
  await transact('readwrite', (store) => {
    old.forEach(({ key }) => store.delete(key));
    return null;
  });
}

/** Only the first page of a browser restores: beside a living one localStorage is whole, and may have just lost what is done. */
async function restoreAlone(): Promise<void> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (!locks) return restore(); // no https
  await locks.request(name, { ifAvailable: true }, async (lock) => {
    // for as long as this page lives; the others wait here until the first has restored
    const held = new Promise<void>((resolve) => {
      const live = () => (resolve(), new Promise<never>(() => undefined));
      void locks.request(name, { mode: 'shared' }, live).catch(() => resolve());
    });
    if (lock) await restore().catch(() => undefined);
    else await held;
  });
}

let ready: Promise<void> | undefined;

/** Milliseconds. A page does not wait longer for the disk. */
const longestWait = 2000;

/** What earlier pages left can be read from now on. Never rejects. The shell waits for it before its first screen. */
export function deviceReady(): Promise<void> {
  if (typeof indexedDB === 'undefined') return Promise.resolve();
  ready ??= Promise.race([
    restoreAlone().catch(() => undefined), // localStorage is all there is
    new Promise<void>((wake) => setTimeout(wake, longestWait)),
  ]);
  return ready;
}
