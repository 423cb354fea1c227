import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import { saveTargets, type TargetRow } from '@toam/contracts/target/target.endpoints';
import type { ChangedBy } from '@toam/contracts/failure';
import { targetText } from '@toam/contracts/business/target.text';
import type { TargetFigure } from '@toam/domain/business/target.record';
import { changedByOf, currentRecord } from '@toam/record-form/edit-draft';
import { showError, toast } from '@toam/ui/core';
import { clashesOf, type Edits, rowsOf, savedRow, stillUnsaved } from './target-cells';
import { targetQueries, type Targets } from './target.queries';

/** A row in which somebody else stored other values of these figures. */
export interface TargetClash {
  key: string;
  row: TargetRow;
  figures: TargetFigure[];
}

/** Cells that the API refused, by row. */
export type Refused = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What kept a save from being done: nothing of it is stored. */
export interface Unsaved {
  clashes?: TargetClash[];
  /** Who stored the other values, if they were not known before the save. */
  changedBy?: ChangedBy | undefined;
  refused?: Refused;
}

/** Errors of 'rows.3.user_id' by the key of the row. Null: they are of no row. */
function refusedRows(error: unknown, keys: readonly string[]): Refused | null {
  const errors = error instanceof CallFailed ? Object.entries(error.errors) : [];
  const refused: Record<string, Record<string, string>> = {};
  for (const [path, message] of errors) {
    const [, at, field] = path.split('.');
    const key = keys[Number(at)];
    if (key === undefined || field === undefined) return null;
    refused[key] = { ...refused[key], [field]: message };
  }
  return errors.length > 0 ? refused : null;
}

/** Puts stored rows among those on the screen. */
const withRows = (targets: Targets, rows: readonly TargetRow[]): Targets => ({
  ...targets,
  list: [...targets.list.filter(({ id }) => rows.every((row) => row.id !== id)), ...rows],
});

/**
 * Saves all rows by one call. Rows that somebody else has changed meanwhile are joined with theirs; only cells that both changed are
 * asked about. D12.
 */
export function useSaveTargets(year: number) {
  const queries = useQueryClient();
  const { queryKey } = targetQueries.year(year);
  const show = (rows: readonly TargetRow[]) =>
    queries.setQueryData<Targets>(queryKey, (now) => now && withRows(now, rows));

  async function saveAll(edits: Edits): Promise<Unsaved> {
    let changedBy: ChangedBy | undefined;
    for (;;) {
      const stored = rowsOf(queries.getQueryData<Targets>(queryKey)?.list ?? [], year);
      const unsaved = stillUnsaved(edits, stored);
      const keys = Object.keys(unsaved);
      const clashes = keys.flatMap((key): TargetClash[] => {
        const [row, figures] = [stored.get(key), clashesOf(unsaved[key], stored.get(key))];
        return row && figures.length > 0 ? [{ key, row, figures }] : [];
      });
      if (clashes.length > 0) return { clashes, changedBy };
      if (keys.length === 0) return {};
      const rows = keys.map((key) => savedRow(year, key, unsaved[key]!, stored.get(key)));
      try {
        show(await call(saveTargets, { body: { rows } }));
        toast.success(rows.some(({ version }) => version > 0) ? targetText.changed : targetText.made);
        return {};
      } catch (error) {
        const current = currentRecord<TargetRow>(error);
        const refused = refusedRows(error, keys);
        if (refused) return { refused };
        // refused for the version just sent: a retry would be refused again and again
        if (
          !current ||
          [...stored.values()].some(({ id, version }) => id === current.id && version === current.version)
        )
          throw error;
        changedBy = changedByOf(error);
        show([current]);
      }
    }
  }

  const saving = useMutation({
    meta: { showsOwnError: true },
    mutationFn: saveAll,
    onError: showError,
    onSettled: () => queries.invalidateQueries({ queryKey: targetQueries.all }),
  });
  return {
    /** @returns null: it failed and has said so */
    save: async (edits: Edits): Promise<Unsaved | null> => {
      if (saving.isPending) return null;
      try {
        return await saving.mutateAsync(edits);
      } catch {
        return null; // shown already; what was typed stays
      }
    },
    isSaving: saving.isPending,
  };
}
