import { dayOf } from './day';
import { legibleDigits } from './legible-digits';
import { plain } from './vietnamese';

/** Why a text is no day. */
export type DayProblem =
  /** Not the shape of a day: '32', '11/2026', 'tuần sau'. */
  | { problem: 'notADay' }
  /** The calendar has no such day: '31/02/2026', '05/13/2026'. */
  | { problem: 'noSuchDay'; month: number; year: number }
  /** '5/11' where the year can't be guessed. */
  | { problem: 'noYear' }
  /** A time of day where only a day is asked. It would be lost. */
  | { problem: 'hasTime' };

/** How a text is read. */
export interface DayReading {
  /** Today in Vietnam, YYYY-MM-DD. */
  today: string;
  /** A birthday: two digits are the latest such year until today ('85' → 1985, '30' → 1930), and the year is never left out. */
  isBirth?: boolean;
  /** A sheet is read long after it was written: no 'hôm nay' and no day without its year. */
  isWritten?: boolean;
  /** Sheets have times behind their days. They are left out. */
  mayHaveTime?: boolean;
}

/** Days from today, without diacritics and spaces. */
const fromToday: Record<string, number> = {
  homnay: 0,
  ngayhomnay: 0,
  nay: 0,
  buanay: 0,
  today: 0,
  mai: 1,
  ngaymai: 1,
  tomorrow: 1,
  mot: 2,
  ngaymot: 2,
  ngaykia: 2,
  qua: -1,
  homqua: -1,
  buaqua: -1,
  ngayhomqua: -1,
  yesterday: -1,
  homkia: -2,
};

const english = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const englishMonth =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/** What stands between the parts of a day. */
const between = '\\s*(?:[/.\\-\\s])\\s*';
const part = '(\\d{1,2})';
const yearPart = '(\\d{4}|\\d{2})';

/** The shapes of a day as people write it: the text, and the places of its day, month and year. */
const shapes: [RegExp, day: number, month: number, year: number][] = [
  [new RegExp(`^${part}${between}${part}(?:${between}${yearPart})?$`), 1, 2, 3],
  [new RegExp(`^(\\d{4})${between}${part}${between}${part}$`), 3, 2, 1],
  // no month is 19 or 20, so eight digits have one reading
  [/^(\d{2})(\d{2})((?:19|20)\d{2}|\d{2})$/, 1, 2, 3],
  [/^((?:19|20)\d{2})(0[1-9]|1[0-2])(\d{2})$/, 3, 2, 1],
  [new RegExp(`^(?:ngay )?${part}[ ,.\\-]*(?:thang|thg|th)[ .]*${part}(?:[ ,.\\-/]*(?:nam )?${yearPart})?$`), 1, 2, 3],
  [new RegExp(`^${part}[ .\\-]*${englishMonth}(?:[ ,.\\-]*${yearPart})?$`), 1, 2, 3],
  [new RegExp(`^${englishMonth}[ .\\-]*${part}(?:[ ,]+${yearPart})?$`), 2, 1, 3],
];

/** 'thứ năm, ', 'T5 ', 'CN, ': the day itself is read. */
const weekday = /^(?:(?:thu (?:[2-7]|hai|ba|tu|nam|sau|bay)|t[2-7]|chu nhat|cn)[ ,]+)?(?:ngay )?/;

const clock = '\\d{1,2}(?::|h)\\d{1,2}(?:[:.]\\d{1,2}(?:[.,]\\d+)?)?(?: ?[ap]m)?(?: ?(?:sa|ch))?';
const timeBehind = new RegExp(`(?:[t ]|, )${clock}$`);
const timeBefore = new RegExp(`^${clock}[ ,]+`);
/** A moment with its zone, as other programs write it. */
const moment = /^\d{4}-\d{2}-\d{2}t\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:z|[+-]\d{2}:?\d{2})$/;
const midnight = /[t ,]+0{1,2}[:h]00(?::00(?:\.0+)?)?$/;

const msOfDay = 86_400_000;
const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * msOfDay).toISOString().slice(0, 10);

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The day as YYYY-MM-DD; null if the calendar between 1900 and 9999 has none. */
export function calendarDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = year >= 1900 && year <= 9999 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : null;
}

/** Two digits mean the nearest such year: fifty back to forty-nine ahead. */
function yearOf(text: string, { today, isBirth = false }: DayReading): number {
  if (text.length === 4) return Number(text);
  const thisYear = Number(today.slice(0, 4));
  const last = isBirth ? thisYear : thisYear + 49;
  const century = last - (last % 100);
  const year = century + Number(text);
  return year > last ? year - 100 : year;
}

const monthOf = (text: string): number => (/^\d/.test(text) ? Number(text) : english.indexOf(text.slice(0, 3)) + 1);

/** Case, diacritics, invisible and full-width characters gone; one space between words. */
const legible = (text: string): string =>
  plain(legibleDigits(text.normalize('NFC')).replace(/\p{Cf}/gu, ''))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^'|[.,;]+$/g, '');

/** The text without its time of day, and whether there was one that says more than midnight. */
function withoutTime(text: string): { text: string; hasTime: boolean } {
  const bare = text.replace(midnight, '').replace(timeBehind, '').replace(timeBefore, '');
  return { text: bare, hasTime: text.replace(midnight, '') !== bare };
}

function readDigits(text: string, reading: DayReading): { day: string } | DayProblem {
  for (const [shape, dayAt, monthAt, yearAt] of shapes) {
    const found = shape.exec(text);
    if (!found) continue;
    const [day, month, year] = [Number(found[dayAt]), monthOf(found[monthAt] ?? ''), found[yearAt]];
    if (year === undefined && (reading.isBirth || reading.isWritten)) return { problem: 'noYear' };
    const whole = year === undefined ? Number(reading.today.slice(0, 4)) : yearOf(year, reading);
    const read = calendarDay(whole, month, day);
    return read ? { day: read } : { problem: 'noSuchDay', month, year: whole };
  }
  return { problem: 'notADay' };
}

/**
 * Reads a day as people write it, the day before the month: '5/11/2026', '5-11-26', '05112026', '5/11', 'mai', '2026-11-05',
 * 'ngày 5 tháng 11 năm 2026'. Nothing is guessed: a month 13 is a problem, not an American day. D121.
 */
export function readTypedDay(text: string, reading: DayReading): { day: string } | DayProblem {
  const whole = legible(text);
  if (moment.test(whole)) {
    const at = Date.parse(whole.toUpperCase());
    return Number.isNaN(at) ? { problem: 'notADay' } : readMoment(at / 1000, reading);
  }
  const { text: bare, hasTime } = withoutTime(whole);
  const days = reading.isWritten ? undefined : fromToday[bare.replaceAll(' ', '')];
  const read =
    days === undefined ? readDigits(bare.replace(weekday, ''), reading) : { day: shifted(reading.today, days) };
  return hasTime && 'day' in read && !reading.mayHaveTime ? { problem: 'hasTime' } : read;
}

const readMoment = (at: number, { mayHaveTime }: DayReading): { day: string } | DayProblem =>
  mayHaveTime ? { day: dayOf(at) } : { problem: 'hasTime' };

/** Whether a value is a day as it is held and sent: YYYY-MM-DD, and in the calendar. */
export function isDay(value: string): boolean {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  return found !== null && calendarDay(Number(found[1]), Number(found[2]), Number(found[3])) !== null;
}
