import type { LedgerTable } from '@toam/domain/deal/ledger-values';
import { underWireNames, type WireNamesOf } from '@toam/domain/record/columns';
import { type ExportColumn, exportColumnsOf } from '../../sheets/export-column';

type Cell = string | number | null;

/** The columns of a sheet for plain columns of the ledger, by their names on the wire. Of a row each is what the wire has. */
export function plainCells<const Table extends LedgerTable, Row>(
  table: Table,
  wireOf: (row: Row) => { readonly [Wire in WireNamesOf<Table>]: Cell },
) {
  const { text, number, money, day } = exportColumnsOf<Row>();
  const cells = Object.entries(table).map(([name, { label, kind, wire = name }]): [string, ExportColumn<Row>] => {
    const amount = (row: Row) => wireOf(row)[wire as WireNamesOf<Table>] as number | null;
    if (kind === 'money') return [name, money(label, amount)];
    if (kind === 'percent') return [name, number(label, amount)];
    // 0: none
    if (kind === 'day' || kind === 'openDay') return [name, day(label, (row) => amount(row) || null)];
    return [name, text(label, (row) => wireOf(row)[wire as WireNamesOf<Table>] as string | null, 240)];
  });
  return underWireNames(table, Object.fromEntries(cells) as Record<keyof Table, ExportColumn<Row>>);
}
