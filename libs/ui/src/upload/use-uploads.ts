import { commonText } from '@toam/contracts/texts/common';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import {
  nextToStart,
  storedEntry,
  storedResults,
  uploadQueue,
  type UploadEntry,
  type UploadQueue,
} from './upload-queue';

/** A stored file. The kit needs only its id and name, the form keeps the whole object. */
export interface Stored {
  id: number;
  name: string;
}

/** Sends one file. Must honour the signal. May throw any error with a message. A `status` of 0 means "no connection". */
export type UploadFile<Result> = (
  file: File,
  watch: { onProgress: (part: number) => void; onShrink: (isShrinking: boolean) => void; signal: AbortSignal },
) => Promise<Result>;

/**
 * Called with how many files are under way (the form waits for them before it saves), and how many failed and are not sent again by
 * themselves (a save leaves them out, so it asks first).
 */
export type OnPending = (underWay: number, failed: number) => void;

interface UploadsInput<Result> {
  /** The form's value: the stored files in order. */
  value: Result[];
  onChange: (stored: Result[]) => void;
  upload: UploadFile<Result>;
  /** Reason to refuse a file before sending it; undefined accepts it. */
  refuse: (file: File) => string | undefined;
  onPending?: OnPending | undefined;
  /** Maximum number of entries. Each further file is refused. */
  most?: number;
  tooMany?: string;
}

/** Files sent at the same time: enough to use the connection, few enough that each progress bar moves. */
const parallel = 3;
/** Milliseconds before the automatic retries of a file that lost its connection. */
const pauses = [2000, 6000, 15_000];

/** Whether a file that lost its connection is still sent again without being asked for. */
const isResent = ({ state, offline, tries }: UploadEntry<unknown>): boolean =>
  state === 'error' && offline && tries <= pauses.length;

/** A form saves without the files that are not stored. So it waits for these. */
const isUnderWay = (entry: UploadEntry<unknown>): boolean =>
  entry.state === 'waiting' || entry.state === 'uploading' || isResent(entry);

const lostConnection = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 0;

/** Whether the server refused this file (too large, wrong type, broken rule). A retry would not help. */
const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  [403, 413, 415, 422].includes(Number(error.status));

/** Compares by content, because a form returns copies. */
const sameList = (one: readonly Stored[], other: readonly Stored[]) =>
  one === other ||
  (one.length === other.length &&
    one.every((item, at) => item === other[at] || JSON.stringify(item) === JSON.stringify(other[at])));

let lastKey = 0;

/**
 * Uploads files in the background of a form, three at a time. Each has its own progress, error and retry. A failed file does
 * not stop the others. Files that lost their connection are sent again automatically.
 */
