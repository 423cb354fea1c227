/**
 * What happens to a list of files on its way to the server: a pure state machine, one entry per file.
 * Order is the person's (the first image is the cover); uploads finish in any order without disturbing it.
 */

/** Job status of an upload. Specification 1 §3: waiting, uploading (1), done (2), error (3). */
export type UploadState = 'waiting' | 'uploading' | 'done' | 'error';

export interface UploadEntry<Result> {
  /** Stable while the entry lives, whatever its place. */
  key: string;
  state: UploadState;
  name: string;
  /** Bytes; 0 for what was stored before. */
  size: number;
  /** Sent part, 0 to 1. */
  progress: number;
  /** Present until it is stored. */
  file?: File | undefined;
  /** What the server made of it. */
  result?: Result;
  /** Why it failed, ready to show. */
  message?: string | undefined;
  /** Whether another try can help: a refused file stays refused. */
  retryable: boolean;
  /** It failed because the connection was lost: it goes out again by itself. */
  offline: boolean;
  /** Failed tries so far. */
  tries: number;
}

export interface UploadQueue<Result> {
  entries: UploadEntry<Result>[];
  /** The last removed entry and its place, for «Hoàn tác». */
  removed: { entry: UploadEntry<Result>; at: number } | null;
}

export type UploadAction<Result> =
  | { type: 'added'; entries: UploadEntry<Result>[] }
  | { type: 'started'; key: string }
  | { type: 'progressed'; key: string; progress: number }
  | { type: 'stored'; key: string; result: Result }
  | { type: 'failed'; key: string; message: string; retryable: boolean; offline: boolean }
  | { type: 'retried'; keys: string[] }
  | { type: 'removed'; key: string }
  | { type: 'undone' }
  | { type: 'forgotten' }
  | { type: 'moved'; key: string; to: number }
  | { type: 'replaced'; results: Result[] };

/** An entry for something stored before. */
export const storedEntry = <Result extends { id: number; name: string }>(result: Result): UploadEntry<Result> => ({
  key: `stored-${result.id}`,
  state: 'done',
  name: result.name,
  size: 0,
  progress: 1,
  result,
  retryable: false,
  offline: false,
  tries: 0,
});

function change<Result>(
  queue: UploadQueue<Result>,
  key: string,
  patch: Partial<UploadEntry<Result>>,
): UploadQueue<Result> {
  return { ...queue, entries: queue.entries.map((entry) => (entry.key === key ? { ...entry, ...patch } : entry)) };
}

/** Puts the entry at a place of the list as it is without it. */
function moved<Result>(entries: UploadEntry<Result>[], key: string, to: number): UploadEntry<Result>[] {
  const entry = entries.find((one) => one.key === key);
  if (!entry) return entries;
  const others = entries.filter((one) => one.key !== key);
  return [...others.slice(0, to), entry, ...others.slice(to)];
}

function removed<Result>(queue: UploadQueue<Result>, key: string): UploadQueue<Result> {
  const at = queue.entries.findIndex((entry) => entry.key === key);
  const entry = queue.entries[at];
  if (!entry) return queue;
  // What was on its way starts anew if it is brought back.
  const kept: UploadEntry<Result> = entry.state === 'uploading' ? { ...entry, state: 'waiting', progress: 0 } : entry;
  return { entries: queue.entries.filter((one) => one.key !== key), removed: { entry: kept, at } };
}

function undone<Result>({ entries, removed: last }: UploadQueue<Result>): UploadQueue<Result> {
  if (!last) return { entries, removed: null };
  return { entries: [...entries.slice(0, last.at), last.entry, ...entries.slice(last.at)], removed: null };
}

/** The form was filled anew: stored entries become the given ones, files on their way stay behind them. */
function replaced<Result extends { id: number; name: string }>(
  queue: UploadQueue<Result>,
  results: Result[],
): UploadQueue<Result> {
  const known = new Map(queue.entries.flatMap((entry) => (entry.result ? [[entry.result.id, entry.key]] : [])));
  const stored = results.map((result) => ({
    ...storedEntry(result),
    key: known.get(result.id) ?? `stored-${result.id}`,
  }));
  return { ...queue, entries: [...stored, ...queue.entries.filter((entry) => entry.state !== 'done')] };
}

/** The queue after something happened. Actions about entries that are gone change nothing. */
export function uploadQueue<Result extends { id: number; name: string }>(
  queue: UploadQueue<Result>,
  action: UploadAction<Result>,
): UploadQueue<Result> {
  switch (action.type) {
    case 'added':
      return { ...queue, entries: [...queue.entries, ...action.entries] };
    case 'started':
      return change(queue, action.key, { state: 'uploading', progress: 0, message: undefined });
    case 'progressed':
      return change(queue, action.key, { progress: action.progress });
    case 'stored':
      return change(queue, action.key, {
        state: 'done',
        progress: 1,
        result: action.result,
        file: undefined,
        message: undefined,
      });
    case 'failed': {
      const tries = (queue.entries.find((entry) => entry.key === action.key)?.tries ?? 0) + 1;
      const { message, retryable, offline } = action;
      return change(queue, action.key, { state: 'error', message, retryable, offline, tries });
    }
    case 'retried':
      return {
        ...queue,
        entries: queue.entries.map((entry) =>
          action.keys.includes(entry.key) && entry.retryable
            ? { ...entry, state: 'waiting', progress: 0, message: undefined }
            : entry,
        ),
      };
    case 'removed':
      return removed(queue, action.key);
    case 'undone':
      return undone(queue);
    case 'forgotten':
      return { ...queue, removed: null };
    case 'moved':
      return { ...queue, entries: moved(queue.entries, action.key, action.to) };
    case 'replaced':
      return replaced(queue, action.results);
  }
}

/** What is stored, in the person's order: the form's value. */
export const storedResults = <Result>(queue: UploadQueue<Result>): Result[] =>
  queue.entries.flatMap((entry) => (entry.state === 'done' && entry.result ? [entry.result] : []));

/** The waiting entries that may start now. */
export function nextToStart<Result>(queue: UploadQueue<Result>, parallel: number): UploadEntry<Result>[] {
  const running = queue.entries.filter((entry) => entry.state === 'uploading').length;
  return queue.entries.filter((entry) => entry.state === 'waiting').slice(0, Math.max(0, parallel - running));
}

/** How far this visit's files are: "3/6 đã tải" and the bytes behind the time that is left. */
export function uploadProgress<Result>({ entries }: UploadQueue<Result>) {
  // What was stored before has no size here.
  const fresh = entries.filter((entry) => entry.size > 0);
  const active = fresh.filter((entry) => entry.state === 'waiting' || entry.state === 'uploading');
  const bytes = (of: UploadEntry<Result>[], part: (entry: UploadEntry<Result>) => number) =>
    of.reduce((sum, entry) => sum + entry.size * part(entry), 0);
  return {
    all: fresh.length,
    stored: fresh.filter((entry) => entry.state === 'done').length,
    active: active.length,
    bytesLeft: bytes(active, (entry) => 1 - entry.progress),
    bytesSent: bytes(
      fresh.filter((entry) => entry.state !== 'error'),
      (entry) => entry.progress,
    ),
  };
}
