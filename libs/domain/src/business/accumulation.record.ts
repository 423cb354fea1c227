import { type Actor, isAdmin } from '@toam/domain/actor';
import { type ColumnsWith, columnsWith, tableWith } from '@toam/domain/record/columns';
import { count, day, ref } from '@toam/domain/record/field';
import { record } from '@toam/domain/record/record';
import { addDays } from '@toam/domain/work-calendar';
import type { Side } from './five-way';

/** The largest count of a day: more is a typing error. */
export const largestCount = 100_000;

/** A counter of the short form. Side null: marketing. */
const short = <const L extends string, const C extends string, const S extends Side | null>(
  label: L,
  column: C,
  side: S,
) => count({ label, column, required: true, max: largestCount, own: { side, isShort: true } });
/** A counter of the full report only: 0 without it. */
const full = <const L extends string, const C extends string, const S extends Side>(label: L, column: C, side: S) =>
  count({ label, column, default: 0, max: largestCount, own: { side, isShort: false } });

/** A day may be written until the end of the third day after it. D74. */
export const daysToWrite = 3;

/** Whether an owner may still write a day. */
const isStillOpen = (date: string, today: string): boolean => date >= addDays(today, -daysToWrite);

type Writer = Pick<Actor, 'id' | 'role'>;
interface Day {
  user_id: number;
  date: string;
}

/** Only the owner and admins write a day; leaders read it. D89. */
export const writesAccumulationOf = (actor: Writer, userId: number): boolean => actor.id === userId || isAdmin(actor);

/** Why somebody may not write a day; null if they may. D74, D89. */
function whyNotWrite(actor: Writer, { user_id, date }: Day, today: string): 'notYours' | 'closed' | null {
  if (!writesAccumulationOf(actor, user_id)) return 'notYours';
  return isAdmin(actor) || isStillOpen(date, today) ? null : 'closed';
}
/** Whether somebody may write a day now. */
export const mayWriteAccumulation = (actor: Writer, entry: Day, today: string): boolean =>
  whyNotWrite(actor, entry, today) === null;

/** What a person did on a day: one row for both counter sets, in the order of the form. Specification 3 §3, D74. */
export const accumulation = record('accumulation', {
  versioned: true,
  softDelete: true,
  fields: {
    user: ref('staff', { label: 'Nhân viên', default: 'actor', fixed: true, active: true }),
    date: day({ label: 'Ngày', required: true }),
    marketingQuantity: short('Số lượng tiếp thị', 'marketing_quantity', null),
    saleQuantity: short('Nhu cầu bán mới', 'sale_quantity', 'sale'),
    saleAdviseCustomer: full('Chủ nhà đã tư vấn', 'sale_advise_customer', 'sale'),
    saleHouseSeenQuantity: full('Nhà bán đã khảo sát', 'sale_house_seen_quantity', 'sale'),
    saleCustomerSeenQuantity: short('Khách đã xem nhà bán', 'sale_customer_seen_quantity', 'sale'),
    newSaleNegotiationQuantity: full('Thương lượng bán mới', 'new_sale_negotiation_quantity', 'sale'),
    purchaseQuantity: short('Nhu cầu mua mới', 'purchase_quantity', 'purchase'),
    purchaseAdviseCustomer: full('Khách mua đã tư vấn', 'purchase_advise_customer', 'purchase'),
    purchaseCustomerSeenQuantity: short('Khách mua đã đi xem', 'purchase_customer_seen_quantity', 'purchase'),
    purchaseToTakeCustomerSeenHouse: full(
      'Lượt dẫn khách mua đi xem',
      'purchase_to_take_customer_seen_house',
      'purchase',
    ),
    purchaseProductSeenQuantity: full('BĐS khách mua đã xem', 'purchase_product_seen_quantity', 'purchase'),
    purchaseCustomerSeen2ndQuantity: full('Khách mua xem lần hai', 'purchase_customer_seen_2nd_quantity', 'purchase'),
    newPurchaseNegotiationQuantity: full('Thương lượng mua mới', 'new_purchase_negotiation_quantity', 'purchase'),
    connectionQuantity: short('Nhu cầu kết nối mới', 'connection_quantity', 'connection'),
    connectionCustomerSeenQuantity: short('Khách kết nối đã đi xem', 'connection_customer_seen_quantity', 'connection'),
    suitableConnectionProductQuantity: full(
      'BĐS kết nối phù hợp',
      'suitable_connection_product_quantity',
      'connection',
    ),
    connectionProductSeenQuantity: full('BĐS kết nối đã xem', 'connection_product_seen_quantity', 'connection'),
    newConnectionNegotiationQuantity: full(
      'Thương lượng kết nối mới',
      'new_connection_negotiation_quantity',
      'connection',
    ),
    created_by: ref('staff', { label: 'Người nhập', column: 'created_by', server: 'actor', hidden: true }),
  },
  unique: ['user', 'date'],
  list: { sorts: ['date'], filters: ['user', 'date'], first: '-date' },
  may: { write: whyNotWrite },
  audience: 'brokerage',
  history: 'Accumulation',
});

/** The counters of a person's day, by their names on the wire. */
export const accumulationCounters = tableWith(accumulation.fields, { kind: 'count' });
export type CounterName = ColumnsWith<typeof accumulation.fields, { kind: 'count' }>;
export const counterNames: CounterName[] = columnsWith(accumulation.fields, { kind: 'count' });

/** The 7 counters of the short form: all that the figures of a period are made of. */
export type ShortCounterName = 'marketingQuantity' | `${Side}Quantity` | `${Side}CustomerSeenQuantity`;
export const shortCounterNames = counterNames.filter(
  (name): name is ShortCounterName => accumulationCounters[name].own.isShort,
);

/** The counters of FiveWay: new demands of a side, and customers who went to see. B4. */
export const demandCounter = (side: Side) => `${side}Quantity` as const;
export const seenCounter = (side: Side) => `${side}CustomerSeenQuantity` as const;
