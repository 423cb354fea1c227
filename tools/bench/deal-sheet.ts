import exceljs from 'exceljs';
import { dealCustomers, dealHouses } from './generate-deals';

type Cells = (string | number)[];

const heads = [
  ...['Mã giao dịch', 'Mã BĐS', 'Ngày đặt cọc', 'Ngày công chứng', 'Ngày nhận hoa hồng', 'Giá chốt', 'Hoa hồng'],
  ...[
    'Email nhân viên',
    'SĐT khách hàng',
    'Loại giao dịch',
    'Tỷ lệ (%)',
    'Hoa hồng thực lãnh',
    'Trạng thái',
    'Ghi chú',
  ],
];

const phoneOf = (customer: number): string => `09${String((customer * 397) % 100_000_000).padStart(8, '0')}`;

async function bookOf(rows: Cells[]): Promise<Buffer> {
  const book = new exceljs.Workbook();
  book.addWorksheet('Giao dịch').addRows(rows);
  return Buffer.from(await book.xlsx.writeBuffer());
}

/** Rows of deals with three people each. @param note what differs from a sheet that was imported before */
export const transactionBook = (rows: number, note: string): Promise<Buffer> =>
  bookOf([
    heads,
    ...Array.from({ length: rows }, (_, at): Cells => {
      const deal = Math.floor(at / 3);
      return [
        ...[`NHAP-${at}`, 1 + (deal % dealHouses), `${String(1 + (deal % 28)).padStart(2, '0')}/03/2019`, '15/04/2019'],
        ...[
          '20/04/2019',
          6_500_000_000,
          90_000_000,
          `bench${2 + (at % 190)}@toam.vn`,
          phoneOf(1 + (at % dealCustomers)),
        ],
        ...['Khách mua', '33,333', 30_000_000, 'Đặt cọc', note],
      ];
    }),
  ]);

/** A receipt of each of these transactions. */
export const receiptBook = (rows: number): Promise<Buffer> =>
  bookOf([
    ['Mã phiếu thu', 'Mã giao dịch', 'Ngày thu', 'Số tiền thu', 'Ghi chú'],
    ...Array.from({ length: rows }, (_, at): Cells => [`PTN-${at}`, `NHAP-${at}`, '20/04/2019', 10_000_000, 'Đợt 1']),
  ]);
