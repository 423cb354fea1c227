import type { CustomerImport, ImportRow } from '@toam/contracts/customer/customer-import.schema';
import { importScreenText as text } from '@toam/contracts/texts/customer-import-screen';
import { columnTitle, shownColumns } from './import-sheet';
import { RowRemarks } from './row-remarks';
import { type DecideProps, RowState } from './row-state';

/** A row on a phone: what it holds by column, errors and remarks below each. */
export function RowCard({ row, one, onDecide }: { row: ImportRow; one: CustomerImport } & DecideProps) {
  const columns = shownColumns(one).filter((at) => row.cells[at] || row.errors.some((error) => error.at === at));
  return (
    <article className="import-card" data-state={row.state}>
      <header>
        <span>{`${text.row} ${row.id}`}</span>
        <RowState row={row} onDecide={onDecide} />
      </header>
      <dl>
        {columns.map((at) => (
          <div key={at}>
            <dt>{columnTitle(one, at)}</dt>
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
