import { isUntouchedState, type MergedState, mergeStates } from '@toam/domain/customer/customer-merge-state';
import { MatchTarget } from '@toam/domain/need-values';
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { db } from '../../../db/db';
import { findRow, idsOf } from '../../../db/rows';
import type { CustomerReferenceHandler, Held, MergedPair } from '../../../references/customer-reference';
import { columnHandler } from '../../customers/customer-rows.writes';
import { recountHouse, recountHousesOf } from '../match.queries';
import { type Recommendation, recommendationMoves, recommendations } from '../match.schema';
import { isShowing } from '../../match-conditions/match-conditions.reads';

const moment = z.number().nullable();

const standing = z.object({
  request_id: z.number().int().nullable(),
  target: z.enum(MatchTarget).nullable(),
  priority: z.union([z.literal(0), z.literal(1)]),
  visit_at: moment,
  reminded_at: moment,
  note: z.string().nullable(),
  user_id: z.number().int().nullable(),
  moved_at: z.number(),
}) satisfies z.ZodType<MergedState>;

/** The time, epoch milliseconds; the rows that moved; and for houses with a row of both customers, the kept one's row before and after. */
const movedShowings = z.object({
  at: z.number(),
  rows: z.array(z.number().int()),
  pairs: z.array(z.object({ house_id: z.number().int(), before: standing, after: standing })),
});

const toMoment = (date: Date | null): number | null => date && date.getTime();
const toDate = (at: number | null): Date | null => (at === null ? null : new Date(at));

const stateOf = (row: Recommendation): MergedState => ({
  request_id: row.request_id,
  target: row.target,
  priority: row.priority,
  visit_at: toMoment(row.visit_at),
  reminded_at: toMoment(row.reminded_at),
  note: row.note,
  user_id: row.user_id,
  moved_at: row.moved_at.getTime(),
});

const columnsOf = (is: MergedState) => ({
  ...is,
  visit_at: toDate(is.visit_at),
  reminded_at: toDate(is.reminded_at),
  moved_at: new Date(is.moved_at),
});

const isPair = (customer: number, house: number): SQL | undefined =>
  and(eq(recommendations.customer_id, customer), eq(recommendations.house_id, house));

const write = (customer: number, house: number, is: MergedState) =>
  db().update(recommendations).set(columnsOf(is)).where(isPair(customer, house));

type Moved = z.output<typeof movedShowings>;

/** Houses with a row of both customers, in the order of house ids, so that two merges don't deadlock. */
function findBoth({ kept, merged }: MergedPair) {
  const other = alias(recommendations, 'other');
  return db()
    .select({ own: recommendations, other })
    .from(recommendations)
    .innerJoin(other, and(eq(other.house_id, recommendations.house_id), eq(other.customer_id, merged)))
    .where(eq(recommendations.customer_id, kept))
    .orderBy(recommendations.house_id);
}

/** Merges two rows into one: the kept customer's row gets the merged status. The other row stays unchanged with the merged record. */
async function mergePairs(pair: MergedPair): Promise<Moved['pairs']> {
  const pairs: Moved['pairs'] = [];
  for (const { own, other } of await findBoth(pair)) {
    const before = stateOf(own);
    const after = mergeStates(before, stateOf(other));
    await write(pair.kept, own.house_id, after);
    await recountHouse(own.house_id);
    pairs.push({ house_id: own.house_id, before, after });
  }
  return pairs;
}

async function move(pair: MergedPair): Promise<Moved> {
  const pairs = await mergePairs(pair);
  const { rows } = await db().execute<{ id: number }>(sql`
    update ${recommendations} set customer_id = ${pair.kept}
    where customer_id = ${pair.merged}
      and house_id not in (select house_id from recommendations where customer_id = ${pair.kept})
    returning id`);
  return { at: Date.now(), rows: idsOf(rows), pairs };
}

/** Needs of a customer, after the moved ones have returned. */
const needsOf = (customer: number) => sql`(select id from requests where customer_id = ${customer})`;

/**
 * Separates a house that had rows of both customers. If nobody moved it since the merge, the kept one's row gets its old values.
 * If somebody did through a need that has returned, the change goes to the other customer. Otherwise later changes stay.
 */
