import { measuredArea } from '@toam/domain/house/house-area';
import { HouseStatus, type Purpose } from '@toam/domain/house/house-values';
import {
  type NeedColumnValues,
  needColumns,
  type NeedEntries,
  needEntries,
  type NeedMinimum,
  needMinimums,
  type NeedValues,
  needValues,
  type NeedWish,
} from './need-columns';
import { type ColumnsWith, perColumn } from '@toam/domain/record/columns';

/**
 * The wishes of a need with their points of 100 (D61), in display order. Place is one wish of 20 points: district-level `province`
 * and ward-level `districts` get half each if both are given.
 */
export const needWeights = {
  price: 25,
  province: 20,
  districts: 20,
  property_type: 15,
  house_type: 10,
  area: 10,
  number_bedroom: 8,
  floors: 4,
  min_width: 4,
  road_area: 2,
  request_direction: 2,
} as const satisfies Record<NeedWish, number>;
export type { NeedWish };
export const needWishNames = Object.keys(needWeights) as NeedWish[];

/** The mandatory columns of a need that names none. D61. */
export const defaultMandatory: readonly NeedWish[] = ['price', 'province'];

/** The part of a need that matching reads. Null, 0 and [] mean no wish. VND, m², m. Specification 2 §3. */
export type MatchedNeed = NeedColumnValues<ColumnsWith<typeof needColumns, { answers: 'wishes'; matches: true }>>;

/** The part of a house that matching reads. */
export interface MatchedHouse {
  purpose: Purpose;
  status: HouseStatus;
  into_money: number | null;
  province: number | null;
  district: number | null;
  property_type: number | null;
  house_type: number | null;
  direction: string[];
  area: number | null;
  floor_area: number | null;
  number_bedroom: number | null;
  floors: number | null;
  width: number | null;
  wide_street: number | null;
}

/** `no_data`: the house has no value. */
export const verdicts = ['met', 'near', 'missed', 'no_data'] as const;
export type Verdict = (typeof verdicts)[number];

/** One wish of a need, compared with a house. */
export interface FieldVerdict {
  column: NeedWish;
  verdict: Verdict;
  mandatory: boolean;
  /** The wish's points, and the points that the house earns: all, half or none. */
  points: number;
  earned: number;
}

interface Match {
  /** Every hard condition holds. */
  fits: boolean;
  /** Mandatory wishes that the house fails. */
  failed: NeedWish[];
  /** 0–100: earned points of possible points, rounded half up. */
  score: number;
  /** The verdicts on the need's wishes. */
  fields: FieldVerdict[];
}

const isGiven = (bound: number | null): bound is number => bound !== null && bound > 0;

/** Multiplying by ten keeps whole numbers whole: 10 % below a bound is `10 × value ≥ 9 × bound`. The database does the same. */
function isAtLeast(value: number | null, bound: number): Verdict {
  if (value === null) return 'no_data';
  if (value >= bound) return 'met';
  return value * 10 >= bound * 9 ? 'near' : 'missed';
}

function isBetween(value: number | null, min: number | null, max: number | null): Verdict {
  if (value === null) return 'no_data';
  if ((!isGiven(min) || value >= min) && (!isGiven(max) || value <= max)) return 'met';
  const isNear = (!isGiven(min) || value * 10 >= min * 9) && (!isGiven(max) || value * 10 <= max * 11);
  return isNear ? 'near' : 'missed';
}

const isOneOf = (value: number | null, wanted: number[]): Verdict =>
  value === null ? 'no_data' : wanted.includes(value) ? 'met' : 'missed';

function hasAnyOf(values: string[], wanted: string[]): Verdict {
  if (values.length === 0) return 'no_data';
  return values.some((value) => wanted.includes(value)) ? 'met' : 'missed';
}

/** The house's value for a minimum of a need. Its area is the measured one. */
export const houseMeasure = (column: NeedMinimum, house: MatchedHouse): number | null =>
  column === 'area' ? measuredArea(house) : house[needColumns[column].house];

