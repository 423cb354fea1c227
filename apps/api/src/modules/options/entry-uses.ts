import type { DictionaryUse, DictionaryUser } from '@toam/contracts/dictionary/dictionary.schema';
import type { DictionaryType } from '@toam/contracts/option/option.schema';
import { and, count, inArray, isNull } from 'drizzle-orm';
import { db } from '../../db/db';
import { countDraftsWith, countHousesWith } from '../houses/house-entries.reads';
import { countNeedsWith } from '../requests/need-entries.reads';
import { countLimitsWith } from '../users/province-limits.reads';
import { dictionaryEntries } from './dictionary.schema';

/** What is known of an entry whose uses are counted. */
export interface CountedEntry {
  id: number;
  value: string;
  parent_id: number | null;
}

/** How many use each, by the entry's id; entries of one type. */
export type UseCounts = Map<number, number>;

interface EntryUser {
  noun: DictionaryUser;
  /** Counted for one page, in one statement or two: 0.1 s at 200,000 houses. */
  count: (type: DictionaryType, entries: readonly CountedEntry[]) => Promise<UseCounts>;
}

/** Entries that belong to these. */
async function countChildren(type: DictionaryType, entries: readonly CountedEntry[]): Promise<UseCounts> {
  const children: DictionaryType[] = type === 'city' ? ['province'] : type === 'province' ? ['district', 'street'] : [];
  if (children.length === 0) return new Map();
  const ids = entries.map(({ id }) => id);
  const { parent_id, type: typeOf, deleted_at } = dictionaryEntries;
  const found = await db()
    .select({ id: parent_id, uses: count() })
    .from(dictionaryEntries)
    .where(and(inArray(typeOf, children), inArray(parent_id, ids), isNull(deleted_at)))
    .groupBy(parent_id);
  return new Map(found.map(({ id, uses }) => [id!, uses]));
}

/** Everything that uses entries; a new table that holds them is one line here. Records that may come back count. D66. */
const entryUsers: readonly EntryUser[] = [
  { noun: 'house', count: countHousesWith },
  { noun: 'draft', count: countDraftsWith },
  { noun: 'request', count: countNeedsWith },
  { noun: 'user', count: countLimitsWith },
  { noun: 'entry', count: countChildren },
];

/** What uses each of these entries of one type, by id; kinds that use none are left out. */
export async function readUses(
  type: DictionaryType,
  entries: readonly CountedEntry[],
): Promise<Map<number, DictionaryUse[]>> {
  const uses = new Map<number, DictionaryUse[]>(entries.map(({ id }) => [id, []]));
  if (entries.length === 0) return uses;
  for (const { noun, count: countUses } of entryUsers) {
    for (const [id, found] of await countUses(type, entries)) if (found > 0) uses.get(id)?.push({ noun, count: found });
  }
  return uses;
}
