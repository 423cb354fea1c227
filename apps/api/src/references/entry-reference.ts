import type { DictionaryUser } from '@toam/contracts/dictionary/dictionary.schema';
import type { DictionaryType } from '@toam/contracts/option/option.schema';
import { registry } from './registry';

/** What is known of a dictionary entry whose uses are counted. */
export interface CountedEntry {
  id: number;
  value: string;
  parent_id: number | null;
}

/** How many use each, by the entry's id; entries of one type. */
export type UseCounts = Map<number, number>;

/** Knows the records of one noun that hold dictionary entries. Records that may come back count. D66. */
export interface EntryReferenceHandler {
  noun: DictionaryUser;
  /** Counted for one page, in one statement or two: 0.1 s at 200,000 houses. */
  count: (type: DictionaryType, entries: readonly CountedEntry[]) => Promise<UseCounts>;
  /** Asks for the job that follows a new name, where records are searched by the names of entries of this type. */
  renamed?: (type: DictionaryType, id: number) => Promise<void>;
}

/** Every handler, in the order in which uses are named. */
export const { all: entryReferences, register: registerEntryReferences } =
  registry<EntryReferenceHandler>('dictionary entries');
