import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { db } from '../../db/db';
import { idsOf } from '../../db/rows';
import { type Audience, emit } from '../../live/emit';
import type { CustomerReferenceHandler, HeldKind } from '../../references/customer-reference';

const ids = z.array(z.number().int());

interface OfColumn {
  name: string;
  /** With columns `id` and `customer_id`. */
  table: PgTable & { id: PgColumn; customer_id: PgColumn };
  reference: string;
  /** The noun and the audience of the event for rows that moved. */
  live?: { noun: string; audienceOf: (rows: number[]) => Promise<Audience> };
  /** The kind under which rows are counted, and which rows count. */
  counted?: { kind: HeldKind; where?: SQL };
}

/** Publishes that these rows have another customer now, so open lists and pages reload them. */
export async function publishRows(
  { noun, audienceOf }: NonNullable<OfColumn['live']>,
  rows: number[],
  by: number,
): Promise<void> {
  for (const id of rows)
    await emit({ kind: 'record.changed', noun, record_id: id, changed_by: by }, await audienceOf([id]));
}

/**
 * A handler for a table whose rows have one customer each. A move is no edit, so versions and dates stay the same.
 * Drizzle's `update` would set `updated_at`, so it is not used.
 */
export const columnHandler = ({ name, table, reference, live, counted }: OfColumn): CustomerReferenceHandler => ({
  name,
  references: [reference],
  count: async (customers) => {
    if (!counted) return [];
    const { customer_id } = table;
    const found = await db()
      .select({ customer_id: sql<number>`${customer_id}`, count: sql<number>`count(*)::int` })
      .from(table as PgTable)
      .where(sql`${inArray(customer_id, customers)} and ${counted.where ?? sql`true`}`)
      .groupBy(customer_id);
    return found.map((row) => ({ ...row, kind: counted.kind }));
  },
  move: async ({ kept, merged, by }) => {
    const { rows } = await db().execute<{ id: number }>(sql`
      update ${table} set customer_id = ${kept} where ${eq(table.customer_id, merged)} returning id`);
    const moved = idsOf(rows);
    if (live) await publishRows(live, moved, by);
    return moved;
  },
  revert: async ({ kept, merged, by }, moved) => {
    const back = ids.parse(moved);
    if (back.length === 0) return;
    const { rows } = await db().execute<{ id: number }>(sql`
      update ${table} set customer_id = ${merged}
      where ${eq(table.customer_id, kept)} and ${inArray(table.id, back)} returning id`);
    const given = idsOf(rows);
    if (live) await publishRows(live, given, by);
  },
});
