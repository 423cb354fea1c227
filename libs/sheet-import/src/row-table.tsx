import { sheetImportText as text } from '@toam/contracts/texts/sheet-import';
import { useIsPhone } from '@toam/ui/core';
import type { ReactNode } from 'react';
import { RowCard, type ShownColumn } from './row-card';
import { RowRemarks, type SheetRow } from './row-remarks';
import './import-rows.css';

interface RowTableProps<Row extends SheetRow> {
  rows: readonly Row[];
  columns: readonly ShownColumn[];
  /** Other rows are loading. */
  busy: boolean;
  /** The row's planned or actual result. */
  stateOf: (row: Row) => ReactNode;
}

/** Rows of a file with errors shown in their cells; cards on a phone. */
export function RowTable<Row extends SheetRow>({ rows, columns, busy, stateOf }: RowTableProps<Row>) {
  const isPhone = useIsPhone();
  return (
    <div className="import-table" aria-busy={busy} tabIndex={0} role="region" aria-label={text.tableLabel}>
      {isPhone ? (
        rows.map((row) => <RowCard key={row.id} row={row} columns={columns} state={stateOf(row)} />)
      ) : (
        <table>
          <thead>
            <tr>
              <th className="import-row-number">{text.row}</th>
              <th className="import-row-state">{text.state}</th>
              {columns.map(({ at, title }) => (
                <th key={at}>{title}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} data-state={row.state}>
                <td className="import-row-number">{row.id}</td>
                <td className="import-row-state">{stateOf(row)}</td>
                {columns.map(({ at }) => (
                  <Cell key={at} row={row} at={at} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function Cell({ row, at }: { row: SheetRow; at: number }) {
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