async function separatePair(
  { kept, merged }: MergedPair,
  needs: Set<number>,
  { house_id, before, after }: Moved['pairs'][number],
) {
  const row = await findRow(recommendations, isPair(kept, house_id));
  if (!row) return;
  const now = stateOf(row);
  const isUntouched = isUntouchedState(now, after);
  if (!isUntouched && !(now.request_id !== null && needs.has(now.request_id))) return;
  if (!isUntouched) await write(merged, house_id, now);
  await write(kept, house_id, before);
}

/** Returns the rows that the merge moved, except rows moved on through a need that stays. Also returns new rows of returned needs. */
async function handBack({ kept, merged }: MergedPair, { rows, at }: Moved): Promise<void> {
  const moved = rows.length > 0 ? inArray(recommendations.id, rows) : sql`false`;
  await db().execute(sql`
    update ${recommendations} set customer_id = ${merged}
    where customer_id = ${kept} and ${moved} and (request_id is null or request_id not in ${needsOf(kept)})`);
  await db().execute(sql`
    update ${recommendations} as own set customer_id = ${merged}
    where own.customer_id = ${kept} and own.request_id in ${needsOf(merged)} and own.created_at > ${new Date(at)}
      and not exists (select 1 from recommendations as other where other.customer_id = ${merged} and other.house_id = own.house_id)`);
}

/**
 * Handles houses where the kept customer had a row and was moved on through a need that has returned. Both customers
 * get a row, and no row names another customer's need. @returns houses with one more customer
 */
async function standBoth({ kept, merged }: MergedPair): Promise<number[]> {
  const { rows } = await db().execute<{ house_id: number }>(sql`
    insert into ${recommendations}
      (customer_id, house_id, request_id, target, priority, visit_at, reminded_at, note, user_id, moved_at)
    select ${merged}, house_id, request_id, target, priority, visit_at, reminded_at, note, user_id, moved_at
    from recommendations where customer_id = ${kept} and request_id in ${needsOf(merged)}
    on conflict (customer_id, house_id) do nothing
    returning house_id`);
  await db().execute(sql`
    update ${recommendations} set request_id = null where customer_id = ${kept} and request_id in ${needsOf(merged)}`);
  return rows.map(({ house_id }) => house_id);
}

async function revert(pair: MergedPair, written: unknown): Promise<void> {
  const moved = movedShowings.parse(written);
  const { rows } = await db().execute<{ id: number }>(needsOf(pair.merged));
  const needs = new Set(idsOf(rows));
  for (const both of moved.pairs) await separatePair(pair, needs, both);
  await handBack(pair, moved);
  const doubled = await standBoth(pair);
  const houses = new Set([...doubled, ...moved.pairs.map(({ house_id }) => house_id)]);
  for (const house of [...houses].toSorted((a, b) => a - b)) await recountHouse(house);
}

async function countShowings(customers: number[]): Promise<Held[]> {
  const { customer_id, target } = recommendations;
  const found = await db()
    .select({ customer_id, target, count: count() })
    .from(recommendations)
    .where(and(inArray(customer_id, customers), isShowing))
    .groupBy(customer_id, target);
  return found.map((row) => ({ ...row, kind: row.target === MatchTarget.done ? 'deals' : 'showings' }));
}

/** The match status of customers with houses. There is one row per pair, so a merge joins two rows for the same house. D58. */
export const showingCustomers: CustomerReferenceHandler = {
  name: 'recommendations',
  references: ['recommendations.customer_id'],
  count: countShowings,
  move,
  revert,
  onDeletion: async ({ customer }) => {
    await recountHousesOf(customer);
    return 0;
  },
};

const moves = columnHandler({
  name: 'recommendation_moves',
  table: recommendationMoves,
  reference: 'recommendation_moves.customer_id',
});

/** The log of those moves. An undo returns the moved entries, and later ones made through a need that has returned. */
export const showingMoveCustomers: CustomerReferenceHandler = {
  ...moves,
  revert: async (pair, moved) => {
    await moves.revert(pair, moved);
    await db().execute(sql`
      update ${recommendationMoves} set customer_id = ${pair.merged}
      where customer_id = ${pair.kept} and request_id in ${needsOf(pair.merged)}`);
  },
};
