import { dayOf } from '@toam/domain/day';
import { DealType } from '@toam/domain/deal/deal-values';
import type { Random } from '@toam/domain/random';
import type { Market } from '../market';

/** Who has a part in a deal, with which customer. Numbers are indexes in the brokerage's lists. */
export interface Party {
  staff: number;
  customer: number;
  type: DealType;
  /** Percent of the deal's fee. */
  rate: number;
}

interface Buyer {
  customer: number;
  agent: number;
}

/** A deal that looks for its people. */
interface Wanted {
  house: number;
  day: string;
  /** How many share the fee. */
  people: number;
  /** Somebody who must be among them. */
  star: number | null;
  /** Known from a showing. */
  buyer: Buyer | null;
}

const pairs = [
  [50, 50],
  [60, 40],
  [45, 55],
] as const;
const trios = [
  [45, 40, 15],
  [40, 40, 20],
  [33.333, 33.333, 33.334],
] as const;

/** Finds the people of a deal among those who sold at that time. */
export function partyFinder({ staff, customers, houses }: Market) {
  const days = customers.map(({ created }) => dayOf(created.getTime() / 1000));
  const sells = (person: number, day: string): boolean => {
    const { status, busy, onboarding_date } = staff[person]!;
    return status !== 0 && busy > 0 && (onboarding_date ?? day) <= day;
  };

  const someColleague = (r: Random, day: string, but: readonly number[]): number =>
    r.weighted(
      staff.flatMap(({ busy }, index) => (sells(index, day) && !but.includes(index) ? [[index, busy] as const] : [])),
    );

  /** A customer whom somebody knew by then, but not the owner of the house. */
  function someBuyer(r: Random, { house, day, star }: Wanted, but: number | null): Buyer {
    const owner = houses[house]!.customer;
    const known = customers.flatMap(({ agent }, customer) =>
      customer !== owner && agent !== but && sells(agent, day) && days[customer]! < day ? [{ customer, agent }] : [],
    );
    const ofStar = known.filter(({ agent }) => agent === star && agent !== but);
    if (ofStar.length > 0) return r.pick(ofStar);
    if (known.length > 0) return r.pick(known);
    return { customer: (owner + 1) % customers.length, agent: someColleague(r, day, but === null ? [] : [but]) };
  }

  function alone(r: Random, wanted: Wanted, seller: number): Omit<Party, 'rate'> {
    const { house, star } = wanted;
    const buyer = wanted.buyer ?? someBuyer(r, wanted, null);
    const isSellers = star === null ? !wanted.buyer && r.chance(0.5) : star === seller;
    if (!isSellers)
      return {
        staff: star ?? buyer.agent,
        customer: buyer.customer,
        type: r.chance(0.8) ? DealType.purchase : DealType.connection,
      };
    return r.chance(0.45)
      ? { staff: seller, customer: buyer.customer, type: DealType.both }
      : { staff: seller, customer: houses[house]!.customer, type: DealType.sale };
  }

  /** The owner's agent, the buyer's agent, and perhaps somebody who brought them together. */
  return (r: Random, wanted: Wanted): Party[] => {
    const { house, day, people } = wanted;
    const own = houses[house]!.agent;
    const seller = sells(own, day) ? own : someColleague(r, day, []);
    // the rest of the fee is another brokerage's
    if (people === 1)
      return [{ ...alone(r, wanted, seller), rate: r.weighted([[100, 6], [50, 3], [70, 1]]) }]; // prettier-ignore
    const buyer = wanted.buyer && wanted.buyer.agent !== seller ? wanted.buyer : someBuyer(r, wanted, seller);
    const both = [
      { staff: seller, customer: houses[house]!.customer, type: DealType.sale },
      { staff: buyer.agent, customer: buyer.customer, type: DealType.purchase },
    ];
    if (people === 2) return withRates(both, r.pick(pairs));
    const third = someColleague(r, day, [seller, buyer.agent]);
    return withRates([...both, { staff: third, customer: buyer.customer, type: DealType.connection }], r.pick(trios));
  };
}

const withRates = (parties: Omit<Party, 'rate'>[], rates: readonly number[]): Party[] =>
  parties.map((party, at) => ({ ...party, rate: rates[at]! }));
