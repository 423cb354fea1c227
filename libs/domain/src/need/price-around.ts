/** People who ask about a house also look this far from its price: a tenth. */
const leeway = 0.1;

/** Rounding steps: 100 triệu from one tỷ on, 10 triệu from 100 triệu on, otherwise 500 nghìn. */
function stepOf(price: number): number {
  if (price >= 1_000_000_000) return 100_000_000;
  return price >= 100_000_000 ? 10_000_000 : 500_000;
}

/**
 * The budget of a person who asks about a house at this price: a tenth less to a tenth more, rounded outwards, so that it contains
 * the price. D15 ("make need").
 * @param price VND, more than 0
 */
export function priceAround(price: number): { min: number; max: number } {
  const step = stepOf(price);
  const min = Math.floor((price * (1 - leeway)) / step) * step;
  return { min: Math.max(0, min), max: Math.ceil((price * (1 + leeway)) / step) * step };
}
