import { betterKnown, formerWord } from './house-aliases';
import { isLoose } from './loose-numbers';
import { phrases } from './search-amounts';
import { type Condition, phraseAt, type Reading, type SearchRule, textAt } from './search-clause';
import type { SearchDictionary } from './search-dictionary';
import { isNumber, type Phrase, standsAt } from './search-phrase';
import { priceRule } from './search-rules';
import { floors, laneWidth, sizeRules } from './size-rules';
import type { SearchWord } from './search-words';

const districtWords = phrases('quan|q|huyen|h|thanh pho|tp|thi xa|tx|d|district');
const wardWords = phrases('phuong|p|f|ph|xa|x|thi tran|tt|phg');
const streetWords = phrases('duong|d|pho|dg|duong so|so|dai lo');
/** Words that say of a name that it is a colleague's, or a label's. */
const personWords = phrases(
  'cua|nguoi phu trach|phu trach|nhan vien|nv|sale|cua anh|cua chi|cua em|cua nv|cua nhan vien|cua sale|cua ban',
);
const tagWords = phrases('#|nhan|tag|nhan dan|gan nhan|gan tag');
const numberWords = phrases('so|so nha|nha so|sn');
const laneWords = phrases('hem|ngo|kiet');

/** Words that say of a name that it is a district's or a ward's. */
export const placeWords = [...districtWords, ...wardWords];

const measures = [priceRule, ...sizeRules];
const otherMeasures = measures.filter((rule) => rule !== floors);

