import type { PhraseColumn } from './search-phrase';
import type { SearchWord } from './search-words';

/** The columns that a search is read for. The list can be filtered by each of them. */
export type UnderstoodColumn =
  | PhraseColumn
  | 'id'
  | 'purpose'
  | 'direction'
  | 'balcony_direction'
  | 'into_money'
  | 'area'
  | 'floor_area'
  | 'width'
  | 'length'
  | 'wide_street'
  | 'floors'
  | 'number_bedroom'
  | 'number_wc'
  | 'end_open'
  | 'terrace'
  | 'car_parking'
  | 'house_number'
  | 'created_at'
  | 'customer_phone';

/** A condition, as a filter of the list takes it. An open end is null. `notIn`: 'không hướng tây', 'trừ quận 12'. */
export type Condition =
  | { column: UnderstoodColumn; operation: 'in' | 'notIn'; values: (number | string)[]; names: string[] }
  | { column: UnderstoodColumn; operation: 'between'; values: [number | null, number | null] };

/** A condition that a search names, and the part of the text that names it. */
export type Understood = Condition & {
  from: number;
  to: number;
  /** A letter was wrong or two were swapped: 'binh thnah'. */
  guessed?: true;
};

/** What begins at some word: how many words it takes, and what they mean. Without a condition they are left out. */
export interface Reading {
  count: number;
  conditions: Condition[];
  /** What they also mean where nothing else says it: a price in tỷ is a sale's. */
  implied?: Condition[];
}

/** Reads what begins at this word; null if it is something else. */
export type SearchRule = (words: readonly SearchWord[], at: number) => Reading | null;

/** The text of a word, '' behind the end and inside quotation marks. */
export const textAt = (words: readonly SearchWord[], at: number): string => {
  const word = words[at];
  return word && !word.quoted ? word.text : '';
};

/** How many words the first of these phrases takes that stands here; 0 if none does. Longer ones come first. */
export function phraseAt(words: readonly SearchWord[], at: number, phrases: readonly (readonly string[])[]): number {
  const found = phrases.find((phrase) => phrase.every((text, index) => textAt(words, at + index) === text));
  return found?.length ?? 0;
}
