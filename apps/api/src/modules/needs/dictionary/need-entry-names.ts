import { needColumns, needEntries, type NeedEntries } from '@toam/domain/need/need-columns';
import { type Entries, readEntries } from '../../options/options.reads';

/** The dictionary entries that these needs name. */
export const readEntriesOf = (needs: Record<NeedEntries, number[]>[]): Promise<Entries> =>
  readEntries(
    needs.flatMap((need) =>
      needEntries.flatMap((column) => need[column].map((id) => ({ type: needColumns[column].dictionary, id }))),
    ),
  );

/** The names of a column's entries; '#7' for an unknown one. */
export const namesOf = (column: NeedEntries, ids: number[], entries: Entries): string[] =>
  ids.map((id) => entries.nameOf(needColumns[column].dictionary, id) ?? `#${id}`);
