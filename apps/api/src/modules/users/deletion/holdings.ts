import type { HandOverCounts } from '@toam/contracts/user/hand-over.endpoints';
import { staffReferences } from '../../../references/staff-reference';

/** What a person has now and would hand over: customers, needs, houses, people. D72. */
export async function countHoldings(userId: number): Promise<HandOverCounts> {
  const held: HandOverCounts = { customers: 0, requests: 0, houses: 0, team: 0 };
  for (const { kind, holds } of staffReferences()) held[kind] = (await holds(userId, null)).count;
  return held;
}
