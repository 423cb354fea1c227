import { listTransactions, transactionQuery } from '@toam/contracts/deal/deal.endpoints';
import type { TransactionRow } from '@toam/contracts/deal/deal.schema';
import { dealStatusText, dealTypeText, feeStatusText, ledgerLabel } from '@toam/contracts/texts/deal';
import { dealColumns, shareColumns } from '@toam/domain/deal/deal-columns';
import type { Actor } from '@toam/domain/actor';
import { type ExportColumn, exportColumnsOf, sheetColumn } from '../../sheets/export-column';
import { exportKind } from '../../sheets/export-kind';
import { packedIds } from '../../sheets/packed-ids';
import { rowsInBatches } from '../../sheets/rows-in-batches';
import { findShares } from './deal.queries';
import { readerOf, serializeShares } from './deal-serializer';
import { everyShare } from './ledger-list.queries';
import { shareFilterOf } from './list-ledger';

const { code, text, number, money, day } = exportColumnsOf<TransactionRow>();

/** A day that may be none. */
const openDay = (header: string, of: (row: TransactionRow) => number | null): ExportColumn<TransactionRow> => ({
  ...day(header, (row) => of(row) ?? 0),
  value: (row) => of(row) || null,
});

const houseOf = ({ house }: Pick<TransactionRow, 'house'>): string =>
  [`${house.house_number} ${house.house_address}`.trim(), house.district].filter(Boolean).join(', ');

/** The columns of the sheet, by the keys of the list 'Chi tiết giao dịch'. Headers are those of the import, too. */
const columns: Record<string, ExportColumn<TransactionRow>> = {
  id: code('Mã', ({ id }) => id),
  transactionCode: text(shareColumns.code.label, (row) => row.transactionCode, 130),
  house_id: code('Mã BĐS', ({ house_id }) => house_id),
  house: text(dealColumns.house_id.label, houseOf, 240),
  date: day(dealColumns.deposit_date.label, ({ date }) => date),
  notarizedDate: day(dealColumns.notarized_date.label, (row) => row.notarizedDate),
  brokerageReceiveDate: day(dealColumns.receive_date.label, (row) => row.brokerageReceiveDate),
  reservationDate: openDay(dealColumns.reservation_date.label, (row) => row.reservationDate),
  price: money(dealColumns.price.label, ({ price }) => price),
  brokerageFee: money(dealColumns.brokerage_fee.label, (row) => row.brokerageFee),
  staff: text(shareColumns.staff_id.label, ({ staff }) => staff.name, 180),
  customer: text(shareColumns.customer_id.label, ({ customer }) => customer?.name ?? null, 180),
  transactionType: text(shareColumns.type.label, (row) => dealTypeText[row.transactionType], 150),
  brokerageRate: number(shareColumns.brokerage_rate.label, (row) => row.brokerageRate),
  brokerageFeeUser: money(shareColumns.fee_user.label, (row) => row.brokerageFeeUser),
  reducedFee: money(ledgerLabel.reduced, (row) => row.reducedFee),
  feesPayable: money(ledgerLabel.payable, (row) => row.feesPayable),
  brokerageFeeReceived: money(ledgerLabel.collected, (row) => row.brokerageFeeReceived),
  brokerageFeeReceivable: money(ledgerLabel.receivable, (row) => row.brokerageFeeReceivable),
  brokerageFeeStatus: text(ledgerLabel.collection, ({ brokerageFeeStatus: of }) => of && feeStatusText[of], 120),
  status: text(shareColumns.status.label, ({ status }) => dealStatusText[status], 180),
  cancelDate: openDay(ledgerLabel.cancelled, (row) => row.cancelDate),
  note: text(shareColumns.note.label, ({ note }) => note, 240),
};

const everything = transactionQuery.parse({});

/** Shares of deals as a sheet: those whose figures the person reads. D48. */
export const transactionExport = exportKind({
  list: listTransactions,
  question: transactionQuery,
  column: (wanted) => sheetColumn(columns, wanted),
  find: async (actor: Actor, query, wanted) => {
    const { found, order } = everyShare(await shareFilterOf(actor, query ?? everything));
    const ids = await packedIds(found, order);
    const reader = await readerOf(actor);
    const cells = wanted.map(({ key }) => columns[key]!);
    const read = async (some: number[]) => {
      const shares = new Map((await findShares(some)).map((one) => [one.share.id, one]));
      // what was deleted since is left out
      const rows = await serializeShares(
        reader,
        some.flatMap((id) => shares.get(id) ?? []),
      );
      return rows.map((row) => cells.map(({ value }) => value(row)));
    };
    return { total: ids.length, batches: rowsInBatches(ids, read) };
  },
});
