import { JobPosition, Role } from '@toam/domain/actor';
import type { CounterName } from '@toam/domain/business/accumulation.record';
import { dayStart } from '@toam/domain/day';
import { dayKindOf, type Holidays } from '@toam/domain/work-calendar';
import type { Random } from '@toam/domain/random';
import type { Calendar } from '../calendar';
import type { DemoStaff } from '../people/accounts';
import { growthOn, pastDays } from './deal-days';

/** What somebody entered of a day; `person` is an index of the staff. */
export interface DemoAccumulation {
  person: number;
  date: string;
  entered: Date;
  counters: Record<CounterName, number>;
}

/** What an average person does on an average day. */
export const usual = { marketing: 3.2, sale: 0.42, purchase: 0.55, connection: 0.17 };
/** Part of the people with a demand who go to see a house. */
export const seenPart = { sale: 0.66, purchase: 0.68, connection: 0.55 };
/** Part of the working days that people enter. */
export const enteredPart = 0.85;

/** Who is expected to enter. Specification 3 §5.7. */
export const enters = ({ status, role, job_position }: DemoStaff): boolean =>
  status !== 0 && role !== Role.marketer && job_position !== JobPosition.accountant;

/** How much somebody does, 1 is average. The heads of the brokerage sell little. */
export const levelOf = ({ busy }: DemoStaff): number => Math.min(1.7, Math.max(0.2, busy / 1.3));

/** A number of events where `mean` are usual. Knuth. */
function events(r: Random, mean: number): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let left = r.next(); left > limit; left *= r.next()) count += 1;
  return count;
}

function countersOf(r: Random, level: number): DemoAccumulation['counters'] {
  const some = (mean: number) => events(r, mean * level);
  const [sale, purchase, connection] = [some(usual.sale), some(usual.purchase), some(usual.connection)];
  const seen = some(usual.purchase * seenPart.purchase);
  const suited = some(usual.connection * 0.7);
  return {
    marketingQuantity: some(usual.marketing),
    saleQuantity: sale,
    saleAdviseCustomer: sale + some(0.3),
    saleHouseSeenQuantity: some(0.35),
    saleCustomerSeenQuantity: some(usual.sale * seenPart.sale),
    newSaleNegotiationQuantity: some(0.07),
    purchaseQuantity: purchase,
    purchaseAdviseCustomer: purchase + some(0.4),
    purchaseCustomerSeenQuantity: seen,
    purchaseToTakeCustomerSeenHouse: seen,
    purchaseProductSeenQuantity: seen * r.whole(1, 3),
    purchaseCustomerSeen2ndQuantity: some(0.12),
    newPurchaseNegotiationQuantity: some(0.08),
    connectionQuantity: connection,
    connectionCustomerSeenQuantity: some(usual.connection * seenPart.connection),
    suitableConnectionProductQuantity: suited,
    connectionProductSeenQuantity: some(usual.connection * 0.6),
    newConnectionNegotiationQuantity: some(0.03),
  };
}

/** In the evening, or the next morning; what is of today was entered just now. */
function enteredAt(r: Random, { now }: Calendar, date: string): Date {
  const evening = r.chance(0.9) ? r.between(17, 21) : r.between(31.5, 33.5);
  const latest = now.getTime() - r.whole(2, 40) * 60_000;
  return new Date(Math.max(dayStart(date) * 1000, Math.min((dayStart(date) + evening * 3600) * 1000, latest)));
}

/** Part of the people who have entered today already. */
const enteredToday = 0.45;

/**
 * What people did on the working days of the last months, by day. Some forget to enter, some more often; who has leave enters nothing.
 * Brief 6 §7.
 */
export function demoAccumulations(
  r: Random,
  calendar: Calendar,
  staff: readonly DemoStaff[],
  months: number,
  off: { holidays: Holidays; isAway: (person: number, day: string) => boolean },
): DemoAccumulation[] {
  const days = pastDays(calendar, months);
  const today = days.at(-1)!;
  const people = staff.flatMap((one, person) => {
    if (!enters(one)) return [];
    const own = r.fork(`person ${person}`);
    const diligence = Math.min(0.98, enteredPart + own.between(-0.13, 0.13));
    return [{ person, own, diligence, level: levelOf(one), began: one.onboarding_date ?? today }];
  });
  return days.flatMap((date, at) =>
    people.flatMap(({ person, own, diligence, level, began }): DemoAccumulation[] => {
      const isEntered = own.chance(date === today ? enteredToday : diligence);
      const isWorking = date === today || dayKindOf(date, off.holidays) === 'work';
      if (!isEntered || !isWorking || date < began || off.isAway(person, date)) return [];
      return [
        {
          person,
          date,
          entered: enteredAt(own, calendar, date),
          counters: countersOf(own, level * growthOn(at, days)),
        },
      ];
    }),
  );
}

/** Working days of a quarter that an average person enters. */
export const enteredDaysOfQuarter = 77 * enteredPart;
