import { listOldTransactions, oldTransactionQuery } from '@toam/contracts/deal/deal.endpoints';
import type { OldTransactionRow } from '@toam/contracts/deal/deal.schema';
import type { OldSheetKey } from '@toam/contracts/deal/deal-sheet';
import { dealStatusText, dealTypeText, feeStatusText } from '@toam/contracts/deal/deal.text';
import { oldTransactionText } from '@toam/contracts/deal/old-transaction.text';
import type { Actor } from '@toam/domain/actor';
import { oldTransactionColumns as labels, plainOldColumns, shareColumns } from '@toam/domain/deal/deal-columns';
import { type ExportColumn, exportColumnsOf, sheetColumn } from '../../sheets/export-column';
import { exportKind } from '../../sheets/export-kind';
import { packedIds } from '../../sheets/packed-ids';
import { rowsWithSums, type SummedAmount } from '../../sheets/rows-with-sums';
import { findOlds } from './deal.queries';
import { readerOf } from './deal-serializer';
import { everyOld } from './ledger-list.queries';
import { inOrder, oldFilterOf, ownId } from './list-ledger';
import { serializeOld } from './paper-serializer';
import { plainCells } from './plain-cells';

const { code, text, money } = exportColumnsOf<OldTransactionRow>();

/** The columns of the sheet, by the keys of the list 'Giao dịch cũ'. */
const columns: Record<string, ExportColumn<OldTransactionRow>> = {
  ...plainCells(plainOldColumns, (row: OldTransactionRow) => row),
  brokerageFeeReceivable: money(oldTransactionText.receivable, (row) => row.brokerageFeeReceivable),
  id: code('Mã', ({ id }) => id),
  transactionType: text(labels.type.label, (row) => dealTypeText[row.transactionType], 150),
  customer: text(shareColumns.customer_id.label, ({ detail }) => detail.customer_name, 180),
  user: text(labels.user_id.label, ({ user }) => user.name, 180),
  brokerageFeeStatus: text(labels.fee_status.label, (row) => feeStatusText[row.brokerageFeeStatus], 120),
  status: text(labels.status.label, ({ status }) => dealStatusText[status], 180),
} satisfies Record<OldSheetKey, ExportColumn<OldTransactionRow>>;

const sums: SummedAmount<OldTransactionRow>[] = [
  { header: labels.fee.label, of: (row) => row.brokerageFee },
  { header: labels.fee_received.label, of: (row) => row.brokerageFeeReceived },
  { header: oldTransactionText.receivable, of: (row) => row.brokerageFeeReceivable },
];
const everything = oldTransactionQuery.parse({});

/** Old transactions as a sheet: those of people whose figures the person reads. D48. */
export const oldTransactionExport = exportKind({
  list: listOldTransactions,
  question: oldTransactionQuery,
  column: (wanted) => sheetColumn(columns, wanted),
  find: async (actor: Actor, query, wanted) => {
    const reader = await readerOf(actor);
    const asked = query ?? everything;
    const { found, order } = everyOld(await oldFilterOf(reader, asked), asked);
    const ids = await packedIds(found, order);
    const read = async (some: number[]) => serializeOld(reader, inOrder(some, await findOlds(some), ownId));
    return rowsWithSums({ ids, columns, wanted, read, sums });
  },
});
