import type { HeldCounts } from '@toam/contracts/customer/customer-merge.endpoints';
import type { Actor } from '@toam/domain/actor';
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

/** All handlers, in the order in which they move. */
export const { all: customerReferences, register: registerCustomerReferences } =
  registry<CustomerReferenceHandler>('customers');

/** Runs all handlers for the deletion or restoring of a customer. @returns how many records were deleted or restored with it */
export async function followDeletion(deletion: CustomerDeletion): Promise<number> {
  let along = 0;
  for (const { onDeletion } of customerReferences()) along += (await onDeletion?.(deletion)) ?? 0;
  return along;
}
