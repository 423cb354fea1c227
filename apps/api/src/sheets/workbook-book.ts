import type { ReadLimits } from './read-limits';
import { UnreadableSheet } from './unreadable-sheet';
import { type WorkbookParts } from './workbook-parts';

/** A sheet with cells, by its part. */
export interface BookSheet {
  name: string;
  part: string;
  isHidden: boolean;
}

/** The content of the workbook's main part. */
export interface Book {
  sheets: BookSheet[];
  startsIn1904: boolean;
  strings: string;
  styles: string;
}

/** The numbers of Excel's built-in formats that show a day. */
const isBuiltInDay = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** The numbers of Excel's built-in formats that show a percent. */
const isBuiltInPercent = (id: number): boolean => id === 9 || id === 10;

/** How a number is meant: by its format it is a day, or hundredths. */
export type NumberStyle = 'day' | 'percent' | 'plain';

/** A format code shows what stands outside quotes, brackets and escapes: a d or y a day. */
function styleOfCode(code: string): NumberStyle {
  const shown = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  if (/[dy]/i.test(shown)) return 'day';
  return shown.includes('%') ? 'percent' : 'plain';
}

const builtInStyle = (id: number): NumberStyle =>
  isBuiltInDay(id) ? 'day' : isBuiltInPercent(id) ? 'percent' : 'plain';

/** The sheets, their paths, and the date from which Excel counts days. */
export async function readBook(parts: WorkbookParts): Promise<Book> {
  const main = await parts.mainPart();
  const related = await parts.relatedTo(main);
  const partOf = (kind: string): string =>
    [...related.values()].find(({ type }) => type === kind)?.part ?? `xl/${kind}.xml`;
  const book: Book = {
    ...{ sheets: [], startsIn1904: false },
    ...{ strings: partOf('sharedStrings'), styles: partOf('styles') },
  };
  await parts.read(main, {
    open: (name, attributes) => {
      if (name === 'workbookPr') book.startsIn1904 = ['1', 'true'].includes(attributes().date1904 ?? '');
      if (name !== 'sheet') return;
      const { id = '', name: title = '', state = 'visible' } = attributes();
      const to = related.get(id);
      // charts are sheets, too, without cells
      if (to?.type === 'worksheet')
        book.sheets.push({ name: cleanText(title, 100), part: to.part, isHidden: state !== 'visible' });
    },
  });
  return book;
}

/** For each cell style: how a number in it is meant. */
export async function readNumberStyles(parts: WorkbookParts, part: string): Promise<NumberStyle[]> {
  const own = new Map<number, NumberStyle>();
  const styles: NumberStyle[] = [];
  let isInside = false;
  await parts.read(part, {
    open: (name, attributes) => {
      if (name === 'cellXfs') isInside = true;
      if (name !== 'numFmt' && !(isInside && name === 'xf')) return;
      const { numFmtId = '0', formatCode = '' } = attributes();
      if (name === 'numFmt') own.set(Number(numFmtId), styleOfCode(formatCode));
      else styles.push(own.get(Number(numFmtId)) ?? builtInStyle(Number(numFmtId)));
    },
    close: (name) => {
      if (name === 'cellXfs') isInside = false;
    },
  });
  return styles;
}

/** Decodes characters that XML writes as `_x000D_`, and removes those that no database can store. */
export const cleanText = (text: string, longest: number): string =>
  text
    .slice(0, longest)
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_all, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u200b\ufeff]/g, '')
    .replace(/\p{Surrogate}/gu, '')
    .normalize('NFC');

/** Characters of shared texts in memory: ten thousand customers need far less. */
const maxSharedText = 40_000_000;

/** The shared texts that cells refer to by number, without their pronunciation (`rPh`). */
export async function readStrings(parts: WorkbookParts, part: string, limits: ReadLimits): Promise<string[]> {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let isPronounced = false;
  let stored = 0;
  await parts.read(part, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isPronounced = true;
      isText = name === 't' && !isPronounced;
    },
    text: (more) => {
      if (isText && text.length < limits.cell) text += more;
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isPronounced = false;
      if (name !== 'si') return;
      strings.push(cleanText(text, limits.cell));
      stored += text.length + 16;
      if (stored > maxSharedText) throw new UnreadableSheet('tooBig');
    },
  });
  return strings;
}
