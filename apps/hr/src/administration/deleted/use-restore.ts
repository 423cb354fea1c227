import { useQueryClient } from '@tanstack/react-query';
import { CallFailed } from '@toam/api-client/call-failed';
import { type DeletedNoun, type DeletedRow } from '@toam/contracts/deletion/deletion.endpoints';
import { statusOfCode } from '@toam/contracts/failure';
import { deletionText as text } from '@toam/contracts/deletion/deletion.text';
import { type BulkOutcome, runInParts } from '@toam/list-screen/run-in-parts';
import { formatNumber, showError, toast } from '@toam/ui/core';
import type { ListSelection } from '@toam/ui/list';
import { useCallback, useState } from 'react';
import { deletedQueries, waysBack } from './deleted.queries';

export interface Shown {
  outcome: BulkOutcome;
  /** By id, as they were in the list before the reload. */
  names: ReadonlyMap<number, string>;
}

/** Restores one record or all chosen ones. Records that fail stay chosen; a dialog names them with the reason. */
export function useRestore(noun: DeletedNoun, selection: ListSelection) {
  const queries = useQueryClient();
  const [shown, show] = useState<Shown | null>(null);
  const { step, send } = waysBack[noun];
  // the new list may already give the reason
  const refresh = useCallback(() => void queries.invalidateQueries({ queryKey: deletedQueries.all }), [queries]);

  const one = useCallback(
    async ({ id, name }: DeletedRow) => {
      try {
        const [result] = (await send([id])).results;
        if (result?.ok === false) throw new CallFailed(statusOfCode.conflict, result.code, result.message);
        toast.success(text.restored(name));
      } catch (error) {
        showError(error);
      }
      refresh();
    },
    [send, refresh],
  );

  const many = async (rows: readonly DeletedRow[]) => {
    const ids = rows.map(({ id }) => id);
    const outcome = await runInParts(ids, { text: text.restoring, progress: text.progress, step, send });
    const { done, refused, left } = outcome;
    if (done.length > 0) toast.success(text.restoredMany(formatNumber(done.length)));
    selection.onChange(new Set([...refused.map(({ id }) => id), ...left]));
    if (refused.length > 0 || left.length > 0)
      show({ outcome, names: new Map(rows.map(({ id, name }) => [id, name])) });
    refresh();
  };

  return { one, many, shown, close: () => show(null) };
}
