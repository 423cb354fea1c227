import { dayOf, writtenDay } from '@toam/domain/day';
import { readPhoneList, typedPhone } from '@toam/domain/phone';
import { visibleText } from '@toam/domain/visible-text';
import { readTypedDay } from '@toam/domain/typed-day';

/** A cell of an imported sheet, with days from Excel's date cells and values that Excel itself could not calculate. */
export type ImportCell =
  | string
  | number
  | boolean
  | null
  /** YYYY-MM-DD */
  | { day: string }
  /** `#N/A` and its like; '' for a formula that was saved without its result. */
  | { failed: string };

/** Our own exports put an apostrophe before text that a spreadsheet would calculate. It is not part of the text. */
const withoutGuard = (text: string): string => text.replace(/^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/, '');

/** A whole number without an exponent: Excel keeps 15 digits. */
const digitsOf = (number: number): string => (Number.isSafeInteger(number) ? String(number) : number.toString());

/** A cell as people read it; '' for an empty one. */
export function textOfCell(cell: ImportCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return visibleText(withoutGuard(cell));
  if (typeof cell === 'number') return digitsOf(cell);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return 'day' in cell ? writtenDay(cell.day) : cell.failed;
}

/** Excel counts days from here. Its 29 February 1900 did not exist. */
const firstDay = Date.UTC(1899, 11, 30);
const msOfDay = 86_400_000;

/** Excel's day number as YYYY-MM-DD, without the time of day. */
export function dayOfSerial(serial: number, startsIn1904 = false): string | null {
  const days = Math.floor(serial) + (startsIn1904 ? 1462 : 0);
  if (!Number.isFinite(days) || days < 1 || days > 2_958_465) return null;
  return new Date(firstDay + days * msOfDay).toISOString().slice(0, 10);
}

/** What a sheet's reader knows besides the text. */
interface SheetDay {
  /** Today in Vietnam: years of two digits are near it. */
  today?: string;
  isBirth?: boolean;
}

const now = (): string => dayOf(Date.now() / 1000);

/**
 * A day from a date cell, or from text with the day first, as people type it. A time behind it is left out. A plain number is read as
 * Excel's day number if possible; a year alone is not a day. Null if it is not a day (D57, D121, D123).
 */
export function readDay(cell: ImportCell, { today = now(), isBirth = false }: SheetDay = {}): string | null {
  if (cell === null || typeof cell === 'boolean') return null;
  if (typeof cell === 'object') return 'day' in cell ? cell.day : null;
  const serial = typeof cell === 'number' && cell > 3000 ? dayOfSerial(cell) : null;
  if (serial !== null) return serial;
  const text = typeof cell === 'number' ? digitsOf(cell) : withoutGuard(cell);
  const read = readTypedDay(text, { today, isBirth, isWritten: true, mayHaveTime: true });
  return 'day' in read ? read.day : null;
}

/** A day in the format DD/MM/YYYY, from a date cell, Excel's day number or text. Anything else stays as it is. */
export function dayText(cell: ImportCell, how?: SheetDay): string {
  const day = readDay(cell, how);
  return day === null ? textOfCell(cell) : writtenDay(day);
}

/** The numbers of one cell. */
export interface ReadPhones {
  phones: string[];
  /** A 0 that a spreadsheet had dropped was restored. */
  zeroAdded: boolean;
}

/**
 * One or several numbers of a cell, as people write them and as Excel changes them: 903618274, '0903…; 0912…', '+84 …'. A text that is
 * not understood is one piece: the form says what is wrong with it. D122
 */
export function readPhones(cell: ImportCell): ReadPhones {
  const text = textOfCell(cell);
  // a comma separates numbers, else the groups of one
  const read = readPhoneList(text) ?? readPhoneList(text.replaceAll(',', '.'));
  if (!read) return { phones: [text.replace(/\s+/g, ' ').replace(/^'/, '')], zeroAdded: false };
  return { phones: read.map(({ written }) => typedPhone(written)), zeroAdded: read.some(({ zeroAdded }) => zeroAdded) };
}

/** An identity number: 12 digits, or 9 of the old card. A number cell loses the leading 0 that most of them have. */
export function readSocialId(cell: ImportCell): { text: string; zeroAdded: boolean } {
  const text = textOfCell(cell);
  const isShort = typeof cell === 'number' && /^(?:\d{11}|\d{8})$/.test(text);
  return { text: isShort ? `0${text}` : text, zeroAdded: isShort };
}
