import { and, eq, inArray } from 'drizzle-orm';
import { db } from '../../db/db';
import { alive } from './request-scope.queries';
import { type Need, requests } from './request.schema';

/** A need; undefined if there is none or it is deleted. */
export async function findNeed(id: number): Promise<Need | undefined> {
  const [need] = await db()
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), alive));
  return need;
}

/** Needs by id; deleted ones left out. */
export async function findNeeds(ids: number[]): Promise<Map<number, Need>> {
  if (ids.length === 0) return new Map();
  const found = await db()
    .select()
    .from(requests)
    .where(and(inArray(requests.id, ids), alive));
  return new Map(found.map((need) => [need.id, need]));
}
