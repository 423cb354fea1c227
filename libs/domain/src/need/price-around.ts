/** How far from a price somebody who asks about it still looks: a tenth. */
const leeway = 0.1;

/** Whole steps as people say prices: 100 triệu from a tỷ on, 10 triệu from 100 triệu on, else 500 nghìn. */
function stepOf(price: number): number {
  if (price >= 1_000_000_000) return 100_000_000;
  return price >= 100_000_000 ? 10_000_000 : 500_000;
}

/**
 * What somebody who asks about a house at this price would pay: a tenth less to a tenth more, in round figures that hold
 * the price itself. D15 ("make need").
 * @param price VND, more than 0
 */
export function priceAround(price: number): { min: number; max: number } {
  const step = stepOf(price);
  const min = Math.floor((price * (1 - leeway)) / step) * step;
  return { min: Math.max(0, min), max: Math.ceil((price * (1 + leeway)) / step) * step };
}
