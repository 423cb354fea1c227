import { betterKnown, formerWord } from './house-aliases';
import { leftWords } from './left-words';
import { type Condition, phraseAt, type Reading, type SearchRule, textAt, type Understood } from './search-clause';
import type { SearchDictionary } from './search-dictionary';
import { isNumber, type Phrase, standsAt } from './search-phrase';
import { isLoose, withSpokenFractions } from './loose-numbers';
import { phrases } from './search-amounts';
import { priceRule, searchRules } from './search-rules';
import { laneWidth, sizeRules } from './size-rules';
import { searchPieces, type SearchWord } from './search-words';
import { withVillas } from './villas';

/** What a search means. */
export interface ReadSearch {
  understood: Understood[];
  /** What is left to be searched as words. */
  rest: string;
}

const districtWords = phrases('quan|q|huyen|h|thanh pho|tp|thi xa|tx|d|district');
const wardWords = phrases('phuong|p|f|ph|xa|x|thi tran|tt|phg');
const streetWords = phrases('duong|d|pho|dg|duong so|so|dai lo');
const numberWords = phrases('so|so nha|nha so|sn');

const measures = [priceRule, ...sizeRules];

/** Which columns a word in front announces. */
const announced = [
  { words: districtWords, columns: ['province', 'district'], isWard: false },
  { words: wardWords, columns: ['district'], isWard: true },
  { words: streetWords, columns: ['house_address'], isWard: false },
] as const;

type Columns = readonly Phrase['column'][];

function asReading(phrase: Phrase, count: number): Reading {
  const { column, values, names } = phrase;
  return { count, conditions: [{ column, operation: 'in', values, names }] };
}

/** The longest name that stands here, of these columns. A former district is announced as a district, not as a ward. */
function phraseOf(
  dictionary: SearchDictionary,
  words: readonly SearchWord[],
  at: number,
  fits: (phrase: Phrase) => boolean,
): Phrase | undefined {
  return dictionary.phrases.get(textAt(words, at))?.find((phrase) => fits(phrase) && standsAt(phrase, words, at));
}

const wellKnown = phrases(betterKnown);

/** 'phú mỹ hưng' without 'xã'. It names nothing of the dictionary. */
const betterKnownRule: SearchRule = (words, at) => {
  const count = phraseAt(words, at, wellKnown);
  return count ? { count, conditions: [] } : null;
};

const nameRule =
  (dictionary: SearchDictionary): SearchRule =>
  (words, at) => {
    const phrase = phraseOf(dictionary, words, at, ({ onlyNamed }) => !onlyNamed);
    return phrase ? asReading(phrase, phrase.words.length) : null;
  };

/** 'hẻm 5m', 'mt đường 12m': what the house stands on, and how wide that is. */
const laneRule =
  (dictionary: SearchDictionary): SearchRule =>
  (words, at) => {
    const phrase = phraseOf(dictionary, words, at, ({ column }) => column === 'house_type');
    const width = phrase && laneWidth(words, at + phrase.words.length);
    if (!width) return null;
    const name = asReading(phrase, phrase.words.length);
    return { count: name.count + width.count, conditions: [...name.conditions, ...width.conditions] };
  };

/** 'q7', 'q7,8', 'phường 12', 'đường số 7': a word says what the name is. */
const announcedRule =
  (dictionary: SearchDictionary, others: readonly SearchRule[]): SearchRule =>
  (words, at) => {
    if (isLetteredStreet(dictionary, words, at)) return null;
    for (const { words: known, columns, isWard } of announced) {
      const said = phraseAt(words, at, known);
      if (!said) continue;
      const fits = (phrase: Phrase) =>
        (columns as Columns).includes(phrase.column) &&
        (phrase.column !== 'district' || (phrase.within === undefined) === isWard);
      const phrase = phraseOf(dictionary, words, at + said, fits) ?? numberedStreet(dictionary, words, at, said, fits);
      if (!phrase || isMeasure(words, at + said, phrase)) continue;
      const end = said + phrase.words.length;
      const isSaidFormer = phrase.within !== undefined && textAt(words, at + end) === formerWord;
      if (isSaidFormer || !isNumber(phrase.words) || phrase.column === 'house_address')
        return asReading(phrase, isSaidFormer ? end + 1 : end);
      const findPhrase = (place: number) =>
        phraseOf(dictionary, words, place, (one) => fits(one) && isNumber(one.words));
      return withListed(words, at, { first: asReading(phrase, end), findPhrase, others });
    }
    return null;
  };

/** 'D2' is a street of the dictionary, not the district 2. */
const isLetteredStreet = (dictionary: SearchDictionary, words: readonly SearchWord[], at: number): boolean =>
  words[at + 1]?.kind === 'number' &&
  phraseOf(dictionary, words, at, ({ column, words: own }) => column === 'house_address' && own.length > 1) !==
    undefined;

const listWords = phrases('-|va|hoac|hay|+');

interface List {
  first: Reading;
  findPhrase: (at: number) => Phrase | undefined;
  /** What else a number can be: '8 tỷ', '8 lê lợi'. */
  others: readonly SearchRule[];
}

