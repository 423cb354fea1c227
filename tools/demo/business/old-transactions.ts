import { DealStatus, type DealType, FeeStatus } from '@toam/domain/deal/deal-values';
import { addDays } from '@toam/domain/work-calendar';
import type { OldDealDetail } from '../../../apps/api/src/modules/deals/deal.schema';
import type { Random } from '@toam/domain/random';
import type { Market } from '../market';
import { pickStreet, someDistrict } from '../places';
import { fullName } from '../people/names';
import { openDay, pastDays } from './deal-days';

/** A transaction of the time before deals; `staff` is an index of the staff. */
export interface DemoOldTransaction {
  staff: number;
  date: string;
  notarized_day: string;
  receive_day: string;
  price: number;
  fee: number;
  fee_received: number;
  fee_status: FeeStatus;
  type: DealType;
  status: DealStatus;
  address: string;
  note: string | null;
  detail: OldDealDetail;
}

const [million, billion] = [1_000_000, 1_000_000_000];

/** How much of a fee was received: nearly always all of it. */
const collectedOf = (r: Random, fee: number): Pick<DemoOldTransaction, 'fee_received' | 'fee_status'> =>
  r.weighted([
    [{ fee_received: fee, fee_status: FeeStatus.whole }, 17],
    [{ fee_received: Math.round(fee / 2 / million) * million, fee_status: FeeStatus.part }, 2],
    [{ fee_received: 0, fee_status: FeeStatus.none }, 1],
  ]);

function oldTransaction(r: Random, staff: number, date: string): DemoOldTransaction {
  const price = Math.round(r.between(18, 150)) * 100 * million;
  const rate = price < 4 * billion ? 2 : r.pick([1, 1.5]);
  const fee = Math.round((price * rate) / 100 / million) * million;
  const notarized_day = openDay(addDays(date, r.whole(12, 35)));
  const district = someDistrict(r);
  return {
    ...{ staff, date, notarized_day, receive_day: openDay(addDays(notarized_day, r.whole(0, 10))), price, fee },
    ...collectedOf(r, fee),
    type: r.weighted([
      [1, 5],
      [2, 4],
      [3, 1],
      [4, 1],
    ] as const),
    status: DealStatus.registering,
    address: `${r.whole(3, 480)}${r.chance(0.5) ? `/${r.whole(1, 60)}` : ''} ${pickStreet(r, district)}, ${district.name}`,
    note: r.chance(0.2) ? 'Chép từ sổ giấy' : null,
    detail: { customer_name: fullName(r, r.pick(['male', 'female'] as const)), name: 'Nhà phố', brokerageRate: rate },
  };
}

/** Transactions of the four months before the first deal, in order, of people who worked here then. */
export function demoOldTransactions(
  r: Random,
  { staff, calendar }: Pick<Market, 'staff' | 'calendar'>,
  count: number,
  months: number,
): DemoOldTransaction[] {
  const days = pastDays(calendar, months + 4).slice(0, -Math.round(months * 30.4));
  return Array.from({ length: count }, (_, at) => ({ own: r.fork(at), day: r.fork(`day ${at}`).pick(days) }))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    .flatMap(({ own, day }) => {
      const sellers = staff.flatMap(({ busy, status, onboarding_date }, index) =>
        busy > 0 && status !== 0 && (onboarding_date ?? day) <= day ? [[index, busy] as const] : [],
      );
      return sellers.length > 0 ? [oldTransaction(own, own.weighted(sellers), day)] : [];
    });
}
