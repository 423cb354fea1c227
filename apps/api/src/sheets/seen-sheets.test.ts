import { Workbook } from 'exceljs';
import { ZipFile } from 'yazl';
import type { ReadWish, SheetStart } from './read-limits';
import { readSheet } from './read-sheet';
import { UnreadableSheet } from './unreadable-sheet';

const limits = { rows: 1000, columns: 60, unpacked: 120_000_000, cell: 5000, timeout: 30_000 };

async function bytesOf(fill: (book: Workbook) => void): Promise<Buffer> {
  const book = new Workbook();
  fill(book);
  return Buffer.from(await book.xlsx.writeBuffer());
}

const read = (bytes: Buffer, wish: Partial<ReadWish> = {}, choose: (sheets: SheetStart[]) => number = () => 0) =>
  readSheet(bytes, { limits, wish: { hidden: false, ...wish }, choose });

test('hidden rows and columns are left out, keep their places, and come when they are wished for', async () => {
  const bytes = await bytesOf((book) => {
    const sheet = book.addWorksheet('Khách');
    sheet.addRows([
      ['Họ tên', 'Lương', 'SĐT'],
      ['An', 1, '0903618274'],
      ['Bình', 2, '0903618275'],
      [null, 3, null],
    ]);
    sheet.getRow(2).hidden = true;
    sheet.getColumn(2).hidden = true;
  });
  expect(await read(bytes)).toMatchObject({
    hidden: { rows: 1, columns: 1 },
    rows: [
      { row: 1, cells: ['Họ tên', null, 'SĐT'] },
      { row: 3, cells: ['Bình', null, '0903618275'] },
    ],
  });
  const whole = await read(bytes, { hidden: true });
  expect([whole.rows.length, whole.hidden, whole.rows[1]!.cells]).toEqual([
    ...[4, { rows: 1, columns: 1 }, ['An', 1, '0903618274']],
  ]);
});

test('a sheet of which nothing is seen says so', async () => {
  const bytes = await bytesOf((book) => {
    book.addWorksheet('Khách').addRows([['An'], ['Bình']]);
    for (const row of [1, 2]) book.worksheets[0]!.getRow(row).hidden = true;
  });
  await expect(read(bytes)).rejects.toMatchObject({ reason: 'allHidden' });
  expect((await read(bytes, { hidden: true })).rows).toHaveLength(2);
});

test('a merged cell counts for all its rows, also if the first is hidden; empty rows stay empty', async () => {
  const bytes = await bytesOf((book) => {
    const sheet = book.addWorksheet('Khách');
    sheet.addRows([['Nhóm A', 1], [null, 2], [], [null, 4], ['B', 5]]);
    sheet.mergeCells('A1:A4');
    sheet.mergeCells('A5:C5');
    sheet.getRow(1).hidden = true;
  });
  expect((await read(bytes)).rows).toEqual([
    { row: 2, cells: ['Nhóm A', 2] },
    { row: 4, cells: ['Nhóm A', 4] },
    { row: 5, cells: ['B'], isWide: true },
  ]);
});

test('merges that a file only claims cost no more than its cells', async () => {
  const row = (at: number) => `<row r="${at}"><c r="A${at}"><v>1</v></c></row>`;
  const rows = Array.from({ length: 900 }, (_, at) => row(at + 1)).join('');
  const merges = '<mergeCell ref="A1:A900"/>'.repeat(20_000);
  const bytes = await zipOf(`<worksheet><sheetData>${rows}</sheetData><mergeCells>${merges}</mergeCells></worksheet>`);
  await expect(read(bytes)).rejects.toMatchObject({ reason: 'tooBig' });
});

test('one of the sheets with rows is chosen, or the one that is wished for; hidden ones only if there is no other', async () => {
  const bytes = await bytesOf((book) => {
    book.addWorksheet('Trống');
    book.addWorksheet('Hướng dẫn').addRow(['Bước 1']);
    book.addWorksheet('Danh mục', { state: 'hidden' }).addRow(['x']);
    book.addWorksheet('Khách').addRow(['Họ tên']);
  });
  const choose = jest.fn((sheets: SheetStart[]) => sheets.length - 1);
  expect(await read(bytes, {}, choose)).toMatchObject({ sheet: 'Khách', sheets: ['Hướng dẫn', 'Khách'] });
  expect(choose).toHaveBeenCalledWith([
    { name: 'Hướng dẫn', rows: [['Bước 1']] },
    { name: 'Khách', rows: [['Họ tên']] },
  ]);
  expect(await read(bytes, { sheet: 'Hướng dẫn' }, choose)).toMatchObject({ sheet: 'Hướng dẫn' });
  const hidden = await bytesOf((book) => book.addWorksheet('Danh mục', { state: 'hidden' }).addRow(['x']));
  expect(await read(hidden)).toMatchObject({ sheet: 'Danh mục' });
});

/** A package whose parts have other names than Excel's. */
async function zipOf(sheet: string): Promise<Buffer> {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const zip = new ZipFile();
  const parts = {
    '_rels/.rels': `<Relationships>${relation('a', 'officeDocument', '/so/sach.xml')}</Relationships>`,
    'so/sach.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="Sổ" r:id="b"/><sheet name="Biểu đồ" r:id="c"/></sheets></workbook>',
    'so/_rels/sach.xml.rels': `<Relationships>${relation('b', 'worksheet', '../trang/t%C3%B4i.xml')}${relation('c', 'chartsheet', 'bieu-do.xml')}${relation('d', 'sharedStrings', 'chu.xml')}</Relationships>`,
    'trang/tôi.xml': sheet,
    'so/chu.xml': '<sst><si><t>Lê An</t></si></sst>',
    'so/bieu-do.xml': '<chartsheet/>',
    // left behind by another program; nothing names it
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row><c><v>9</v></c></row></sheetData></worksheet>',
  };
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

test('every part of a package is found by its relationships, whatever its name', async () => {
  const bytes = await zipOf('<worksheet><sheetData><row><c t="s"><v>0</v></c></row></sheetData></worksheet>');
  expect(await read(bytes)).toMatchObject({ sheet: 'Sổ', sheets: ['Sổ'], rows: [{ row: 1, cells: ['Lê An'] }] });
  await expect(read(Buffer.from('PK'))).rejects.toBeInstanceOf(UnreadableSheet);
});
