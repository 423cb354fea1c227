import type { Reading, SearchRule } from './search-clause';
import type { SearchDictionary } from './search-dictionary';
import type { Phrase } from './search-phrase';
import type { SearchWord } from './search-words';
import { isSyllable } from './telex';

/** Shorter names are too like each other, above all single words: 'xưởng' and 'thương'. */
const shortest = 5;
const shortestWord = 6;

/** Whether one letter is wrong, missing or too much, or two neighbours are swapped. */
export function isOneOff(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let at = 0;
  while (at < meant.length && typed[at] === meant[at]) at++;
  const [one, other] = [typed.slice(at), meant.slice(at)];
  return (
    one.slice(1) === other.slice(1) ||
    one.slice(1) === other ||
    one === other.slice(1) ||
    (one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2))
  );
}

/** How many words stand here for the phrase: all but one as they are and that one with a slip, or all in one word; 0 if none do. */
function slipAt(words: readonly SearchWord[], at: number, phrase: Phrase): number {
  const joined = phrase.words.join('');
  const first = words[at];
  if (!first || joined.length < (phrase.words.length > 1 ? shortest : shortestWord)) return 0;
  if (phrase.words.length > 1 && first.text === joined) return 1;
  const typed = words.slice(at, at + phrase.words.length);
  if (typed.length < phrase.words.length || typed.some(({ quoted, kind }) => quoted || kind !== 'letters')) return 0;
  const others = typed.filter(({ text }, step) => text !== phrase.words[step]);
  const step = typed.findIndex(({ text }, place) => text !== phrase.words[place]);
  return others.length === 1 && isOneOff(typed[step]?.text ?? '', phrase.words[step] ?? '') ? typed.length : 0;
}

/** Names with one wrong letter, and names without the space between their words: 'binh thnah', 'phunhuan'. D126 */
export function guessRule({ phrases }: SearchDictionary): SearchRule {
  const all = [...phrases.values()].flat().filter(({ onlyNamed }) => !onlyNamed);
  return (words, at) => {
    if (words[at]?.kind !== 'letters' || words[at]?.quoted) return null;
    let best: Reading | null = null;
    for (const phrase of all) {
      const count = slipAt(words, at, phrase);
      const { column, values, names } = phrase;
      if (count > (best?.count ?? 0)) best = { count, conditions: [{ column, operation: 'in', values, names }] };
    }
    return best;
  };
}

/** Words in front of the number of a place. Whole ones: a slip in 'q' makes another letter. */
const numberedPlaces = ['quan', 'phuong'];

/** 'qaun 7', 'quânh 7': a slip in the word in front of a place's number. What is a word by itself is none: 'phong 7'. */
export const guessPlaceRule =
  (announced: SearchRule): SearchRule =>
  (words, at) => {
    const word = words[at];
    if (word?.kind !== 'letters' || word.quoted || words[at + 1]?.kind !== 'number' || isSyllable(word)) return null;
    const meant = numberedPlaces.find((place) => isOneOff(word.text, place));
    if (!meant) return null;
    const asMeant = { ...word, text: meant, accented: '' };
    return announced([...words.slice(0, at), asMeant, ...words.slice(at + 1)], at);
  };
