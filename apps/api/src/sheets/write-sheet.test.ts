import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Workbook } from 'exceljs';
import type { Sheet, SheetRow } from './sheet';
import { buildRealApi } from '../testing/real-process';
import { openSheet } from './write-sheet';

const sheet: Sheet = {
  name: 'Bất động sản',
  columns: [
    { header: 'Tiêu đề', kind: 'text', width: 30 },
    { header: 'Giá', kind: 'money', width: 14 },
    { header: 'Diện tích', kind: 'number', width: 10 },
    { header: 'Ngày tạo', kind: 'moment', width: 16 },
  ],
};

async function* batchesOf(...batches: SheetRow[][]) {
  yield* batches;
}

async function opened(batches: AsyncIterable<SheetRow[]>, entry?: URL) {
  const parts: Uint8Array[] = [];
  const open = await openSheet(sheet, entry);
  for await (const part of open.bytes(batches)) parts.push(part);
  const book = new Workbook();
  await book.xlsx.load(Buffer.concat(parts) as unknown as ArrayBuffer);
  return book.getWorksheet('Bất động sản')!;
}

test('rows stand below a head, money is a number, a moment a date of Asia/Ho_Chi_Minh, and no text is a formula', async () => {
  const read = await opened(
    batchesOf([['=HYPERLINK("http://x")', 8_650_000_000, 62.5, 1_795_190_399]], [['Nhà & <vườn>', null, null, null]]),
  );
  expect(read.rowCount).toBe(3);
  expect(read.getRow(1).getCell(1).value).toBe('Tiêu đề');
  const [title, price, area, created] = [1, 2, 3, 4].map((at) => read.getRow(2).getCell(at));
  expect(title?.value).toBe('\'=HYPERLINK("http://x")');
  expect(title?.formula).toBeUndefined();
  expect(price).toMatchObject({ value: 8_650_000_000, numFmt: '#,##0" ₫"' });
  expect(area?.value).toBe(62.5);
  // 2026-11-20 15:59:59 UTC is 22:59:59 in Vietnam
  expect(created?.value).toEqual(new Date('2026-11-20T22:59:59Z'));
  expect(created?.numFmt).toBe('dd/mm/yyyy hh:mm');
  expect(read.getRow(3).getCell(1).value).toBe('Nhà & <vườn>');
});

test('a batch that cannot be read ends the whole: no workbook that looks complete', async () => {
  async function* broken(): AsyncGenerator<SheetRow[]> {
    yield [['Nhà', 1, 1, 1]];
    throw new Error('the database went away');
  }
  await expect(opened(broken())).rejects.toThrow('the database went away');
});

test('whoever stops taking bytes stops the reading', async () => {
  let asked = 0;
  async function* endless(): AsyncGenerator<SheetRow[]> {
    for (;;) {
      asked += 1;
      yield Array.from({ length: 500 }, () => ['Nhà phố hẻm xe hơi', asked, asked, asked]);
    }
  }
  const bytes = (await openSheet(sheet)).bytes(endless());
  for (let taken = 0; taken < 2; taken += 1) await bytes.next();
  await bytes.return(undefined);
  const before = asked;
  await new Promise((wake) => setTimeout(wake, 50));
  expect(asked).toBe(before);
});

test('the thread beside the bundle writes the same, and its failure is heard', async () => {
  const entry = pathToFileURL(path.join(path.dirname(await buildRealApi()), 'sheet-thread.js'));
  const read = await opened(batchesOf([['Nhà phố', 8_650_000_000, 62.5, 0]], [['Căn hộ', 1, 2, 0]]), entry);
  expect(read.getColumn(1).values.slice(1)).toEqual(['Tiêu đề', 'Nhà phố', 'Căn hộ']);
  // the spare thread that starts after a sheet writes the same content
  expect((await opened(batchesOf([['Nhà', 1, 1, 0]]), entry)).rowCount).toBe(2);
  const noRow = batchesOf([null as unknown as SheetRow]);
  await expect(opened(noRow, entry)).rejects.toThrow('Cannot read properties of null');
}, 60_000);
