import { phrases } from './search-amounts';
import { phraseAt, type SearchRule, textAt } from './search-clause';
import type { SearchWord } from './search-words';

/** What is counted by a number in front, if no rule reads it: '5 tỷ 2 căn', 'q1, 3 mặt thoáng'. */
const counted = phrases('can|mat|phong|m|met|km|ham|lo|nen|phut|buoc|cua|sec|lau|tang|tam|nguoi|kiot|x|/|²');

/** Whether the number stands for itself: no rule reads it, and nothing behind it is counted by it. */
export const isLoose = (words: readonly SearchWord[], at: number, rules: readonly SearchRule[]): boolean =>
  !(words[at + 1]?.glued && words[at + 1]?.kind === 'letters') &&
  phraseAt(words, at + 1, counted) === 0 &&
  !rules.some((rule) => rule(words, at) !== null);

const until = phrases('-|den|toi');

/** '5 tỷ 2 - 6 tỷ' goes from 5,2. In '8 tỷ 5 - 7 tỷ' a range begins with the 5. */
function isRangeBegin(words: readonly SearchWord[], at: number): boolean {
  const [first, last] = [Number(textAt(words, at - 2)), Number(textAt(words, at + 2).replace(',', '.'))];
  const hasFraction = words[at + 4]?.kind === 'number';
  return phraseAt(words, at + 1, until) > 0 && (first < last || (first === last && hasFraction));
}

/** '5 tỷ 2' as '5ty2': a loose number behind a price is its fraction. */
export function withSpokenFractions(
  words: readonly SearchWord[],
  { price, address, others }: { price: SearchRule; address: SearchRule; others: readonly SearchRule[] },
): SearchWord[] {
  return words.map((word, at) => {
    const isBehindPrice =
      textAt(words, at - 1) === 'ti' && words[at - 2]?.kind === 'number' && /^\d{1,3}$/.test(textAt(words, at - 2));
    const mayBelong = word.kind === 'number' && /^\d{1,3}$/.test(word.text) && !word.glued && !word.listed;
    if (!isBehindPrice || !mayBelong || word.quoted) return word;
    const rules = [...others];
    if (!isRangeBegin(words, at)) rules.push(price);
    // '5 tỷ 2 lê lợi' is a price, '5 tỷ 45 lê lợi' has a house's number.
    if (word.text.length > 1) rules.push(address);
    return isLoose(words, at, rules) ? { ...word, glued: true } : word;
  });
}
