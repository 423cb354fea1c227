import type { MatchedHouse, MatchedNeed } from '@toam/domain/need/matching';
import { matchNeed } from '@toam/domain/need/matching';
import { MatchTarget } from '@toam/domain/need-values';
import type { Market, PlacedHouse } from '../market';
import type { Random } from '@toam/domain/random';
import type { DemoNeed } from './needs';

/** A showing of a house to a customer, step by step; needs and houses are indexes in the brokerage. */
export interface DemoShowing {
  need: number;
  house: number;
  steps: { target: MatchTarget; at: Date }[];
  visit: Date | null;
  note: string | null;
}

const { disliked, recommended, seen, negotiating, done } = MatchTarget;

/** Possible sequences of steps, and how frequent each is. */
const ways: ReadonlyArray<readonly [MatchTarget[], number]> = [
  [[recommended], 10],
  [[recommended, seen], 7],
  [[recommended, disliked], 3],
  [[recommended, seen, disliked], 3],
  [[recommended, seen, negotiating], 3],
  [[recommended, seen, negotiating, done], 1],
];

const notes = [
  'Khách thích phòng khách, chê bếp nhỏ',
  'Hẹn xem lại cùng vợ cuối tuần',
  'Trả thấp hơn giá chào khoảng 5 %',
  'Chê hẻm hẹp, ô tô khó quay đầu',
  'Rất ưng, xin thêm bản vẽ và sổ',
] as const;

/** A row that is not stored yet has undefined where the table has null. */
const matched = ({ row }: PlacedHouse): MatchedHouse => ({
  purpose: row.purpose ?? 0,
  status: row.status ?? 0,
  into_money: row.into_money ?? null,
  province: row.province ?? null,
  district: row.district ?? null,
  property_type: row.property_type ?? null,
  house_type: row.house_type ?? null,
  direction: row.direction ?? [],
  area: row.area ?? null,
  floor_area: row.floor_area ?? null,
  number_bedroom: row.number_bedroom ?? null,
  floors: row.floors ?? null,
  width: row.width ?? null,
  wide_street: row.wide_street ?? null,
});

const placeKey = (purpose: number | undefined, province: number | null | undefined) => `${purpose} ${province}`;

/** Houses by purpose and place. Without it every need would search through all of them. */
function byPlace(houses: PlacedHouse[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [index, { row }] of houses.entries()) {
    const key = placeKey(row.purpose, row.province);
    const there = places.get(key) ?? [];
    there.push(index);
    places.set(key, there);
  }
  return places;
}

/** Houses that match the need, best first. Its agent may show them, and they do not belong to the customer. */
const fitting = ({ row, customer, agent }: DemoNeed, houses: PlacedHouse[], places: Map<string, number[]>): number[] =>
  (row.province ?? [])
    .flatMap((province) => places.get(placeKey(row.purpose, province)) ?? [])
    .flatMap((index) => {
      const house = houses[index]!;
      if ((house.row.public_approval !== 1 && house.agent !== agent) || house.customer === customer) return [];
      const { fits, score } = matchNeed(row as MatchedNeed, matched(house));
      return fits ? [{ index, score }] : [];
    })
    .sort((a, b) => b.score - a.score)
    .map(({ index }) => index);

/** Each step is some days after the one before; none is in the future. */
function stepsOf(r: Random, way: MatchTarget[], from: Date, { now, between }: Market['calendar']) {
  let last = from;
  return way.map((target) => {
    last = between(r, last, new Date(Math.min(now.getTime(), last.getTime() + 9 * 86_400_000)));
    return { target, at: last };
  });
}

/** Showings for the customers of these needs: better matches first, each house once per customer. */
export function demoShowings(
  r: Random,
  brokerage: Pick<Market, 'houses' | 'calendar'>,
  needs: DemoNeed[],
): DemoShowing[] {
  const pairs = new Set<string>();
  const places = byPlace(brokerage.houses);
  return needs.flatMap((need, index) => {
    const own = r.fork(index);
    const shown = fitting(need, brokerage.houses, places).slice(0, 14);
    return own.some(shown, Math.min(shown.length, own.whole(0, 5))).flatMap((house): DemoShowing[] => {
      const pair = `${need.customer} ${house}`;
      if (pairs.has(pair)) return [];
      pairs.add(pair);
      const listed = brokerage.houses[house]!.created;
      const from = listed > need.created ? listed : need.created;
      const steps = stepsOf(own, own.weighted(ways), from, brokerage.calendar);
      const visit = steps.find(({ target }) => target === seen)?.at ?? null;
      return [{ need: index, house, steps, visit, note: visit && own.chance(0.6) ? own.pick(notes) : null }];
    });
  });
}
