import type { Target as FigureTargets } from '@toam/domain/business/targets';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { db } from '../../db/db';
import { idArray } from '../../db/id-array';
import { type Target, targets } from './target.schema';

export async function readTarget(id: number): Promise<Target | undefined> {
  const [found] = await db().select().from(targets).where(eq(targets.id, id));
  return found;
}

/** Quarters as one number, in order: 2026 Q4 is 8108. */
const ordinal = sql`${targets.year} * 4 + ${targets.quarter}`;

interface Quarter {
  year: number;
  quarter: number;
}

const ordinalOf = ({ year, quarter }: Quarter): number => year * 4 + quarter;

/** The company's and those of these people, from one quarter to another, both included. @param users null: everybody's */
const areBetween = (first: Quarter, last: Quarter, users: readonly number[] | null): SQL | undefined =>
  and(
    sql`${ordinal} between ${ordinalOf(first)}::int and ${ordinalOf(last)}::int`,
    users === null ? undefined : or(isNull(targets.user_id), sql`${targets.user_id} = any(${idArray(users)})`),
  );

/** The company's targets and those of these people, by quarter, the company's first. */
export const listTargetsBetween = (...asked: Parameters<typeof areBetween>): Promise<Target[]> =>
  db()
    .select()
    .from(targets)
    .where(areBetween(...asked))
    .orderBy(targets.year, targets.quarter, sql`${targets.user_id} nulls first`, targets.id);

const { year, quarter, user_id, purchase, connection, sale, sale_seen, purchase_seen, connection_seen } = targets;

/** The same without who wrote them and when. A summary of the company has a thousand. */
export const readTargetsBetween = (...asked: Parameters<typeof areBetween>): Promise<FigureTargets[]> =>
  db()
    .select({ year, quarter, user_id, purchase, connection, sale, sale_seen, purchase_seen, connection_seen })
    .from(targets)
    .where(areBetween(...asked))
    .orderBy(year, quarter, sql`${user_id} nulls first`, targets.id);

// a sum may exceed an integer; where nobody has a value there is none
const sumOf = <Value extends number | null>(column: PgColumn) => sql<Value>`sum(${column})::float8`;

/** The targets of people added up: of each quarter the company's, and one of all these people together. B5. */
export const sumTargetsBetween = (...asked: Parameters<typeof areBetween>): Promise<FigureTargets[]> =>
  db()
    .select({
      ...{ year, quarter, user_id: sql<number | null>`min(${user_id})` },
      ...{ purchase: sumOf<number>(purchase), connection: sumOf<number>(connection), sale: sumOf(sale) },
      ...{ sale_seen: sumOf(sale_seen), purchase_seen: sumOf(purchase_seen), connection_seen: sumOf(connection_seen) },
    })
    .from(targets)
    .where(areBetween(...asked))
    .groupBy(year, quarter, sql`${user_id} is null`)
    .orderBy(year, quarter, sql`${user_id} is null desc`);
