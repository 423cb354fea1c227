import { listTransactions, transactionQuery } from '@toam/contracts/deal/deal.endpoints';
import type { TransactionRow } from '@toam/contracts/deal/deal.schema';
import { addressOf, type ShareSheetKey } from '@toam/contracts/deal/deal-sheet';
import { dealStatusText, dealText, dealTypeText, feeStatusText, ledgerLabel } from '@toam/contracts/deal/deal.text';
import { dealColumns, plainDealColumns, plainShareColumns, shareColumns } from '@toam/domain/deal/deal-columns';
import type { Actor } from '@toam/domain/actor';
import { type ExportColumn, exportColumnsOf, sheetColumn } from '../../sheets/export-column';
import { exportKind } from '../../sheets/export-kind';
import { packedIds } from '../../sheets/packed-ids';
import { rowsWithSums, type SummedAmount } from '../../sheets/rows-with-sums';
import { readerOf } from './deal-serializer';
import { everyShare } from './share-list.queries';
import { readSharePage, shareFilterOf } from './list-ledger';
import { plainCells } from './plain-cells';

const { code, text, money, day } = exportColumnsOf<TransactionRow>();

/** Amounts of a cancelled share are in no sum of the list, so its cells are empty. D79. */
const counted = ({ cancelDate }: TransactionRow, amount: number | null): number | null =>
  cancelDate === null ? amount : null;

/** What stays with the company of a cancelled share. */
const retainedOf = ({ cancelDate, brokerageFeeReceived }: TransactionRow): number | null =>
  cancelDate === null ? null : brokerageFeeReceived;

/** The columns of the sheet, by the keys of the list 'Chi tiết giao dịch'. Headers are those of the import, too. */
const columns: Record<string, ExportColumn<TransactionRow>> = {
  ...plainCells(plainDealColumns, (row: TransactionRow) => row),
  ...plainCells(plainShareColumns, (row: TransactionRow) => row),
  id: code('Mã', ({ id }) => id),
  transactionCode: text(shareColumns.code.label, (row) => row.transactionCode, 130),
  house_id: code('Mã BĐS', ({ house_id }) => house_id),
  house: text(dealColumns.house_id.label, ({ house }) => addressOf(house), 240),
  staff: text(shareColumns.staff_id.label, ({ staff }) => staff.name, 180),
  customer: text(shareColumns.customer_id.label, ({ customer }) => customer?.name ?? null, 180),
  transactionType: text(shareColumns.type.label, (row) => dealTypeText[row.transactionType], 150),
  reducedFee: money(ledgerLabel.reduced, (row) => counted(row, row.reducedFee)),
  feesPayable: money(ledgerLabel.payable, (row) => counted(row, row.feesPayable)),
  brokerageFeeReceived: money(ledgerLabel.collected, (row) => counted(row, row.brokerageFeeReceived)),
  brokerageFeeReceivable: money(ledgerLabel.receivable, (row) => counted(row, row.brokerageFeeReceivable)),
  retained: money(ledgerLabel.retained, retainedOf),
  brokerageFeeStatus: text(ledgerLabel.collection, ({ brokerageFeeStatus: of }) => of && feeStatusText[of], 120),
  status: text(shareColumns.status.label, ({ status }) => dealStatusText[status], 180),
  cancelDate: day(ledgerLabel.cancelled, (row) => row.cancelDate),
} satisfies Record<ShareSheetKey, ExportColumn<TransactionRow>>;

const everything = transactionQuery.parse({});

/** The sums of the list, as the screen has them. */
const sums: SummedAmount<TransactionRow>[] = [
  // the rows keep the fee of a cancelled share, because the sheet can be imported again
  { header: dealText.feesCounted, of: (row) => counted(row, row.brokerageFeeUser) },
  { header: ledgerLabel.reduced, of: (row) => counted(row, row.reducedFee) },
  { header: ledgerLabel.payable, of: (row) => counted(row, row.feesPayable) },
  { header: ledgerLabel.collected, of: (row) => counted(row, row.brokerageFeeReceived) },
  { header: ledgerLabel.receivable, of: (row) => counted(row, row.brokerageFeeReceivable) },
  { header: ledgerLabel.retained, of: retainedOf },
];

/** Shares of deals as a sheet: those whose figures the person reads. D48. */
export const transactionExport = exportKind({
  list: listTransactions,
  question: transactionQuery,
  column: (wanted) => sheetColumn(columns, wanted),
  find: async (actor: Actor, query, wanted) => {
    const reader = await readerOf(actor);
    const asked = query ?? everything;
    const { found, order } = everyShare(await shareFilterOf(reader, asked), asked);
    const ids = await packedIds(found, order);
    const read = (some: number[]) => readSharePage(reader, some);
    return rowsWithSums({ ids, columns, wanted, read, sums });
  },
});
