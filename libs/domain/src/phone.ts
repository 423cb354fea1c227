import { invisible, legibleDigits } from './legible-digits';

/** The API sends this instead of a phone number that the viewer may not see (D24). */
export const maskedPhone = '0000000000';

/** 11-digit mobile prefixes from before September 2018, with their current ones. */
const renamedPrefixes: Record<string, string> = {
  ...{
    '0162': '032',
    '0163': '033',
    '0164': '034',
    '0165': '035',
    '0166': '036',
    '0167': '037',
    '0168': '038',
    '0169': '039',
  },
  ...{ '0120': '070', '0121': '079', '0122': '077', '0126': '076', '0128': '078' },
  ...{ '0123': '083', '0124': '084', '0125': '085', '0127': '081', '0129': '082' },
  ...{ '0186': '056', '0188': '058', '0199': '059' },
};

/** Vietnamese numbers as they are compared: mobiles with ten digits, landlines with eleven, hotlines of companies with 8 or 10. D122 */
const national = /^(?:0[35789]\d{8}|02\d{9}|1[89]00\d{4}(?:\d{2})?)$/;
const hotline = /^0?(1[89]00\d{4}(?:\d{2})?)$/;

/** A mobile number without its leading 0, which a spreadsheet dropped. */
const lostZero = /^[35789]\d{8}$/;
/** The same of a landline. */
const lostLandlineZero = /^2\d{9}$/;

/** With the current prefix of an old 11-digit mobile, written with or without its 0. */
function renamed(digits: string): string {
  const whole = digits.length === 10 ? `0${digits}` : digits;
  const prefix = whole.length === 11 ? renamedPrefixes[whole.slice(0, 4)] : undefined;
  return prefix ? prefix + whole.slice(4) : digits;
}

/** The digits behind the country's code; null without one. '084' is one only before a whole number: it is a mobile prefix, too. */
function withoutCountry(digits: string): string | null {
  const behind = /^(?:0084|84)(\d{8,})$/.exec(digits)?.[1] ?? /^084(\d{9,11})$/.exec(digits)?.[1];
  if (behind === undefined) return null;
  return behind.replace(/^0/, '');
}

/** Whether a spreadsheet dropped the first 0: of a mobile, of a landline, of a mobile's old prefix. */
function hasLostZero(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  const isShort = lostZero.test(digits) || lostLandlineZero.test(digits) || renamed(digits) !== digits;
  return isShort && /^\d/.test(text) && !digits.startsWith('0');
}

/** Digits of one number as they are compared. */
function compared(digits: string): string {
  const behind = withoutCountry(digits);
  const isCountry = behind !== null && (behind.length >= 9 || hotline.test(behind));
  const own = isCountry ? behind : digits;
  const company = hotline.exec(own)?.[1];
  if (company) return company;
  const isShort = isCountry ? own.length >= 9 : lostZero.test(own) || lostLandlineZero.test(own);
  return renamed(isShort && renamed(own) === own ? `0${own}` : own);
}

