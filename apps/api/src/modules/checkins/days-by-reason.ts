import { formText } from '@toam/contracts/form/form.text';
import { byName } from '@toam/domain/name-order';
import type { DerivedDay } from './derive-days';

/** Parts of days that leave or a trip settled, each with its form, as the shifts say. */
const settled = (days: readonly DerivedDay[]) =>
  days.flatMap(({ day, forms }) =>
    day.reasons.flatMap(({ rule, form }) => {
      if (rule !== 'leave' && rule !== 'trip') return [];
      const kind: 'leave' | 'business' = rule === 'leave' ? 'leave' : 'business';
      return [{ kind, form: forms.find(({ id }) => id === form), part: 1 / (day.expected || 1) }];
    }),
  );

/** Days of leave or of trips, in parts. */
export const daysSettledBy = (which: 'leave' | 'business', days: readonly DerivedDay[]): number =>
  settled(days).reduce((sum, { kind, part }) => sum + (kind === which ? part : 0), 0);

/** Days of leave and of trips by reason. */
export function daysByReason(days: readonly DerivedDay[]) {
  const sums = new Map<string, { kind: 'leave' | 'business'; reason: string; days: number }>();
  for (const { kind, form, part } of settled(days)) {
    const reason = form?.reason ?? formText.kind[kind];
    const sum = sums.get(reason) ?? { kind, reason, days: 0 };
    sums.set(reason, { ...sum, days: sum.days + part });
  }
  return [...sums.values()].toSorted((one, other) => byName(one.reason, other.reason));
}
