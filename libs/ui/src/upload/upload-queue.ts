/**
 * The upload state of a list of files: a pure state machine with one entry per file.
 * The person sets the order (the first image is the cover). Uploads may finish in any order and do not change it.
 */

/** Job status of an upload. Specification 1 §3: waiting, uploading (1), done (2), error (3). */
export type UploadState = 'waiting' | 'uploading' | 'done' | 'error';

export interface UploadEntry<Result> {
  /** Stable as long as the entry exists, even if it moves. */
  key: string;
  state: UploadState;
  name: string;
  /** Bytes; 0 for files stored earlier. */
  size: number;
  /** Part already sent, 0 to 1. */
  progress: number;
  /** A photo is made small before it travels. */
  shrinking?: boolean;
  /** The local file, until it is stored. */
  file?: File | undefined;
  /** The server's answer. */
  result?: Result;
  /** Error message for people. */
  message?: string | undefined;
  /** Whether another try can help: a refused file stays refused. */
  retryable: boolean;
  /** The connection was lost. The file is sent again automatically. */
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
  | { type: 'shrinking'; key: string; shrinking: boolean }
  | { type: 'progressed'; key: string; progress: number }
  | { type: 'stored'; key: string; result: Result }
  | { type: 'failed'; key: string; message: string; retryable: boolean; offline: boolean }
  | { type: 'retried'; keys: string[] }
  | { type: 'removed'; key: string }
  | { type: 'undone' }
  | { type: 'forgotten' }
  | { type: 'moved'; key: string; to: number }
  | { type: 'replaced'; results: Result[] };

/** An entry for a file stored earlier. */
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

/** Moves the entry. `to` is an index in the list without the entry. */
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
  // A removed upload is aborted. After «Hoàn tác» it starts again.
  const kept: UploadEntry<Result> = entry.state === 'uploading' ? { ...entry, state: 'waiting', progress: 0 } : entry;
  return { entries: queue.entries.filter((one) => one.key !== key), removed: { entry: kept, at } };
}

function undone<Result>({ entries, removed: last }: UploadQueue<Result>): UploadQueue<Result> {
  if (!last) return { entries, removed: null };
  return { entries: [...entries.slice(0, last.at), last.entry, ...entries.slice(last.at)], removed: null };
}

/** The form has a new value: replaces the stored entries by it and puts unfinished uploads after them. */
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

/** Reducer of the queue. Actions for removed entries change nothing. */
export function uploadQueue<Result extends { id: number; name: string }>(
  queue: UploadQueue<Result>,
  action: UploadAction<Result>,
): UploadQueue<Result> {
  switch (action.type) {
    case 'added':
      return { ...queue, entries: [...queue.entries, ...action.entries] };
    case 'started':
      return change(queue, action.key, { state: 'uploading', progress: 0, message: undefined });
    case 'shrinking':
      return change(queue, action.key, { shrinking: action.shrinking });
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

/** The stored files in the person's order: the form's value. */
export const storedResults = <Result>(queue: UploadQueue<Result>): Result[] =>
  queue.entries.flatMap((entry) => (entry.state === 'done' && entry.result ? [entry.result] : []));

/** The waiting entries that may start now. At most `parallel` run at once. */
export function nextToStart<Result>(queue: UploadQueue<Result>, parallel: number): UploadEntry<Result>[] {
  const running = queue.entries.filter((entry) => entry.state === 'uploading').length;
  return queue.entries.filter((entry) => entry.state === 'waiting').slice(0, Math.max(0, parallel - running));
}

/** Progress of this visit's files: counts for "3/6 đã tải", and bytes for the remaining time. */
export function uploadProgress<Result>({ entries }: UploadQueue<Result>) {
  // Files stored earlier have size 0.
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