/** A text as a machine reads its digits, without what nobody sees and without Excel's mark for text. */
const legible = (text: string): string =>
  legibleDigits(text)
    .replaceAll(invisible, '')
    .replace(/[\p{Cf}\p{Zs}\s]+/gu, (gap) => (/[\p{Zs}\s]/u.test(gap) ? ' ' : ''))
    .replace(/^['’]/, '')
    .trim();

/** One number of a text. */
export interface ReadPhone {
  /** Digits only, for comparison. D55 */
  number: string;
  /** Of a switchboard: '12' in '028 3823 4567 máy lẻ 12'. It is stored beside the number, and is no part of what is compared. */
  extension: string | null;
  /** What stands beside it: 'Zalo'. */
  note: string;
  /** As written. */
  written: string;
  /** A 0 that a spreadsheet had dropped was restored. */
  zeroAdded: boolean;
}

/** Why a text is not one phone number. */
export type PhoneProblem =
  | { problem: 'empty' }
  /** No number in it. */
  | { problem: 'letters' }
  /** Digits are missing or too many. */
  | { problem: 'length' }
  /** Several numbers where one is asked, as they are compared. */
  | { problem: 'several'; numbers: readonly string[] };

const extensionWords = String.raw`(?:(?:số )?(?:máy )?(?:lẻ|le|nhánh|nhanh)|số nội bộ|nội bộ|ext(?:ension)?|x|#)`;
const extensionShape = new RegExp(
  String.raw`(?<=[\d)\]])(?:[ ,.-]*\(?[ ]*${extensionWords}[ .:]*(\d{1,6})[ ]*\)?|[ ]*\([ ]*(\d{1,6})[ ]*\))$`,
  'iu',
);

/** Digits with their signs in front, and where they stand. */
const groupShape = /(\+?)[([ ]*\d+/g;
const isForeign = (text: string): boolean => /^[([ ]*(?:\+(?![([ ]*8[ ]*4)|00(?!84)[1-9])/.test(text);
/** A foreign number has at most 15 digits with its country's code (E.164). */
const foreignLength = { least: 8, most: 15 } as const;

function numberIn(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  if (isForeign(text)) {
    const own = digits.replace(/^00/, '');
    return own.length >= foreignLength.least && own.length <= foreignLength.most ? own : null;
  }
  const number = compared(digits);
  return national.test(number) ? number : null;
}

/** The texts of the numbers that a run of digits consists of: '0903 618 274 - 0912 345 678' are two. Null if it can't be divided so. */
function numbersIn(run: string): string[] | null {
  const starts = [...run.matchAll(groupShape)].map(({ index }) => index);
  // nobody writes more in one cell
  if (starts.length === 0 || starts.length > 40) return null;
  const ends = [...starts.slice(1), run.length];
  const known: (string[] | null)[] = [];
  known[starts.length] = [];
  for (let from = starts.length - 1; from >= 0; from -= 1) {
    known[from] = null;
    for (let to = starts.length; to > from && !known[from]; to -= 1) {
      const text = run.slice(starts[from], ends[to - 1]);
      const behind = known[to];
      if (behind && numberIn(text) !== null) known[from] = [text, ...behind];
    }
  }
  return known[0] ?? null;
}

const betweenNumbers = /[;,/|&\n\r]+|\s+(?:hoặc|hoac|và|va|or)\s+/iu;

/** The numbers of one part of a text, with what stands beside them; null if it has digits that are none. */
function phonesOfPart(part: string): ReadPhone[] | null {
  const extended = extensionShape.exec(part);
  const body = extended ? part.slice(0, extended.index) : part;
  const run = /[+([ ]*\d[\d\s.()[\]·•_'+-]*/.exec(body);
  if (!run) return null;
  const note = (body.slice(0, run.index) + ' ' + body.slice(run.index + run[0].length))
    .replace(/[()[\]:.\s-]+/gu, ' ')
    .trim();
  const numbers = /\d/.test(note) ? null : numbersIn(run[0]);
  return (
    numbers?.map((text, at): ReadPhone => {
      const number = numberIn(text) ?? '';
      const isLast = at === numbers.length - 1;
      const extension = isLast ? (extended?.[1] ?? extended?.[2] ?? null) : null;
      const written = numbers.length === 1 ? part.trim() : text.replace(/[\s.([-]+$/, '').trim();
      const zeroAdded = hasLostZero(text);
      return { number, extension, note: isLast ? note : '', written, zeroAdded };
    }) ?? null
  );
}

/**
 * The numbers of a text, as people write them and as spreadsheets change them: 903618274, '0903…; 0912…', '(+84) 988 …',
 * '028 3823 4567 máy lẻ 12', '1900 545 415', '0988… (Zalo)'. Null if a part of it is not understood, or has no number. D122
 */
export function readPhoneList(text: string): ReadPhone[] | null {
  const whole = legible(text.replace(/[\r\n]+/g, ';'));
  const parts = whole.split(betweenNumbers).filter((part) => part.trim() !== '');
  const read = parts.map((part) => phonesOfPart(part.trim()));
  if (read.length > 0 && read.every((one) => one !== null)) return read.flat();
  // '028 3823 4567, máy lẻ 12'
  return parts.length > 1 && extensionShape.test(whole) ? phonesOfPart(whole) : null;
}

/** Reads a text that should be one number, Vietnamese or foreign (with its +). D122 */
export function readPhone(text: string): ReadPhone | PhoneProblem {
  const seen = legible(text);
  if (seen === '') return { problem: 'empty' };
  const [phone, ...others] = readPhoneList(text) ?? [];
  if (!phone) return { problem: /\p{L}/u.test(text) || !/\d/.test(seen) ? 'letters' : 'length' };
  return others.length === 0
    ? phone
    : { problem: 'several', numbers: [phone, ...others].map(({ number }) => phoneInGroups(number)) };
}

/**
 * A phone number, normalised for comparison: digits only, +84 / 84 / 0084 / 084 → 0, with the 0 that a spreadsheet dropped, old 11-digit
 * prefixes → their 10-digit ones (0168… → 038…), without an extension. Of several numbers the first. '' for text without digits. D55.
 */
export const normalisePhone = (text: string): string =>
  readPhoneList(text)?.[0]?.number ?? compared(legible(text).replace(/\D/g, ''));

const phoneSigns = /^[\d\s.+()[\]·•-]+$/;

/** Whether a typed text is a whole phone number. Only then may it find another agent's customer (D24). */
export const isFullPhone = (text: string): boolean =>
  phoneSigns.test(legible(text)) && national.test(normalisePhone(text));

/** Matches a search for a number, whole or in part: digits and their separators. */
export const isPhoneText = (search: string): boolean => {
  const seen = legible(search);
  return phoneSigns.test(seen) && /\d/.test(seen);
};

/** The digits to look for in normalised numbers. Nine digits may be a whole number without its 0, or the end of one. */
export function partOfPhone(search: string): string {
  const seen = legible(search);
  const digits = seen.replace(/\D/g, '');
  if (lostZero.test(digits) && !seen.includes('+')) return digits;
  const isFromCountry = /^[([\s]*(?:\+[([\s]*|00[\s]*)8\s*4/.test(seen);
  if (!isFromCountry) return normalisePhone(search);
  const number = `0${digits.replace(/^(?:00)?840?/, '')}`;
  return hotline.exec(number)?.[1] ?? renamed(number);
}

/**
 * A number as it is stored: without invisible characters, with digits as 0–9 and with the 0 that a spreadsheet dropped. The rest
 * stays as typed.
 */
export function typedPhone(text: string): string {
  const seen = legible(text);
  return hasLostZero(seen) ? `0${seen}` : seen;
}

/** A number in its short form, with its extension: '0988123456', '+14155552671', '02838234567 máy lẻ 12'. Other texts stay. */
export function plainPhone(text: string): string {
  const read = readPhone(text);
  if ('problem' in read) return typedPhone(text);
  const number = isForeign(legible(text)) ? `+${read.number}` : read.number;
  const beside = (read.extension ? ` máy lẻ ${read.extension}` : '') + (read.note ? ` (${read.note})` : '');
  return number + beside;
}

/** The number for `tel:` and Zalo: a Vietnamese one with its current prefix, a foreign one with its +, an extension after a pause. */
export function dialledPhone(phone: string): string {
  const read = readPhone(phone);
  if ('problem' in read) return typedPhone(phone).startsWith('+') ? `+${normalisePhone(phone)}` : normalisePhone(phone);
  const number = isForeign(legible(phone)) ? `+${read.number}` : read.number;
  return read.extension ? `${number},${read.extension}` : number;
}

/** A masked number, sent back by a form of a person who may not see it. It is ignored, never stored (D24). */
export const isMaskedPhone = (text: string): boolean => /^0{10}$/.test(text.replace(/\D/g, ''));

/** The number, or the mask. An absent number stays absent: its absence is not secret. */
export const maskPhone = (phone: string | null, maySee: boolean): string | null =>
  phone && !maySee ? maskedPhone : phone;

/** Whether the text contains hidden numbers. */
export const holdsMask = (text: string): boolean => text.search(maskInText) !== -1;

/** Separators between two digits of one number. */
const gap = String.raw`\u200B*(?:[\s.()\[\]_·•*'-]\u200B*){0,4}`;
const digits = (least: number, max: number): string => `(?:${gap}\\d){${least},${max}}`;
const country = String.raw`(?:0${gap}(?:0${gap})?|\+${gap})?8\u200B*4`;
/** A foreign number with its +. */
const abroad = String.raw`\+[1-9](?:\u200B*[ ()-]{0,2}\u200B*\d){7,14}`;
/**
 * A hotline of a company: 1900 or 1800, then 4 or 6 digits. Not an amount (18000000, 1800-2000 triệu, 1.900.000.000) and not two years
 * (1900-1930).
 */
const companyLine =
  String.raw`(?<![\d.,]\u200B*)(?!(?:\d{5}|\d{7})000(?!\d))(?!1[89]00[ .-](?:1[89]|20)\d\d(?!\d))` +
  String.raw`1[89]00(?:\u200B*[ .-]?\u200B*\d){4}(?:(?:\u200B*[ .-]?\u200B*\d){2})?` +
  String.raw`(?!\d|[.,]\d|\s*(?:tr|tỷ|tỉ|ty|m2|m²|đ|₫|k|nghìn|ngàn|usd|%)(?!\p{L}))`;
/** Nine digits of a mobile without its 0, in one piece. Not the end of a longer figure, and not a round number like an amount of money. */
const withoutZero = String.raw`(?<![\d.,]\u200B*)(?!(?:\u200B*\d){6}(?:\u200B*0){3}(?!\d))[35789](?:\u200B*\d){8}`;

/** Vietnamese phone numbers within a text with legible digits. */
const phoneInText = new RegExp(
  `(?<!\\d)(?:(?:${country}${digits(8, 11)}|0${digits(8, 10)}|${withoutZero}|${abroad})(?!\\d)|${companyLine})`,
  'gu',
);

/** A mask without digits beside it. With other digits beside it, the restored number would not be hidden any more. */
export const maskInText = /(?<!\d)0{10}(?!\d)/g;

/** The positions of the numbers in a text. */
export const placesOfPhones = (text: string): { from: number; to: number }[] =>
  [...legibleDigits(text).matchAll(phoneInText)].map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }));

/** The numbers in a text as they are written. */
export const phonesIn = (text: string): string[] => placesOfPhones(text).map(({ from, to }) => text.slice(from, to));

/** A free text without its phone numbers, for people who may not see them (D24, D107). */
export function hidePhones(text: string): string {
  let masked = '';
  let end = 0;
  for (const { from, to } of placesOfPhones(text)) {
    masked += text.slice(end, from) + maskedPhone;
    end = to;
  }
  return masked + text.slice(end);
}

/**
 * Restores the numbers in a text from a person who saw it through `hidePhones`. Each mask becomes the number at its position, in
 * order, so that a save does not lose hidden numbers. D24.
 * @param stored the current text
 */
export function putPhonesBack(sent: string, stored: string): string {
  const phones = phonesIn(stored);
  let next = 0;
  return sent.replace(maskInText, () => phones[next++] ?? maskedPhone);
}

/**
 * Like `putPhonesBack`, but loses no number. Null if a mask is missing or was added, because it is then unclear which number is
 * meant. Also null if the result would show its writer more than they sent.
 */
export function putAllPhonesBack(sent: string, stored: string): string | null {
  const hidden = phonesIn(stored).length;
  const masks = sent.match(maskInText)?.length ?? 0;
  if (hidden !== 0 && hidden !== masks) return null;
  const meant = putPhonesBack(sent, stored);
  return hidePhones(meant) === hidePhones(sent) ? meant : null;
}

/** Columns of a customer's history that hold only numbers. They are hidden as a whole, in any format. */
export const isPhoneColumn = (column: string): boolean => column.startsWith('phone_number') || column === 'more_phones';

/**
 * A number as people read it: one of ten digits in groups, '0903 618 274', however it was typed. Anything else stays as it is, an old
 * prefix, too: who knows the number knows it so.
 */
export const phoneInGroups = (phone: string): string => {
  const plain = plainPhone(phone);
  const isRenamed = !phone.replace(/\D/g, '').includes(plain.slice(1, 10));
  return /^\d{10}(?!\d)/.test(plain) && !isRenamed ? plain.replace(/^(\d{4})(\d{3})(\d{3})/, '$1 $2 $3') : phone;
};

/** A number as screens show it: in groups. A masked one stays as the API sends it (D24). */
export const shownPhone = (phone: string): string => (isMaskedPhone(phone) ? phone : phoneInGroups(phone));
