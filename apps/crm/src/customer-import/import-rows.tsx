import { useQuery } from '@tanstack/react-query';
import type { CustomerImport, ImportRow } from '@toam/contracts/customer/customer-import.schema';
import { importScreenText as text } from '@toam/contracts/texts/customer-import-screen';
import { EmptyState, ScreenState, useIsPhone, useUrlState } from '@toam/ui/core';
import { ListPager } from '@toam/ui/heavy';
import { importQueries, rowsAPage } from './customer-import.queries';
import { columnTitle, shownColumns } from './import-sheet';
import { importSearch } from './import.search';
import { RowCard } from './row-card';
import { RowRemarks } from './row-remarks';
import { type DecideProps, RowState } from './row-state';
import './import-rows.css';

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

function Table({ one, list, onDecide }: { one: CustomerImport; list: ImportRow[] } & DecideProps) {
  const columns = shownColumns(one);
  return (
    <table>
      <thead>
        <tr>
          <th className="import-row-number">{text.row}</th>
          <th className="import-row-state">{text.state}</th>
          {columns.map((at) => (
            <th key={at}>{columnTitle(one, at)}</th>
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
  const isWrong = row.errors.some((error) => error.at === at);
  return (
    <td data-wrong={isWrong || undefined}>
      <span className="import-cell" title={row.cells[at]}>
        {row.cells[at]}
      </span>
      <RowRemarks row={row} at={at} />
    </td>
  );
}
