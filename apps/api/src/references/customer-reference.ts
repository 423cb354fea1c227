import type { HeldCounts } from '@toam/contracts/customer/customer-merge.endpoints';
import type { Actor } from '@toam/domain/actor';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { db } from '../db/db';
import { type Audience, emit } from '../live/emit';
import { registry } from './registry';

export type HeldKind = keyof HeldCounts;

/** How many of a kind a customer has. */
export interface Held {
  customer_id: number;
  kind: HeldKind;
  count: number;
}

/** Two customers of whom one goes into the other, or stands again; by whom. */
export interface MergedPair {
  kept: number;
  merged: number;
  by: number;
}

/** A customer was deleted, or restored. */
export interface CustomerDeletion {
  actor: Actor;
  customer: number;
  /** When they were deleted, to the microsecond: by it a restore tells what went along from what was deleted before. */
  moment: string;
  isRestored: boolean;
}

/**
 * Handles one kind of reference to customers when two of them are merged. The module that owns the rows writes it; `references.ts`
 * of the modules registers it, and `merge-storm.test.ts` fails until every reference is handled. D56.
 */
export interface CustomerReferenceHandler {
  /** Under which a merge writes down what this one moved; never changes. */
  name: string;
  /** References to customers for which it answers: 'houses.customer_id'. */
  references: readonly string[];
  /** What people are told of it, living rows only. */
  count: (customers: number[]) => Promise<Held[]>;
  /**
   * Hands everything of the merged customer to the kept one, deleted rows too: they may come back.
   * @returns what `revert` needs, as JSON
   */
  move: (pair: MergedPair) => Promise<unknown>;
  /** Hands back what moved then and is still the kept customer's. @param moved what `move` answered */
  revert: (pair: MergedPair, moved: unknown) => Promise<void>;
  /** What follows when the customer is deleted or restored. Absent: nothing. @returns how many records went or came along */
  onDeletion?: (deletion: CustomerDeletion) => Promise<number>;
}

const ids = z.array(z.number().int());

interface OfColumn {
  name: string;
  /** With columns `id` and `customer_id`. */
  table: PgTable & { id: PgColumn; customer_id: PgColumn };
  reference: string;
  /** Who is told of its rows that changed hands, and as what. */
  live?: { noun: string; audienceOf: (rows: number[]) => Promise<Audience> };
  /** As what its rows are counted, and which of them. */
  counted?: { kind: HeldKind; where?: SQL };
}

/** Open lists and pages of these rows show another customer now. */
export async function publishRows(
  { noun, audienceOf }: NonNullable<OfColumn['live']>,
  rows: number[],
  by: number,
): Promise<void> {
  for (const id of rows)
    await emit({ kind: 'record.changed', noun, record_id: id, changed_by: by }, await audienceOf([id]));
}

/**
 * Rows of a table that have one customer each. They are no edits, so neither their versions nor their dates move.
 * An `update` of Drizzle's would set `updated_at`.
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

/** Every handler, in the order in which they move. */
export const { all: customerReferences, register: registerCustomerReferences } =
  registry<CustomerReferenceHandler>('customers');

/** What follows when a customer is deleted or restored. @returns how many records went or came along */
export async function followDeletion(deletion: CustomerDeletion): Promise<number> {
  let along = 0;
  for (const { onDeletion } of customerReferences()) along += (await onDeletion?.(deletion)) ?? 0;
  return along;
}
