import { plain, searchWords } from './vietnamese';

/** Position range [from, to) of a search hit in the composed (NFC) text. */
export type Hit = [from: number, to: number];

/**
 * `plain` with every letter at its place in the text. A character that becomes several (a ligature) or none stays as it is.
 * @param text composed (NFC)
 */
export function plainInPlace(text: string): string {
  const bare = plain(text);
  if (bare.length === text.length) return bare;
  return [...text].map((letter) => (plain(letter).length === letter.length ? plain(letter) : letter)).join('');
}

/** Where words that follow each other begin with the searched ones, in their order. @param bare of `plainInPlace` */
export function phraseIn(bare: string, words: readonly string[]): Hit | null {
  if (words.length === 0) return null;
  const phrase = new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[\\p{L}\\p{N}]*[^\\p{L}\\p{N}]+')}`, 'u').exec(bare);
  return phrase && [phrase.index, phrase.index + phrase[0].length];
}

/**
 * Finds the words of a query in a text: side by side if they stand so, else each once and at the start of a word. Inside a word only
 * if the text has all of them. Ignores case and accents, đ = d (D47).
 */
export function hitsIn(text: string, query: string): Hit[] {
  const bare = plainInPlace(text.normalize('NFC'));
  const words = searchWords(query);
  const phrase = phraseIn(bare, words);
  if (phrase) return [phrase];
  const hasAll = words.every((word) => bare.includes(word));
  return words
    .map((word): Hit | null => {
      const inside = bare.indexOf(word);
      return phraseIn(bare, [word]) ?? (hasAll ? [inside, inside + word.length] : null);
    })
    .filter((hit) => hit !== null)
    .sort(([a], [b]) => a - b);
}
