import { phrases } from './search-amounts';
import { type Condition, phraseAt, type Reading, textAt } from './search-clause';
import type { SearchWord } from './search-words';

const tail = ['', ' phai', ' lay', ' muon', ' thich', ' o', ' mua', ' co', ' nam', ' la', ' tim', ' nhan'];
const simple = ['khong', 'ko', 'kg', 'k', 'hok', 'dung', 'khoi'];
const ruledOut = phrases(
  [
    ...simple.flatMap((word) => tail.map((end) => word + end)),
    ...'tru|tru ra|loai tru|ngoai tru|ngoai tru ra|tranh|ne|che'.split('|'),
  ].join('|'),
);
/** 'không cần mặt tiền' asks for nothing. */
const indifferent = phrases(
  simple
    .flatMap((word) => ['can', 'quan trong', 'nhat thiet', 'bat buoc', 'can thiet'].map((end) => `${word} ${end}`))
    .join('|'),
);

/** These words are others with other accents: 'né' is not 'nề', 'trừ' is not 'trữ'. */
const accents: Record<string, readonly string[]> = {
  khong: ['không'],
  tru: ['trừ'],
  ne: ['né'],
  che: ['chê'],
  dung: ['đừng'],
  khoi: ['khỏi'],
  tranh: ['tránh'],
};
/** Without accents they are too often others: 'đúng', 'khối', 'tranh'. */
const onlyAccented = new Set(['ne', 'che', 'dung', 'khoi', 'tranh']);
/** 'hàng không', 'cư trú', 'còn căn nào không'. */
const noNegationBehind = new Set(['hang', 'cu', 'nao', 'con', 'co']);

const isMeant = ({ text, accented }: SearchWord): boolean =>
  accents[text] === undefined || (accented === '' ? !onlyAccented.has(text) : accents[text].includes(accented));

/** What a negation begins that stands here: how many words it takes, and whether it rules out or only doesn't ask. */
export function negationAt(words: readonly SearchWord[], at: number): { count: number; rulesOut: boolean } | null {
  const [word] = words.slice(at, at + 1);
  if (!word || word.quoted || !isMeant(word) || noNegationBehind.has(textAt(words, at - 1))) return null;
  const needless = phraseAt(words, at, indifferent);
  if (needless) return { count: needless, rulesOut: false };
  const count = phraseAt(words, at, ruledOut);
  return count ? { count, rulesOut: true } : null;
}

/** The opposite of what was read; null of amounts and purposes: their opposite is said otherwise ('không quá'). */
export function opposite({ count, conditions }: Reading): Reading | null {
  const out = conditions.flatMap((one): Condition[] =>
    one.operation === 'in' && one.column !== 'purpose' ? [{ ...one, operation: 'notIn' }] : [],
  );
  return out.length > 0 && out.length === conditions.length ? { count, conditions: out } : null;
}
