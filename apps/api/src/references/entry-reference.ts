import type { DictionaryUser } from '@toam/contracts/dictionary/dictionary.schema';
import type { DictionaryType } from '@toam/contracts/option/option.schema';
import { registry } from './registry';

/** A dictionary entry whose uses are counted. */
export interface CountedEntry {
  id: number;
  value: string;
  parent_id: number | null;
}

/** The number of uses by entry id; all entries are of one type. */
export type UseCounts = Map<number, number>;

/** Counts the records of one noun that use dictionary entries. Deleted records count, because they may be restored. D66. */
export interface EntryReferenceHandler {
  noun: DictionaryUser;
  /** Counts for one page, in one statement or two: 0.1 s at 200,000 houses. */
  count: (type: DictionaryType, entries: readonly CountedEntry[]) => Promise<UseCounts>;
  /** Enqueues the job after a rename, if records are searched by the names of entries of this type. */
  renamed?: (type: DictionaryType, id: number) => Promise<void>;
}

/** All handlers, in the order in which uses are listed. */
export const { all: entryReferences, register: registerEntryReferences } =
  registry<EntryReferenceHandler>('dictionary entries');