/** 'q7,8,10', 'p12-13': numbers behind the first are the same kind of place. */
function withListed(words: readonly SearchWord[], at: number, { first, findPhrase, others }: List): Reading {
  const { conditions } = first;
  let { count } = first;
  for (;;) {
    const next = at + count + phraseAt(words, at + count, listWords);
    const phrase = next > at + count || words[next]?.listed ? findPhrase(next) : undefined;
    if (!phrase || words[next]?.kind !== 'number' || !isLoose(words, next, others)) return { count, conditions };
    count = next + phrase.words.length - at;
    conditions.push(...asReading(phrase, 1).conditions);
  }
}

/** 'tp 4x15', 'q 8 tỷ': a number with a measure of its own names no place. */
const isMeasure = (words: readonly SearchWord[], at: number, phrase: Phrase): boolean =>
  isNumber(phrase.words) &&
  !words[at]?.glued &&
  textAt(words, at + 1) !== formerWord &&
  measures.some((rule) => (rule(words, at)?.count ?? 0) > phrase.words.length);

/** 'Số 7' is in the dictionary with its word. */
function numberedStreet(
  dictionary: SearchDictionary,
  words: readonly SearchWord[],
  at: number,
  said: number,
  fits: (phrase: Phrase) => boolean,
): Phrase | undefined {
  if (said !== 2 || textAt(words, at + 1) !== 'so') return undefined;
  const phrase = phraseOf(dictionary, words, at + 1, fits);
  return phrase && { ...phrase, words: phrase.words.slice(1) };
}

/** '45/7 Lê Văn Sỹ', 'số nhà 12A Lê Lợi': a number in front of a street is the house's. */
const addressRule =
  (dictionary: SearchDictionary): SearchRule =>
  (words, at) => {
    const said = phraseAt(words, at, numberWords);
    const first = at + said;
    let end = first;
    if (words[end]?.kind !== 'number' || words[end]?.quoted) return null;
    end++;
    while (textAt(words, end) === '/' || (words[end]?.glued && /^([a-z]|bis|\d+)$/.test(textAt(words, end)))) end++;
    const announcedBy = phraseAt(words, end, streetWords);
    const street = phraseOf(
      dictionary,
      words,
      end + announcedBy,
      ({ column, onlyNamed, words: own }) =>
        column === 'house_address' && (announcedBy > 0 || !onlyNamed || (said > 0 && own.length > 1)),
    );
    const number = words
      .slice(first, end)
      .map(({ text }) => text)
      .join('');
    if (number.endsWith('/')) return null;
    const house: Condition = { column: 'house_number', operation: 'in', values: [number], names: [number] };
    // 'số nhà 12' says it without a street, too.
    if (!street) return said > 1 ? { count: end - at, conditions: [house] } : null;
    return {
      count: end + announcedBy + street.words.length - at,
      conditions: [house, { column: 'house_address', operation: 'in', values: street.values, names: street.names }],
    };
  };

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
  phraseAt(words, at, [...districtWords, ...wardWords]) === 0 &&
  conditions.some(({ column }) => column === 'province' || column === 'district');

/** The wards that stand in the districts that were named. A ward that none of them has was no ward. */
function inDistricts(found: Understood[], { districtOf }: SearchDictionary): Understood[] {
  const districts = found.flatMap((one) => (one.column === 'province' ? one.values : []));
  if (districts.length === 0) return found;
  return found.flatMap((one) => {
    if (one.column !== 'district' || one.operation !== 'in') return [one];
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

/** What is left to be searched as words. If nothing was understood, it is all of it. */
const restOf = (typed: string, understood: Understood[]): string =>
  understood.length === 0
    ? typed
    : leftWords(typed, understood)
        .map(({ words }) => words)
        .join(' ');

/**
 * Reads a search as an agent means it: 'hxh q10 duoi 8ty' → the alley for cars, the district, the price. What is not understood
 * stays as words; so does everything in quotation marks. D108.
 * @param now epoch seconds, for 'tin mới'
 */
export function readSearch(typed: string, dictionary: SearchDictionary, now: number): ReadSearch {
  const others = [addressRule(dictionary), ...searchRules(now), laneRule(dictionary), nameRule(dictionary)];
  const rules = [betterKnownRule, ...others.slice(0, -1), announcedRule(dictionary, others), ...others.slice(-1)];
  const words = withSpokenFractions(searchPieces(typed), {
    price: priceRule,
    others: others.filter((rule) => rule !== priceRule),
  });
  const found: Understood[] = [];
  const implied: Understood[] = [];
  for (let at = 0; at < words.length;) {
    let best: Reading | null = null;
    for (const rule of rules) {
      const reading = words[at]?.quoted ? null : rule(words, at);
      if (reading && reading.count > (best?.count ?? 0)) best = reading;
    }
    if (!best) {
      at++;
      continue;
    }
    if (isOnlyNear(words, at, best) || isUnknownStreet(words, at, best)) {
      at += best.count;
      continue;
    }
    const from = words[at]?.from ?? 0;
    const to = words[at + best.count - 1]?.to ?? typed.length;
    found.push(...best.conditions.map((condition) => ({ ...condition, from, to })));
    implied.push(...(best.implied ?? []).map((condition) => ({ ...condition, from, to })));
    at += best.count;
  }
  const understood = inDistricts(withVillas(withImplied(found, implied, words), typed, dictionary), dictionary);
  return { understood, rest: restOf(typed, understood) };
}
