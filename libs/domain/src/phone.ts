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

/** A mobile number without its leading 0, which a spreadsheet dropped. */
const lostZero = /^[35789]\d{8}$/;

/**
 * A phone number, normalised for comparison: digits only, +84 / 84 / 0084 → 0, nine digits of a mobile → with their 0, old 11-digit
 * prefixes → their 10-digit ones (0168… → 038…). '' for text without digits. D55.
 */
export function normalisePhone(text: string): string {
  const digits = legibleDigits(text).replace(/\D/g, '').replace(/^0084/, '84');
  const national = digits.startsWith('84') && digits.length >= 11 ? `0${digits.slice(2).replace(/^0/, '')}` : digits;
  const whole = lostZero.test(national) ? `0${national}` : national;
  const renamed = whole.length === 11 ? renamedPrefixes[whole.slice(0, 4)] : undefined;
  return renamed ? renamed + whole.slice(4) : whole;
}

/** Whether a typed text is a whole phone number. Only then may it find another agent's customer (D24). */
export const isFullPhone = (text: string): boolean =>
  /^[\d\s.+()\u200B-]+$/.test(legibleDigits(text).trim()) && /^0\d{9,10}$/.test(normalisePhone(text));

/** Matches a search for a number, whole or in part: digits and their separators. */
export const isPhoneText = (search: string): boolean => {
  const legible = legibleDigits(search);
  return /^[\d\s.+()\u200B-]+$/.test(legible) && /\d/.test(legible);
};

/** The digits to look for in normalised numbers. Nine digits may be a whole number without its 0, or the end of one. */
export function partOfPhone(search: string): string {
  const digits = legibleDigits(search).replace(/\D/g, '');
  return lostZero.test(digits) ? digits : normalisePhone(search);
}

/**
 * A number as it is stored: without invisible characters, with digits as 0–9 and with the 0 that a spreadsheet dropped. The rest
 * stays as typed.
 */
export function typedPhone(text: string): string {
  const seen = legibleDigits(text).replaceAll(invisible, '').trim();
  return lostZero.test(seen.replace(/\D/g, '')) && !seen.includes('+') ? `0${seen}` : seen;
}

/** The number for `tel:` and Zalo: a Vietnamese one with its current prefix, a foreign one with its +. */
export function dialledPhone(phone: string): string {
  const normal = normalisePhone(phone);
  return normal.startsWith('0') || !typedPhone(phone).startsWith('+') ? normal : `+${normal}`;
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
const country = String.raw`(?:0${gap}0${gap}|\+${gap})?8\u200B*4`;
/** Nine digits of a mobile without its 0, in one piece. Not the end of a longer figure, and not a round number like an amount of money. */
const withoutZero = String.raw`(?<![\d.,]\u200B*)(?!(?:\u200B*\d){6}(?:\u200B*0){3}(?!\d))[35789](?:\u200B*\d){8}`;

/** Vietnamese phone numbers within a text with legible digits. */
const phoneInText = new RegExp(`(?<!\\d)(?:(?:${country}|0)${digits(8, 10)}|${withoutZero})(?!\\d)`, 'g');

/** A mask without digits beside it. With other digits beside it, the restored number would not be hidden any more. */
const maskInText = /(?<!\d)0{10}(?!\d)/g;

/** The positions of the numbers in a text. */
const placesIn = (text: string): { from: number; to: number }[] =>
  [...legibleDigits(text).matchAll(phoneInText)].map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }));

/** The numbers in a text as they are written. */
const phonesIn = (text: string): string[] => placesIn(text).map(({ from, to }) => text.slice(from, to));

/** A free text without its phone numbers, for people who may not see them (D24, D107). */
export function hidePhones(text: string): string {
  let masked = '';
  let end = 0;
  for (const { from, to } of placesIn(text)) {
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

/** A ten-digit number in groups: '0903 618 274'. Anything else stays as it is. */
export const phoneInGroups = (phone: string): string => phone.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');

/** A number as screens show it: in groups. A masked one stays as the API sends it (D24). */
export const shownPhone = (phone: string): string => (isMaskedPhone(phone) ? phone : phoneInGroups(phone));
