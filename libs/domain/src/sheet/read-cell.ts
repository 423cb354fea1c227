import { readMoney } from '@toam/domain/money/money-input';
import { plainPhone } from '@toam/domain/phone';
import { plain } from '@toam/domain/vietnamese';
import { legibleCode, withoutUnseen } from '@toam/domain/visible-text';
import { type ImportCell, readDay, readPhones, readSocialId, textOfCell } from './import-cells';

/** How a cell of an imported sheet is read. */
export type CellKind =
  /** VND: a number, or digits in groups. */
  | 'money'
  | 'percent'
  | 'day'
  | 'birthday'
  | 'phone'
  | 'socialId'
  | 'email'
  /** The number of a record. */
  | 'id'
  /** A label or value of a list. */
  | 'choice'
  | 'code'
  | 'text';

/** Why a cell cannot be read. */
export type CellProblem = 'failedCell' | 'noMoney' | 'noNumber' | 'noDay' | 'noChoice' | 'severalPhones';

/** A cell's value, or what is wrong with it. Neither: it is empty. */
export interface ReadCell {
  value?: string | number;
  /** The 0 that a spreadsheet had dropped was restored. */
  zeroAdded?: true;
  problem?: CellProblem;
}

/** The values of a list with their labels. A value stands in it once more with each label of older templates. */
export type CellChoices = readonly { value: string | number; label: string }[];

/** More digits than any id has: what is too large says by how much it may be, not that nobody can read it. */
const wholeNumber = (text: string): ReadCell =>
  /^\d{1,30}$/.test(text) ? { value: Number(text) } : { problem: 'noNumber' };

/** What a formula is beside a whole number, in đồng: spreadsheets count in fractions of two. */
const roundingError = 0.001;

/** The whole number that a spreadsheet shows for 28833044.999999996. Other numbers stay. */
function withoutRoundingError(cell: ImportCell): ImportCell {
  if (typeof cell !== 'number') return cell;
  const whole = Math.round(cell);
  return Math.abs(cell - whole) < roundingError ? whole : cell;
}

/** A part of a đồng: '5.200.000,5', '5200000.4'. */
const hasParts = (text: string): boolean => /[.,](?!0+(?!\d))(?:\d{1,2}|\d{4,})(?!\d)(?!.*\d)/.test(text);

/** '86.500.000 đ', '86,500,000', '86,5 triệu' and 86500000 are the same. A part of a đồng is none. D121 */
function moneyCell(cell: ImportCell): ReadCell {
  const text = textOfCell(withoutRoundingError(cell));
  // bookkeepers end an amount so, that nothing can be written behind it
  const said = text.replace(/^'/, '').replace(/\s*\/-$/, '');
  if (/^\d{16,30}$/.test(said.replace(/[.,\s]/g, '')) && !hasParts(said))
    return { value: Number(said.replace(/\D/g, '')) };
  const read = readMoney(said, 0);
  if ('problem' in read || ((read.said ?? 0) === 0 && hasParts(said))) return { problem: 'noMoney' };
  return { value: read.dong };
}

function percentCell(text: string): ReadCell {
  const said = text.replace(/\s*%$/, '').replace(',', '.');
  return /^\d{1,3}(\.\d+)?$/.test(said) ? { value: Number(said) } : { problem: 'noNumber' };
}

function choiceCell(text: string, choices: CellChoices): ReadCell {
  const said = plain(text);
  const found = choices.find(({ value, label }) => plain(label) === said || String(value) === said);
  return found ? { value: found.value } : { problem: 'noChoice' };
}

function dayCell(cell: ImportCell, isBirth: boolean): ReadCell {
  const day = readDay(cell, { isBirth });
  return day === null ? { problem: 'noDay' } : { value: day };
}

function phoneCell(cell: ImportCell): ReadCell {
  const { phones, zeroAdded } = readPhones(cell);
  if (phones.length > 1) return { problem: 'severalPhones' };
  // people group digits; one number is one text
  return { value: plainPhone(phones[0] ?? ''), ...(zeroAdded && { zeroAdded: true as const }) };
}

function socialIdCell(cell: ImportCell): ReadCell {
  const { text, zeroAdded } = readSocialId(cell);
  return { value: text.replace(/[\s.]/g, ''), ...(zeroAdded && { zeroAdded: true as const }) };
}

/** Reads one cell by its kind. Accepts what Excel and people make of days, amounts and numbers. @param choices of a list */
export function readCell(kind: CellKind, cell: ImportCell, choices: CellChoices = []): ReadCell {
  if (typeof cell === 'object' && cell !== null && 'failed' in cell) return { problem: 'failedCell' };
  const text = textOfCell(cell);
  // imports of old data have '0000-00-00' for an empty day
  if (text === '' || text.startsWith('0000-00-00')) return {};
  switch (kind) {
    case 'money':
      return moneyCell(cell);
    case 'percent':
      return percentCell(text);
    case 'id':
      return wholeNumber(text.replace(/^#/, ''));
    case 'day':
    case 'birthday':
      return dayCell(cell, kind === 'birthday');
    case 'phone':
      return phoneCell(cell);
    case 'socialId':
      return socialIdCell(cell);
    case 'choice':
      return choiceCell(text, choices);
    case 'code':
      return { value: legibleCode(text) };
    case 'email':
      return { value: withoutUnseen(text) };
    default:
      return { value: text };
  }
}
