import { daysOfQuarter, quarterOf, quartersBetween } from '@toam/domain/business/business-period';
import { type Side, sides } from '@toam/domain/business/five-way';
import { type TargetFigure, targetFigures } from '@toam/domain/business/target.record';
import { targetOfSeen } from '@toam/domain/business/targets';
import type { Random } from '@toam/domain/random';
import type { Calendar } from '../calendar';
import type { DemoStaff } from '../people/accounts';
import { enteredDaysOfQuarter, enters, levelOf, seenPart, usual } from './activity';
import { todayOf } from './deal-days';

/** Starting values of a quarter; `person` is an index of the staff, null the company. */
export interface DemoTarget extends Record<TargetFigure, number> {
  year: number;
  quarter: 1 | 2 | 3 | 4;
  person: number | null;
}

/**
 * What is wanted against what is usual: some is easily reached, some is not, so a screen shows both. More customers should see houses
 * of connections than do, so that ratio is missed at any time.
 */
const ambition: Record<TargetFigure, number> = {
  ...{ sale: 0.85, sale_seen: 0.8, purchase: 1.6, purchase_seen: 0.9, connection: 1.2, connection_seen: 1.5 },
};

const usualOf = (side: Side): Record<string, number> => ({
  [side]: usual[side],
  [targetOfSeen(side)]: usual[side] * seenPart[side],
});
const usualFigures = Object.assign({}, ...sides.map(usualOf)) as Record<TargetFigure, number>;

const figuresOf = (value: (figure: TargetFigure) => number) =>
  Object.fromEntries(targetFigures.map((figure) => [figure, value(figure)])) as Record<TargetFigure, number>;

/** Each quarter asks for more than the one before, the running one for much more: its second month goes best. */
const growing = [0.6, 0.7, 0.8, 0.9, 1.3] as const;

/** Targets of the running quarter and of the four before, of the company and of everybody who sells. Brief 6 §7. */
export function demoTargets(r: Random, calendar: Calendar, staff: readonly DemoStaff[]): DemoTarget[] {
  const last = quarterOf(todayOf(calendar));
  const quarters = quartersBetween({ ...last, year: last.year - 1 }, last) as Pick<DemoTarget, 'year' | 'quarter'>[];
  return quarters.flatMap((quarter, at) => {
    const people = staff.flatMap((one, person): DemoTarget[] => {
      if (!enters(one) || (one.onboarding_date ?? '') > daysOfQuarter(quarter.year, quarter.quarter).last) return [];
      const own = r.fork(`${quarter.year} ${quarter.quarter} ${person}`);
      const days = enteredDaysOfQuarter * levelOf(one) * growing[at]!;
      const value = (figure: TargetFigure) =>
        Math.max(1, Math.round(days * usualFigures[figure] * ambition[figure] * own.between(0.9, 1.1)));
      return [{ ...quarter, person, ...figuresOf(value) }];
    });
    const sum = (figure: TargetFigure) => people.reduce((total, target) => total + target[figure], 0);
    return [{ ...quarter, person: null, ...figuresOf((figure) => Math.round(sum(figure) / 10) * 10) }, ...people];
  });
}
