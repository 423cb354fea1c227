import { listOldTransactions, oldTransactionQuery } from '@toam/contracts/deal/deal.endpoints';
import type { OldTransactionRow } from '@toam/contracts/deal/deal.schema';
import type { OldSheetKey } from '@toam/contracts/deal/deal-sheet';
import { dealStatusText, dealTypeText, feeStatusText } from '@toam/contracts/texts/deal';
import { oldTransactionText } from '@toam/contracts/texts/old-transaction';
import type { Actor } from '@toam/domain/actor';
import { oldTransactionColumns as labels, shareColumns } from '@toam/domain/deal/deal-columns';
import { type ExportColumn, exportColumnsOf, sheetColumn } from '../../sheets/export-column';
import { exportKind } from '../../sheets/export-kind';
import { packedIds } from '../../sheets/packed-ids';
import { rowsInBatches } from '../../sheets/rows-in-batches';
import type { SheetBatch } from '../../sheets/sheet';
import { sumSheet } from '../../sheets/sum-sheet';
import { findOlds } from './deal.queries';
import { readerOf } from './deal-serializer';
import { everyOld } from './ledger-list.queries';
import { oldFilterOf } from './list-ledger';
import { serializeOld } from './paper-serializer';

const { code, text, money, day } = exportColumnsOf<OldTransactionRow>();

const amounts = {
  brokerageFee: money(labels.fee.label, (row) => row.brokerageFee),
  brokerageFeeReceived: money(labels.fee_received.label, (row) => row.brokerageFeeReceived),
  brokerageFeeReceivable: money(oldTransactionText.receivable, (row) => row.brokerageFeeReceivable),
};

/** The columns of the sheet, by the keys of the list 'Giao dịch cũ'. */
const columns: Record<string, ExportColumn<OldTransactionRow>> = {
  ...amounts,
  id: code('Mã', ({ id }) => id),
  date: day(labels.date.label, ({ date }) => date),
  notarizedDay: day(labels.notarized_day.label, ({ notarizedDay }) => notarizedDay),
  brokerageReceiveDay: day(labels.receive_day.label, (row) => row.brokerageReceiveDay),
  address: text(labels.address.label, ({ address }) => address, 240),
  transactionType: text(labels.type.label, (row) => dealTypeText[row.transactionType], 150),
  customer: text(shareColumns.customer_id.label, ({ detail }) => detail.customer_name, 180),
  user: text(labels.user_id.label, ({ user }) => user.name, 180),
  price: money(labels.price.label, ({ price }) => price),
  brokerageFeeStatus: text(labels.fee_status.label, (row) => feeStatusText[row.brokerageFeeStatus], 120),
  status: text(labels.status.label, ({ status }) => dealStatusText[status], 180),
  note: text(labels.note.label, ({ note }) => note, 240),
} satisfies Record<OldSheetKey, ExportColumn<OldTransactionRow>>;

const sums = Object.values(amounts);
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
    const cells = wanted.map(({ key }) => columns[key]!);
    const summed = sums.map(() => 0n);
    const read = async (some: number[]) => {
      const olds = new Map((await findOlds(some)).map((one) => [one.id, one]));
      // what was deleted since is left out
      const rows = await serializeOld(
        reader,
        some.flatMap((id) => olds.get(id) ?? []),
      );
      for (const row of rows) for (const [at, { value }] of sums.entries()) summed[at]! += BigInt(Number(value(row)));
      return rows.map((row) => cells.map(({ value }) => value(row)));
    };
    async function* sheets(): AsyncGenerator<SheetBatch> {
      yield* rowsInBatches(ids, read);
      yield* sumSheet(
        sums.map(({ header }) => ({ header, kind: 'money' })),
        [summed.map(Number)],
      );
    }
    return { total: ids.length, batches: sheets() };
  },
});
