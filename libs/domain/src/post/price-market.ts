/** VND for each m² of comparable houses: what nearly all of them cost. */
export interface Market {
  houses: number;
  low: number;
  median: number;
  high: number;
}

/** Fewer houses say nothing about a district. */
export const fewestToCompare = 10;

/** Where a price lies that hardly any comparable house has; null: it is usual, or nobody can tell. @param area m² */
export function unusualPrice(
  { price, area }: { price: number | null; area: number | null },
  market: Market | null,
): { side: 'low' | 'high'; perSquare: number } | null {
  if (!market || !price || !area) return null;
  const perSquare = Math.round(price / area);
  if (perSquare < market.low) return { side: 'low', perSquare };
  return perSquare > market.high ? { side: 'high', perSquare } : null;
}
