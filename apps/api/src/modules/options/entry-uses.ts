import type { DictionaryUse } from '@toam/contracts/dictionary/dictionary.schema';
import type { DictionaryType } from '@toam/contracts/option/option.schema';
import { and, count, inArray, isNull } from 'drizzle-orm';
import { db } from '../../db/db';
import { idsOf } from '../../db/rows';
import { type CountedEntry, entryReferences, type UseCounts } from '../../references/entry-reference';
import { dictionaryEntries } from './dictionary.schema';

/** Counts the child entries of these. */
async function countChildren(type: DictionaryType, entries: readonly CountedEntry[]): Promise<UseCounts> {
  const children: DictionaryType[] = type === 'city' ? ['province'] : type === 'province' ? ['district', 'street'] : [];
  if (children.length === 0) return new Map();
  const ids = idsOf(entries);
  const { parent_id, type: typeOf, deleted_at } = dictionaryEntries;
  const found = await db()
    .select({ id: parent_id, uses: count() })
    .from(dictionaryEntries)
    .where(and(inArray(typeOf, children), inArray(parent_id, ids), isNull(deleted_at)))
    .groupBy(parent_id);
  return new Map(found.map(({ id, uses }) => [id!, uses]));
}

/** How many records of each kind use these entries of one type, by id. Kinds without uses are left out. */
export async function readUses(
  type: DictionaryType,
  entries: readonly CountedEntry[],
): Promise<Map<number, DictionaryUse[]>> {
  const uses = new Map<number, DictionaryUse[]>(entries.map(({ id }) => [id, []]));
  if (entries.length === 0) return uses;
  const users = [...entryReferences(), { noun: 'entry' as const, count: countChildren }];
  for (const { noun, count: countUses } of users) {
    for (const [id, found] of await countUses(type, entries)) if (found > 0) uses.get(id)?.push({ noun, count: found });
  }
  return uses;
}
