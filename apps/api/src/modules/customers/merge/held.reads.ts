import type { Held } from '../../../references/customer-reference';
import { customerReferences } from '../../../references/customer-reference';

/** Counts of the records that refer to these customers. Check them before deleting customers. Kinds without records may be absent. */
export async function readHeld(customers: number[]): Promise<Held[]> {
  if (customers.length === 0) return [];
  const held: Held[] = [];
  for (const { count } of customerReferences()) held.push(...(await count(customers)));
  return held;
}