export function useUploads<Result extends Stored>(input: UploadsInput<Result>) {
  const { value, onChange, onPending, upload, refuse, most: max = Infinity, tooMany = commonText.invalid } = input;
  const [queue, dispatch] = useReducer(uploadQueue<Result>, value, (stored): UploadQueue<Result> => ({
    entries: stored.map(storedEntry),
    removed: null,
  }));
  const running = useRef(new Map<string, AbortController>());

  const stored = storedResults(queue);
  useFormValue({ value, stored, onChange, onReplaced: (results) => dispatch({ type: 'replaced', results }) });

  useEffect(() => {
    for (const entry of nextToStart(queue, parallel)) {
      if (!entry.file || running.current.has(entry.key)) continue;
      const stop = new AbortController();
      running.current.set(entry.key, stop);
      dispatch({ type: 'started', key: entry.key });
      const { key, file } = entry;
      upload(file, {
        onProgress: (progress) => dispatch({ type: 'progressed', key, progress }),
        onShrink: (shrinking) => dispatch({ type: 'shrinking', key, shrinking }),
        signal: stop.signal,
      })
        .then((result) => dispatch({ type: 'stored', key, result }))
        .catch((error: unknown) => {
          if (stop.signal.aborted) return;
          const message = error instanceof Error && error.message ? error.message : commonText.wentWrong;
          dispatch({ type: 'failed', key, message, retryable: !isRefusal(error), offline: lostConnection(error) });
        })
        .finally(() => {
          if (running.current.get(key) === stop) running.current.delete(key);
        });
    }
    // Aborts the uploads of removed entries.
    for (const [key, stop] of running.current) {
      if (queue.entries.some((entry) => entry.key === key)) continue;
      stop.abort();
      running.current.delete(key);
    }
  }, [queue, upload]);

  useEffect(() => {
    const flights = running.current;
    return () => flights.forEach((stop) => stop.abort());
  }, []);

  useResending(queue.entries, (keys) => dispatch({ type: 'retried', keys }));

  const pending = queue.entries.filter(isUnderWay).length;
  const failed = queue.entries.filter((entry) => entry.state === 'error' && !isResent(entry)).length;
  useEffect(() => {
    onPending?.(pending, failed);
  }, [pending, failed, onPending]);
  // a field that leaves the form takes its files along: nothing of it is waited for any more
  const leave = useEffectEvent(() => onPending?.(0, 0));
  useEffect(() => () => leave(), []);

  /** @returns the keys of the new entries, in the order of the files */
  const add = (files: Iterable<File>): string[] => {
    const room = max - queue.entries.length;
    const entries = [...files].map((file, at): UploadEntry<Result> => {
      const message = at >= room ? tooMany : refuse(file);
      const entry = { key: `file-${(lastKey += 1)}`, name: file.name, size: file.size, file, progress: 0, tries: 0 };
      return message
        ? { ...entry, state: 'error', message, retryable: false, offline: false }
        : { ...entry, state: 'waiting', retryable: true, offline: false };
    });
    if (entries.length > 0) dispatch({ type: 'added', entries });
    return entries.map(({ key }) => key);
  };
  return { queue, add, dispatch };
}

interface FormValueInput<Result> {
  value: Result[];
  stored: Result[];
  onChange: (stored: Result[]) => void;
  onReplaced: (results: Result[]) => void;
}

/**
 * Keeps the form's value and the stored files equal. The form may apply a value only after the next file has arrived. So a
 * value that was sent from here is an echo, even if it is late. Any other value (a restored draft, a reset form) replaces
 * the stored files.
 */
function useFormValue<Result extends Stored>({ value, stored, onChange, onReplaced }: FormValueInput<Result>) {
  const seen = useRef(value);
  const told = useRef<Result[][]>([]);
  useEffect(() => {
    if (!sameList(value, seen.current)) {
      seen.current = value;
      const echo = told.current.findIndex((list) => sameList(list, value));
      told.current = echo < 0 ? [] : told.current.slice(echo + 1);
      if (echo < 0 && !sameList(value, stored)) {
        onReplaced(value);
        return;
      }
    }
    const newest = told.current.at(-1) ?? seen.current;
    if (sameList(stored, newest)) {
      if (sameList(newest, seen.current)) told.current = [];
      return;
    }
    told.current.push(stored);
    onChange(stored);
  });
}

/** Sends files again that lost their connection: as soon as the browser is online, else after growing pauses. */
function useResending<Result>(entries: UploadEntry<Result>[], resend: (keys: string[]) => void) {
  const dropped = entries.filter((entry) => entry.state === 'error' && entry.offline);
  const keys = dropped.map((entry) => entry.key).join(' ');
  const pause = pauses[Math.max(0, Math.max(0, ...dropped.map((entry) => entry.tries)) - 1)];
  const latest = useRef(resend);
  useEffect(() => {
    latest.current = resend;
  });
  useEffect(() => {
    if (!keys) return;
    const again = () => latest.current(keys.split(' '));
    const timer = pause === undefined ? undefined : setTimeout(again, pause);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [keys, pause]);
}
