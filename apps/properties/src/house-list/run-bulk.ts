import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import {
  changeHouses,
  type HouseBulkAction,
  type HouseBulkResult,
  restoreHouses,
} from '@toam/contracts/house/house-bulk.endpoints';
import { houseBulkText } from '@toam/contracts/texts/house-bulk';
import { formatNumber, showError, toast } from '@toam/ui/core';

type WithoutHouses<A> = A extends HouseBulkAction ? Omit<A, 'houses'> : never;

/** What is to be done, whatever with. */
export type BulkAction = WithoutHouses<HouseBulkAction>;

/** What came of it. */
export interface BulkOutcome {
  done: number[];
  refused: Extract<HouseBulkResult, { ok: false }>[];
  /** Not tried: the person stopped it, or the connection did. */
  left: number[];
}

/** So many in a call: a second or two, after which the toast goes on and the person may stop. */
const step = 100;

type Send = (houses: number[]) => Promise<{ results: HouseBulkResult[] }>;

/** What was sent when the person stopped may have been done: the call is waited for, only no other follows. */
async function each(text: string, houses: readonly number[], send: Send): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], refused: [], left: [] };
  const stop = new AbortController();
  const work = toast.work(text, () => stop.abort());
  const all = formatNumber(houses.length);
  let at = 0;
  try {
    for (; at < houses.length && !stop.signal.aborted; at += step) {
      work.tell(houseBulkText.progress(formatNumber(at), all), at / houses.length);
      const { results } = await send(houses.slice(at, at + step));
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
  return { ...outcome, left: houses.slice(at) };
}

/** Does the same with every house, some at a time, under a toast that tells how far it is and stops it. */
export const runBulk = (action: BulkAction, houses: readonly number[]): Promise<BulkOutcome> =>
  each(houseBulkText.working[action.action], houses, (some) =>
    call(changeHouses, { body: { ...action, houses: some } }),
  );

/** Takes a deletion back. */
export const runRestore = (houses: readonly number[]): Promise<BulkOutcome> =>
  each(houseBulkText.restoring, houses, (some) => call(restoreHouses, { body: { houses: some } }));