/** Which columns a word in front announces. */
const announced = [
  { words: districtWords, columns: ['province', 'district'], isWard: false },
  { words: wardWords, columns: ['district'], isWard: true },
  { words: streetWords, columns: ['house_address'], isWard: false },
  { words: personWords, columns: ['user_id'], isWard: false },
  { words: tagWords, columns: ['house_tag'], isWard: false },
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
export const betterKnownRule: SearchRule = (words, at) => {
  const count = phraseAt(words, at, wellKnown);
  return count ? { count, conditions: [] } : null;
};

export const nameRule =
  (dictionary: SearchDictionary): SearchRule =>
  (words, at) => {
    const isAll = (count: number) => at === 0 && count === words.length;
    const phrase = phraseOf(
      dictionary,
      words,
      at,
      ({ onlyNamed, column, words: own }) => !onlyNamed || (column === 'house_tag' && isAll(own.length)),
    );
    return phrase ? asReading(phrase, phrase.words.length) : null;
  };

/** 'hẻm 5m', 'mt đường 12m': what the house stands on, and how wide that is. */
export const laneRule =
  (dictionary: SearchDictionary): SearchRule =>
  (words, at) => {
    const phrase = phraseOf(dictionary, words, at, ({ column }) => column === 'house_type');
    const width = phrase && laneWidth(words, at + phrase.words.length);
    if (!width) return null;
    const name = asReading(phrase, phrase.words.length);
    return { count: name.count + width.count, conditions: [...name.conditions, ...width.conditions] };
  };

/** 'q7', 'q7,8', 'phường 12', 'đường số 7': a word says what the name is. */
export const announcedRule =
  (dictionary: SearchDictionary, others: readonly SearchRule[]): SearchRule =>
  (words, at) => {
    if (isLetteredStreet(dictionary, words, at)) return null;
    for (const { words: known, columns, isWard } of announced) {
      const input = phraseAt(words, at, known);
      if (!input) continue;
      const fits = (phrase: Phrase) =>
        (columns as Columns).includes(phrase.column) &&
        (phrase.column !== 'district' || (phrase.within === undefined) === isWard);
      const phrase =
        phraseOf(dictionary, words, at + input, fits) ?? numberedStreet(dictionary, words, at, input, fits);
      if (!phrase || (isMeasure(words, at + input, phrase) && !(isWard && isBeforePhuNhuan(words, at + input))))
        continue;
      const end = input + phrase.words.length;
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
  phraseOf(
    dictionary,
    words,
    at,
    ({ column, onlyNamed, words: own }) => column === 'house_address' && !onlyNamed && own.length > 1,
  ) !== undefined;

const listWords = phrases('va|hoac|hay|+');
const dash = phrases('-');

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
    const end = at + count;
    // 'q7-8', but 'q3 - 12 …' goes on with an address.
    const isDashed = phraseAt(words, end, dash) > 0 && words[end]?.glued && words[end + 1]?.glued;
    const next = isDashed ? end + 1 : end + phraseAt(words, end, listWords);
    const phrase = next > end || words[next]?.listed ? findPhrase(next) : undefined;
    if (!phrase || words[next]?.kind !== 'number' || !isLoose(words, next, others)) return { count, conditions };
    count = next + phrase.words.length - at;
    conditions.push(...asReading(phrase, 1).conditions);
  }
}

const placeAccents: Record<string, string> = { q: '', quan: 'quận', p: '', f: '', ph: '', phuong: 'phường' };
const storeys = phrases('tang|lau');
const ground = phrases('tret');

/** 'quận 7 tầng 5', 'q 1 trệt': it is on this floor of a building in the district. 'quan 7 tang' may have seven. */
function isOnFloor(words: readonly SearchWord[], at: number): boolean {
  const { text = '', accented = '' } = words[at - 1] ?? {};
  const own = placeAccents[text];
  if (own === undefined || words[at]?.listed || (accented !== '' && accented !== own)) return false;
  const storey = phraseAt(words, at + 1, storeys);
  const isSaid = storey > 0 && (accented !== '' || words[at + 1 + storey]?.kind === 'number');
  return isSaid || phraseAt(words, at + 1, ground) > 0;
}

/** 'tp 4x15', 'q 8 tỷ': a number with a measure of its own names no place. */
const isMeasure = (words: readonly SearchWord[], at: number, phrase: Phrase): boolean =>
  isNumber(phrase.words) &&
  !words[at]?.glued &&
  textAt(words, at + 1) !== formerWord &&
  (isOnFloor(words, at) ? otherMeasures : measures).some((rule) => (rule(words, at)?.count ?? 0) > phrase.words.length);

/** 'phường 7 pn' is of Phú Nhuận, 'phường 7pn' has seven bedrooms. */
const isBeforePhuNhuan = (words: readonly SearchWord[], at: number): boolean =>
  textAt(words, at + 1) === 'pn' && !words[at + 1]?.glued;

/** 'Số 7' is in the dictionary with its word. */
function numberedStreet(
  dictionary: SearchDictionary,
  words: readonly SearchWord[],
  at: number,
  input: number,
  fits: (phrase: Phrase) => boolean,
): Phrase | undefined {
  if (input !== 2 || textAt(words, at + 1) !== 'so') return undefined;
  const phrase = phraseOf(dictionary, words, at + 1, fits);
  return phrase && { ...phrase, words: phrase.words.slice(1) };
}

/** '45/7 Lê Văn Sỹ', 'số nhà 12A Lê Lợi': a number in front of a street is the house's. */
export const addressRule =
  (dictionary: SearchDictionary): SearchRule =>
  (words, at) => {
    const input = phraseAt(words, at, numberWords);
    const first = at + input;
    let end = first;
    if (words[end]?.kind !== 'number' || words[end]?.quoted) return null;
    end++;
    while (textAt(words, end) === '/' || (words[end]?.glued && /^([a-z]|bis|\d+)$/.test(textAt(words, end)))) end++;
    const isStreet = ({ column }: Phrase) => column === 'house_address';
    const bare = phraseOf(
      dictionary,
      words,
      end,
      (phrase) => isStreet(phrase) && (!phrase.onlyNamed || (input > 0 && phrase.words.length > 1)),
    );
    const announcedBy = bare ? 0 : phraseAt(words, end, streetWords);
    const street = announcedBy > 0 ? phraseOf(dictionary, words, end + announcedBy, isStreet) : bare;
    const number = words
      .slice(first, end)
      .map(({ text }) => text)
      .join('');
    if (number.endsWith('/')) return null;
    // 'hẻm 123 Phan Văn Trị' is the alley's own number: its houses are 123/…
    if (input === 0 && !number.includes('/') && phraseAt(words, at - 1, laneWords) > 0) return null;
    const house: Condition = { column: 'house_number', operation: 'in', values: [number], names: [number] };
    if (!street) return isHouseNumber(words, at, input) ? { count: end - at, conditions: [house] } : null;
    return {
      count: end + announcedBy + street.words.length - at,
      conditions: [house, { column: 'house_address', operation: 'in', values: street.values, names: street.names }],
    };
  };

/** 'số nhà 12' says it without a street, too. 'nhà sổ 2 lầu' does not. */
const isHouseNumber = (words: readonly SearchWord[], at: number, input: number): boolean =>
  input > 1 &&
  words.slice(at, at + input).every(({ text, accented }) => text !== 'so' || accented === '' || accented === 'số') &&
  !(textAt(words, at) === 'so' ? otherMeasures : measures).some((rule) => rule(words, at + input));
