import { useQueryClient, useMutation } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { download } from '@toam/api-client/download';
import { makeImportPasswords, undoUserImport } from '@toam/contracts/user/user-import.endpoints';
import type { UserImport } from '@toam/contracts/user/user-import.schema';
import { ImportFoot } from '@toam/sheet-import/import-foot';
import { ImportRowsArea, ImportSummary } from '@toam/sheet-import/import-rows';
import { useSavedFile } from '@toam/sheet-import/use-saved-file';
import {
  Button,
  Cell,
  formatDate,
  formatNumber,
  Text,
  confirm,
  formatDateTime,
  Row,
  Stack,
  toast,
  useIsPhone,
} from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { ArrowCounterClockwiseIcon, DownloadSimpleIcon } from '@toam/ui/icons';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { StaffImportMenu } from './staff-import-menu';
import * as css from './staff-import-result.module.css';
import { StaffImportRows } from './staff-import-rows';
import { staffImportScreenText as text } from './staff-import-screen.text';
import { staffImportQueries } from './staff-import.queries';

/** The result of the import: the people created, their passwords, and the rows that were not stored. */
export function StaffImportResult({ one }: { one: UserImport }) {
  const navigate = useNavigate();
  const { counts, stored } = one;
  const isUndone = one.undone_at !== null;
  const takenBack = [
    { show: 'deleted', label: text.rowState.deleted, count: stored - one.kept.length, tone: 'neutral' },
    { show: 'kept', label: text.rowState.kept, count: one.kept.length, tone: 'warning' },
  ] as const;
  const shows = [
    { show: 'all', label: text.showAll, count: counts.rows, tone: 'neutral' },
    ...(isUndone ? takenBack : [{ show: 'valid', label: text.showStored, count: stored, tone: 'success' } as const]),
    { show: 'error', label: text.showNotStored, count: counts.errors, tone: 'error' },
    { show: 'note', label: text.showNote, count: counts.notes, tone: 'info' },
  ] as const;
  return (
    <>
      <ImportRowsArea>
        <ImportSummary
          isUndone={isUndone}
          title={isUndone ? text.undone(formatNumber(stored - one.kept.length)) : text.stored(formatNumber(stored))}
        />
        {one.kept.length > 0 && <Kept one={one} />}
        {!isUndone && <StaffImportPasswords one={one} />}
        {one.has_rows ? (
          <StaffImportRows one={one} shows={shows} />
        ) : (
          <Alert type="info" showIcon title={text.cleared} />
        )}
      </ImportRowsArea>
      <ImportFoot>
        <StaffImportMenu one={one} />
        {one.undo_until !== null && <UndoButton one={one} />}
        <Cell as="span" tone="text2">
          {one.undo_until !== null && text.undoUntil(formatDate(one.undo_until))}
        </Cell>
        <Text as={Link} tone="teal" nowrap to={paths.staffImport}>
          {text.another}
        </Text>
        <Button type="primary" onClick={() => navigate(paths.staff)}>
          {text.seeStaff}
        </Button>
      </ImportFoot>
    </>
  );
}

function UndoButton({ one }: { one: UserImport }) {
  const { undo, isUndoing } = useUndoStaffImport(one);
  return (
    <Button danger icon={<ArrowCounterClockwiseIcon size={16} />} loading={isUndoing} onClick={undo}>
      {text.undo}
    </Button>
  );
}

/** People who stayed after the import was undone, and why. */
const Kept = ({ one: { kept } }: { one: UserImport }) => (
  <Alert
    type="warning"
    showIcon
    title={text.keptTitle(formatNumber(kept.length))}
    description={
      <ul className={css.kept}>
        {kept.map(({ id, name, why }) => (
          <li key={id}>
            <Link to={paths.staffOf(id)}>{name}</Link>: {why}
          </li>
        ))}
      </ul>
    }
  />
);

/** Makes the passwords and saves them as a sheet. It asks before it replaces passwords of an earlier sheet. D67. */
function useMake({ id, waiting, passwords_at }: UserImport) {
  const queries = useQueryClient();
  const { busy, save } = useSavedFile();
  const make = async () => {
    const query = { title: text.makeSure, description: text.makeSureNote(formatNumber(waiting)), danger: true };
    if (passwords_at !== null && !(await confirm(query))) return;
    if (await save(download(makeImportPasswords, { params: { importId: id } }))) toast.success(text.passwordsMade);
    await queries.invalidateQueries({ queryKey: staffImportQueries.detail(id).queryKey });
  };
  return { busy, make: () => void make() };
}

/** The first passwords of the new people: shown once, in a sheet. */
function StaffImportPasswords({ one }: { one: UserImport }) {
  const { busy, make } = useMake(one);
  const isPhone = useIsPhone();
  const { waiting, passwords_at } = one;
  if (waiting === 0) return <Alert type="success" showIcon title={text.passwordsDone} />;
  const people = formatNumber(waiting);
  const isFirst = passwords_at === null;
  const button = (
    <Button
      type={isFirst ? 'primary' : 'default'}
      size={isPhone ? 'large' : 'middle'}
      block={isPhone}
      icon={<DownloadSimpleIcon size={16} />}
      loading={busy}
      onClick={make}
    >
      {isFirst ? text.makePasswords : text.makePasswordsAgain}
    </Button>
  );
  return (
    <Alert
      type={isFirst ? 'warning' : 'info'}
      showIcon
      title={
        <Stack>
          <Text as="b" weight={600}>
            {text.passwordsTitle}
          </Text>
          <Text as="p" size={13}>
            {isFirst ? text.passwordsNote(people) : text.passwordsAgain(people, formatDateTime(passwords_at))}
          </Text>
          {isPhone && <Row top={8}>{button}</Row>}
        </Stack>
      }
      action={!isPhone && button}
    />
  );
}

/** Undoes an import of staff after a confirmation. The dialog «Lỗi» shows a refusal. */
function useUndoStaffImport({ id, stored }: UserImport) {
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
