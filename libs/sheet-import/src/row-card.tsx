import { sheetImportText as text } from '@toam/contracts/texts/sheet-import';
import type { ReactNode } from 'react';
import { RowRemarks, type SheetRow } from './row-remarks';

/** An imported column: its index among the cells and its heading. */
export interface ShownColumn {
  at: number;
  title: string;
}

interface RowCardProps {
  row: SheetRow;
  columns: readonly ShownColumn[];
  /** The row's planned or actual result. */
  state: ReactNode;
}

/** A row on a phone: its values by column, with errors and remarks below each. */
export function RowCard({ row, columns, state }: RowCardProps) {
  const said = columns.filter(({ at }) => row.cells[at] || row.errors.some((error) => error.at === at));
  return (
    <article className="import-card" data-state={row.state}>
      <header>
        <span>{`${text.row} ${row.id}`}</span>
        {state}
      </header>
      <dl>
        {said.map(({ at, title }) => (
          <div key={at}>
            <dt>{title}</dt>
            <dd>
              {row.cells[at]}
              <RowRemarks row={row} at={at} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
