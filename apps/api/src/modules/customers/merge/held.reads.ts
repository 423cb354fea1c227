import type { Held } from '../../../references/customer-reference';
import { customerReferences } from '../../../references/customer-reference';

/** What refers to these customers, for whoever would let them go. Kinds of which there is nothing may be absent. */
export async function readHeld(customers: number[]): Promise<Held[]> {
  if (customers.length === 0) return [];
  const held: Held[] = [];
  for (const { count } of customerReferences()) held.push(...(await count(customers)));
  return held;
}
