import { plain } from '@toam/domain/vietnamese';

/** 'Số nhà 12', 'Hẻm 12/3', 'Ngõ 5': the words before a number add nothing to it. */
const numberWord = /^(so nha|nha so|so|hem|ngo|ngach|kiet|nha)\s*(?=\d)/;

/** A house number, normalised for comparison: 'Số 148 / 12a ', '148\\12A' and '148/12A' are equal. Letters count: '12A' is not '12'. */
export const normaliseHouseNumber = (text: string): string =>
  plain(text.trim())
    .replace(numberWord, '')
    .replace(/\s+/g, '')
    .replaceAll('\\', '/')
    .replace(/[.,/]+$/, '');

/** 'Đường', 'Đ.', 'Phố' before a name. Accents distinguish them from the names Dương and Phổ, Phó. */
const streetWord = /^((đường|phố)\s+|(đ|đg|d|p)\.\s*)(?=\S)/;
const plainStreetWord = /^duong\s+(?=\S)/;
/** Streets named after people called Dương: without accents their name looks like the word 'Đường'. */
const calledDuong =
  /^duong (ba trac|quang ham|dinh hoi|dinh nghe|thi muoi|thi giang|cong khi|cong trung|duc hien|khue|tu giang|tu quan|van cam|van duong|van hanh|van thi|cat loi|tu minh|khac trung)$/;

/** Streets with more than one spelling: a date in digits or in words. */
const otherNames: Record<string, string> = {
  'ba thang hai': '3/2',
  cmt8: 'cach mang thang 8',
  'cmt 8': 'cach mang thang 8',
  'cach mang thang tam': 'cach mang thang 8',
};

/** A street in lower case, without the word before its name: 'Đường  Nguyễn Thị' → 'nguyễn thị'. Accents stay. */
export function bareStreet(text: string): string {
  const typed = text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  const isNamed = typed.startsWith('dương') || calledDuong.test(plain(typed));
  const name = typed.replace(streetWord, '');
  const [word = ''] = isNamed || typed.startsWith('đường') ? [] : (plainStreetWord.exec(plain(name)) ?? []);
  return name.slice(word.length);
}

/** A street, normalised for comparison: 'Đường  Nguyễn Văn Đậu', 'Đ.Nguyễn Văn Đậu' and 'nguyen van dau' are equal. */
export function normaliseStreet(text: string): string {
  const street = plain(bareStreet(text))
    .replace(/[.,]+$/, '')
    .replace(/^so (?=\d)/, '')
    .replace(/^(\d{1,2}) ?thang ?(\d{1,2})$/, '$1/$2');
  return otherNames[street] ?? street;
}

/** What `normaliseStreet` takes for the same street: '3/2' is 'ba thang hai' and '3 thang 2'. */
export const spellingsOf = (street: string): string[] => [
  street,
  ...Object.keys(otherNames).filter((name) => otherNames[name] === street),
  ...(/^\d+\/\d+$/.test(street) ? [street.replace('/', ' thang ')] : []),
];

/**
 * The key that is equal for two houses with the same number and street. Quận and phường are compared separately, by id.
 * @returns null if the number or the street is missing
 */
export function addressKey(houseNumber: string | null | undefined, street: string | null | undefined): string | null {
  const number = normaliseHouseNumber(houseNumber ?? '');
  const name = normaliseStreet(street ?? '');
  return number && name ? `${number} ${name}` : null;
}

/** The parts of an address filter. A house must contain each of them, in any order: '148/12, bình thạnh' → two (D46). */
export const addressParts = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, 8);

/** One address line from its parts, without the empty ones. Number and street are one part. Specification 1 §2. */
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
