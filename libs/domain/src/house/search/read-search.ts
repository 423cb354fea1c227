import { normalisePhone, placesOfPhones } from '@toam/domain/phone';
import { guessPlaceRule, guessRule } from './guessed-names';
import { restOf } from './left-words';
import { withSpokenFractions } from './loose-numbers';
import { addressRule, announcedRule, betterKnownRule, laneRule, nameRule, placeWords } from './place-rules';
import { phrases } from './search-amounts';
import { phraseAt, type Reading, type SearchRule, textAt, type Understood, type Condition } from './search-clause';
import type { SearchDictionary } from './search-dictionary';
import { priceRule, searchRules } from './search-rules';
import { searchPieces, type SearchWord, phraseWords } from './search-words';
import { fromTelex } from './telex';
import { tradeWordsAt } from './trade-words';

/** What a search means. */
export interface ReadSearch {
  understood: Understood[];
  /** What is left to be searched as words. */
  rest: string;
}

/** What stands behind these is near the house, not its own address: 'gần Lê Văn Sỹ'. It stays words. */
const nearWords = phrases('gan|sat|canh|cach|doi dien');
const nearby = new Set<string>(['house_address', 'address', 'project_id', 'house_type', 'width', 'wide_street']);

const isOnlyNear = (words: readonly SearchWord[], at: number, { conditions }: Reading): boolean =>
  nearWords.some((near) => phraseAt(words, at - near.length, [near]) > 0) &&
  conditions.some(({ column }) => nearby.has(column));

/** 'đường Tân Phú' is a street that the dictionary lacks, not the district. 'mặt đường Tân Phú' and 'đường q7' are. */
const isUnknownStreet = (words: readonly SearchWord[], at: number, { conditions }: Reading): boolean =>
  textAt(words, at - 1) === 'duong' &&
  textAt(words, at - 2) !== 'mat' &&
  phraseAt(words, at, placeWords) === 0 &&
  conditions.some(({ column }) => column === 'province' || column === 'district');

/** The wards that stand in the districts that were named. A ward that none of them has was no ward. */
function inDistricts(found: Understood[], { districtOf }: SearchDictionary): Understood[] {
  const districts = found.flatMap((one) => (one.column === 'province' && one.operation === 'in' ? one.values : []));
  if (districts.length === 0) return found;
  return found.flatMap((one) => {
    if (one.column !== 'district' || one.operation === 'between') return [one];
    const values = one.values.filter((ward) => districts.includes(districtOf.get(Number(ward)) ?? ''));
    return values.length > 0 ? [{ ...one, values }] : [];
  });
}

/** With the first of what is implied, behind the part that implies it, unless the text says a purpose itself. */
function withImplied(found: Understood[], [implied]: Understood[], words: readonly SearchWord[]): Understood[] {
  const says =
    found.some(({ column }) => column === implied?.column) ||
    words.some(({ text, accented }) => text === 'thue' && (accented === '' || accented === 'thuê'));
  if (!implied || says) return found;
  return found.flatMap((one) => (one.from === implied.from ? [one, implied] : [one]));
}

/** Words that other accents would make others: 'tỏi' is a billion, 'tới' is until; 'tầm' is about, 'tấm' a floor, 'phòng tắm' a bathroom. */
const spokenAs: Record<string, string> = { tỏi: 'ti', tầm: 'khoang' };

/** The words as they are read: what is understood by itself is taken out, Telex is Vietnamese, '5 tỷ 2' is one amount. */
function wordsOf(typed: string, marks: readonly Understood[], rules: Rules): SearchWord[] {
  const pieces = searchPieces(typed).map((word) => ({
    ...word,
    text: spokenAs[word.accented] ?? ((word.kind === 'letters' && fromTelex(word.text)) || word.text),
    quoted: word.quoted || marks.some(({ from, to }) => word.from < to && word.to > from),
  }));
  return withSpokenFractions(pieces, rules);
}

interface Rules {
  all: SearchRule[];
  /** Names with a wrong letter, where no other rule reads anything. */
  guesses: SearchRule[];
  price: SearchRule;
  address: SearchRule;
  others: SearchRule[];
}

