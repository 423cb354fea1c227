import type { HeldCounts } from '@toam/contracts/customer/customer-merge.endpoints';
import type { Actor } from '@toam/domain/actor';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { db } from '../db/db';
import { type Audience, emit } from '../live/emit';
import { registry } from './registry';

export type HeldKind = keyof HeldCounts;

/** How many records of a kind a customer has. */
export interface Held {
  customer_id: number;
  kind: HeldKind;
  count: number;
}

/** Two customers, one merged into the other or separated again, and the actor. */
export interface MergedPair {
  kept: number;
  merged: number;
  by: number;
}

/** The deletion or the restoring of a customer. */
export interface CustomerDeletion {
  actor: Actor;
  customer: number;
  /** The time of the deletion, to the microsecond. A restore uses it to find the records that were deleted with the customer. */
  moment: string;
  isRestored: boolean;
}

/**
 * Handles one kind of reference to customers when two customers are merged. The module that owns the rows defines it, and
 * `references.ts` of the modules registers it. `merge-storm.test.ts` fails until every reference is handled. D56.
 */
export interface CustomerReferenceHandler {
  /** The key under which a merge stores what this handler moved. It never changes. */
  name: string;
  /** The references to customers that it handles: 'houses.customer_id'. */
  references: readonly string[];
  /** The counts that people see, without deleted rows. */
  count: (customers: number[]) => Promise<Held[]>;
  /**
   * Moves all rows of the merged customer to the kept one, also deleted rows: they may be restored.
   * @returns what `revert` needs, as JSON
   */
  move: (pair: MergedPair) => Promise<unknown>;
  /** Moves back the rows that the kept customer still has. @param moved the result of `move` */
  revert: (pair: MergedPair, moved: unknown) => Promise<void>;
  /** Handles the deletion or restoring of the customer. Absent: nothing to do. @returns how many records it deleted or restored */
  onDeletion?: (deletion: CustomerDeletion) => Promise<number>;
}

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
    const moved = rows.map(({ id }) => id);
    if (live) await publishRows(live, moved, by);
    return moved;
  },
  revert: async ({ kept, merged, by }, moved) => {
    const back = ids.parse(moved);
    if (back.length === 0) return;
    const { rows } = await db().execute<{ id: number }>(sql`
      update ${table} set customer_id = ${merged}
      where ${eq(table.customer_id, kept)} and ${inArray(table.id, back)} returning id`);
    const given = rows.map(({ id }) => id);
    if (live) await publishRows(live, given, by);
  },
});

/** All handlers, in the order in which they move. */
export const { all: customerReferences, register: registerCustomerReferences } =
  registry<CustomerReferenceHandler>('customers');

/** Runs all handlers for the deletion or restoring of a customer. @returns how many records were deleted or restored with it */
export async function followDeletion(deletion: CustomerDeletion): Promise<number> {
  let along = 0;
  for (const { onDeletion } of customerReferences()) along += (await onDeletion?.(deletion)) ?? 0;
  return along;
}
