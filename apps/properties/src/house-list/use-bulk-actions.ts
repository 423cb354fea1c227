import { useQueryClient } from '@tanstack/react-query';
import { houseBulkText } from '@toam/contracts/house/house-bulk.text';
import { type BulkOutcome, runInParts } from '@toam/list-screen/run-in-parts';
import { confirm, formatNumber, toast } from '@toam/ui/core';
import type { ListSelection } from '@toam/ui/list';
import { useEffect, useRef, useState } from 'react';
import { call } from '@toam/api-client/call';
import { changeHouses, type HouseBulkAction, restoreHouses } from '@toam/contracts/house/house-bulk.endpoints';
import { askStopReason, savedReason } from '../house/ask-reason';
import { houseQueries } from '../house/house.queries';

interface Shown {
  action: string;
  outcome: BulkOutcome;
}

const isWhole = ({ refused, left }: BulkOutcome) => refused.length === 0 && left.length === 0;

type WithoutHouses<A> = A extends HouseBulkAction ? Omit<A, 'houses'> : never;

/** An action without its houses. */
type BulkAction = WithoutHouses<HouseBulkAction>;

const parts = { progress: houseBulkText.progress, step: 100 };

/** Runs one action for every house. */
const runBulk = (action: BulkAction, houses: readonly number[]): Promise<BulkOutcome> =>
  runInParts(houses, {
    ...parts,
    text: houseBulkText.working[action.action],
    send: (some) => call(changeHouses, { body: { ...action, houses: some } }),
  });

/** Undoes a deletion. */
const runRestore = (houses: readonly number[]): Promise<BulkOutcome> =>
  runInParts(houses, {
    ...parts,
    text: houseBulkText.restoring,
    send: (some) => call(restoreHouses, { body: { houses: some } }),
  });

/**
 * Actions on the chosen houses. Each asks first, runs in parts with a progress toast, and reports the result. Houses
 * that failed stay chosen and are shown with the reason. A deletion has an undo for 10 s.
 */
export function useBulkActions(selection: ListSelection) {
  const queries = useQueryClient();
  const [shown, show] = useState<Shown | null>(null);
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  });
  const ids = [...selection.ids];
  const count = formatNumber(ids.length);
  const refresh = () => queries.invalidateQueries({ queryKey: houseQueries.all });

  /** Reports the result. Refusals are shown only if the list is still open. */
  async function tell(action: string, outcome: BulkOutcome, whenDone: () => void) {
    if (outcome.done.length > 0) whenDone();
    if (!isWhole(outcome)) show({ action, outcome });
    await refresh();
  }

  async function restore(houses: number[]) {
    const outcome = await runRestore(houses);
    await tell(houseBulkText.name.restore, outcome, () =>
      toast.success(houseBulkText.restored(formatNumber(outcome.done.length))),
    );
  }

  /** @returns whether the action succeeded for every house */
  async function run(action: BulkAction): Promise<boolean> {
    const outcome = await runBulk(action, ids);
    // The selection may have changed while the action ran, perhaps in another tab of the list. Only done houses leave it.
    const now = latest.current;
    const done = new Set(outcome.done);
    if (outcome.done.some((id) => now.ids.has(id))) now.onChange(new Set([...now.ids].filter((id) => !done.has(id))));
    const news = houseBulkText.done[action.action](formatNumber(outcome.done.length));
    await tell(houseBulkText.name[action.action], outcome, () =>
      action.action === 'delete' ? toast.undo(news, () => restore(outcome.done)) : toast.success(news),
    );
    return isWhole(outcome);
  }

  async function remove() {
    const title = ids.length === 1 ? houseBulkText.removeOneTitle : houseBulkText.removeTitle(count);
    if (await confirm({ title, description: houseBulkText.removeNote, danger: true })) await run({ action: 'delete' });
  }

  async function stop() {
    const kept = savedReason('stop', 'many');
    const query = { title: houseBulkText.stopTitle(count), description: houseBulkText.stopNote, kept };
    const reason = await askStopReason(query);
    if (reason !== null && (await run({ action: 'stop', reason_stop_selling: reason }))) kept.drop();
  }

  async function resume() {
    if (await confirm({ title: houseBulkText.resumeTitle(count), description: houseBulkText.resumeNote }))
      await run({ action: 'resume' });
  }

  return { run, remove, stop, resume, shown: { now: shown, close: () => show(null) } };
}
