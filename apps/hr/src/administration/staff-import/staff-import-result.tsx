import { staffImportScreenText as text } from './staff-import-screen.text';
import type { UserImport } from '@toam/contracts/user/user-import.schema';
import { ImportFoot } from '@toam/sheet-import/import-foot';
import { ImportRowsArea, ImportSummary } from '@toam/sheet-import/import-rows';
import { Button, Cell, formatDate, formatNumber, Text } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { ArrowCounterClockwiseIcon } from '@toam/ui/icons';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { StaffImportMenu } from './staff-import-menu';
import { StaffImportPasswords } from './staff-import-passwords';
import * as css from './staff-import-result.module.css';
import { StaffImportRows } from './staff-import-rows';
import { useUndoStaffImport } from './use-undo-staff-import';

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
