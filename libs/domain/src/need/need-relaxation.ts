import { wishedColumns, mandatoryColumns, type MatchedNeed } from './matching';
import { type NeedMinimum, needMinimums, type NeedWish } from './need-columns';

/** How a relaxation weakens a wish. */
export const relaxationKinds = ['dearer', 'cheaper', 'neighbour', 'less', 'optional'] as const;
type RelaxationKind = (typeof relaxationKinds)[number];

/** The fields of a need that a relaxation may change. */
export const relaxedColumns = ['min_price', 'max_price', 'province', 'require_column', ...needMinimums] as const;

/** The changed values; prices in VND. */
export type RelaxedWishes = Partial<Pick<MatchedNeed, (typeof relaxedColumns)[number]>>;

/** One weakened wish: the need stays the same except for `change`. */
export interface Relaxation {
  kind: RelaxationKind;
  column: NeedWish;
  change: RelaxedWishes;
}

/** How many neighbouring districts are tried, nearest first. */
const maxNeighbours = 3;

/** How far a budget is extended, percent. */
const stretches = [5, 10] as const;

/** The step by which a minimum is lowered: a room, a floor, half a metre of front, a metre of road; a tenth of the area. */
const oneLess: Record<NeedMinimum, (bound: number) => number> = {
  area: (bound) => Math.floor(bound * 0.9),
  number_bedroom: (bound) => bound - 1,
  floors: (bound) => bound - 1,
  min_width: (bound) => bound - 0.5,
  road_area: (bound) => bound - 1,
};

/** Rounding steps in VND: a million from 1e9 on (prices), otherwise 100,000 (rents). */
const stepOf = (dong: number): number => (dong >= 1_000_000_000 ? 1_000_000 : 100_000);
const raised = (dong: number, percent: number): number =>
  Math.ceil((dong * (100 + percent)) / 100 / stepOf(dong)) * stepOf(dong);
const lowered = (dong: number, percent: number): number =>
  Math.floor((dong * (100 - percent)) / 100 / stepOf(dong)) * stepOf(dong);

const isGiven = (bound: number | null): bound is number => bound !== null && bound > 0;

function relaxedPrice({ min_price, max_price }: MatchedNeed): Relaxation[] {
  const dearer = stretches.flatMap((percent): Relaxation[] =>
    isGiven(max_price) ? [{ kind: 'dearer', column: 'price', change: { max_price: raised(max_price, percent) } }] : [],
  );
  const furthest = lowered(min_price ?? 0, stretches[1]);
  if (!isGiven(min_price) || furthest <= 0) return dearer;
  return [...dearer, { kind: 'cheaper', column: 'price', change: { min_price: furthest } }];
}

const relaxedPlace = ({ province }: MatchedNeed, neighbours: readonly number[]): Relaxation[] =>
  neighbours
    .filter((id) => !province.includes(id))
    .slice(0, maxNeighbours)
    .map((id) => ({ kind: 'neighbour', column: 'province', change: { province: [...province, id] } }));

const relaxedMinimums = (need: MatchedNeed, mandatory: readonly NeedWish[]): Relaxation[] =>
  needMinimums.flatMap((column): Relaxation[] => {
    const bound = need[column];
    if (!mandatory.includes(column) || !isGiven(bound)) return [];
    const less = oneLess[column](bound);
    return less > 0 ? [{ kind: 'less', column, change: { [column]: less } }] : [];
  });

/** The last mandatory column is never removed: without any, price and district would be mandatory (D61). */
const madeOptional = (need: MatchedNeed, mandatory: readonly NeedWish[]): Relaxation[] =>
  mandatory.length < 2
    ? []
    : mandatory
        .filter((column) => wishedColumns(need).includes(column))
        .map((column) => ({
          kind: 'optional',
          column,
          change: { require_column: mandatory.filter((one) => one !== column) },
        }));

/**
 * 'Nới lỏng': every way to weaken one wish that excludes houses. Only mandatory wishes do; the others only cost points. Houses that
 * matched before still match. Issue "Customers, needs and matching", D61.
 * @param neighbours districts (Quận/Huyện) next to the wanted ones, nearest first
 */
export function relaxationsOf(need: MatchedNeed, neighbours: readonly number[]): Relaxation[] {
  const mandatory = mandatoryColumns(need);
  const wished = wishedColumns(need);
  const asks = (column: NeedWish) => mandatory.includes(column) && wished.includes(column);
  return [
    ...(asks('price') ? relaxedPrice(need) : []),
    ...(asks('province') ? relaxedPlace(need, neighbours) : []),
    ...relaxedMinimums(need, mandatory),
    ...madeOptional(need, mandatory),
  ];
}
