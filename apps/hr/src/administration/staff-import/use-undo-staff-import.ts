import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { staffImportScreenText as text } from './staff-import-screen.text';
import { undoUserImport } from '@toam/contracts/user/user-import.endpoints';
import type { UserImport } from '@toam/contracts/user/user-import.schema';
import { confirm, formatNumber } from '@toam/ui/core';
import { staffImportQueries } from './staff-import.queries';

/** Undoes an import of staff after a confirmation. The dialog «Lỗi» shows a refusal. */
export function useUndoStaffImport({ id, stored }: UserImport) {
  const queries = useQueryClient();
  const undo = useMutation({
    mutationFn: () => call(undoUserImport, { params: { importId: id } }),
    onSuccess: (now) => {
      queries.setQueryData(staffImportQueries.detail(id).queryKey, now);
      return queries.invalidateQueries({ queryKey: staffImportQueries.list().queryKey });
    },
  });
  const ask = async () => {
    const sure = await confirm({
      title: text.undoSure,
      description: text.undoNote(formatNumber(stored)),
      danger: true,
    });
    if (sure) undo.mutate();
  };
  return { undo: () => void ask(), isUndoing: undo.isPending };
}
