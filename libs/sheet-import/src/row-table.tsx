import { sheetImportText as text } from '@toam/contracts/sheet/sheet-import.text';
import { Text, useIsPhone } from '@toam/ui/core';
import type { ReactNode } from 'react';
import { RowCard, type ShownColumn } from './row-card';
import { RowRemarks, type SheetRow } from './row-remarks';
import * as css from './import-rows.module.css';

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
    <div className={css.table} aria-busy={busy} tabIndex={0} role="region" aria-label={text.tableLabel}>
      {isPhone ? (
        rows.map((row) => <RowCard key={row.id} row={row} columns={columns} state={stateOf(row)} />)
      ) : (
        <table>
          <thead>
            <tr>
              <th className={css.number}>{text.row}</th>
              <th className={css.state}>{text.state}</th>
              {columns.map(({ at, title }) => (
                <th key={at}>{title}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} data-state={row.state}>
                <td className={css.number}>{row.id}</td>
                <td className={css.state}>{stateOf(row)}</td>
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
      <Text lines={3} width="max-content" maxWidth={220} className={css.cell} title={row.cells[at]}>
        {row.cells[at]}
      </Text>
      <RowRemarks row={row} at={at} />
    </td>
  );
}
