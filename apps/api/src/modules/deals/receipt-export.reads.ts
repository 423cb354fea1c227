import { listReceipts, paperQuery } from '@toam/contracts/deal/deal.endpoints';
import type { ReceiptRow } from '@toam/contracts/deal/deal.schema';
import type { ReceiptSheetKey } from '@toam/contracts/deal/deal-sheet';
import { ledgerLabel } from '@toam/contracts/texts/deal';
import { dealColumns, receiptColumns, shareColumns } from '@toam/domain/deal/deal-columns';
import type { Actor } from '@toam/domain/actor';
import { type ExportColumn, exportColumnsOf, sheetColumn } from '../../sheets/export-column';
import { exportKind } from '../../sheets/export-kind';
import { packedIds } from '../../sheets/packed-ids';
import { rowsInBatches } from '../../sheets/rows-in-batches';
import type { SheetBatch } from '../../sheets/sheet';
import { sumSheet } from '../../sheets/sum-sheet';
import { findReceipts } from './deal.queries';
import { readerOf } from './deal-serializer';
import { everyPaper, receiptList } from './ledger-list.queries';
import { paperFilterOf } from './list-ledger';
import { serializeReceipts } from './paper-serializer';

const { code, text, money, day } = exportColumnsOf<ReceiptRow>();

/** The columns of the sheet, by the keys of the list 'Phiếu thu'. Headers are those of the import, too. */
const columns: Record<string, ExportColumn<ReceiptRow>> = {
  id: code('Mã', ({ id }) => id),
  feeCode: text(receiptColumns.code.label, ({ feeCode }) => feeCode, 130),
  transactionCode: text(shareColumns.code.label, (row) => row.transactionCode, 130),
  dateCollect: day(receiptColumns.collected_on.label, (row) => row.dateCollect),
  feePayable: money(receiptColumns.fee_payable.label, (row) => row.feePayable),
  feeCollect: money(receiptColumns.fee_collect.label, (row) => row.feeCollect),
  uncollectedFees: money(ledgerLabel.uncollected, (row) => row.uncollectedFees),
  retained: money(ledgerLabel.retained, ({ retained, feeCollect }) => (retained ? feeCollect : null)),
  staff: text(shareColumns.staff_id.label, (row) => row.staff_name, 180),
  customer: text(shareColumns.customer_id.label, (row) => row.customer_name, 180),
  house: text(dealColumns.house_id.label, ({ house }) => `${house.house_number} ${house.house_address}`, 240),
  user: text(receiptColumns.user_id.label, ({ user }) => user.name, 180),
  note: text(receiptColumns.note.label, ({ note }) => note, 240),
} satisfies Record<ReceiptSheetKey, ExportColumn<ReceiptRow>>;

const everything = paperQuery.parse({});

/** Receipts as a sheet: those of shares whose figures the person reads. D48. */
export const receiptExport = exportKind({
  list: listReceipts,
  question: paperQuery,
  column: (wanted) => sheetColumn(columns, wanted),
  find: async (actor: Actor, query, wanted) => {
    const reader = await readerOf(actor);
    const { found, order } = everyPaper(receiptList, await paperFilterOf(reader, query ?? everything));
    const ids = await packedIds(found, order);
    const cells = wanted.map(({ key }) => columns[key]!);
    let collected = 0n;
    const read = async (some: number[]) => {
      const receipts = new Map((await findReceipts(some)).map((one) => [one.id, one]));
      // what was deleted since is left out
      const rows = await serializeReceipts(
        reader,
        some.flatMap((id) => receipts.get(id) ?? []),
      );
      for (const { feeCollect } of rows) collected += BigInt(feeCollect);
      return rows.map((row) => cells.map(({ value }) => value(row)));
    };
    async function* sheets(): AsyncGenerator<SheetBatch> {
      yield* rowsInBatches(ids, read);
      yield* sumSheet([{ header: receiptColumns.fee_collect.label, kind: 'money' }], [[Number(collected)]]);
    }
    return { total: ids.length, batches: sheets() };
  },
});
