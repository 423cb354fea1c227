import { CallFailed } from '@toam/api-client/call-failed';
import type { BulkResult } from '@toam/contracts/bulk-result';
import { formatNumber, showError, toast } from '@toam/ui/core';

/** The results. */
export interface BulkOutcome {
  done: number[];
  refused: Extract<BulkResult, { ok: false }>[];
  /** Records not sent, because the user stopped or the connection failed. */
  left: number[];
}

interface Parts {
  text: string;
  /** "20 / 240 BĐS". */
  progress: (done: string, all: string) => string;
  /** Records per call: it takes a second or two, then the toast moves on and the user may stop. */
  step: number;
  send: (ids: number[]) => Promise<{ results: BulkResult[] }>;
}

/**
 * Does the same action with every record, in several calls. A toast shows the progress and can stop it. A stop waits for the
 * current call, because the API may already have done it. Only further calls are not sent.
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
