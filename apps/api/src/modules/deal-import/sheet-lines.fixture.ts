import { dealStatusText, dealTypeText } from '@toam/contracts/deal/deal.text';
import { dayStart, writtenDay } from '@toam/domain/day';
import type { DealStatus, DealType } from '@toam/domain/deal/deal-values';
import type { Random } from '@toam/domain/random';
import type { Cells } from '../../testing/workbook';

export const emails = ['phuc@toam.vn', 'ha@toam.vn', 'tam@toam.vn'];
export const phones = ['0903618270', '0903618271', '0903618272'];

/** A line of a sheet of transactions, as somebody means it. */
export interface TransactionLine {
  code: string;
  house: number;
  deposit: string;
  notarized: string;
  reservation?: string;
  price: number;
  fee: number;
  /** Index of an email or phone; beyond the end: an unknown one. */
  staff: number;
  customer: number;
  type: DealType;
  rate: number;
  feeUser: number;
  status?: DealStatus;
  note?: string;
}

export interface ReceiptLine {
  code: string;
  transaction: string;
  day: string;
  amount: number;
  note?: string;
}

const day = (at: number): string => `2025-03-${String(at).padStart(2, '0')}`;

/**
 * Random lines, a part of them wrong. Those of one house and day have the same price and fee, as a sheet must.
 * @param season another one has other fees
 */
export function transactionLines(dice: Random, count: number, season: number): TransactionLine[] {
  return dice
    .some(
      Array.from({ length: 40 }, (_, at) => at),
      count,
    )
    .map((number) => {
      const house = dice.weighted([
        [1, 6],
        [2, 6],
        [3, 6],
        [99, 1],
      ]);
      const at = dice.whole(10, 12);
      const fee = 100_000 + ((house * 7 + at * season) % 3) * 10_001;
      return {
        ...{ code: `${dice.chance(0.2) ? 'gd' : 'GD'}-${number}`, house, deposit: day(at) },
        ...{ notarized: day(dice.chance(0.08) ? at - 1 : at + dice.whole(0, 2)), price: fee * 100, fee },
        ...{ staff: dice.chance(0.05) ? 9 : dice.whole(0, 2), customer: dice.chance(0.05) ? 9 : dice.whole(0, 2) },
        ...{ type: dice.pick([1, 2, 3, 4] as const), rate: dice.pick([0, 33.333, 50, 100]) },
        feeUser: dice.pick([1, 333, 25_000, 50_000, 99_999]),
        ...(dice.chance(0.3) && { reservation: day(dice.chance(0.2) ? at + 1 : at - dice.whole(0, 2)) }),
        ...(dice.chance(0.5) && { status: dice.pick([1, 2, 3, 4] as const) }),
        ...(dice.chance(0.3) && { note: dice.pick(['Khách quen', 'Thu tiền mặt']) }),
      };
    });
}

export function receiptLines(dice: Random, count: number): ReceiptLine[] {
  return dice
    .some(
      Array.from({ length: 30 }, (_, at) => at),
      count,
    )
    .map((number) => ({
      ...{ code: `${dice.chance(0.2) ? 'pt' : 'PT'}-${number}`, transaction: `GD-${dice.whole(0, 39)}` },
      ...{ day: day(dice.whole(10, 20)), amount: dice.pick([1, 300, 10_000, 25_000, 60_000]) },
      ...(dice.chance(0.3) && { note: 'Chuyển khoản' }),
    }));
}

export const transactionHeads = [
  ...['Mã giao dịch', 'Mã BĐS', 'Ngày đặt cọc', 'Ngày công chứng', 'Ngày nhận hoa hồng', 'Giá chốt', 'Hoa hồng'],
  ...[
    'Email nhân viên',
    'SĐT khách hàng',
    'Loại giao dịch',
    'Tỷ lệ (%)',
    'Hoa hồng thực lãnh',
    'Trạng thái',
    'Ghi chú',
    'Ngày giữ chỗ',
  ],
];
export const receiptHeads = ['Mã phiếu thu', 'Mã giao dịch', 'Ngày thu', 'Số tiền thu', 'Ghi chú'];

export const emailOf = ({ staff }: TransactionLine): string => emails[staff] ?? 'la@toam.vn';

export const transactionCells = (line: TransactionLine): Cells => [
  ...[line.code, line.house, writtenDay(line.deposit), writtenDay(line.notarized), '01/05/2025', line.price, line.fee],
  ...[emailOf(line), phones[line.customer] ?? '0999999999', dealTypeText[line.type], line.rate, line.feeUser],
  ...[line.status ? dealStatusText[line.status] : null, line.note ?? null],
  line.reservation ? writtenDay(line.reservation) : null,
];

export const receiptCells = (line: ReceiptLine): Cells => [
  ...[line.code, line.transaction, writtenDay(line.day), line.amount, line.note ?? null],
];

/** The fields of the deal and of the share, as the single calls are sent them. */
export const dealBody = ({ house, deposit, notarized, reservation, price, fee }: TransactionLine) => ({
  ...{ house_id: house, date: dayStart(deposit), notarizedDate: dayStart(notarized), price, brokerageFee: fee },
  ...{ brokerageReceiveDate: dayStart('2025-05-01'), reservationDate: reservation && dayStart(reservation) },
});

export const shareBody = ({ customer, type, rate, feeUser, status, note }: TransactionLine) => ({
  ...{ customer_id: customer + 1, transactionType: type, brokerageRate: rate, brokerageFeeUser: feeUser },
  ...{ status, note },
});

export const receiptBody = ({ day: collected, amount, note }: ReceiptLine) => ({
  ...{ dateCollect: dayStart(collected), feeCollect: amount, note },
});
