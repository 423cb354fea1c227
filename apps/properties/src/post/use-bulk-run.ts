import { useQueryClient } from '@tanstack/react-query';
import type { PostRow } from '@toam/contracts/post/post.schema';
import { messageOf, toast } from '@toam/ui/core';
import { postManagerText as text } from './post-manager.text';
import { useEffect, useRef, useState } from 'react';
import { postQueries } from './post.queries';
import { type BulkStep, isAnswered, sendStep, whyNot } from './post-steps';

/** What became of a post: done, or why not. */
export type BulkResult = { isDone: true } | { isDone: false; why: string; now?: string | undefined };

export interface BulkRun {
  step: BulkStep;
  rows: readonly PostRow[];
  state: 'asking' | 'running' | 'stopping' | 'ended';
  /** By post. */
  results: ReadonlyMap<number, BulkResult>;
  /** Its dialog was closed while it runs on. */
  isHidden: boolean;
}

/** Sends one post's step. `goesOn` false: the line or the API is down, and the rest would fail likewise. */
async function sendOne(step: BulkStep, row: PostRow): Promise<{ result: BulkResult; goesOn: boolean }> {
  try {
    await sendStep(step, row);
    return { result: { isDone: true }, goesOn: true };
  } catch (error) {
    if (!isAnswered(error)) return { result: { isDone: false, why: messageOf(error) }, goesOn: false };
    const { message: why, now } = whyNot(error);
    return { result: { isDone: false, why, now }, goesOn: true };
  }
}

/**
 * The same step for several posts, one after the other, each as it was seen. It can be hidden and stopped; a stop waits for the post that is
 * on its way. Whoever leaves the screen stops it, too.
 * @param onDone called with the posts that are through, so that they are no longer chosen
 */
export function useBulkRun(onDone: (ids: number[]) => void) {
  const queries = useQueryClient();
  const [run, setRun] = useState<BulkRun | null>(null);
  const isStopped = useRef(false);
  const isRunning = useRef(false);
  const work = useRef<ReturnType<typeof toast.work>>(null);
  useEffect(
    () => () => {
      isStopped.current = true;
      work.current?.end();
    },
    [],
  );

  const put = (patch: Partial<BulkRun>) => setRun((now) => now && { ...now, ...patch });
  const stop = () => {
    isStopped.current = true;
    put({ state: 'stopping' });
  };

  async function start(): Promise<void> {
    if (!run || isRunning.current) return;
    const { step, rows } = run;
    isRunning.current = true;
    isStopped.current = false;
    put({ state: 'running' });
    const results = new Map<number, BulkResult>();
    for (const row of rows) {
      if (isStopped.current) break;
      work.current?.tell(text.progress(results.size, rows.length), results.size / rows.length);
      const { result, goesOn } = await sendOne(step, row);
      results.set(row.id, result);
      put({ results: new Map(results) });
      if (!goesOn) break;
    }
    isRunning.current = false;
    work.current?.end();
    work.current = null;
    const done = rows.flatMap(({ id }) => (results.get(id)?.isDone ? id : []));
    if (done.length === rows.length) {
      toast.success(text.whole(text.bulk[step].name, rows.length));
      setRun(null);
    } else put({ state: 'ended', isHidden: false });
    onDone(done);
    await queries.invalidateQueries({ queryKey: postQueries.all });
  }

  return {
    run,
    ask: (step: BulkStep, rows: readonly PostRow[]) =>
      isRunning.current
        ? put({ isHidden: false })
        : setRun({ step, rows, state: 'asking', results: new Map(), isHidden: false }),
    start: () => void start(),
    stop,
    hide: () => {
      if (!run) return;
      work.current = toast.work(text.bulk[run.step].working, stop);
      put({ isHidden: true });
    },
    close: () => setRun(null),
  };
}
