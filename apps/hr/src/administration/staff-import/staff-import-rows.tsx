import { useQuery } from '@tanstack/react-query';
import { staffImportLabel } from '@toam/contracts/user/staff-import.text';
import {
  type UserImport,
  type UserImportRow,
  type UserImportShow,
  userImportShows,
} from '@toam/contracts/user/user-import.schema';
import { RowResult } from '@toam/sheet-import/import-rows';
import { ImportShows } from '@toam/sheet-import/import-shows';
import { RowRemarks } from '@toam/sheet-import/row-remarks';
import { RowTable } from '@toam/sheet-import/row-table';
import { EmptyState, ScreenState, StatusTag, Text, type Tone, useUrlState } from '@toam/ui/core';
import { ListPager } from '@toam/ui/list';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '../paths';
import { staffImportScreenText as text } from './staff-import-screen.text';
import { rowsAPage, staffImportQueries } from './staff-import.queries';

/** What the address of an import holds; invalid values fall back to defaults. */
export const staffImportSearch = z.object({
  show: z.enum(userImportShows).catch('all'),
  page: z.coerce.number().int().min(1).catch(1),
});

interface StaffImportRowsProps {
  one: UserImport;
  shows: readonly { show: UserImportShow; label: string; count: number; tone: Tone }[];
}

const toneOf: Record<UserImportRow['state'], Tone> = {
  ...{ valid: 'success', error: 'error', stored: 'success' },
  ...{ deleted: 'neutral', kept: 'warning' },
};

/** What the import will do with a row, or the record it created. */
const RowState = ({ row, titles }: { row: UserImportRow; titles: readonly string[] }) => (
  <RowResult>
    <StatusTag tone={toneOf[row.state]}>{text.rowState[row.state]}</StatusTag>
    <RowRemarks row={row} at={null} />
    <WrongColumns row={row} titles={titles} />
    {row.user_id !== null && row.state !== 'deleted' && <Link to={paths.staffOf(row.user_id)}>{text.open}</Link>}
  </RowResult>
);

/** Where the errors are: a staff file is wider than a screen. */
function WrongColumns({ row: { errors }, titles }: { row: UserImportRow; titles: readonly string[] }) {
  const wrong = errors.flatMap(({ at }) => (at === null ? [] : (titles[at] ?? [])));
  return (
    wrong.length > 0 && (
      <Text tone="error" maxWidth={168}>
        {text.wrong(wrong.join(', '))}
      </Text>
    )
  );
}

/** The chosen rows of the file, page by page. */
export function StaffImportRows({ one, shows }: StaffImportRowsProps) {
  const [{ show, page }, change] = useUrlState(staffImportSearch);
  const rows = useQuery(staffImportQueries.rows(one, show, page));
  const columns = one.columns.map((column, at) => ({ at, title: staffImportLabel[column] }));
  return (
    <>
      <ImportShows shows={shows} shown={show} onShow={(next) => change({ show: next, page: 1 }, { replace: true })} />
      <ScreenState query={rows}>
        {({ list, total }) =>
          list.length === 0 ? (
            <EmptyState reason={text.emptyShow} />
          ) : (
            <>
              <RowTable
                rows={list}
                columns={columns}
                busy={rows.isPlaceholderData}
                stateOf={(row) => <RowState row={row} titles={columns.map(({ title }) => title)} />}
              />
              <ListPager
                page={page}
                size={rowsAPage}
                total={total}
                onPage={(next) => change({ page: next }, { replace: true })}
              />
            </>
          )
        }
      </ScreenState>
    </>
  );
}
