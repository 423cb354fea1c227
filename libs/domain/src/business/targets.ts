import type { Side } from './five-way';
import type { QuarterTarget } from './standard';
import type { TargetFigure } from './target.record';

/** The starting values of a quarter: of the company (user_id null) or of a person. D86. */
export interface Target {
  year: number;
  quarter: number;
  user_id: number | null;
  purchase: number;
  connection: number;
  sale: number | null;
  sale_seen: number | null;
  purchase_seen: number | null;
  connection_seen: number | null;
}

/** Targets that one may leave empty. */
export const optionalTargets = [
  'sale',
  'sale_seen',
  'purchase_seen',
  'connection_seen',
] as const satisfies TargetFigure[];

/** The target of a side's visits. That of its new demands has the side's name. */
export const targetOfSeen = (side: Side) => `${side}_seen` as const;

/** A quarter's value: the company's for everybody, else the sum of the people's. Null: nobody has one. B5. */
function valueOf(ofQuarter: readonly Target[], figure: TargetFigure, isEverybody: boolean): number | null {
  const company = ofQuarter.find(({ user_id }) => user_id === null)?.[figure] ?? null;
  if (isEverybody && company !== null) return company;
  const values = ofQuarter.flatMap((target) => (target.user_id === null ? [] : (target[figure] ?? [])));
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}

/**
 * The targets of a figure for the chosen people, one for each quarter that has one. B5.
 * @param targets the company's, and those of the chosen people only
 * @param isEverybody nobody in particular was chosen
 */
export function quarterTargets(
  targets: readonly Target[],
  figure: TargetFigure,
  isEverybody: boolean,
): QuarterTarget[] {
  const byQuarter = new Map<string, Target[]>();
  for (const target of targets) {
    const key = `${target.year} ${target.quarter}`;
    const ofQuarter = byQuarter.get(key);
    if (ofQuarter) ofQuarter.push(target);
    else byQuarter.set(key, [target]);
  }
  return [...byQuarter.values()].flatMap((ofQuarter) => {
    const { year, quarter } = ofQuarter[0]!;
    const value = valueOf(ofQuarter, figure, isEverybody);
    return value === null ? [] : [{ year, quarter, value }];
  });
}