function rulesOf(dictionary: SearchDictionary, now: number, guesses: boolean): Rules {
  const address = addressRule(dictionary);
  const [lane, name] = [laneRule(dictionary), nameRule(dictionary)];
  const general = searchRules(now);
  const announcedPlace = announcedRule(dictionary, [address, ...general, lane, name]);
  return {
    all: [betterKnownRule, address, ...general, lane, announcedPlace, name],
    guesses: guesses ? [guessPlaceRule(announcedPlace), guessRule(dictionary)] : [],
    price: priceRule,
    address,
    others: [...general.filter((rule) => rule !== priceRule), lane, name],
  };
}

/** The longest of what the rules read here. */
function longestAt(words: readonly SearchWord[], at: number, rules: readonly SearchRule[]): Reading | null {
  let best: Reading | null = null;
  for (const rule of rules) {
    const reading = words[at]?.quoted ? null : rule(words, at);
    if (reading && reading.count > (best?.count ?? 0)) best = reading;
  }
  return best;
}

/** What was read from a word on, and how many words it took. */
interface Step {
  count: number;
  reading: Reading | null;
  guessed?: true;
}

const listWords = phrases('va|hoac|hay|voi|+');

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
function negationAt(words: readonly SearchWord[], at: number): { count: number; rulesOut: boolean } | null {
  const [word] = words.slice(at, at + 1);
  if (!word || word.quoted || !isMeant(word) || noNegationBehind.has(textAt(words, at - 1))) return null;
  const needless = phraseAt(words, at, indifferent);
  if (needless) return { count: needless, rulesOut: false };
  const count = phraseAt(words, at, ruledOut);
  return count ? { count, rulesOut: true } : null;
}

/** The opposite of what was read; null of amounts and purposes: their opposite is said otherwise ('không quá'). */
function opposite({ count, conditions }: Reading): Reading | null {
  const out = conditions.flatMap((one): Condition[] =>
    one.operation === 'in' && one.column !== 'purpose' ? [{ ...one, operation: 'notIn' }] : [],
  );
  return out.length > 0 && out.length === conditions.length ? { count, conditions: out } : null;
}

/** 'trừ q12, q8 và hóc môn': what goes on in a list is ruled out, too. */
function ruledOutAt(words: readonly SearchWord[], at: number, input: number, rules: Rules): Step {
  const first = longestAt(words, at + input, rules.all);
  const reading = first && opposite(first);
  // Amounts behind a negation are not read at all: a chip would say the opposite.
  if (!first || !reading) return { count: input + (first?.count ?? 0), reading: null };
  let count = input + reading.count;
  for (;;) {
    const joint = phraseAt(words, at + count, listWords);
    const next = joint || words[at + count]?.listed ? longestAt(words, at + count + joint, rules.all) : null;
    const more = next && opposite(next);
    if (!more || more.conditions[0]?.column !== reading.conditions[0]?.column)
      return { count, reading: { ...reading, count } };
    reading.conditions.push(...more.conditions);
    count += joint + more.count;
  }
}

/** What begins at this word: a negation and what it rules out, or the longest of what the rules read. */
function stepAt(words: readonly SearchWord[], at: number, rules: Rules): Step {
  const best = longestAt(words, at, rules.all);
  if (best)
    return isOnlyNear(words, at, best) || isUnknownStreet(words, at, best)
      ? { count: best.count, reading: null }
      : { count: best.count, reading: best };
  const negation = negationAt(words, at);
  if (negation?.rulesOut) return ruledOutAt(words, at, negation.count, rules);
  if (negation)
    return { count: negation.count + (longestAt(words, at + negation.count, rules.all)?.count ?? 0), reading: null };
  const isTrade =
    tradeWordsAt(
      words.slice(at, at + 4).map(({ text }) => text),
      0,
    ) > 0;
  const guess = isTrade ? null : longestAt(words, at, rules.guesses);
  return guess ? { count: guess.count, reading: guess, guessed: true } : { count: 1, reading: null };
}

