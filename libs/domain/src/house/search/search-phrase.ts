import { phraseWords, searchPieces, type SearchWord } from './search-words';

export interface NamedEntry {
  id: number;
  value: string;
}

/** What a company calls its places and kinds: its dictionary and its projects. */
export interface SearchCorpus {
  entries: ReadonlyArray<NamedEntry & { type: string; parent_id: number | null }>;
  projects: readonly NamedEntry[];
  /** Whoever has houses. */
  people?: readonly NamedEntry[];
  tags?: readonly NamedEntry[];
}

/** The column that a phrase speaks of. `address`: a name that is a ward's and a street's. */
export type PhraseColumn =
  | 'province'
  | 'district'
  | 'house_address'
  | 'address'
  | 'city'
  | 'project_id'
  | 'user_id'
  | 'house_tag'
  | 'property_type'
  | 'house_type'
  | 'ownership';

/** A phrase that names values of a column. */
export interface Phrase {
  words: string[];
  /** The words as the dictionary writes them; undefined where accents don't count, as in most aliases. */
  accented?: (string | undefined)[];
  column: PhraseColumn;
  values: (number | string)[];
  /** As the dictionary calls them. */
  names: string[];
  /** Read only behind a word that says what it is: 'Phường 12', 'Đường 64'. */
  onlyNamed?: true;
  /** The district of a former district's wards. */
  within?: number;
}

export type Entries = SearchCorpus['entries'];

/** Aliases as they are compared. */
export const split = (aliases: string) => aliases.split('|').map(phraseWords);
/** A name for comparison, its words between spaces. */
export const joined = (value: string) => ` ${phraseWords(value).join(' ')} `;

/** The accented form of each word, for names that are compared with what was typed. */
export const accentedWords = (value: string) => searchPieces(value).map(({ accented, text }) => accented || text);

export const isNumber = (words: string[]) => words.every((word) => /^\d/.test(word));

export const named = ({ id, value }: NamedEntry) => ({ values: [id], names: [value] });

/** Whether the phrase stands at this place. What was typed with accents must have the dictionary's. */
export const standsAt = (phrase: Phrase, words: readonly SearchWord[], at: number): boolean =>
  phrase.words.every((text, index) => {
    const word = words[at + index];
    if (!word || word.quoted || word.text !== text) return false;
    const own = phrase.accented?.[index];
    return word.accented === '' || own === undefined || own === word.accented;
  });
