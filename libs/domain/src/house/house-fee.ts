import { percentOf } from '@toam/domain/money/money-format';

/**
 * The brokerage's commission on a house: the agreed fee if there is one (0 counts as agreed), otherwise price × rate, rounded half
 * up to 1 đồng; null while neither is known. D52.
 * @param house `into_money`, `brokerage_fee` whole VND; `brokerage_rate` percent with at most 3 decimals
 */
export function houseCommission(house: {
  into_money: number | null;
  brokerage_fee: number | null;
  brokerage_rate: number | null;
}): number | null {
  if (house.brokerage_fee !== null) return house.brokerage_fee;
  if (house.into_money === null || house.brokerage_rate === null) return null;
  return percentOf(house.into_money, house.brokerage_rate);
}
