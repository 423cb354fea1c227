import type { DictionaryType, OptionEntry } from '@toam/contracts/option/option.schema';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { dictionaryEntries } from './dictionary.schema';

/** An entry to look up; ids count within their type. */
export interface EntryKey {
  type: DictionaryType;
  id: number | null;
}

export interface Entry extends OptionEntry {
  type: DictionaryType;
  parent_id: number | null;
  /** Whether it can be chosen now: neither switched off nor deleted. */
  active: boolean;
}

/** Entries that were looked up. */
export interface Entries {
  of(type: DictionaryType, id: number | null): Entry | undefined;
  /** Null where the id is null or unknown. */
  nameOf(type: DictionaryType, id: number | null): string | null;
}

/** Entries that can be chosen now. */
const isOffered = and(eq(dictionaryEntries.active, true), isNull(dictionaryEntries.deleted_at));

const keyOf = (type: DictionaryType, id: number | null) => `${type} ${id}`;

/** Looks many entries up at once. It includes entries that are switched off or deleted, because houses still use them. */
export async function readEntries(keys: EntryKey[]): Promise<Entries> {
  const byType = new Map<DictionaryType, Set<number>>();
  for (const { type, id } of keys) if (id !== null) byType.set(type, (byType.get(type) ?? new Set()).add(id));
  const wanted = [...byType].map(([type, ids]) =>
    and(eq(dictionaryEntries.type, type), inArray(dictionaryEntries.id, [...ids])),
  );
  const { type, id, value, parent_id } = dictionaryEntries;
  const active = sql<boolean>`${isOffered}`;
  const found = wanted.length
    ? await db()
        .select({ type, id, value, parent_id, active })
        .from(dictionaryEntries)
        .where(or(...wanted))
    : [];
  const entries = new Map(found.map((entry) => [keyOf(entry.type, entry.id), entry]));
  const of = (type: DictionaryType, id: number | null) => entries.get(keyOf(type, id));
  return { of, nameOf: (type, id) => of(type, id)?.value ?? null };
}

/** Names of the entries that history, audit and live events refer to by `record_id`, deleted ones included. */
export async function readEntryNames(
  recordIds: number[],
): Promise<Map<number, { type: DictionaryType; value: string }>> {
  if (recordIds.length === 0) return new Map();
  const { record_id, type, value } = dictionaryEntries;
  const found = await db()
    .select({ record_id, type, value })
    .from(dictionaryEntries)
    .where(inArray(record_id, recordIds));
  return new Map(found.map((entry) => [entry.record_id, entry]));
}

/** Values of the directions that can be chosen now. Houses and needs store directions by value. */
export async function readDirections(): Promise<Set<string>> {
  const found = await db()
    .select({ value: dictionaryEntries.value })
    .from(dictionaryEntries)
    .where(and(eq(dictionaryEntries.type, 'direction'), isOffered));
  return new Set(found.map(({ value }) => value));
}

/** Every entry that forms can name, in order: those to choose from, and those that records still use. */
export async function listNamed(types: DictionaryType[]) {
  const { type, id, value, parent_id, active, position, deleted_at } = dictionaryEntries;
  const found = await db()
    .select({ type, id, value, parent_id, active })
    .from(dictionaryEntries)
    .where(and(inArray(type, types), isNull(deleted_at)))
    .orderBy(asc(type), asc(position), asc(id));
  return found.map(({ active: isOffered, ...entry }) => (isOffered ? entry : { ...entry, retired: true as const }));
}

/** The entries that can be chosen now, in order. */
export const listChoices = (types: DictionaryType[]) =>
  db()
    .select({
      type: dictionaryEntries.type,
      id: dictionaryEntries.id,
      value: dictionaryEntries.value,
      parent_id: dictionaryEntries.parent_id,
    })
    .from(dictionaryEntries)
    .where(and(inArray(dictionaryEntries.type, types), isOffered))
    .orderBy(asc(dictionaryEntries.type), asc(dictionaryEntries.position), asc(dictionaryEntries.id));
