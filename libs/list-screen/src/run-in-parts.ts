import { CallFailed } from '@toam/api-client/call-failed';
import type { HouseBulkResult } from '@toam/contracts/house/house-bulk.endpoints';
import { formatNumber, showError, toast } from '@toam/ui/core';

/** What came of it. */
export interface BulkOutcome {
  done: number[];
  refused: Extract<HouseBulkResult, { ok: false }>[];
  /** Not tried: the person stopped it, or the connection did. */
  left: number[];
}

interface Parts {
  text: string;
  /** "20 / 240 BĐS". */
  progress: (done: string, all: string) => string;
  /** So many in a call: a second or two, after which the toast goes on and the person may stop. */
  step: number;
  send: (ids: number[]) => Promise<{ results: HouseBulkResult[] }>;
}

/**
 * Does the same with every record, some at a time, under a toast that tells how far it is and stops it. What was sent when the
 * person stopped may have been done: the call is waited for, only no other follows.
 */
export async function runInParts(ids: readonly number[], { text, progress, step, send }: Parts): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], refused: [], left: [] };
  const stop = new AbortController();
  const work = toast.work(text, () => stop.abort());
  const all = formatNumber(ids.length);
  let at = 0;
  try {
    for (; at < ids.length && !stop.signal.aborted; at += step) {
      work.tell(progress(formatNumber(at), all), at / ids.length);
      const { results } = await send(ids.slice(at, at + step));
      for (const result of results) {
        if (result.ok) outcome.done.push(result.id);
        else outcome.refused.push(result);
      }
    }
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    showError(error);
  } finally {
    work.end();
  }
  return { ...outcome, left: ids.slice(at) };
}
