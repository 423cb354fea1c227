import { writtenDay } from '../day';
import { normalisePhone } from '../phone';

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
  if (typeof cell === 'string') return withoutGuard(cell).trim();
  if (typeof cell === 'number') return digitsOf(cell);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return 'day' in cell ? writtenDay(cell.day) : cell.failed;
}

/** Excel counts days from here. Its 29 February 1900 did not exist. */
const firstDay = Date.UTC(1899, 11, 30);
const msOfDay = 86_400_000;

const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && year <= 9999 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const asDay = (year: number, month: number, day: number): string | null =>
  isDay(year, month, day) ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : null;

/** Excel's day number as YYYY-MM-DD, without the time of day. */
export function dayOfSerial(serial: number, startsIn1904 = false): string | null {
  const days = Math.floor(serial) + (startsIn1904 ? 1462 : 0);
  if (!Number.isFinite(days) || days < 1 || days > 2_958_465) return null;
  return new Date(firstDay + days * msOfDay).toISOString().slice(0, 10);
}

/**
 * A day from a date cell, or from text with the day first: 28/02/1990, 28-2-1990, 28.02.1990, 1990-02-28. A plain number is read as
 * Excel's day number if possible; a year alone is not a day. Null if it is not a day (D57).
 */
export function readDay(cell: ImportCell): string | null {
  if (cell === null || typeof cell === 'boolean') return null;
  if (typeof cell === 'object') return 'day' in cell ? cell.day : null;
  if (typeof cell === 'number') return cell > 3000 ? dayOfSerial(cell) : null;
  const text = withoutGuard(cell).trim();
  const dayFirst = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})$/.exec(text);
  if (dayFirst) return asDay(Number(dayFirst[3]), Number(dayFirst[2]), Number(dayFirst[1]));
  const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[T ].*)?$/.exec(text);
  return yearFirst ? asDay(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3])) : null;
}

/** A day in the format DD/MM/YYYY, from a date cell, Excel's day number or text. Anything else stays as it is. */
export function dayText(cell: ImportCell): string {
  const day = readDay(cell);
  return day === null ? textOfCell(cell) : writtenDay(day);
}

/** Digits of a Vietnamese number without its first 0, which a spreadsheet dropped: nine of a mobile, ten of a landline. */
const lostZero = /^(?:[35789]\d{8}|2\d{9}|1[2689]\d{8})$/;

/** A number as it is stored, and whether its 0 had to be restored. */
function repaired(text: string): { phone: string; zeroAdded: boolean } {
  const digits = text.replace(/\D/g, '');
  const zeroAdded = lostZero.test(digits) && !text.includes('+');
  return { phone: zeroAdded ? `0${digits}` : text.replace(/\s+/g, ' ').trim(), zeroAdded };
}

const isWhole = (text: string): boolean => /^0\d{9,10}$/.test(normalisePhone(repaired(text).phone));

/** Numbers with only spaces or dashes between them: '0903618274 - 0912345678'. */
const sideBySide = /(?:\+?84|0)(?:[\s.()-]{0,3}\d){9}(?=$|[\s-]+(?:\+?84|0))/g;

function pieces(text: string): string[] {
  const parts = text.split(/[;,/|&\n\r]+|\s+(?:hoặc|hoac|và|va|or)\s+/iu).flatMap((part) => part.trim() || []);
  if (parts.length > 1 && !parts.some(isWhole)) return [text];
  return parts.flatMap((part) => {
    const numbers = part.replace(/\D/g, '').length > 12 ? (part.match(sideBySide) ?? []) : [];
    const found = numbers.join('').replace(/\D/g, '').length;
    return numbers.length > 1 && found === part.replace(/\D/g, '').length ? numbers.map((one) => one.trim()) : [part];
  });
}

/** The numbers of one cell. */
export interface ReadPhones {
  phones: string[];
  /** A 0 that a spreadsheet had dropped was restored. */
  zeroAdded: boolean;
}

/** One or several numbers of a cell, as people write them and as Excel changes them: 903618274, '0903…; 0912…', '+84 …'. */
export function readPhones(cell: ImportCell): ReadPhones {
  const read = pieces(textOfCell(cell)).map(repaired);
  return { phones: read.map(({ phone }) => phone), zeroAdded: read.some(({ zeroAdded }) => zeroAdded) };
}

/** An identity number: 12 digits, or 9 of the old card. A number cell loses the leading 0 that most of them have. */
export function readSocialId(cell: ImportCell): { text: string; zeroAdded: boolean } {
  const text = textOfCell(cell);
  const isShort = typeof cell === 'number' && /^(?:\d{11}|\d{8})$/.test(text);
  return { text: isShort ? `0${text}` : text, zeroAdded: isShort };
}
