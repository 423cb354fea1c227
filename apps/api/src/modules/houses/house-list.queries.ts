import { type HouseListBody, mostCountedHouses } from '@toam/contracts/house/house-list.endpoints';
import type { Actor } from '@toam/domain/actor';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { houses } from './house.schema';
import { matchesFilter, matchesSearch, matchesStatus, matchesTags, type SearchReading } from './house-filter.queries';
import { alive, standsIn } from './house-scope.queries';

/** A list's question, and how its search is taken. */
export type HouseQuestion = Omit<HouseListBody, 'fetchType'> & { reading: SearchReading };

/** Every condition of the question, the actor's rights included: what they may not see is not even counted. */
const conditions = (actor: Actor, question: HouseQuestion): SQL | undefined =>
  and(
    alive,
    standsIn(question.mode, actor),
    question.role === 'personal' ? eq(houses.user_id, actor.id) : undefined,
    question.project_id ? eq(houses.project_id, question.project_id) : undefined,
    matchesStatus(question.status),
    matchesTags(question.tagSearch),
    ...question.filters.map(matchesFilter),
    matchesSearch(question.search, question.reading),
  );

/** Nothing known counts as least, so that one index serves both directions. */
function order({ column, direction }: Pick<HouseQuestion, 'column' | 'direction'>): SQL[] {
  const key = column === 'postQuantity' ? houses.post_quantity : houses[column];
  const byId = direction === 'asc' ? asc(houses.id) : desc(houses.id);
  if (column === 'id') return [byId];
  return [direction === 'asc' ? sql`${key} asc nulls first` : sql`${key} desc nulls last`, byId];
}

/** Ids of one page in the question's order: narrow, so that the index may answer alone and deep pages stay cheap. */
export async function listIds(
  actor: Actor,
  question: HouseQuestion,
  { page, size }: { page: number; size: number },
): Promise<number[]> {
  const found = await db()
    .select({ id: houses.id })
    .from(houses)
    .where(conditions(actor, question))
    .orderBy(...order(question))
    .limit(size)
    .offset((page - 1) * size);
  return found.map(({ id }) => id);
}

/** How many there are; counting stops one beyond `mostCountedHouses`. */
export async function countHouses(actor: Actor, question: HouseQuestion): Promise<number> {
  const some = db()
    .select({ one: sql`1`.as('one') })
    .from(houses)
    .where(conditions(actor, question))
    .limit(mostCountedHouses + 1)
    .as('some');
  const [counted] = await db()
    .select({ total: sql<number>`count(*)::int` })
    .from(some);
  return counted?.total ?? 0;
}