const link = /\S*\/house\/(?:edit\/)?(\d{1,9})(?![\p{L}\d])\S*/gu;
const phoneWords =
  /(?:(?:sđt|sdt|đt|dt|lh|liên hệ|lien he|gọi|goi|số|so)\s+)?(?:(?:chủ nhà|chu nha|chủ|chu|của chủ)\s+)?$/iu;

/** What is one house by itself, whatever stands beside it: a pasted link, and the owner's number. */
function typedMarks(typed: string): Understood[] {
  const links = [...typed.matchAll(link)].map(({ index, 0: text, 1: id }): Understood => {
    return {
      column: 'id',
      operation: 'between',
      values: [Number(id), Number(id)],
      from: index,
      to: index + text.length,
    };
  });
  const phones = placesOfPhones(typed).flatMap(({ from, to }): Understood[] => {
    if (links.some((one) => from < one.to && to > one.from)) return [];
    const number = normalisePhone(typed.slice(from, to));
    const start = from - (phoneWords.exec(typed.slice(0, from))?.[0].length ?? 0);
    return [{ column: 'customer_phone', operation: 'in', values: [number], names: [number], from: start, to }];
  });
  return [...links, ...phones];
}

/** Whether the place is said to be in another district than this one. A street's name does not say. */
function standsElsewhere(one: Understood, home: number | string | undefined, dictionary: SearchDictionary): boolean {
  if (one.operation !== 'in') return false;
  if (one.column === 'province') return one.names.some((name) => /\d/.test(name)) && !one.values.includes(home ?? '');
  const words = phraseWords(one.names[0] ?? '');
  const ward = dictionary.phrases
    .get(words[0] ?? '')
    ?.find(({ column, words: own }) => column === 'district' && own.join(' ') === words.join(' '));
  const wards = one.column === 'district' ? one.values : one.column === 'address' ? (ward?.values ?? []) : [];
  return wards.length > 0 && wards.every((id) => dictionary.districtOf.get(Number(id)) !== home);
}

/** 'bt q7', 'bt thao dien': a villa, because what else was said stands elsewhere. 'bt' alone is Bình Thạnh. */
function withVillas(found: Understood[], typed: string, dictionary: SearchDictionary): Understood[] {
  const [villa] = dictionary.phrases.get('villa') ?? [];
  return found.map((one) => {
    const isShort = one.operation === 'in' && typed.slice(one.from, one.to).toLowerCase() === 'bt';
    if (!villa || !isShort || !found.some((other) => standsElsewhere(other, one.values[0], dictionary))) return one;
    const { column, values, names } = villa;
    return { column, operation: 'in', values, names, from: one.from, to: one.to };
  });
}

/**
 * Reads a search as an agent means it: 'hxh q10 duoi 8ty' → the alley for cars, the district, the price. What is not understood
 * stays as words; so does everything in quotation marks. D108, D126.
 * @param now epoch seconds, for 'tin mới'
 * @param guesses whether a name may have a wrong letter
 */
export function readSearch(typed: string, dictionary: SearchDictionary, now: number, guesses = false): ReadSearch {
  const rules = rulesOf(dictionary, now, guesses);
  const marks = typedMarks(typed);
  const words = wordsOf(typed, marks, rules);
  const found: Understood[] = [...marks];
  const implied: Understood[] = [];
  for (let at = 0; at < words.length;) {
    const { count, reading, guessed } = stepAt(words, at, rules);
    const place = { from: words[at]?.from ?? 0, to: words[at + count - 1]?.to ?? typed.length };
    found.push(...(reading?.conditions ?? []).map((one) => ({ ...one, ...place, ...(guessed && { guessed }) })));
    implied.push(...(reading?.implied ?? []).map((one) => ({ ...one, ...place })));
    at += count;
  }
  const understood = inDistricts(withVillas(withImplied(found, implied, words), typed, dictionary), dictionary);
  // If nothing was understood, all of it is words.
  return { understood, rest: understood.length === 0 ? typed : restOf(typed, understood) };
}
