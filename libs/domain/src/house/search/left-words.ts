import { fromTelex } from './telex';
import { searchKey } from './search-words';
import { tradeWordsAt } from './trade-words';

/** Words of a search between its understood parts, and where they stand: from the first one to behind the last. */
export interface LeftWords {
  words: string;
  from: number;
  to: number;
}

/** A word for comparison, without the signs around it. */
const keyOf = (word: string): string => searchKey(word.replace(/^[^\p{L}\p{N}"“”]+|[^\p{L}\p{N}"“”]+$/gu, ''));

/** Words with something to search for. Words of trade say nothing, but in quotation marks. */
function telling(words: readonly RegExpExecArray[]): RegExpExecArray[] {
  const keys = words.map(([word]) => keyOf(word));
  const stored: RegExpExecArray[] = [];
  for (let at = 0; at < words.length;) {
    const count = tradeWordsAt(keys, at);
    const word = words[at];
    if (count === 0 && word && /[\p{L}\p{N}]/u.test(word[0])) stored.push(word);
    at += Math.max(1, count);
  }
  return stored;
}

/** What is left to be searched as words beside the understood parts. Words that only ask are left out. D108, D126. */
export function leftWords(typed: string, understood: readonly Pick<LeftWords, 'from' | 'to'>[]): LeftWords[] {
  const left: LeftWords[] = [];
  let at = 0;
  const ends = [...understood].sort((one, other) => one.from - other.from);
  for (const { from, to } of [...ends, { from: typed.length, to: typed.length }]) {
    const words = telling([...typed.slice(at, Math.max(at, from)).matchAll(/\S+/g)]);
    const [first] = words;
    const last = words.at(-1);
    if (first && last)
      left.push({
        words: words.map(([word]) => word).join(' '),
        from: at + first.index,
        to: at + last.index + last[0].length,
      });
    at = Math.max(at, to);
  }
  return left;
}

/** The same as one search. What was typed by Telex without a keyboard is searched without accents. */
export const restOf = (typed: string, understood: readonly Pick<LeftWords, 'from' | 'to'>[]): string =>
  leftWords(typed, understood)
    .flatMap(({ words }) => words.split(' '))
    .map((word) => fromTelex(keyOf(word)) ?? word)
    .join(' ');
