import { staffImportScreenText as text } from '@toam/contracts/texts/staff-import-screen';
import type { UserImport } from '@toam/contracts/user/user-import.schema';
import { Alert, Button, formatNumber } from '@toam/ui/core';
import { CheckCircleIcon } from '@toam/ui/icons';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { StaffImportMenu } from './staff-import-menu';
import { StaffImportPasswords } from './staff-import-passwords';
import { StaffImportRows } from './staff-import-rows';

/** What became of the file: who was made, their passwords, and the rows that were not stored. */
export function StaffImportResult({ one }: { one: UserImport }) {
  const navigate = useNavigate();
  const { counts, stored } = one;
  const shows = [
    { show: 'all', label: text.showAll, count: counts.rows, tone: 'neutral' },
    { show: 'valid', label: text.showStored, count: stored, tone: 'success' },
    { show: 'error', label: text.showNotStored, count: counts.errors, tone: 'error' },
    { show: 'note', label: text.showNote, count: counts.notes, tone: 'info' },
  ] as const;
  return (
    <>
      <div className="import-rows-area">
        <section className="import-summary">
          <h2>
            <CheckCircleIcon size={22} weight="fill" color="var(--success)" />
            {text.stored(formatNumber(stored))}
          </h2>
        </section>
        <StaffImportPasswords one={one} />
        {one.has_rows ? (
          <StaffImportRows one={one} shows={shows} />
        ) : (
          <Alert type="info" showIcon title={text.cleared} />
        )}
      </div>
      <footer className="import-foot">
        <StaffImportMenu one={one} />
        <span className="ta-grow" />
        <Link className="import-foot-link" to={paths.staffImport}>
          {text.another}
        </Link>
        <Button type="primary" onClick={() => navigate(paths.staff)}>
          {text.seeStaff}
        </Button>
      </footer>
    </>
  );
}
