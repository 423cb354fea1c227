import { addDays } from '@toam/domain/work-calendar';
import type { Random } from '@toam/domain/random';
import type { Calendar } from '../calendar';
import { earlier, officeHour, openDay, todayOf } from './deal-days';
import { codeCounter, type DemoDeal, type DemoShare } from './deals';

/** Papers of a share, before they are stored; `share` is an index of the shares. */
export interface DemoCoupon {
  share: number;
  reduced_fee: number;
  note: string;
  recorded: Date;
}
export interface DemoReceipt {
  share: number;
  code: string;
  collected_on: string;
  fee_payable: number;
  fee_collect: number;
  note: string | null;
  recorded: Date;
}
export interface DemoBill {
  share: number;
  cancel_date: string;
  note: string;
  recorded: Date;
}

export interface PaperCounts {
  receipts: number;
  coupons: number;
  /** Deals of one person and of two that are cancelled. */
  cancelled: readonly [alone: number, pairs: number];
}

const cancelReasons = [
  'Khách không vay được ngân hàng',
  'Chủ nhà đổi ý, đền cọc',
  'Khách bỏ cọc',
  'Sổ đang thế chấp, không giải chấp kịp',
  'Hai bên không thống nhất ngày công chứng',
] as const;
const couponReasons = [
  'Giảm theo hợp đồng ký gửi',
  'Hỗ trợ khách phí công chứng',
  'Khách cũ giới thiệu',
  'Bớt cho chủ nhà để chốt giá',
] as const;

const roundTo = (amount: number, step: number): number => Math.max(step, Math.round(amount / step) * step);
const step = 500_000;

/** Somebody changed their mind between the deposit and the notary. The latest possible one is among them. @returns the day by deal */
function cancelledDeals(
  r: Random,
  deals: readonly DemoDeal[],
  shares: readonly DemoShare[],
  { cancelled }: PaperCounts,
  today: string,
): Map<number, string> {
  const people = new Map<number, number>();
  for (const { deal } of shares) people.set(deal, (people.get(deal) ?? 0) + 1);
  const possible = deals.flatMap(({ deposit_date, isStarred }, deal) =>
    !isStarred && deposit_date <= addDays(today, -8) ? [deal] : [],
  );
  const chosen = cancelled.flatMap((count, at) => {
    const own = possible.filter((deal) => people.get(deal) === at + 1);
    return [...own.slice(-1), ...r.some(own.slice(0, -1), count - 1)].slice(0, count);
  });
  return new Map(
    chosen.map((deal) => {
      const { deposit_date, notarized_date } = deals[deal]!;
      const last = earlier(addDays(notarized_date, -1), today);
      return [deal, earlier(addDays(deposit_date, r.whole(4, 20)), last)];
    }),
  );
}

interface Payment {
  share: number;
  day: string;
  amount: number;
  /** The whole of what was payable in one payment. */
  isWhole: boolean;
}

/** What was paid of a share so far: at most one payment. */
function paymentOf(
  r: Random,
  share: number,
  payable: number,
  deal: DemoDeal,
  today: string,
  cancelled?: string,
): Payment[] {
  const { deposit_date, receive_date } = deal;
  const part = roundTo(payable * r.between(0.4, 0.75), step);
  const soon = openDay(addDays(deposit_date, r.whole(1, 4)));
  const due = openDay(addDays(receive_date, r.whole(0, 6)));
  const some = (day: string): Payment[] =>
    part < payable && day <= today ? [{ share, day, amount: part, isWhole: false }] : [];
  if (cancelled !== undefined) return r.chance(0.6) ? some(earlier(soon, cancelled)) : [];
  if (due > today) return r.chance(0.75) ? some(soon) : [];
  // now and then somebody owes all or the rest for weeks
  const isLate = receive_date > addDays(today, -120) && r.chance(0.2);
  if (isLate) return r.chance(0.4) ? some(due) : [];
  return [{ share, day: due, amount: payable, isWhole: true }];
}

