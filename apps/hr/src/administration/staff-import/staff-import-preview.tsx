import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { staffImportScreenText as text } from './staff-import-screen.text';
import { readUserImportAgain, storeUserImport } from '@toam/contracts/user/user-import.endpoints';
import type { SheetWish } from '@toam/contracts/sheet/sheet-reading.schema';
import type { UserImport } from '@toam/contracts/user/user-import.schema';
import { ImportFoot } from '@toam/sheet-import/import-foot';
import { ImportRowsArea } from '@toam/sheet-import/import-rows';
import { SheetChoice } from '@toam/sheet-import/sheet-choice';
import { Button, Cell, confirm, formatNumber, toast, useUrlState } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { userQueries } from '../staff/staff.queries';
import { staffImportQueries } from './staff-import.queries';
import { StaffImportMenu } from './staff-import-menu';
import { StaffImportRows } from './staff-import-rows';
import { staffImportSearch } from './staff-import.search';

/** Stores the valid rows after a confirmation. The screen then shows the result automatically. */
function useStore({ id, counts }: UserImport) {
  const queries = useQueryClient();
  return async () => {
    const people = formatNumber(counts.valid);
    const description = counts.errors > 0 ? text.storeNote(formatNumber(counts.errors)) : undefined;
    await confirm({ title: text.storeSure(people), description }, async () => {
      const now = await call(storeUserImport, { params: { importId: id } });
      queries.setQueryData(staffImportQueries.detail(id).queryKey, now);
      toast.success(text.stored(formatNumber(now.stored)));
      await queries.invalidateQueries({ queryKey: staffImportQueries.list().queryKey });
      await queries.invalidateQueries({ queryKey: userQueries.all });
    });
  };
}

/** Which sheet of the file was read, and what it hides. */
function StaffSheet({ one }: { one: UserImport }) {
  const queries = useQueryClient();
  const [, change] = useUrlState(staffImportSearch);
  const again = useMutation({
    mutationFn: (wish: SheetWish) => call(readUserImportAgain, { params: { importId: one.id }, body: wish }),
    onSuccess: async (now) => {
      change({ show: 'all', page: 1 }, { replace: true });
      queries.setQueryData(staffImportQueries.detail(one.id).queryKey, now);
      await queries.invalidateQueries({ queryKey: staffImportQueries.all });
    },
  });
  if (!one.reading) return null;
  return (
    <SheetChoice
      reading={one.reading}
      busy={again.isPending}
      onWish={one.can_read_again ? (wish) => again.mutate(wish) : undefined}
    />
  );
}

/** What the import will do, row by row. Nobody is created yet. */
export function StaffImportPreview({ one }: { one: UserImport }) {
  const { counts, unknown_heads } = one;
  const store = useStore(one);
  const shows = [
    { show: 'all', label: text.showAll, count: counts.rows, tone: 'neutral' },
    { show: 'valid', label: text.showValid, count: counts.valid, tone: 'success' },
    { show: 'error', label: text.showError, count: counts.errors, tone: 'error' },
    { show: 'note', label: text.showNote, count: counts.notes, tone: 'info' },
  ] as const;
  return (
    <>
      <ImportRowsArea>
        <Cell padX={16} top={12} flex="none">
          <StaffSheet one={one} />
        </Cell>
        {unknown_heads.length > 0 && <Alert type="info" showIcon title={text.unknownHeads(unknown_heads.join(', '))} />}
        <StaffImportRows one={one} shows={shows} />
      </ImportRowsArea>
      <ImportFoot>
        <StaffImportMenu one={one} />
        <Cell as="span">
          {counts.valid === 0 ? text.nothing : text.willStore(formatNumber(counts.valid), formatNumber(counts.errors))}
        </Cell>
        <Button type="primary" disabled={counts.valid === 0} onClick={() => void store()}>
          {text.store(formatNumber(counts.valid))}
        </Button>
      </ImportFoot>
    </>
  );
}
