import { accentedWords, type NamedEntry, type Phrase, type SearchCorpus } from './search-phrase';
import { phraseWords } from './search-words';
import { isOfTrade } from './trade-words';

/** Names of one kind by their words: people of the same name are one phrase. */
function grouped(entries: readonly NamedEntry[], column: Phrase['column'], nameOf: (words: string[]) => string[]) {
  const phrases = new Map<string, Phrase>();
  for (const { id, value } of entries) {
    const words = nameOf(phraseWords(value));
    const known = phrases.get(words.join(' '));
    if (known) {
      known.values.push(id);
      known.names.push(value);
    } else {
      const accented = accentedWords(value).slice(-words.length);
      phrases.set(words.join(' '), { words, accented, column, values: [id], names: [value] });
    }
  }
  return [...phrases.values()].filter(({ words }) => words.length > 0);
}

/** 'Nhà mới' is what many searches begin with, 'kinh doanh' and 'cần bán gấp' stand in them without a thought of labels. */
const isUsual = (words: readonly string[]): boolean =>
  words[0] === 'nha' || words.join(' ') === 'kinh doanh' || isOfTrade(words);

/** Labels by their names. What is said anyway is a label's name only behind a word that says so, or alone. */
export const tagPhrases = ({ tags = [] }: SearchCorpus): Phrase[] =>
  grouped(tags, 'house_tag', (words) => words).map((phrase) =>
    isUsual(phrase.words) ? { ...phrase, onlyNamed: true } : phrase,
  );

/** So many words of a name are said among colleagues: 'Thu Hà'. */
const spoken = 2;

/**
 * People in charge by their whole names, and by the end of it: 'Nguyễn Thu Hà', 'thu hà'. What also is in a name of the dictionary ('Gia
 * Trí'), and a given name alone, are read only behind a word that says so: 'của Hà'.
 */
export function peoplePhrases({ people = [] }: SearchCorpus, others: readonly Phrase[]): Phrase[] {
  const taken = others.map(({ words }) => ` ${words.join(' ')} `);
  const isTaken = ({ words }: Phrase) => taken.some((name) => name.includes(` ${words.join(' ')} `));
  const long = people.filter(({ value }) => phraseWords(value).length > spoken);
  const names = [
    ...grouped(people, 'user_id', (words) => words),
    ...grouped(long, 'user_id', (words) => words.slice(-spoken)),
  ].map((phrase): Phrase =>
    isTaken(phrase) || phrase.words.length < spoken ? { ...phrase, onlyNamed: true } : phrase,
  );
  const given = grouped(
    people.filter(({ value }) => phraseWords(value).length > 1),
    'user_id',
    (words) => words.slice(-1),
  );
  return [...names, ...given.map((phrase): Phrase => ({ ...phrase, onlyNamed: true }))];
}