/** Somebody who paid everything may have paid a part of it after the deposit. */
function split(r: Random, payment: Payment, { deposit_date }: DemoDeal): Payment[] {
  const first = roundTo(payment.amount * r.between(0.3, 0.5), step);
  const rest = payment.amount - first;
  const day = earlier(openDay(addDays(deposit_date, r.whole(1, 4))), payment.day);
  if (rest <= 0) return [payment];
  return [
    { ...payment, day, amount: first },
    { ...payment, amount: rest },
  ];
}

/** Coupons, receipts and cancel bills that fit the days of their deals. Coupons come first, so each receipt says what they left. */
export function demoPapers(
  r: Random,
  calendar: Calendar,
  deals: readonly DemoDeal[],
  shares: readonly DemoShare[],
  counts: PaperCounts,
): { coupons: DemoCoupon[]; receipts: DemoReceipt[]; bills: DemoBill[] } {
  const today = todayOf(calendar);
  const cancelled = cancelledDeals(r.fork('cancelled'), deals, shares, counts, today);
  const live = shares.flatMap(({ deal }, share) => (cancelled.has(deal) ? [] : [share]));
  const reduced = r.fork('coupons');
  const coupons = reduced.some(live, counts.coupons).map((share): DemoCoupon => {
    const { fee_user, deal } = shares[share]!;
    return {
      share,
      reduced_fee: roundTo(Math.min(fee_user * reduced.between(0.02, 0.09), fee_user / 3), step),
      note: reduced.pick(couponReasons),
      recorded: deals[deal]!.recorded,
    };
  });
  const payable = shares.map(({ fee_user }) => fee_user);
  for (const { share, reduced_fee } of coupons) payable[share]! -= reduced_fee;
  const paid = shares.flatMap(({ deal }, share) =>
    paymentOf(r.fork(`share ${share}`), share, payable[share]!, deals[deal]!, today, cancelled.get(deal)),
  );
  const [whole, parts] = [paid.filter(({ isWhole }) => isWhole), paid.filter(({ isWhole }) => !isWhole)];
  const inTwo = new Set(r.fork('in two').some(whole, Math.max(0, counts.receipts - paid.length)));
  const unpaid = new Set(r.fork('unpaid').some(parts, Math.max(0, paid.length - counts.receipts)));
  const payments = paid
    .filter((payment) => !unpaid.has(payment))
    .flatMap((payment) =>
      inTwo.has(payment)
        ? split(r.fork(`split ${payment.share}`), payment, deals[shares[payment.share]!.deal]!)
        : [payment],
    )
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.share - b.share));
  return {
    coupons: coupons.sort(byTime),
    receipts: receiptsOf(r, calendar, payments, payable),
    bills: billsOf(r, calendar, shares, cancelled),
  };
}

const byTime = (a: { recorded: Date; share: number }, b: { recorded: Date; share: number }): number =>
  a.recorded.getTime() - b.recorded.getTime() || a.share - b.share;

/** Payments in order as receipts. */
function receiptsOf(
  r: Random,
  calendar: Calendar,
  payments: readonly Payment[],
  payable: readonly number[],
): DemoReceipt[] {
  const left = [...payable];
  const nextCode = codeCounter('receipt');
  return payments.map(({ share, day, amount }, at): DemoReceipt => {
    const own = r.fork(`receipt ${at}`);
    const fee_payable = left[share]!;
    left[share] = fee_payable - amount;
    const note = amount < fee_payable ? 'Đợt 1' : fee_payable < payable[share]! ? 'Đợt cuối' : null;
    return {
      ...{ share, code: nextCode(day), collected_on: day, fee_payable, fee_collect: amount, note },
      recorded: officeHour(own, calendar, day),
    };
  });
}

/** All shares of a deal are cancelled together. */
const billsOf = (
  r: Random,
  calendar: Calendar,
  shares: readonly DemoShare[],
  cancelled: ReadonlyMap<number, string>,
): DemoBill[] =>
  shares
    .flatMap(({ deal }, share): DemoBill[] => {
      const cancel_date = cancelled.get(deal);
      if (cancel_date === undefined) return [];
      const own = r.fork(`bill ${deal}`);
      return [{ share, cancel_date, note: own.pick(cancelReasons), recorded: officeHour(own, calendar, cancel_date) }];
    })
    .sort(byTime);
