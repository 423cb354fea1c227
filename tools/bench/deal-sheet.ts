import exceljs from 'exceljs';

type Cells = (string | number)[];

const heads =
  'Mã giao dịch,Mã BĐS,Ngày đặt cọc,Ngày công chứng,Ngày nhận hoa hồng,Giá chốt,Hoa hồng,Email nhân viên,SĐT khách hàng,' +
  'Loại giao dịch,Tỷ lệ (%),Hoa hồng thực lãnh,Trạng thái,Ghi chú';

async function bookOf(rows: Cells[]): Promise<Buffer> {
  const book = new exceljs.Workbook();
  book.addWorksheet('Giao dịch').addRows(rows);
  return Buffer.from(await book.xlsx.writeBuffer());
}

/** Emails of people with a commission, numbers of customers, and how many houses there are. */
export interface Known {
  emails: string[];
  phones: string[];
  houses: number;
}

/** Rows of deals with three people each. @param note what differs from a sheet that was imported before */
export const transactionBook = (rows: number, known: Known, note: string): Promise<Buffer> =>
  bookOf([
    heads.split(','),
    ...Array.from({ length: rows }, (_, at): Cells => {
      const deal = Math.floor(at / 3);
      const day = String(1 + (deal % 28)).padStart(2, '0');
      return [
        ...[`NHAP-${at}`, 1 + (deal % known.houses), `${day}/03/2019`, '15/04/2019', '20/04/2019', 6_500_000_000],
        ...[90_000_000, known.emails[at % known.emails.length]!, known.phones[at % known.phones.length]!, 'Khách mua'],
        ...['33,333', 30_000_000, 'Đặt cọc', note],
      ];
    }),
  ]);

/** A receipt of each of these transactions. */
export const receiptBook = (rows: number): Promise<Buffer> =>
  bookOf([
    ['Mã phiếu thu', 'Mã giao dịch', 'Ngày thu', 'Số tiền thu', 'Ghi chú'],
    ...Array.from({ length: rows }, (_, at): Cells => [`PTN-${at}`, `NHAP-${at}`, '20/04/2019', 10_000_000, 'Đợt 1']),
  ]);
