import type { RevealPlace } from '@toam/contracts/audit/reveal-place';
import { asc, count, eq, inArray } from 'drizzle-orm';
import { phoneReveals } from '../../audit/reveal.schema';
import { db } from '../../db/db';

/** How many phone numbers were shown in one place. */
export interface Reveal {
  place: RevealPlace;
  count: number;
}

/** By entry: in which places phone numbers were shown, and how many. One entry covers an hour. D107. */
export async function readReveals(entryIds: number[]): Promise<Map<number, Reveal[]>> {
  if (entryIds.length === 0) return new Map();
  const { entry_id, place } = phoneReveals;
  const found = await db()
    .select({ entry_id, place, count: count() })
    .from(phoneReveals)
    .where(inArray(entry_id, entryIds))
    .groupBy(entry_id, place)
    .orderBy(asc(entry_id), asc(place));
  const told = new Map<number, Reveal[]>();
  for (const { entry_id: id, ...at } of found) told.set(id, [...(told.get(id) ?? []), at]);
  return told;
}

/** The records whose phone numbers an entry reports, in the order in which they were shown. */
export async function readRevealedRecords(entryId: number) {
  const { noun, record_id, created_at } = phoneReveals;
  const found = await db()
    .select({ noun, id: record_id })
    .from(phoneReveals)
    .where(eq(phoneReveals.entry_id, entryId))
    .orderBy(asc(created_at), asc(noun), asc(record_id));
  return found.map((record) => ({ ...record, changes: [] }));
}
