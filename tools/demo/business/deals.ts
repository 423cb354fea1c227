import { codeOf, codePrefix, type CodeKind } from '@toam/domain/deal/deal-codes';
import { DealStatus } from '@toam/domain/deal/deal-values';
import { suggestedFee } from '@toam/domain/deal/share-fees';
import { dayOf } from '@toam/domain/day';
import { MatchTarget } from '@toam/domain/need-values';
import { addDays } from '@toam/domain/work-calendar';
import type { Random } from '@toam/domain/random';
import type { Market, PlacedHouse } from '../market';
import type { DemoNeed } from '../needs/needs';
import type { DemoShowing } from '../needs/showings';
import { depositDays, officeHour, openDay, pastDays, todayOf } from './deal-days';
import { type Party, partyFinder } from './deal-parties';

/** A deal before it is stored; `house` is an index of the houses. */
export interface DemoDeal {
  house: number;
  reservation_date: string | null;
  deposit_date: string;
  notarized_date: string;
  receive_date: string;
  price: number;
  brokerage_fee: number;
  recorded: Date;
  /** It is one of an account's own, and goes well. */
  isStarred: boolean;
}

/** Somebody's part of a deal; `deal` is an index of the deals. */
export interface DemoShare extends Party {
  deal: number;
  fee_user: number;
  code: string;
  status: DealStatus;
}

export interface DealCounts {
  deals: number;
  /** How many of them two and three people share. */
  pairs: number;
  trios: number;
  months: number;
}

const [million, billion] = [1_000_000, 1_000_000_000];
const roundTo = (amount: number, step: number): number => Math.max(step, Math.round(amount / step) * step);

/** For sale, at a price whose fee is a usual one. */
const isUsual = ({ row }: PlacedHouse): boolean =>
  row.purpose === 0 && (row.into_money ?? 0) >= 1.2 * billion && (row.into_money ?? 0) <= 22 * billion;

/** Numbers the codes of each month. */
export function codeCounter(kind: CodeKind) {
  const given = new Map<string, number>();
  return (day: string): string => {
    const prefix = codePrefix(kind, day);
    given.set(prefix, (given.get(prefix) ?? 0) + 1);
    return codeOf(prefix, given.get(prefix)!);
  };
}

/** Deals out houses, each once: one that was offered for some days, and rather one that is off the market by now. */
function houseDealer(houses: readonly PlacedHouse[], taken: ReadonlySet<number>) {
  const days = houses.map(({ created, updated }) => [created, updated].map((at) => dayOf(at.getTime() / 1000)));
  const left = new Set(houses.flatMap((house, index) => (isUsual(house) && !taken.has(index) ? [index] : [])));
  return (r: Random, day: string, agent: number | null): number | null => {
    const before = addDays(day, -3);
    const offered = [...left].filter((index) => days[index]![0]! <= before);
    const own = offered.filter((index) => houses[index]!.agent === agent);
    const sold = offered.filter((index) => houses[index]!.row.status === 1 && days[index]![1]! >= day);
    const from = own.length > 0 && r.chance(0.5) ? own : sold.length > 0 && r.chance(0.8) ? sold : offered;
    if (from.length === 0) return null;
    const found = r.pick(from);
    left.delete(found);
    return found;
  };
}

interface Opening {
  day: string;
  house: number | null;
  buyer: { customer: number; agent: number } | null;
}

/** Showings that ended in a deal. One in three still waits for somebody to record it. */
function endedShowings(houses: PlacedHouse[], needs: DemoNeed[], showings: DemoShowing[]) {
  const ended = showings.filter(
    ({ steps, house }) => steps.at(-1)!.target === MatchTarget.done && isUsual(houses[house]!),
  );
  const recorded = ended.filter(
    ({ house }, at) => at % 3 !== 2 && ended.findIndex((one) => one.house === house) === at,
  );
  const openings = recorded.map(({ need, house, steps }): Opening => {
    const { customer, agent } = needs[need]!;
    return { day: dayOf(steps.at(-1)!.at.getTime() / 1000), house, buyer: { customer, agent } };
  });
  return { openings, taken: new Set(ended.map(({ house }) => house)) };
}

/** Sellers of cheap houses pay more of a hundred. */
function moneyOf(r: Random, asked: number) {
  const price = roundTo(asked * r.between(0.93, 0.995), 10 * million);
  const percent = r.pick(price < 4 * billion ? [2, 2.5, 3] : price < 9 * billion ? [1.5, 1.5, 2] : [1, 1, 1.2, 1.5]);
  return { price, brokerage_fee: roundTo((price * percent) / 100, 500_000) };
}

