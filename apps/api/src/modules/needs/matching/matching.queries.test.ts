import { directions } from '@toam/domain/house/house-values';
import { type MatchedHouse, type MatchedNeed, matchNeed, needWishNames } from '@toam/domain/need/matching';
import { inArray, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { random, type Random } from '@toam/domain/random';
import { insertCustomer, insertHouse } from '../../../testing/insert-house';
import { insertUser } from '../../../testing/insert-user';
import { testApp } from '../../../testing/test-app';
import { houses } from '../../houses/house.schema';
import {
  fits,
  houseOfRecord,
  houseOfTable,
  type HouseTerms,
  needOfRecord,
  needOfTable,
  type NeedTerms,
  score,
} from './matching.queries';
import { requests } from '../need.schema';

testApp({ keepsRows: true });

const million = 1_000_000;
const maybe = <T>(r: Random, value: T): T | null => (r.chance(0.75) ? value : null);
const ids = (r: Random, max: number) =>
  r.chance(0.6)
    ? r.some(
        Array.from({ length: max }, (_, at) => at + 1),
        r.whole(1, 2),
      )
    : [];
/** Numbers close to each other: equal, just within 10 %, just outside. */
const metres = (r: Random) => r.pick([0, 3.6, 4, 4.05, 4.5, 5, 54, 60, 62.5, 66, 66.7, 100]);
const count = (r: Random) => r.pick([0, 1, 2, 3, 9, 10]);
const price = (r: Random) => r.pick([0, 900, 990, 1000, 1001, 1099, 1100, 1101, 2000, 5000]) * million;

const aNeed = (r: Random): MatchedNeed => ({
  purpose: r.pick([0, 0, 1] as const),
  min_price: maybe(r, price(r)),
  max_price: maybe(r, price(r)),
  province: ids(r, 3),
  districts: ids(r, 4),
  property_type: ids(r, 3),
  house_type: ids(r, 3),
  request_direction: r.chance(0.5) ? r.some(directions, r.whole(1, 3)) : [],
  area: maybe(r, metres(r)),
  number_bedroom: maybe(r, count(r)),
  floors: maybe(r, count(r)),
  min_width: maybe(r, metres(r)),
  road_area: maybe(r, metres(r)),
  require_column: r.chance(0.5) ? r.some(needWishNames, r.whole(1, 4)) : [],
});

const aHouse = (r: Random): MatchedHouse => ({
  purpose: r.pick([0, 0, 1] as const),
  status: r.pick([0, 0, 0, 1] as const),
  into_money: maybe(r, price(r)),
  province: maybe(r, r.whole(1, 3)),
  district: maybe(r, r.whole(1, 4)),
  property_type: maybe(r, r.whole(1, 3)),
  house_type: maybe(r, r.whole(1, 3)),
  direction: r.chance(0.6) ? [r.pick(directions)] : [],
  area: maybe(r, metres(r)),
  floor_area: maybe(r, metres(r)),
  number_bedroom: maybe(r, count(r)),
  floors: maybe(r, count(r)),
  width: maybe(r, metres(r)),
  wide_street: maybe(r, metres(r)),
});

const r = random(61);
const needs = Array.from({ length: 120 }, (_, at) => aNeed(r.fork(`need ${at}`)));
const offered = Array.from({ length: 120 }, (_, at) => aHouse(r.fork(`house ${at}`)));

beforeAll(async () => {
  await insertUser({ id: 7 });
  const customer = await insertCustomer();
  await db()
    .insert(requests)
    .values(needs.map((need) => ({ ...need, customer_id: customer.id, user_id: 7 })));
  for (const house of offered) await insertHouse({ ...house, user_id: 7 });
});

interface Said {
  need: number;
  house: number;
  fits: boolean;
  score: number;
}

const byPair = (a: Said, b: Said) => a.need - b.need || a.house - b.house;

/** The result of the domain rule for every pair; ids begin at 1. */
const expected: Said[] = needs.flatMap((need, n) =>
  offered.map((house, h) => {
    const { fits, score } = matchNeed(need, house);
    return { need: n + 1, house: h + 1, fits, score };
  }),
);

const asked = (need: NeedTerms, house: HouseTerms) => ({
  fits: sql<boolean>`(${fits(need, house)}) is true`,
  score: score(need, house),
});

test('says of thousands of random pairs what the rule says', async () => {
  const input = await db()
    .select({ need: requests.id, house: houses.id, ...asked(needOfTable, houseOfTable) })
    .from(requests)
    .innerJoin(houses, sql`true`);
  expect(input).toHaveLength(14_400);
  expect(input.toSorted(byPair)).toEqual(expected);
  const fitting = expected.filter((pair) => pair.fits);
  expect(fitting.length).toBeGreaterThan(500);
  expect(new Set(fitting.map((pair) => pair.score)).size).toBeGreaterThan(30);
});

test('says the same of one need and the table of houses', async () => {
  for (const [n, need] of needs.entries()) {
    if (n % 3) continue;
    const terms = needOfRecord(need);
    const found = await db()
      .select({ house: houses.id, ...asked(terms, houseOfTable) })
      .from(houses)
      .where(fits(terms, houseOfTable));
    const all = expected.filter((pair) => pair.need === n + 1 && pair.fits);
    expect(found.map((row) => ({ ...row, need: n + 1 })).toSorted(byPair)).toEqual(all);
  }
});

test('says the same of one house and the table of needs', async () => {
  for (const [h, house] of offered.entries()) {
    if (h % 3) continue;
    const terms = houseOfRecord(house);
    const found = await db()
      .select({ need: requests.id, ...asked(needOfTable, terms) })
      .from(requests)
      .where(fits(needOfTable, terms));
    const all = expected.filter((pair) => pair.house === h + 1 && pair.fits);
    expect(found.map((row) => ({ ...row, house: h + 1 })).toSorted(byPair)).toEqual(all);
  }
});

test('takes numbers up to the largest that a form sends', async () => {
  const [need, house] = [{ ...needs[0]!, min_price: 1_000_000 * million, max_price: null }, offered[0]!];
  const [row] = await db()
    .select(asked(needOfRecord(need), houseOfRecord({ ...house, into_money: 1_000_000 * million })))
    .from(houses)
    .where(inArray(houses.id, [1]));
  expect(row?.score).toBe(matchNeed(need, { ...house, into_money: 1_000_000 * million }).score);
});
