import { findCodes } from './book/book.queries';
import { dealShares } from './deal.schema';

/** The live shares with these codes, by the code as it was asked for; case does not count. */
export async function readShareIds(codes: readonly string[]): Promise<Map<string, number>> {
  const found = await findCodes(dealShares, codes);
  return new Map(found.flatMap(({ asked, id }) => (id === null ? [] : [[asked, id] as const])));
}
