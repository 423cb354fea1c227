import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import type { SheetWish } from '@toam/contracts/sheet/sheet-reading.schema';
import { staffImportText } from '@toam/contracts/user/staff-import.text';
import { readUserImportAgain, storeUserImport } from '@toam/contracts/user/user-import.endpoints';
import type { UserImport } from '@toam/contracts/user/user-import.schema';
import { ImportFoot } from '@toam/sheet-import/import-foot';
import { ImportRowsArea } from '@toam/sheet-import/import-rows';
import { ImportScreen } from '@toam/sheet-import/import-screen';
import { ImportSteps } from '@toam/sheet-import/import-steps';
import { SheetChoice } from '@toam/sheet-import/sheet-choice';
import { Button, EmptyState, ScreenState, Cell, confirm, formatNumber, toast, useUrlState } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../paths';
import { userQueries } from '../staff/staff.queries';
import { StaffImportMenu } from './staff-import-menu';
import { StaffImportResult } from './staff-import-result';
import { StaffImportRows, staffImportSearch } from './staff-import-rows';
import { staffImportScreenText as text } from './staff-import-screen.text';
import { staffImportQueries } from './staff-import.queries';

const isMissing = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 404 || error.status === 422);

/** /admin/user/import/{id}: the preview of one file, or its result. Issue 5. */
export function Component() {
  const importId = Number(useParams().importId);
  const one = useQuery(staffImportQueries.detail(importId));
  return (
    <ImportScreen title={one.data?.file_name ?? text.title} back={{ to: paths.staffImport, label: text.backToImports }}>
      {isMissing(one.error) && !one.data ? (
        <Missing />
      ) : (
        <ScreenState query={one}>
          {(data) => (
            <>
              <ImportSteps steps={text.steps} at={data.stored_at === null ? 1 : 2} />
              {data.stored_at === null ? <StaffImportPreview one={data} /> : <StaffImportResult one={data} />}
            </>
          )}
        </ScreenState>
      )}
    </ImportScreen>
  );
}

function Missing() {
  const navigate = useNavigate();
  return (
    <EmptyState reason={staffImportText.notFound}>
      <Button onClick={() => navigate(paths.staffImport)}>{text.backToImports}</Button>
    </EmptyState>
  );
}

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
function StaffImportPreview({ one }: { one: UserImport }) {
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
