import { cityAliases, classAliases, ownershipAliases, typeAliases } from './house-aliases';
import { type Entries, joined, type Phrase, type PhraseColumn, type SearchCorpus, split } from './search-phrase';
import { phraseWords } from './search-words';

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
export function kindPhrases({ entries }: SearchCorpus): Phrase[] {
  const of = (type: string) => entries.filter((entry) => entry.type === type);
  return [
    ...phrasesOf(of('type'), 'property_type', typeAliases, begins),
    ...phrasesOf(of('class'), 'house_type', classAliases, contains),
    ...phrasesOf(of('ownership'), 'ownership', ownershipAliases, contains),
    ...phrasesOf(of('city'), 'city', cityAliases, contains),
  ];
}