function daysOf(r: Random, deposit_date: string) {
  const notarized_date = openDay(addDays(deposit_date, r.whole(7, 24)));
  const reservation_date = r.chance(0.45) ? addDays(deposit_date, -r.whole(1, 6)) : null;
  return {
    reservation_date,
    deposit_date,
    notarized_date,
    receive_date: openDay(addDays(notarized_date, r.whole(0, 6))),
  };
}

/** How far a deal is by its days. */
function statusOf({ deposit_date, notarized_date, receive_date, house }: DemoDeal, today: string): DealStatus {
  if (today >= addDays(receive_date, 12)) return DealStatus.registering;
  if (today >= notarized_date) return DealStatus.notarized;
  // a young one may be no more than a reservation
  return deposit_date >= addDays(today, -3) && house % 2 === 0 ? DealStatus.reserved : DealStatus.deposited;
}

/** Accounts of the tour that close deals in the running month, and in the month before. */
const stars = ['staff', 'leader', 'staff', 'staff2', 'manager', 'staff', 'chatstaff'];
const starsBefore = ['staff', 'leader', 'staff', 'manager'];

/** Whose deal an opening is: those of the accounts, spread over the running month and the one before. */
function starredOpenings(openings: readonly Opening[], { staff }: Market, today: string): Map<Opening, number> {
  const month = today.slice(0, 7);
  const before = addDays(`${month}-01`, -1).slice(0, 7);
  const inMonth = (of: string, emails: readonly string[]) => {
    const free = openings.filter(({ day, buyer }) => buyer === null && day.startsWith(of));
    return emails.flatMap((email, at): [Opening, number][] => {
      const opening = free[Math.floor((at * free.length) / emails.length)];
      return opening ? [[opening, staff.findIndex((one) => one.email === `${email}@toam.vn`)]] : [];
    });
  };
  return new Map([...inMonth(month, stars), ...inMonth(before, starsBefore)]);
}

/** Days that a new brokerage works before its first deal. */
const firstDeal = 12;

/** The deals of the last months, in the order of their deposits, with everybody's part in them. Brief 6 §7. */
export function demoDeals(
  r: Random,
  market: Market & { needs: DemoNeed[]; showings: DemoShowing[] },
  { deals: count, pairs, trios, months }: DealCounts,
): { deals: DemoDeal[]; shares: DemoShare[] } {
  const { houses, calendar } = market;
  const days = pastDays(calendar, months).slice(firstDeal);
  const today = todayOf(calendar);
  const { openings, taken } = endedShowings(houses, market.needs, market.showings);
  const known = openings.filter(({ day }) => day >= days[0]!).slice(-Math.floor(count / 4));
  const all = [
    ...known,
    ...depositDays(r.fork('days'), days, count - known.length).map((day): Opening => ({
      day,
      house: null,
      buyer: null,
    })),
  ].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const starred = starredOpenings(all, market, today);
  const shared = r.fork('shared').some(
    all.filter((opening) => !starred.has(opening)),
    pairs + trios,
  );
  const peopleOf = (opening: Opening): number => {
    const at = shared.indexOf(opening);
    return at < 0 ? 1 : at < trios ? 3 : 2;
  };
  const [pickHouse, findParties, nextCode] = [
    houseDealer(houses, taken),
    partyFinder(market),
    codeCounter('transaction'),
  ];
  const deals: DemoDeal[] = [];
  const shares: DemoShare[] = [];
  for (const [at, opening] of all.entries()) {
    const own = r.fork(at);
    const star = starred.get(opening) ?? null;
    const house = opening.house ?? pickHouse(own, opening.day, star);
    if (house === null) continue;
    const deal: DemoDeal = {
      ...{ house, ...daysOf(own, opening.day), ...moneyOf(own, houses[house]!.row.into_money!) },
      ...{ recorded: officeHour(own, calendar, opening.day), isStarred: star !== null },
    };
    const people = peopleOf(opening);
    const fees: number[] = [];
    for (const party of findParties(own, { house, day: opening.day, people, star, buyer: opening.buyer })) {
      const fee_user = suggestedFee(deal.brokerage_fee, party.rate, fees);
      fees.push(fee_user);
      shares.push({
        ...party,
        fee_user,
        deal: deals.length,
        code: nextCode(opening.day),
        status: statusOf(deal, today),
      });
    }
    deals.push(deal);
  }
  return { deals, shares };
}
