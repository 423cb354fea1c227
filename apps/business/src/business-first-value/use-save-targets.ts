import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, newIdempotencyKey } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import { changeTarget, createTarget, type TargetRow } from '@toam/contracts/target/target.endpoints';
import type { ChangedBy } from '@toam/contracts/failure';
import { targetText } from '@toam/contracts/business/target.text';
import type { TargetFigure } from '@toam/domain/business/target.record';
import { changedByOf, currentRecord } from '@toam/record-form/edit-draft';
import { showError, toast } from '@toam/ui/core';
import { useState } from 'react';
import { changedFigures, clashesOf, type Edits, readRowKey, type RowEdits, rowsOf, sentFigures } from './target-cells';
import { targetQueries, type Targets } from './target.queries';

/** A row that was not saved: somebody else stored other values of these figures. */
export interface TargetClash {
  key: string;
  row: TargetRow;
  figures: TargetFigure[];
  /** Undefined if it was known before the save, or nobody knows. */
  changedBy?: ChangedBy | undefined;
}

/** Cells that the API refused, by row. */
export type Refused = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Outcome {
  made: number;
  changed: number;
  clashes: TargetClash[];
  refused: Refused;
}

/** Sends one row. */
function sendRow(year: number, key: string, edits: RowEdits, row: TargetRow | undefined): Promise<TargetRow> {
  const changes = sentFigures(edits, changedFigures(edits, row));
  if (row)
    return call(changeTarget, { body: { ...(changes as Record<string, number>), id: row.id, version: row.version } });
  const { quarter, userId } = readRowKey(key);
  const { purchase = 0, connection = 0, ...others } = changes;
  return call(createTarget, {
    body: {
      ...{ year, quarter: quarter as 1 | 2 | 3 | 4, user_id: userId === 0 ? null : userId },
      ...{ ...others, purchase: purchase ?? 0, connection: connection ?? 0 },
    },
    idempotencyKey: newIdempotencyKey(),
  });
}

/** Puts a row of an answer among those on the screen. */
const withRow = (targets: Targets, row: TargetRow): Targets => ({
  ...targets,
  list: [...targets.list.filter(({ id }) => id !== row.id), row],
});

/**
 * Saves rows one after the other. A row that somebody else has changed meanwhile is joined with theirs; only cells that both changed
 * are asked about. D12.
 */
export function useSaveTargets(year: number) {
  const queries = useQueryClient();
  const { queryKey } = targetQueries.year(year);
  const [done, setDone] = useState(0);
  const show = (row: TargetRow) => queries.setQueryData<Targets>(queryKey, (now) => now && withRow(now, row));
  const stored = () => rowsOf(queries.getQueryData<Targets>(queryKey)?.list ?? [], year);

  /** @returns the row's clash; null once it is saved */
  async function saveRow(key: string, edits: RowEdits): Promise<TargetClash | null> {
    let changedBy: ChangedBy | undefined;
    for (;;) {
      const row = stored().get(key);
      const figures = clashesOf(edits, row);
      if (row && figures.length > 0) return { key, row, figures, changedBy };
      if (changedFigures(edits, row).length === 0) return null;
      try {
        show(await sendRow(year, key, edits, row));
        return null;
      } catch (error) {
        const current = currentRecord<TargetRow>(error);
        // refused for the version just sent: a retry would be refused again and again
        if (!current || current.version === row?.version) throw error;
        changedBy = changedByOf(error);
        show(current);
      }
    }
  }

  const saving = useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (edits: Edits): Promise<Outcome> => {
      const outcome: Outcome = { made: 0, changed: 0, clashes: [], refused: {} };
      setDone(0);
      for (const [key, row] of Object.entries(edits)) {
        const isNew = !stored().has(key);
        try {
          const clash = await saveRow(key, row);
          if (clash) outcome.clashes.push(clash);
          else outcome[isNew ? 'made' : 'changed'] += 1;
        } catch (error) {
          if (!(error instanceof CallFailed) || Object.keys(error.errors).length === 0) throw error;
          outcome.refused = { ...outcome.refused, [key]: error.errors };
        }
        setDone((count) => count + 1);
      }
      return outcome;
    },
    onSuccess: ({ made, changed, clashes, refused }) => {
      if (made + changed > 0 && clashes.length === 0 && Object.keys(refused).length === 0)
        toast.success(changed > 0 ? targetText.changed : targetText.made);
    },
    onError: showError,
    onSettled: () => queries.invalidateQueries({ queryKey: targetQueries.all }),
  });
  return {
    save: async (edits: Edits): Promise<Outcome | null> => {
      if (saving.isPending) return null;
      try {
        return await saving.mutateAsync(edits);
      } catch {
        return null; // shown already; what was typed stays
      }
    },
    isSaving: saving.isPending,
    done,
  };
}
