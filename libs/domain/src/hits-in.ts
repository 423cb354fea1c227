import { plain, searchWords } from './vietnamese';

/** Position range [from, to) of a search hit in the text. */
export type Hit = [from: number, to: number];

/**
 * `plain` keeps one letter per composed letter, so that a position in the plain text is the same in the shown text.
 * Characters that become several letters (ligatures, emoji) stay unchanged.
 */
const plainLetters = (text: string): string[] =>
  [...text.normalize('NFC')].map((letter) => {
    const bare = plain(letter);
    return [...bare].length === 1 ? bare : letter;
  });

/**
 * Finds the words of a query in a text, each once and at the start of a word if possible. Ignores case and accents,
 * đ = d (D47). Positions count letters, as `[...text]` does.
 */
export function hitsIn(text: string, query: string): Hit[] {
  const letters = plainLetters(text);
  const whole = letters.map((letter) => (/[\p{L}\p{N}]/u.test(letter) ? letter : ' ')).join('');
  return searchWords(query)
    .map((word): Hit | null => {
      const atStart = ` ${whole}`.indexOf(` ${word}`);
      const at = atStart >= 0 ? atStart : whole.indexOf(word);
      return at < 0 ? null : [at, at + word.length];
    })
    .filter((hit) => hit !== null)
    .sort(([a], [b]) => a - b);
}
