import { monitorEventLoopDelay } from 'node:perf_hooks';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Workbook } from 'exceljs';
import { ZipFile } from 'yazl';
import { buildRealApi } from '../testing/real-process';
import type { ReadLimits, ReadWish } from './read-limits';
import { readSheet } from './read-sheet';
import { UnreadableSheet } from './unreadable-sheet';

const limits: ReadLimits = { rows: 10_001, columns: 60, unpacked: 120_000_000, cell: 5000, timeout: 30_000 };

async function zipOf(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
/** Reads the first sheet with rows, as it looks. */
const readFirst = (bytes: Buffer, wish: ReadWish = { hidden: false }, differing: Partial<ReadLimits> = {}) =>
  readSheet(bytes, { limits: { ...limits, ...differing }, wish, choose: () => 0 });

/** A workbook written by hand, as programs other than Excel write it. */
const bookOf = (rows: string, { workbook = '', strings = '', styles = '' } = {}) =>
  zipOf({
    'xl/workbook.xml': `${declaration}<x:workbook xmlns:x="x" xmlns:r="r">${workbook}<x:sheets><x:sheet name="Khách" r:id="r1"/></x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Type="http://x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<x:worksheet><x:sheetData>${rows}</x:sheetData></x:worksheet>`,
    ...(strings && { 'xl/sharedStrings.xml': `<sst>${strings}</sst>` }),
    ...(styles && { 'xl/styles.xml': `<styleSheet>${styles}</styleSheet>` }),
  });

const problemOf = async (bytes: Buffer, differing: Partial<ReadLimits> = {}): Promise<string> => {
  const error: unknown = await readFirst(bytes, undefined, differing).catch((thrown: unknown) => thrown);
  return error instanceof UnreadableSheet ? error.reason : `read, or ${String(error)}`;
};

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const container = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

test('values of every kind are read as Excel shows them', async () => {
  const book = new Workbook();
  book.addWorksheet('Trống');
  const sheet = book.addWorksheet('Khách');
  sheet.getRow(3).values = ['Tùng', 903618274, new Date('1980-02-28'), true];
  sheet.getRow(3).getCell(5).value = { formula: 'A3&"x"', result: 'Tùngx' };
  sheet.getRow(3).getCell(6).value = { formula: 'A3' };
  sheet.getRow(3).getCell(7).value = { error: '#N/A' };
  sheet.getRow(3).getCell(8).value = { richText: [{ text: 'Gần ' }, { font: { bold: true }, text: 'chợ' }] };
  sheet.getRow(3).getCell(10).value = { text: 'tung@example.vn', hyperlink: 'mailto:tung@example.vn' };
  sheet.getRow(5).getCell(1).value = '   ';
  const read = await readFirst(Buffer.from(await book.xlsx.writeBuffer()));
  expect(read).toEqual({
    ...{ sheet: 'Khách', sheets: ['Khách'], hidden: { rows: 0, columns: 0 }, beyond: 0 },
    rows: [
      {
        row: 3,
        cells: [
          ...['Tùng', 903618274, { day: '1980-02-28' }, true, 'Tùngx', { failed: '' }, { failed: '#N/A' }, 'Gần chợ'],
          ...[null, 'tung@example.vn'],
        ],
      },
    ],
  });
});

test('namespaces, cells without addresses, days since 1904, own formats and escaped characters are understood', async () => {
  const rows = `
    <x:row><x:c t="inlineStr"><x:is><x:t>Lê</x:t><x:rPh><x:t>le</x:t></x:rPh></x:is></x:c><x:c s="1"><x:v>28000</x:v></x:c></x:row>
    <x:row><x:c t="s"><x:v>0</x:v></x:c><x:c s="2"><x:v>28000</x:v></x:c><x:c t="str"><x:v>a_x0000_b_x000D_\n_xD83D_c</x:v></x:c></x:row>`;
  const read = await readFirst(
    await bookOf(rows, {
      workbook: '<x:workbookPr date1904="1"/>',
      strings: '<si><r><t>An</t></r><r><t xml:space="preserve"> Bình</t></r></si>',
      styles:
        '<numFmts><numFmt numFmtId="170" formatCode="[$-42A]dd\\-mm\\-yyyy"/><numFmt numFmtId="171" formatCode="0.0 &quot;day&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs>',
    }),
  );
  expect(read.rows).toEqual([
    { row: 1, cells: ['Lê', { day: '1980-08-29' }] },
    { row: 2, cells: ['An Bình', 28000, 'ab\nc'] },
  ]);
});

test.each([
  ['a workbook with a password', Buffer.concat([container, utf16('EncryptedPackage')]), 'password'],
  ['a workbook of Excel 97', Buffer.concat([container, utf16('Workbook')]), 'xls'],
  ['a document of Word 97', Buffer.concat([container, utf16('WordDocument')]), 'notSheet'],
  ['comma-separated text', Buffer.from('Họ tên,SĐT\nTùng,0903618274\n'), 'csv'],
  ['text of Excel in UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16('Họ tên\tSĐT')]), 'csv'],
  ['a web page', Buffer.from('<html><table></table></html>'), 'notSheet'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'notSheet'],
  ['nothing', Buffer.alloc(0), 'empty'],
  ['half a zip', Buffer.from('PK\u0003\u0004half'), 'broken'],
])('%s is told apart', async (_what, bytes, problem) => {
  expect(await problemOf(bytes)).toBe(problem);
});

test('percents are read as they are shown, not as hundredths', async () => {
  const styles = ['0%', '0.000%', '0.0 "%"'];
  const book = new Workbook();
  const row = book.addWorksheet('Tỷ lệ').getRow(1);
  row.values = [0.5, 0.33333, 50];
  for (const [at, format] of styles.entries()) row.getCell(at + 1).numFmt = format;
  const { rows } = await readFirst(Buffer.from(await book.xlsx.writeBuffer()));
  expect(rows).toEqual([{ row: 1, cells: ['50%', '33.333%', 50] }]);
});

test('zips that are no workbooks, or broken ones, are told apart', async () => {
  expect(await problemOf(await zipOf({ 'word/document.xml': '<a/>' }))).toBe('notSheet');
  expect(await problemOf(await zipOf({ 'xl/workbook.bin': 'x' }))).toBe('xlsb');
  expect(await problemOf(await bookOf('<x:row><x:c'))).toBe('broken');
  expect(await problemOf(await bookOf(''))).toBe('empty');
  const whole = await bookOf('<x:row><x:c><x:v>1</x:v></x:c></x:row>');
  expect(await problemOf(whole.subarray(0, whole.length - 40))).toBe('broken');
  const entities = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>';
  expect(await problemOf(await zipOf({ 'xl/workbook.xml': `${entities}<workbook>&b;</workbook>` }))).toBe('broken');
});

test('rows that claim one number are rows of their own', async () => {
  const row = (number: number) => `<x:row r="${number}"><x:c><x:v>1</x:v></x:c></x:row>`;
  const { rows } = await readFirst(await bookOf([3, 3, 2, 7].map(row).join('')));
  expect(rows.map(({ row: at }) => at)).toEqual([3, 4, 5, 7]);
});

test('a long text that a small file names again and again is not copied without end', async () => {
  const row = `<x:row>${'<x:c t="s"><x:v>0</x:v></x:c>'.repeat(50)}</x:row>`;
  const bytes = await bookOf(row.repeat(100), { strings: `<si><t>${'a'.repeat(5000)}</t></si>` });
  expect(bytes.length).toBeLessThan(20_000);
  expect(await problemOf(bytes)).toBe('tooBig');
});

test('no more is read than the limits say', async () => {
  const row = '<x:row><x:c><x:v>1</x:v></x:c></x:row>';
  expect(await problemOf(await bookOf(row.repeat(4)), { rows: 3 })).toBe('tooManyRows');
  const cells = ['BI', 'BJ', 'BK', 'BL'].map((letters) => `<x:c r="${letters}1"><x:v>1</x:v></x:c>`);
  expect(await problemOf(await bookOf(`<x:row>${cells.join('')}</x:row>`))).toBe('tooManyColumns');
  // a row with only formats is empty
  expect(await problemOf(await bookOf(`${'<x:row><x:c s="1"/></x:row>'.repeat(50)}${row}`), { rows: 1 })).toMatch(
    'read',
  );
  // 30 KB that unpack to 30 MB
  const bomb = await zipOf({ 'xl/workbook.xml': '<workbook/>', 'xl/sharedStrings.xml': Buffer.alloc(30_000_000, ' ') });
  expect(bomb.length).toBeLessThan(40_000);
  expect(await problemOf(bomb, { unpacked: 5_000_000 })).toBe('tooBig');
});

test('ten thousand rows are read in a thread while requests go on', async () => {
  const book = new Workbook();
  const titles = [
    'Họ tên',
    'SĐT',
    'SĐT 2',
    'Email',
    'Ngày sinh',
    'Địa chỉ',
    'CCCD',
    'Fax',
    'Ghi chú',
    'Tính cách',
    'Nhân viên',
  ];
  const sheet = book.addWorksheet('Khách');
  sheet.addRow(titles);
  for (let at = 0; at < 10_000; at += 1) {
    const number = 900_000_000 + at;
    sheet.addRow([
      ...[
        `Nguyễn Văn ${at}`,
        number,
        `0${number + 1}`,
        `khach${at}@example.vn`,
        new Date(Date.UTC(1980, 1, 1 + (at % 300))),
      ],
      ...[`${at} Nguyễn Văn Đậu, Bình Thạnh`, 79_090_000_000 + at, null, 'Thích nhà gần chợ', 'Vui', null],
    ]);
  }
  const bytes = Buffer.from(await book.xlsx.writeBuffer());
  const entry = pathToFileURL(path.join(path.dirname(await buildRealApi()), 'sheet-read-thread.js'));
  const options = { limits, wish: { hidden: false }, choose: () => 0 };
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const began = performance.now();
  const read = await readSheet(bytes, options, entry);
  const took = performance.now() - began;
  delay.disable();
  const longest = delay.max / 1e6;
  expect(read.rows).toHaveLength(10_001);
  expect(read.rows[1]?.cells.slice(0, 2)).toEqual(['Nguyễn Văn 0', 900_000_000]);
  // measured: about a second, and at most 30 ms between two turns of the loop; the bounds allow for a busy machine
  expect({ took: took < 15_000, longest: longest < 250 }).toEqual({ took: true, longest: true });
  await expect(readSheet(Buffer.from('x,y'), options, entry)).rejects.toThrow(UnreadableSheet);
  await expect(readSheet(bytes, { ...options, limits: { ...limits, timeout: 1 } }, entry)).rejects.toMatchObject({
    reason: 'slow',
  });
}, 90_000);
