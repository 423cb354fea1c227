import type { DictionaryEntry } from '@toam/contracts/dictionary/dictionary.schema';
import { toEpoch } from '../../db/columns';
import type { EntryWithParent } from './dictionary.queries';
import { readUses } from './entry-uses';

/** Rows of one type as the API answers them, each with its uses. */
export async function serializeEntries(rows: readonly EntryWithParent[]): Promise<DictionaryEntry[]> {
  const type = rows[0]?.type;
  if (!type) return [];
  const uses = await readUses(type, rows);
  return rows.map((row) => ({
    ...row,
    parent: row.parent_id === null || row.parent === null ? null : { id: row.parent_id, value: row.parent },
    uses: uses.get(row.id) ?? [],
    created_at: toEpoch(row.created_at),
    updated_at: toEpoch(row.updated_at),
  }));
}

export const serializeEntry = async (row: EntryWithParent): Promise<DictionaryEntry> =>
  (await serializeEntries([row]))[0]!;
