import { commonText } from '@toam/contracts/texts/common';
import { useEffect, useReducer, useRef } from 'react';
import {
  nextToStart,
  storedEntry,
  storedResults,
  uploadQueue,
  type UploadEntry,
  type UploadQueue,
} from './upload-queue';

/** What can be stored: the kit needs an id and a name, the form keeps the whole. */
export interface Stored {
  id: number;
  name: string;
}

/** Sends one file. Must honour the signal; may throw anything with a message. A `status` of 0 means "no connection". */
export type UploadFile<Result> = (
  file: File,
  watch: { onProgress: (part: number) => void; signal: AbortSignal },
) => Promise<Result>;

interface UploadsInput<Result> {
  /** The form's value: what is stored, in order. */
  value: Result[];
  onChange: (stored: Result[]) => void;
  upload: UploadFile<Result>;
  /** Why a file is refused before it is sent; undefined lets it through. */
  refuse: (file: File) => string | undefined;
  /** How many files are on their way or waiting; the form waits for them before it is saved. */
  onPending?: ((count: number) => void) | undefined;
  /** At most so many entries; more files are refused one by one. */
  most?: number;
  tooMany?: string;
}

/** Files sent at the same time: enough to fill the line, few enough that each one's progress moves. */
const parallel = 3;
/** Milliseconds before a file that the connection dropped is sent again by itself. */
const pauses = [2000, 6000, 15_000];

const lostConnection = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 0;

/** A refusal of this very file (too large, wrong type, broken rule) will not change on a second try. */
const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  [403, 413, 415, 422].includes(Number(error.status));

const sameList = (one: readonly Stored[], other: readonly Stored[]) =>
  one.length === other.length && one.every((item, at) => item === other[at]);

let lastKey = 0;

/**
 * Uploads files in the background of a form: three at a time, each with its own progress, error and retry; one that
 * fails never holds up the others; those that the connection dropped go out again by themselves.
 */
export function useUploads<Result extends Stored>(input: UploadsInput<Result>) {
  const { value, onChange, onPending, upload, refuse, most = Infinity, tooMany = commonText.invalid } = input;
  const [queue, dispatch] = useReducer(uploadQueue<Result>, value, (stored): UploadQueue<Result> => ({
    entries: stored.map(storedEntry),
    removed: null,
  }));
  const running = useRef(new Map<string, AbortController>());
  const told = useRef(value);

  const stored = storedResults(queue);
  useEffect(() => {
    // From outside (a restored draft, a reset form) into the queue …
    if (!sameList(value, told.current)) {
      told.current = value;
      if (!sameList(value, stored)) dispatch({ type: 'replaced', results: value });
      return;
    }
    // … and from the queue out into the form.
    if (!sameList(stored, told.current)) {
      told.current = stored;
      onChange(stored);
    }
  });

  useEffect(() => {
    for (const entry of nextToStart(queue, parallel)) {
      if (!entry.file || running.current.has(entry.key)) continue;
      const stop = new AbortController();
      running.current.set(entry.key, stop);
      dispatch({ type: 'started', key: entry.key });
      const { key, file } = entry;
      upload(file, { onProgress: (progress) => dispatch({ type: 'progressed', key, progress }), signal: stop.signal })
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
    // What was removed while it was on its way is called back.
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

  const pending = queue.entries.filter((entry) => entry.state === 'waiting' || entry.state === 'uploading').length;
  useEffect(() => {
    onPending?.(pending);
  }, [pending, onPending]);

  const add = (files: Iterable<File>) => {
    const room = most - queue.entries.length;
    const entries = [...files].map((file, at): UploadEntry<Result> => {
      const message = at >= room ? tooMany : refuse(file);
      const entry = { key: `file-${(lastKey += 1)}`, name: file.name, size: file.size, file, progress: 0, tries: 0 };
      return message
        ? { ...entry, state: 'error', message, retryable: false, offline: false }
        : { ...entry, state: 'waiting', retryable: true, offline: false };
    });
    if (entries.length > 0) dispatch({ type: 'added', entries });
  };
  return { queue, add, dispatch };
}

/** Sends dropped files again: at once when the browser is back online, else after growing pauses. */
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
