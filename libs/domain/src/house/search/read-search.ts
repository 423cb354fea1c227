import { betterKnown, formerWord } from './house-aliases';
import { leftWords } from './left-words';
import { type Condition, phraseAt, type Reading, type SearchRule, textAt, type Understood } from './search-clause';
import type { SearchDictionary } from './search-dictionary';
import { isNumber, type Phrase, standsAt } from './search-phrase';
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
const streetWords = phrases('duong|d|pho|dg|duong so|so');

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

/** 'q7', 'phường 12', 'đường số 7': a word says what the name is. */
const announcedRule =
  (dictionary: SearchDictionary): SearchRule =>
  (words, at) => {
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
      return asReading(phrase, isSaidFormer ? end + 1 : end);
    }
    return null;
  };

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

/** '45/7 Lê Văn Sỹ', '12A Lê Lợi': a number in front of a street is the house's. */
const addressRule =
  (dictionary: SearchDictionary): SearchRule =>
  (words, at) => {
    let end = at;
    if (textAt(words, end) === 'so') end++;
    const first = end;
    if (words[end]?.kind !== 'number' || words[end]?.quoted) return null;
    end++;
    while (textAt(words, end) === '/' || (words[end]?.glued && /^([a-z]|bis|\d+)$/.test(textAt(words, end)))) end++;
    const announcedBy = phraseAt(words, end, streetWords);
    const street = phraseOf(
      dictionary,
      words,
      end + announcedBy,
      ({ column, onlyNamed }) => column === 'house_address' && (announcedBy > 0 || !onlyNamed),
    );
    if (!street) return null;
    const number = words
      .slice(first, end)
      .map(({ text }) => text)
      .join('');
    if (number.endsWith('/')) return null;
    return {
      count: end + announcedBy + street.words.length - at,
      conditions: [
        { column: 'house_number', operation: 'in', values: [number], names: [number] },
        { column: 'house_address', operation: 'in', values: street.values, names: street.names },
      ],
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

/** What is left to be searched as words. If nothing was understood, it is all of it. */
const restOf = (typed: string, understood: Understood[]): string =>
  understood.length === 0
    ? typed
    : leftWords(typed, understood)
        .map(({ words }) => words)
        .join(' ');

/**
 * The conditions together. Two on one column that name the same value mean that value ('nhà', 'nhà cấp 4'); otherwise either is meant
 * ('q7 q8').
 */
export function conditionsOf(understood: readonly Understood[]): Condition[] {
  const conditions: Condition[] = [];
  for (const { from: _, to: __, ...condition } of understood) {
    const known = conditions.findIndex(({ column, operation }) => column === condition.column && operation === 'in');
    const other = conditions[known];
    if (condition.operation !== 'in' || other?.operation !== 'in') {
      conditions.push(condition);
      continue;
    }
    const both = other.values.filter((value) => condition.values.includes(value));
    const values = both.length > 0 ? both : [...other.values, ...condition.values];
    conditions[known] = { ...other, values };
  }
  return conditions;
}

/**
 * Reads a search as an agent means it: 'hxh q10 duoi 8ty' → the alley for cars, the district, the price. What is not understood
 * stays as words; so does everything in quotation marks. D108.
 * @param now epoch seconds, for 'tin mới'
 */
export function readSearch(typed: string, dictionary: SearchDictionary, now: number): ReadSearch {
  const words = searchPieces(typed);
  const rules = [
    betterKnownRule,
    addressRule(dictionary),
    ...searchRules(now),
    laneRule(dictionary),
    announcedRule(dictionary),
    nameRule(dictionary),
  ];
  const found: Understood[] = [];
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
    at += best.count;
  }
  const understood = inDistricts(withVillas(found, typed, dictionary), dictionary);
  return { understood, rest: restOf(typed, understood) };
}
