import { DealType } from '@toam/domain/deal/deal-values';
import { type Side, sides } from './five-way';

/** VND of each side. */
export type RevenueBySide = Record<Side, bigint>;

const sideOf = {
  [DealType.purchase]: 'purchase',
  [DealType.sale]: 'sale',
  [DealType.connection]: 'connection',
} as const satisfies Record<Exclude<DealType, typeof DealType.both>, Side>;

/** The side of a type. Null: both. */
export const sideOfType = (type: DealType): Side | null => (type === DealType.both ? null : sideOf[type]);

const nothing = (): RevenueBySide => ({ sale: 0n, purchase: 0n, connection: 0n });

/**
 * Amounts of one type by side. One of both sides is halved: sale gets the odd đồng, so the parts add up to the whole. D77, B3.
 * @param odd how many of the amounts are odd, if `amount` is the sum of several
 */
export function revenueOf(type: DealType, amount: bigint, odd: bigint = amount % 2n): RevenueBySide {
  const side = sideOfType(type);
  if (side !== null) return { ...nothing(), [side]: amount };
  const sale = (amount + odd) / 2n;
  return { ...nothing(), sale, purchase: amount - sale };
}

/** Adds revenues up by side. */
export const addRevenues = (revenues: readonly RevenueBySide[]): RevenueBySide =>
  revenues.reduce((sum, revenue) => {
    for (const side of sides) sum[side] += revenue[side];
    return sum;
  }, nothing());

export const totalRevenue = (revenue: RevenueBySide): bigint => sides.reduce((sum, side) => sum + revenue[side], 0n);
