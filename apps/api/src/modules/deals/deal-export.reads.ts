import { listTransactions, transactionQuery } from '@toam/contracts/deal/deal.endpoints';
import { type DealSums, dealSums } from '@toam/contracts/deal/deal-sums';
import type { DealRow } from '@toam/contracts/deal/deal.schema';
import { addressOf, type DealSheetKey } from '@toam/contracts/deal/deal-sheet';
import { dealStatusText, ledgerLabel } from '@toam/contracts/deal/deal.text';
import { transactionScreenText } from '@toam/contracts/deal/transaction-screen.text';
import type { Actor } from '@toam/domain/actor';
import { dealColumns, plainDealColumns, shareColumns } from '@toam/domain/deal/deal-columns';
import { type ExportColumn, exportColumnsOf, sheetColumn } from '../../sheets/export-column';
import { exportKind } from '../../sheets/export-kind';
import { packedIds } from '../../sheets/packed-ids';
import { rowsWithSums, type SummedAmount } from '../../sheets/rows-with-sums';
import { readerOf } from './deal-serializer';
import { readDealPage, shareFilterOf } from './list-ledger';
import { plainCells } from './plain-cells';
import { everyShare } from './share-list.queries';

interface Row {
  deal: DealRow;
  sums: DealSums;
}

const { code, text, money, day } = exportColumnsOf<Row>();

/** Nothing counts of a deal that is cancelled with all its shares. D79. */
const counted = ({ sums }: Row, amount: number): number | null => (sums.isCancelled ? null : amount);

/** The columns of the sheet, by the keys of the list 'Giao dịch': a row for each deal, so its price stands there once. */
const columns: Record<string, ExportColumn<Row>> = {
  ...plainCells(plainDealColumns, ({ deal }: Row) => deal),
  house_id: code('Mã BĐS', ({ deal }) => deal.house_id),
  house: text(dealColumns.house_id.label, ({ deal }) => addressOf(deal.house), 240),
  transactionCode: text(
    shareColumns.code.label,
    ({ deal }) => deal.transactions.map(({ transactionCode }) => transactionCode).join(', '),
    200,
  ),
  staff: text(
    transactionScreenText.column.dealStaff,
    ({ deal }) => [...new Set(deal.transactions.map(({ staff }) => staff.name))].join(', '),
    240,
  ),
  feesPayable: money(ledgerLabel.payable, (row) => counted(row, row.sums.payable)),
  brokerageFeeReceived: money(ledgerLabel.collected, (row) => counted(row, row.sums.collected)),
  brokerageFeeReceivable: money(ledgerLabel.receivable, (row) => counted(row, row.sums.receivable)),
  retained: money(ledgerLabel.retained, ({ sums }) => sums.brokerageFeeReceived || null),
  status: text(shareColumns.status.label, ({ sums }) => dealStatusText[sums.status], 180),
  cancelDate: day(ledgerLabel.cancelled, ({ sums }) => sums.cancelDate),
} satisfies Record<DealSheetKey, ExportColumn<Row>>;

/** The sums of the list, as the screen has them. */
const sums: SummedAmount<Row>[] = [
  { header: ledgerLabel.payable, of: (row) => row.sums.payable },
  { header: ledgerLabel.collected, of: (row) => row.sums.collected },
  { header: ledgerLabel.receivable, of: (row) => row.sums.receivable },
  { header: ledgerLabel.retained, of: (row) => row.sums.brokerageFeeReceived },
];

const everything = transactionQuery.parse({});

/** Deals as a sheet, each with what the person reads of its shares together. D48. */
export const dealExport = exportKind({
  list: listTransactions,
  question: transactionQuery,
  column: (wanted) => sheetColumn(columns, wanted),
  find: async (actor: Actor, query, wanted) => {
    const reader = await readerOf(actor);
    const asked = query ?? everything;
    const { found, order } = everyShare(await shareFilterOf(reader, asked), asked, reader);
    const ids = await packedIds(found, order);
    const read = async (some: number[]) =>
      (await readDealPage(reader, some)).map((deal) => ({ deal, sums: dealSums(deal) }));
    return rowsWithSums({ ids, columns, wanted, read, sums });
  },
});
