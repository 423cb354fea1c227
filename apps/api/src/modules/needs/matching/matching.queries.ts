import { HouseStatus } from '@toam/domain/house/house-values';
import {
  defaultMandatory,
  type MatchedHouse,
  type MatchedNeed,
  type NeedWish,
  needWishNames,
  needWeights,
} from '@toam/domain/need/matching';
import { needColumns, needEntries, type NeedMinimum, needMinimums, needValues } from '@toam/domain/need/need-columns';
import { madeByKind, perColumn, tableWith } from '@toam/domain/record/columns';
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { houses, measuredAreaOf } from '../../houses/house.schema';
import { requests } from '../need.schema';

/*
 * The SQL of libs/domain `matching`: one condition and one score over a pair. Either side may be a table or one record.
 * PostgreSQL evaluates the record's side first, so a mandatory wish becomes a plain condition that can use an index.
 * `matching.queries.test.ts` compares it with the rule over thousands of random pairs.
 */

/** One side of the pair: columns of a table, or the values of one record. */
export type NeedTerms = Record<keyof MatchedNeed, SQLWrapper>;
export type HouseTerms = Record<keyof MatchedHouse, SQLWrapper>;

export const needOfTable: NeedTerms = requests;
export const houseOfTable: HouseTerms = houses;

const castTo = <K extends string>(values: Record<K, unknown>, types: Record<K, string>): Record<K, SQL> => {
  const cast = (Object.keys(types) as K[]).map((key) => [key, sql`${sql.param(values[key])}::${sql.raw(types[key])}`]);
  return Object.fromEntries(cast) as Record<K, SQL>;
};

const needTypes = madeByKind(tableWith(needColumns, { answers: 'wishes', matches: true }), {
  purpose: () => 'int',
  money: () => 'bigint',
  entries: () => 'int[]',
  values: () => 'text[]',
  minimum: (column: NeedMinimum) => (needColumns[column].range.decimals === 0 ? 'int' : 'float8'),
  wishes: () => 'text[]',
}) satisfies Record<keyof MatchedNeed, string>;
const houseTypes: Record<keyof MatchedHouse, string> = {
  purpose: 'int',
  status: 'int',
  into_money: 'bigint',
  province: 'int',
  district: 'int',
  property_type: 'int',
  house_type: 'int',
  direction: 'text[]',
  area: 'float8',
  floor_area: 'float8',
  number_bedroom: 'int',
  floors: 'int',
  width: 'float8',
  wide_street: 'float8',
};

/** The side of one need. */
export const needOfRecord = (need: MatchedNeed): NeedTerms => castTo(need, needTypes);

/** The side of one house. */
export const houseOfRecord = (house: MatchedHouse): HouseTerms => castTo(house, houseTypes);

/** The conditions of one wish. Unknown (null) is neither met nor near. */
interface Wish {
  given: SQL;
  met: SQL;
  near: SQL;
}

const nothing = sql`false`;

const atLeast = (bound: SQLWrapper, value: SQLWrapper): Wish => ({
  given: sql`coalesce(${bound}, 0) > 0`,
  met: sql`${value} >= ${bound}`,
  near: sql`${value} * 10 >= ${bound} * 9`,
});

const oneOf = (wanted: SQLWrapper, value: SQLWrapper): Wish => ({
  given: sql`cardinality(${wanted}) > 0`,
  met: sql`${value} = any(${wanted})`,
  near: nothing,
});

function priceWish({ min_price, max_price }: NeedTerms, { into_money }: HouseTerms): Wish {
  const min = sql`coalesce(${min_price}, 0)`;
  const max = sql`coalesce(${max_price}, 0)`;
  return {
    given: sql`(${min} > 0 or ${max} > 0)`,
    met: sql`(${into_money} >= ${min} and (${max} <= 0 or ${into_money} <= ${max}))`,
    near: sql`(${into_money} * 10 >= ${min} * 9 and (${max} <= 0 or ${into_money} * 10 <= ${max} * 11))`,
  };
}

const anyOf = (wanted: SQLWrapper, values: SQLWrapper): Wish => ({
  given: sql`cardinality(${wanted}) > 0`,
  met: sql`${values} && ${wanted}`,
  near: nothing,
});

/** The house's value for a minimum: `houseMeasure`. */
const measureOf = (column: NeedMinimum, house: HouseTerms): SQLWrapper =>
  column === 'area' ? measuredAreaOf(house) : house[needColumns[column].house];

const wishes = (need: NeedTerms, house: HouseTerms): Record<NeedWish, Wish> => ({
  price: priceWish(need, house),
  ...perColumn(needEntries, (column) => oneOf(need[column], house[needColumns[column].house])),
  ...perColumn(needMinimums, (column) => atLeast(need[column], measureOf(column, house))),
  ...perColumn(needValues, (column) => anyOf(need[column], house[needColumns[column].house])),
});

/** A constant of the code, written into the statement. Only input from people becomes a parameter. */
const constant = (value: number | string): SQL => sql.raw(typeof value === 'number' ? String(value) : `'${value}'`);

/** Points are whole numbers: only place is ever halved, and its points are even. */
function points(column: NeedWish, { province, districts }: Record<NeedWish, Wish>): SQL {
  const whole = constant(needWeights[column]);
  const half = constant(needWeights[column] / 2);
  if (column === 'province') return sql`case when ${districts.given} then ${half} else ${whole} end`;
  return column === 'districts' ? sql`case when ${province.given} then ${half} else ${whole} end` : whole;
}

function isMandatory(column: NeedWish, { require_column }: NeedTerms): SQL {
  const named = sql`${constant(column)} = any(${require_column})`;
  return defaultMandatory.includes(column) ? sql`(cardinality(${require_column}) = 0 or ${named})` : named;
}

/** The right purpose, and on sale. No relaxation changes these. */
export const isOffered = (need: NeedTerms, house: HouseTerms): SQL =>
  sql`${house.purpose} = ${need.purpose} and ${house.status} = ${constant(HouseStatus.onSale)}`;

/** Whether the pair fits: `matchNeed(…).fits`. */
export function fits(need: NeedTerms, house: HouseTerms): SQL {
  const query = wishes(need, house);
  const mandatory = needWishNames.map(
    (column) => sql`(not ${isMandatory(column, need)} or not ${query[column].given} or ${query[column].met})`,
  );
  return sql.join([isOffered(need, house), ...mandatory], sql` and `);
}

/** Whether the house meets one wish, or the need does not have it: the verdict is met or absent. Never null. */
export function meets(column: NeedWish, need: NeedTerms, house: HouseTerms): SQL {
  const { given, met } = wishes(need, house)[column];
  return sql`(not ${given} or coalesce(${met}, false))`;
}

/** How well the pair fits, 0–100: `matchNeed(…).score`, in whole numbers as there. */
export function score(need: NeedTerms, house: HouseTerms): SQL<number> {
  const query = wishes(need, house);
  const summed = (of: (column: NeedWish) => SQL) => sql`(${sql.join(needWishNames.map(of), sql` + `)})`;
  const given = summed((column) => sql`case when ${query[column].given} then ${points(column, query)} else 0 end`);
  // doubled points, so that a half is a whole number
  const earned = summed((column) => {
    const { given: isGiven, met, near } = query[column];
    return sql`case when not ${isGiven} then 0 when ${met} then 2 when ${near} then 1 else 0 end * ${points(column, query)}`;
  });
  return sql<number>`case when ${given} = 0 then 100 else (100 * ${earned} + ${given}) / (2 * ${given}) end`;
}
