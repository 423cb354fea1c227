import type { ExportColumn } from './export-column';
import type { WantedColumn } from './export-kind';
import { rowsInBatches } from './rows-in-batches';
import type { SheetBatch } from './sheet';
import { sumSheet } from './sum-sheet';

/** An amount of the rows that their list sums up. VND. */
export interface SummedAmount<Row> {
  header: string;
  of: (row: Row) => number | null;
}

interface SummedRows<Row> {
  ids: number[];
  columns: Readonly<Record<string, ExportColumn<Row>>>;
  wanted: readonly WantedColumn[];
  /** Rows of a few ids in their order, masked for the exporting person; what was deleted since is left out. */
  read: (ids: number[]) => Promise<Row[]>;
  sums: readonly SummedAmount<Row>[];
}

/** The rows of a list's sheet, and behind them the sums that the list shows. */
export function rowsWithSums<Row>({ ids, columns, wanted, read, sums }: SummedRows<Row>) {
  const cells = wanted.map(({ key }) => columns[key]!);
  const totals = sums.map(() => 0n);
  const readCells = async (some: number[]) => {
    const rows = await read(some);
    for (const row of rows) for (const [at, { of }] of sums.entries()) totals[at]! += BigInt(of(row) ?? 0);
    return rows.map((row) => cells.map(({ value }) => value(row)));
  };
  async function* batches(): AsyncGenerator<SheetBatch> {
    yield* rowsInBatches(ids, readCells);
    yield* sumSheet(
      sums.map(({ header }) => ({ header, kind: 'money' })),
      [totals.map(Number)],
    );
  }
  return { total: ids.length, batches: batches() };
}
