import { type Actor, isAdmin } from '../actor';
import { addDays } from '../work/work-calendar';
import type { Side } from './five-way';

interface Counter<Column extends string> {
  /** In the database. */
  column: Column;
  /** Null: marketing. */
  side: Side | null;
  /** Of the short form. */
  isShort: boolean;
}

const short = <Column extends string>(column: Column, side: Side | null): Counter<Column> => ({
  column,
  side,
  isShort: true,
});
const full = <Column extends string>(column: Column, side: Side): Counter<Column> => ({ column, side, isShort: false });

/**
 * The counters of a person's day, by their names on the wire, in the order of the form, and the only place that describes each.
 * Specification 3 §3, D74.
 */
export const accumulationCounters = {
  marketingQuantity: short('marketing_quantity', null),
  saleQuantity: short('sale_quantity', 'sale'),
  saleAdviseCustomer: full('sale_advise_customer', 'sale'),
  saleHouseSeenQuantity: full('sale_house_seen_quantity', 'sale'),
  saleCustomerSeenQuantity: short('sale_customer_seen_quantity', 'sale'),
  newSaleNegotiationQuantity: full('new_sale_negotiation_quantity', 'sale'),
  purchaseQuantity: short('purchase_quantity', 'purchase'),
  purchaseAdviseCustomer: full('purchase_advise_customer', 'purchase'),
  purchaseCustomerSeenQuantity: short('purchase_customer_seen_quantity', 'purchase'),
  purchaseToTakeCustomerSeenHouse: full('purchase_to_take_customer_seen_house', 'purchase'),
  purchaseProductSeenQuantity: full('purchase_product_seen_quantity', 'purchase'),
  purchaseCustomerSeen2ndQuantity: full('purchase_customer_seen_2nd_quantity', 'purchase'),
  newPurchaseNegotiationQuantity: full('new_purchase_negotiation_quantity', 'purchase'),
  connectionQuantity: short('connection_quantity', 'connection'),
  connectionCustomerSeenQuantity: short('connection_customer_seen_quantity', 'connection'),
  suitableConnectionProductQuantity: full('suitable_connection_product_quantity', 'connection'),
  connectionProductSeenQuantity: full('connection_product_seen_quantity', 'connection'),
  newConnectionNegotiationQuantity: full('new_connection_negotiation_quantity', 'connection'),
};

export type CounterName = keyof typeof accumulationCounters;
export type CounterColumn = (typeof accumulationCounters)[CounterName]['column'];
export const counterNames = Object.keys(accumulationCounters) as CounterName[];

/** The 7 counters of the short form: all that the figures of a period are made of. */
export type ShortCounterName = 'marketingQuantity' | `${Side}Quantity` | `${Side}CustomerSeenQuantity`;
export const shortCounterNames = counterNames.filter(
  (name): name is ShortCounterName => accumulationCounters[name].isShort,
);

/** The counters of FiveWay: new demands of a side, and customers who went to see. B4. */
export const demandCounter = (side: Side) => `${side}Quantity` as const;
export const seenCounter = (side: Side) => `${side}CustomerSeenQuantity` as const;

/** The largest count of a day: more is a typing error. */
export const largestCount = 100_000;

/** A day may be written until the end of the third day after it. D74. */
export const daysToWrite = 3;

/** Whether an owner may still write a day. */
export const isStillOpen = (date: string, today: string): boolean => date >= addDays(today, -daysToWrite);

/** Only the owner and admins write a day; leaders read it. D89. */
export const writesAccumulationOf = (actor: Pick<Actor, 'id' | 'role'>, userId: number): boolean =>
  actor.id === userId || isAdmin(actor);

/** Whether somebody may write a day now. D74, D89. */
export const mayWriteAccumulation = (
  actor: Pick<Actor, 'id' | 'role'>,
  { user_id, date }: { user_id: number; date: string },
  today: string,
): boolean => isAdmin(actor) || (actor.id === user_id && isStillOpen(date, today));
