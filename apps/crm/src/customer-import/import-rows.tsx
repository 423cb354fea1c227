import { useQuery } from '@tanstack/react-query';
import type { CustomerImport, ImportDecision, ImportRow } from '@toam/contracts/customer/customer-import.schema';
import { importScreenText as text } from '@toam/contracts/texts/customer-import-screen';
import { EmptyState, ScreenState, useIsPhone, useUrlState } from '@toam/ui/core';
import { ListPager } from '@toam/ui/heavy';
import { columnLetter } from './column-mapping';
import { importQueries, rowsAPage } from './customer-import.queries';
import { RowCard } from './row-card';
import { RowState } from './row-state';
import { importSearch } from './import.search';

export interface DecideProps {
  /** Left out where nothing can be decided any more. */
  onDecide: ((row: number, decision: ImportDecision) => void) | undefined;
}

/** The rows of the file, a page at a time, with what is wrong at the cell where it is wrong. */
export function ImportRows({ one, onDecide }: { one: CustomerImport } & DecideProps) {
  const [{ show, page }, change] = useUrlState(importSearch);
  const rows = useQuery(importQueries.rows(one, show, page));
  const isPhone = useIsPhone();
  return (
    <ScreenState query={rows}>
      {({ list, total }) =>
        list.length === 0 ? (
          <EmptyState reason={text.emptyShow} />
        ) : (
          <>
            <div
              className="import-table"
              aria-busy={rows.isPlaceholderData}
              tabIndex={0}
              role="region"
              aria-label={text.tableLabel}
            >
              {isPhone ? (
                list.map((row) => <RowCard key={row.id} row={row} one={one} onDecide={onDecide} />)
              ) : (
                <Table one={one} list={list} onDecide={onDecide} />
              )}
            </div>
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
  );
}

/** The columns that are imported, in the order of the file; the others are in the file that can be downloaded. */
export const shownColumns = ({ columns }: CustomerImport): number[] =>
  columns.flatMap((field, at) => (field === null ? [] : [at]));

function Table({ one, list, onDecide }: { one: CustomerImport; list: ImportRow[] } & DecideProps) {
  const columns = shownColumns(one);
  return (
    <table>
      <thead>
        <tr>
          <th className="import-row-number">{text.row}</th>
          <th className="import-row-state">{text.state}</th>
          {columns.map((at) => (
            <th key={at}>{one.headers[at]?.title || text.untitled(columnLetter(at))}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {list.map((row) => (
          <tr key={row.id} data-state={row.state}>
            <td className="import-row-number">{row.id}</td>
            <td className="import-row-state">
              <RowState row={row} onDecide={onDecide} />
            </td>
            {columns.map((at) => (
              <Cell key={at} row={row} at={at} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ row, at }: { row: ImportRow; at: number }) {
  const errors = row.errors.filter((error) => error.at === at);
  const notes = row.notes.filter((note) => note.at === at);
  return (
    <td data-wrong={errors.length > 0 || undefined}>
      <span className="import-cell" title={row.cells[at]}>
        {row.cells[at]}
      </span>
      {errors.map(({ message }) => (
        <small key={message} className="import-error">
          {message}
        </small>
      ))}
      {notes.map(({ message }) => (
        <small key={message} className="import-note">
          {message}
        </small>
      ))}
    </td>
  );
}
