import { type ImportCell, textOfCell } from './import-cells';
import { headLabels, headRowOf } from './import-head';

/** A row of a sheet that is not empty. */
export interface SheetRow {
  /** The row's number as Excel shows it. */
  row: number;
  /** From column A. The last cell is not empty. */
  cells: ImportCell[];
  /** A cell of it is merged over several columns, as titles are. */
  isWide?: boolean;
}

/** A row below the titles that is no record: a total, the name of a group, a signature. */
export interface LeftOutRow {
  row: number;
  /** What stands in its first cell. */
  text: string;
}

/** What one kind of import knows about its columns. */
export interface TableRules {
  /** The field of each title; null for an unknown one. */
  fieldsOf: (titles: string[]) => (string | null)[];
  /** Whether the titles are of what is imported, where two kinds have some of the same; absent: one can't tell. */
  isMeant?: (titles: string[]) => boolean;
  /** Whether a value in this field makes the row a record, even an incomplete one: a phone number, a code. */
  identifies: (field: string, text: string) => boolean;
}

/** The table in a sheet. */
export interface SheetTable {
  /** The row of titles; null if there is none. */
  head: SheetRow | null;
  titles: string[];
  rows: SheetRow[];
  leftOut: LeftOutRow[];
}

const namedBy = (rules: TableRules, titles: string[]): number =>
  rules.fieldsOf(titles).filter((field) => field !== null).length;

/** More than any sheet names. */
const maxColumns = 1000;

/** How many columns the titles of a sheet name: the sheet that names the most is the one that people mean. @param rows its first ones */
export function namedColumns(rows: ImportCell[][], rules: TableRules): number {
  // titles without a row below them are an empty form
  const counts = rows.slice(0, -1).map((cells) => {
    const titles = cells.map(textOfCell);
    return namedBy(rules, titles) + (rules.isMeant?.(titles) ? maxColumns : 0);
  });
  return Math.max(0, ...counts);
}

/** Titles of columns that only number the rows. Our own copies have 'Dòng'. */
const runningNumbers = new Set(['stt', 'so tt', 'so thu tu', 'thu tu', 'tt', 'no', 'dong']);

export const isRunningNumber = (title: string): boolean => runningNumbers.has(headLabels(title));

/** A tick box that nobody ticked is no value either. */
const isTick = (cell: ImportCell): boolean =>
  typeof cell === 'boolean' || (typeof cell === 'string' && /^(?:true|false)$/i.test(cell.trim()));

const isWhole = (text: string): boolean => /^\d{1,6}\.?$/.test(text);

/** The line below the titles, if it continues them: it names columns, and no record stands in it. */
function secondLine(
  table: { fields: (string | null)[]; next: SheetRow | undefined; head: SheetRow },
  rules: TableRules,
) {
  const { fields, next, head } = table;
  if (next?.row !== head.row + 1 || next.cells.some((cell) => typeof cell === 'number')) return null;
  const texts = next.cells.map(textOfCell);
  const isRecord = texts.some((text, at) => text !== '' && fields[at] && rules.identifies(fields[at], text));
  if (isRecord || texts.some((text) => /\d{6}|@/.test(text))) return null;
  return namedBy(rules, texts) > 0 ? texts : null;
}

/** The titles, with what a line above or below them adds: titles often have two lines. */
function titlesOf(rows: readonly SheetRow[], at: number, rules: TableRules): { titles: string[]; lines: number } {
  const head = rows[at]!;
  const texts = head.cells.map(textOfCell);
  const above = rows[at - 1];
  const over = above?.row === head.row - 1 && above.cells.length > 1 ? above.cells.map(textOfCell) : [];
  const under = secondLine({ fields: rules.fieldsOf(texts), next: rows[at + 1], head }, rules) ?? [];
  const width = Math.max(texts.length, over.length, under.length);
  const named = rules.fieldsOf(Array.from({ length: width }, (_, index) => texts[index] ?? ''));
  const titles = Array.from({ length: width }, (_, index) => {
    const own = texts[index] || over[index] || '';
    // 'Liên hệ' above 'SĐT' and 'Email' names neither
    return under[index] && (!named[index] || namedBy(rules, [under[index]]) > 0) ? under[index] : own;
  });
  return { titles, lines: under.length > 0 ? 2 : 1 };
}

