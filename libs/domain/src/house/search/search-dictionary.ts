import { kindPhrases } from './kind-phrases';
import { peoplePhrases, tagPhrases } from './people-phrases';
import { placePhrases } from './place-phrases';
import type { Phrase, SearchCorpus } from './search-phrase';

/** All phrases, by their first word, longest first. */
export interface SearchDictionary {
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** The district of each ward. */
  districtOf: ReadonlyMap<number, number | null>;
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
