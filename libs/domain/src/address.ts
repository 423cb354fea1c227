import { plain } from './vietnamese';

const streetWord = /^(duong|d\.|pho|p\.)\s+/;

/** A house number as comparison sees it: 'Số 148 / 12 ' and '148/12' are one. Letters count ('12A' is not '12'). */
export const normaliseHouseNumber = (text: string): string =>
  plain(text)
    .replace(/^(so nha|so)\s+/, '')
    .replace(/\s+/g, '');

/** A street as comparison sees it: 'Đường  Nguyễn Văn Đậu' and 'nguyen van dau' are one. */
export const normaliseStreet = (text: string): string =>
  plain(text)
    .trim()
    .replace(/\s+/g, ' ')
    .replace(streetWord, '')
    .replace(/[.,]+$/, '');

/**
 * The key under which two houses have the same number and street. Quận and phường are compared beside it, by id.
 * @returns null while number or street is missing
 */
export function addressKey(houseNumber: string | null | undefined, street: string | null | undefined): string | null {
  const number = normaliseHouseNumber(houseNumber ?? '');
  const name = normaliseStreet(street ?? '');
  return number && name ? `${number} ${name}` : null;
}

/** The parts of an address filter; each must be found, in any order: '148/12, bình thạnh' → two (D46). */
export const addressParts = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, 8);

/** One line of address from its parts, the empty ones left out. Number and street belong together. Specification 1 §2. */
export const addressLine = (house: {
  house_number: string | null;
  house_address: string | null;
  district: string | null;
  province: string | null;
  city: string | null;
}): string =>
  [[house.house_number, house.house_address].filter(Boolean).join(' '), house.district, house.province, house.city]
    .filter(Boolean)
    .join(', ');
