import { formText } from '@toam/contracts/form/form.text';
import { byName } from '@toam/domain/name-order';
import type { DerivedDay } from './derive-days';

/** Parts of days that leave or a trip settled, each with its form, as the shifts say. */
const settled = (days: readonly DerivedDay[]) =>
  days.flatMap(({ day, forms }) =>
    day.reasons.flatMap(({ rule, form }) =>
      rule === 'leave' || rule === 'trip'
        ? [{ effect: rule, form: forms.find(({ id }) => id === form), part: 1 / (day.expected || 1) }]
        : [],
    ),
  );

/** Days of leave or of trips, in parts. */
export const daysSettledBy = (which: 'leave' | 'trip', days: readonly DerivedDay[]): number =>
  settled(days).reduce((sum, { effect, part }) => sum + (effect === which ? part : 0), 0);

/** The wire calls every form by which a day counts as worked a trip for the brokerage. */
const kinds = { leave: 'leave', trip: 'business' } as const;

/** Days of leave and of trips by reason. */
export function daysByReason(days: readonly DerivedDay[]) {
  const sums = new Map<string, { kind: 'leave' | 'business'; reason: string; days: number }>();
  for (const { effect, form, part } of settled(days)) {
    const kind = kinds[effect];
    const reason = form?.reason ?? formText.kinds[kind].name;
    const sum = sums.get(reason) ?? { kind, reason, days: 0 };
    sums.set(reason, { ...sum, days: sum.days + part });
  }
  return [...sums.values()].toSorted((one, other) => byName(one.reason, other.reason));
}
