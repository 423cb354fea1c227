import { type HeldCounts, heldKinds } from '@toam/contracts/customer/customer-merge.endpoints';
import { customerReferences } from '../../../references/customer-reference';

const nothing = (): HeldCounts => ({ requests: 0, houses: 0, showings: 0, deals: 0, contacts: 0, transactions: 0 });

/** How many records refer to each of these customers. */
export async function countHeld(ids: number[]): Promise<Map<number, HeldCounts>> {
  const counts = new Map(ids.map((id) => [id, nothing()]));
  for (const holder of customerReferences()) {
    for (const { customer_id, kind, count } of await holder.count(ids)) {
      const of = counts.get(customer_id);
      if (of) of[kind] += count;
    }
  }
  return counts;
}

/** The sum of all kinds. */
export const sumOf = (held: HeldCounts): number => heldKinds.reduce((sum, kind) => sum + held[kind], 0);
