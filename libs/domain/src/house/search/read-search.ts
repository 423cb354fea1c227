import { leftWords } from './left-words';
import { withSpokenFractions } from './loose-numbers';
import { addressRule, announcedRule, betterKnownRule, laneRule, nameRule, placeWords } from './place-rules';
import { phrases } from './search-amounts';
import { phraseAt, type Reading, textAt, type Understood } from './search-clause';
import type { SearchDictionary } from './search-dictionary';
import { priceRule, searchRules } from './search-rules';
import { searchPieces, type SearchWord } from './search-words';
import { withVillas } from './villas';

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
  const address = addressRule(dictionary);
  const [lane, name] = [laneRule(dictionary), nameRule(dictionary)];
  const general = searchRules(now);
  const announcedPlace = announcedRule(dictionary, [address, ...general, lane, name]);
  const rules = [betterKnownRule, address, ...general, lane, announcedPlace, name];
  const unpriced = [...general.filter((rule) => rule !== priceRule), lane, name];
  const words = withSpokenFractions(searchPieces(typed), { price: priceRule, address, others: unpriced });
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
