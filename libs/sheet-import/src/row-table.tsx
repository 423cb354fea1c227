import type { SheetImportRow } from '@toam/contracts/sheet/import.endpoints';
import { Grid, Stack, Text, useIsPhone } from '@toam/ui/core';
import { Fragment, type ReactNode } from 'react';
import * as css from './import-rows.module.css';
import { sheetImportText as text } from './sheet-import.text';

/** Errors of a cell and how its value was changed, or the same for the whole row. */
export const RowRemarks = ({ row, at }: { row: SheetImportRow; at: number | null }) => (
  <>
    <Remarks remarks={row.errors} at={at} tone="error" />
    <Remarks remarks={row.notes} at={at} tone="info" />
  </>
);

interface RemarksProps {
  remarks: SheetImportRow['errors'];
  at: number | null;
  tone: 'error' | 'info';
}

const Remarks = ({ remarks, at, tone }: RemarksProps) =>
  remarks
    .filter((remark) => remark.at === at)
    .map(({ message }) => (
      <Text key={message} as="small" size={12} tone={tone} width="max-content" maxWidth={220} className={css.remark}>
        {message}
      </Text>
    ));

/** An imported column: its index among the cells and its heading. */
export interface ShownColumn {
  at: number;
  title: string;
}

interface RowTableProps {
  rows: readonly SheetImportRow[];
  columns: readonly ShownColumn[];
  /** Other rows are loading. */
  busy: boolean;
  /** The row's planned or actual result. */
  stateOf: (row: SheetImportRow) => ReactNode;
}

/** Rows of a file with errors shown in their cells; cards on a phone. */
export function RowTable({ rows, columns, busy, stateOf }: RowTableProps) {
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

function Cell({ row, at }: { row: SheetImportRow; at: number }) {
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

interface RowCardProps {
  row: SheetImportRow;
  columns: readonly ShownColumn[];
  /** The row's planned or actual result. */
  state: ReactNode;
}

/** A row on a phone: its values by column, with errors and remarks below each. */
function RowCard({ row, columns, state }: RowCardProps) {
  const said = columns.filter(({ at }) => row.cells[at] || row.errors.some((error) => error.at === at));
  return (
    <Stack as="article" gap={8} padX={16} padY={12} edge="bottomSoft" data-state={row.state}>
      <Stack as="header" gap={4} size={12} tone="text3">
        <span>{`${text.row} ${row.id}`}</span>
        {state}
      </Stack>
      <Grid as="dl" columns="112px minmax(0, 1fr)" gap={8} rowGap={0} size={13}>
        {said.map(({ at, title }) => (
          <Fragment key={at}>
            <Text as="dt" tone="text3">
              {title}
            </Text>
            <Text as="dd" breaks>
              {row.cells[at]}
              <RowRemarks row={row} at={at} />
            </Text>
          </Fragment>
        ))}
      </Grid>
    </Stack>
  );
}