/** 'Tổng cộng: 2 khách'. With its accents: Tống is a surname, Công is half a name. */
function isTotal(text: string): boolean {
  const input = text.toLowerCase();
  return (
    /^(?:tổng(?:$|[\s:.])|cộng(?:$|\s*[:.]|\s+(?:dồn|sổ|trang|tổng))|(?:grand |sub)?total\b)/.test(input) ||
    /^(?:tong cong|tong so)\b/.test(input)
  );
}

/** What stands below a table. */
const isSignature = (text: string): boolean =>
  /^(?:người (?:lập|duyệt|kiểm|nộp|nhận|báo cáo)|(?:phó |tổng )?giám đốc|kế toán|thủ quỹ|trưởng phòng|xác nhận)|^\(?k[ýí][,. ]|ghi rõ họ tên|^(?:[\p{L}. ]+, )?ngày .*tháng .*năm/u.test(
    text.toLowerCase(),
  );

/** 'QUẬN 1', 'I. Khách mua', 'Tháng 11'. */
const isHeading = (text: string): boolean =>
  /^(?:quận|q\.|huyện|phường|xã|thị xã|tp\.?|thành phố|tỉnh|khu|dự án|nhóm|tổ|phòng|đội|sàn|chi nhánh|tháng|quý|năm|tuần|đợt|nguồn|danh sách)\s/.test(
    text.toLowerCase(),
  ) || /^(?:[ivx]+|[a-z]|\d{1,2})[.)]\s*\p{L}/iu.test(text);

const isUpperCase = (text: string): boolean => text !== text.toLowerCase() && text === text.toUpperCase();

/** A row, and what counts in it. */
interface Judged {
  one: SheetRow;
  /** Its texts, without numbers of rows and ticks. */
  filled: string[];
  isRecord: boolean;
}

function judge(one: SheetRow, titles: string[], fields: (string | null)[], rules: TableRules): Judged {
  const texts = one.cells.map(textOfCell);
  const counts = texts.map((text, at) => {
    const title = titles[at] ?? '';
    const isNumber = isRunningNumber(title) || (title === '' && titles.length > 0);
    return text !== '' && !isTick(one.cells[at] ?? null) && !(isNumber && isWhole(text));
  });
  return {
    one,
    filled: texts.filter((_, at) => counts[at]),
    isRecord: texts.some((text, at) => counts[at] && fields[at] && rules.identifies(fields[at], text)),
  };
}

/** The rows that are records, and those that people write around them. Rows with nothing but a number or a tick are empty. */
function sorted(judged: Judged[]): Pick<SheetTable, 'rows' | 'leftOut'> {
  const rows: SheetRow[] = [];
  const leftOut: LeftOutRow[] = [];
  const areNamesUpperCase = judged.every(({ filled, isRecord }) => !isRecord || isUpperCase(filled[0] ?? ''));
  let isBelowTotal = false;
  for (const { one, filled, isRecord } of judged) {
    const [first = ''] = filled;
    if (filled.length === 0) continue;
    const isEnd = !isRecord && (isTotal(first) || filled.every(isSignature));
    isBelowTotal = !isRecord && (isEnd || isBelowTotal);
    const isGroup =
      filled.length === 1 && (one.isWide || isHeading(first) || (isUpperCase(first) && !areNamesUpperCase));
    if (!isRecord && (isBelowTotal || isGroup)) leftOut.push({ row: one.row, text: first });
    else rows.push(one);
  }
  return { rows, leftOut };
}

/**
 * The titles and records of a sheet as people lay it out: below a heading, with titles of one or two lines, groups, totals and
 * signatures. A row that may be a record stays one: its errors are told.
 * @param hasHead false: the first row is a record
 */
export function tableOf(rows: readonly SheetRow[], rules: TableRules, hasHead = true): SheetTable {
  const first = rows.slice(0, 20).map(({ cells }) => cells.map(textOfCell));
  const at = hasHead ? headRowOf(first, (row) => namedBy(rules, row)) : -1;
  const head = rows[at] ?? null;
  const { titles, lines } = head ? titlesOf(rows, at, rules) : { titles: [], lines: 0 };
  const fields = rules.fieldsOf(titles);
  const below = rows.slice(at + Math.max(1, lines)).map((one) => judge(one, titles, fields, rules));
  // without a column that tells a record, any row may be one
  const isTold = below.some(({ isRecord }) => isRecord);
  const found = isTold
    ? sorted(below)
    : { rows: below.flatMap(({ one, filled }) => (filled.length ? [one] : [])), leftOut: [] };
  return { head, titles, ...found };
}
