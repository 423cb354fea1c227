/** What leaves the API in place of a phone number that the viewer may not see (D24). */
export const maskedPhone = '0000000000';

/** 11-digit mobile prefixes of before September 2018 and what they became. */
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

/**
 * A phone number as comparison sees it: digits only, +84 / 84 / 0084 → 0, old 11-digit prefixes → their 10-digit ones
 * (0168… → 038…). '' for text without digits. D55.
 */
export function normalisePhone(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^0084/, '84');
  const national = digits.startsWith('84') && digits.length >= 11 ? `0${digits.slice(2).replace(/^0/, '')}` : digits;
  const renamed = national.length === 11 ? renamedPrefixes[national.slice(0, 4)] : undefined;
  return renamed ? renamed + national.slice(4) : national;
}

/** Whether a typed text is a whole phone number, and so may find a customer of someone else (D24). */
export const isFullPhone = (text: string): boolean =>
  /^[\d\s.+()-]+$/.test(text.trim()) && /^0\d{9,10}$/.test(normalisePhone(text));

/** A masked number that comes back from a form of someone not entitled: ignored, never stored (D24). */
export const isMaskedPhone = (text: string): boolean => /^0{10}$/.test(text.replace(/\D/g, ''));

/** The number, or the mask. An absent number stays absent: that there is none is no secret. */
export const maskPhone = (phone: string | null, maySee: boolean): string | null =>
  phone && !maySee ? maskedPhone : phone;

/** What looks like a phone number of this country within a text. */
const phoneInText = /(?<!\d)(?:0084|\+?84|0)(?:[\s.()-]{0,2}\d){8,10}(?!\d)/g;

/** A mask that stands alone: beside other digits the number put back for it would be hidden from nobody any more. */
const maskInText = /(?<!\d)0{10}(?!\d)/g;

/** A text that somebody typed freely, without the phone numbers in it, for those who may not see them (D24). */
export const hidePhones = (text: string): string => text.replace(phoneInText, maskedPhone);

/**
 * A text that came back from somebody who saw it through `hidePhones`: each mask in it is the number that stood there, in
 * their order, so that saving does not lose what they could not see. D24.
 * @param stored the text as it is
 */
export function putPhonesBack(sent: string, stored: string): string {
  const phones = stored.match(phoneInText) ?? [];
  let next = 0;
  return sent.replace(maskInText, () => phones[next++] ?? maskedPhone);
}

/**
 * The same, where no number may get lost: null unless every mask is still there and none was added, because nobody knows then
 * which number is meant; null, too, where what would be stored shows its writer more than they sent.
 */
export function putAllPhonesBack(sent: string, stored: string): string | null {
  const hidden = stored.match(phoneInText)?.length ?? 0;
  const masks = sent.match(maskInText)?.length ?? 0;
  if (hidden !== 0 && hidden !== masks) return null;
  const meant = putPhonesBack(sent, stored);
  return hidePhones(meant) === hidePhones(sent) ? meant : null;
}

/** Columns of a customer's history that hold numbers and nothing else: hidden as a whole, however they are written. */
export const isPhoneColumn = (column: string): boolean => column.startsWith('phone_number') || column === 'more_phones';

/** A ten-digit number as people read one out: '0903 618 274'; anything else as it is. */
export const phoneInGroups = (phone: string): string => phone.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');

/** A number as screens show it: in groups; a masked one as the API gives it (D24). */
export const shownPhone = (phone: string): string => (isMaskedPhone(phone) ? phone : phoneInGroups(phone));
