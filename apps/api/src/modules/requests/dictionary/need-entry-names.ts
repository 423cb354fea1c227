import { needColumns, needEntries, type NeedEntries } from '@toam/domain/need/need-columns';
import { type Entries, readEntries } from '../../options/options.reads';

/** The entries of the dictionary that these needs name. */
export const readEntriesOf = (needs: Record<NeedEntries, number[]>[]): Promise<Entries> =>
  readEntries(
    needs.flatMap((need) =>
      needEntries.flatMap((column) => need[column].map((id) => ({ type: needColumns[column].dictionary, id }))),
    ),
  );

/** What the entries of a column are called; '#7' for one that is not known. */
export const namesOf = (column: NeedEntries, ids: number[], entries: Entries): string[] =>
  ids.map((id) => entries.nameOf(needColumns[column].dictionary, id) ?? `#${id}`);
