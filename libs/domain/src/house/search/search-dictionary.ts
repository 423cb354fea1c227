import { placePhrases } from './place-phrases';
import {
  type Phrase,
  type SearchCorpus,
  type Entries,
  joined,
  type PhraseColumn,
  split,
  accentedWords,
  type NamedEntry,
} from './search-phrase';
import { cityAliases, classAliases, ownershipAliases, typeAliases } from './house-aliases';
import { phraseWords } from './search-words';
import { isOfTrade } from './trade-words';

/** All phrases, by their first word, longest first. */
export interface SearchDictionary {
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** The district of each ward. */
  districtOf: ReadonlyMap<number, number | null>;
}

/** Words of aliases that other accents make others: 'đắt' is no 'đất', 'khó' no 'kho'. */
const accents: Record<string, string> = {
  ...{ dat: 'đất', nha: 'nhà', kho: 'kho', xuong: 'xưởng', hem: 'hẻm', ngo: 'ngõ', tro: 'trọ', kiet: 'kiệt' },
};

/** Kinds of houses: the entries' own names, and the aliases. */
function phrasesOf(
  entries: Entries,
  column: PhraseColumn,
  aliases: typeof typeAliases,
  fits: (entry: string, name: string) => boolean,
): Phrase[] {
  const meant = (names: string) => {
    const [first = [], ...others] = names
      .split('>')
      .map((some) => entries.filter(({ value }) => some.split('|').some((name) => fits(joined(value), joined(name)))));
    return [first, ...others].find((found) => found.length > 0) ?? [];
  };
  const phrase = (words: string[], found: Entries): Phrase[] =>
    found.length > 0
      ? [
          {
            words,
            accented: words.map((word) => accents[word]),
            column,
            values: found.map(({ id }) => id),
            names: found.map(({ value }) => value),
          },
        ]
      : [];
  const aliased = aliases.flatMap(([some, names]) => split(some).flatMap((words) => phrase(words, meant(names))));
  const known = new Set(aliased.map(({ words }) => words.join(' ')));
  const own = entries.flatMap((entry) => entry.value.split(',').flatMap((name) => phrase(phraseWords(name), [entry])));
  return [...aliased, ...own.filter(({ words }) => words.length > 0 && !known.has(words.join(' ')))];
}

const begins = (entry: string, name: string) => entry.startsWith(name);
const contains = (entry: string, name: string) => entry.includes(name);

/** Types, classes, papers and cities, by the dictionary's names and by the agents' own. */
function kindPhrases({ entries }: SearchCorpus): Phrase[] {
  const of = (type: string) => entries.filter((entry) => entry.type === type);
  return [
    ...phrasesOf(of('type'), 'property_type', typeAliases, begins),
    ...phrasesOf(of('class'), 'house_type', classAliases, contains),
    ...phrasesOf(of('ownership'), 'ownership', ownershipAliases, contains),
    ...phrasesOf(of('city'), 'city', cityAliases, contains),
  ];
}

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
const tagPhrases = ({ tags = [] }: SearchCorpus): Phrase[] =>
  grouped(tags, 'house_tag', (words) => words).map((phrase) =>
    isUsual(phrase.words) ? { ...phrase, onlyNamed: true } : phrase,
  );

/** So many words of a name are said among colleagues: 'Thu Hà'. */
const spoken = 2;

/**
 * People in charge by their whole names, and by the end of it: 'Nguyễn Thu Hà', 'thu hà'. What also is in a name of the dictionary ('Gia
 * Trí'), and a given name alone, are read only behind a word that says so: 'của Hà'.
 */
function peoplePhrases({ people = [] }: SearchCorpus, others: readonly Phrase[]): Phrase[] {
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

/** The corpus as phrases to look up. What stands first wins between phrases of the same words. */
export function searchDictionary(corpus: SearchCorpus): SearchDictionary {
  const phrases = new Map<string, Phrase[]>();
  const places = [...kindPhrases(corpus), ...placePhrases(corpus)];
  for (const phrase of [...places, ...tagPhrases(corpus), ...peoplePhrases(corpus, places)]) {
    const [first = ''] = phrase.words;
    phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
  }
  for (const [first, some] of phrases)
    phrases.set(
      first,
      some.toSorted((one, other) => other.words.length - one.words.length),
    );
  return {
    phrases,
    districtOf: new Map(
      corpus.entries.filter(({ type }) => type === 'district').map(({ id, parent_id }) => [id, parent_id]),
    ),
  };
}
