import { askingWords } from './house-aliases';
import { searchKey } from './search-words';

/** Words of a search between its understood parts, and where they stand: from the first one to behind the last. */
export interface LeftWords {
  words: string;
  from: number;
  to: number;
}

/** What is left to be searched as words beside the understood parts. Words that only ask are left out. D108. */
export function leftWords(typed: string, understood: readonly Pick<LeftWords, 'from' | 'to'>[]): LeftWords[] {
  const left: LeftWords[] = [];
  let at = 0;
  const ends = [...understood].sort((one, other) => one.from - other.from);
  for (const { from, to } of [...ends, { from: typed.length, to: typed.length }]) {
    const words = [...typed.slice(at, from).matchAll(/\S+/g)].filter(
      ([word]) => /[\p{L}\p{N}]/u.test(word) && !askingWords.has(searchKey(word)),
    );
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