/** Null: the need has no such wish. */
type VerdictOf = (need: MatchedNeed, house: MatchedHouse) => Verdict | null;

const ofPrice: VerdictOf = ({ min_price, max_price }, { into_money }) =>
  isGiven(min_price) || isGiven(max_price) ? isBetween(into_money, min_price, max_price) : null;

const ofEntries = (column: NeedEntries): VerdictOf => {
  const { house: name } = needColumns[column];
  return (need, house) => (need[column].length ? isOneOf(house[name], need[column]) : null);
};

const ofMinimum = (column: NeedMinimum): VerdictOf => {
  return (need, house) => {
    const bound = need[column];
    return isGiven(bound) ? isAtLeast(houseMeasure(column, house), bound) : null;
  };
};

const ofValues = (column: NeedValues): VerdictOf => {
  const { house: name } = needColumns[column];
  return (need, house) => (need[column].length ? hasAnyOf(house[name], need[column]) : null);
};

const verdictOf: Record<NeedWish, VerdictOf> = {
  price: ofPrice,
  ...perColumn(needEntries, ofEntries),
  ...perColumn(needMinimums, ofMinimum),
  ...perColumn(needValues, ofValues),
};

/** Compared with this empty house, a need shows which wishes it has. */
export const nothingKnown: MatchedHouse = {
  purpose: 0,
  status: HouseStatus.onSale,
  into_money: null,
  province: null,
  district: null,
  property_type: null,
  house_type: null,
  direction: [],
  area: null,
  floor_area: null,
  number_bedroom: null,
  floors: null,
  width: null,
  wide_street: null,
};

const earnedShare: Record<Verdict, number> = { met: 1, near: 0.5, missed: 0, no_data: 0 };

/** The points of the wish in this need. */
const pointsOf = (column: NeedWish, need: Pick<MatchedNeed, 'province' | 'districts'>): number =>
  (column === 'province' && need.districts.length > 0) || (column === 'districts' && need.province.length > 0)
    ? needWeights[column] / 2
    : needWeights[column];

/** The columns that a house must meet. Every house meets a mandatory wish that the need doesn't have. D61. */
export const mandatoryColumns = ({ require_column }: Pick<MatchedNeed, 'require_column'>): readonly NeedWish[] =>
  require_column.length > 0 ? require_column : defaultMandatory;

/** The columns in which the need has a wish. Only these earn points and only these can fail. */
export const wishedColumns = (need: MatchedNeed): NeedWish[] =>
  needWishNames.filter((column) => verdictOf[column](need, nothingKnown) !== null);

/**
 * Compares a house with a need, field by field. The hard conditions: the purpose, being on sale, and every mandatory column met;
 * near and no data are not enough. What the viewer may see is checked separately (`canSeeHouse`). A need without wishes scores 100
 * with every house.
 * `matching.queries.ts` has the same rule in SQL; a property test compares the two.
 * @see D61, specification 2 §2 "Requests"
 */
export function matchNeed(need: MatchedNeed, house: MatchedHouse): Match {
  const mandatory = mandatoryColumns(need);
  const fields = needWishNames.flatMap((column): FieldVerdict[] => {
    const verdict = verdictOf[column](need, house);
    if (verdict === null) return [];
    const points = pointsOf(column, need);
    return [{ column, verdict, mandatory: mandatory.includes(column), points, earned: points * earnedShare[verdict] }];
  });
  const failed = fields.filter(({ mandatory, verdict }) => mandatory && verdict !== 'met').map(({ column }) => column);
  const given = sum(fields.map(({ points }) => points));
  const earned = sum(fields.map(({ earned }) => earned));
  return {
    fits: need.purpose === house.purpose && house.status === HouseStatus.onSale && failed.length === 0,
    failed,
    score: given === 0 ? 100 : Math.floor((200 * earned + given) / (2 * given)),
    fields,
  };
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
