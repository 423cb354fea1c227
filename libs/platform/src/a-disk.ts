/**
 * As much of IndexedDB as `device-store` uses, because jsdom has none. What is written is lost with a page that is killed before
 * the disk has it.
 */
export interface ADisk {
  /** What the disk has. */
  entries: Map<string, unknown>;
  /** Writes fail from now on, as on a full device. */
  isFull: boolean;
  /** Milliseconds that a write takes. */
  delay: number;
}

type Work = { result?: unknown };

function aTransaction(disk: ADisk, mode: string, { durability }: { durability?: string } = {}) {
  const changes: (() => void)[] = [];
  const transaction: Record<string, unknown> & { oncomplete?: () => void; onabort?: () => void } = {
    objectStore: () => ({
      put: (entry: { key: string }) => void changes.push(() => disk.entries.set(entry.key, structuredCopy(entry))),
      delete: (key: string) => void changes.push(() => disk.entries.delete(key)),
      getAll: (): Work => ({ result: [...disk.entries.values()].map(structuredCopy) }),
    }),
  };
  const end = () => {
    if (mode === 'readwrite' && (disk.isFull || durability !== 'strict')) return transaction.onabort?.();
    changes.forEach((change) => change());
    transaction.oncomplete?.();
  };
  if (mode === 'readwrite' && disk.delay > 0) setTimeout(end, disk.delay);
  else queueMicrotask(() => queueMicrotask(end));
  return transaction;
}

const structuredCopy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Gives the tests of this file a disk, empty in each. */
export function giveADisk(): ADisk {
  const disk: ADisk = { entries: new Map(), isFull: false, delay: 0 };
  const open = () => {
    const asked: Work & { onsuccess?: () => void } = {
      result: {
        transaction: (_table: string, mode: string, options?: { durability?: string }) =>
          aTransaction(disk, mode, options),
      },
    };
    queueMicrotask(() => asked.onsuccess?.());
    return asked;
  };
  beforeEach(() => {
    disk.entries.clear();
    Object.assign(disk, { isFull: false, delay: 0 });
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: { open } });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });
  return disk;
}
