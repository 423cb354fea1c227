import { explainedActivities, type FormKind } from '@toam/domain/work/day-forms';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import type { FormValues } from './form-values';

/** An absent value is null, which a number would read as 0. */
const count = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .nullable()
  .catch(null);

/** What a cell of the timesheet puts into a new form. Broken values are ignored. H16. */
const prefillSearch = z.object({
  date: z.iso.date().nullable().catch(null),
  shift: count,
  activity: z.enum(explainedActivities).nullable().catch(null),
  id: count,
});
export type FormPrefill = z.output<typeof prefillSearch>;

/** The form to change (`?id=`), or the day, shift and activity of a new one. */
export function useFormPrefill(): FormPrefill {
  const [params] = useSearchParams();
  const read = (name: string) => params.get(name);
  return prefillSearch.parse({
    ...{ date: read('date'), shift: read('shift'), activity: read('activity') },
    id: read('id'),
  });
}

/** The day under the kind's own name. */
export function prefilled(kind: FormKind, { date, shift, activity }: FormPrefill): Partial<FormValues> {
  const days = {
    leave: { start_date: date, end_date: date },
    business: { start_date: date, end_date: date },
    regime: { start: date, end: date },
    absence: { date },
    explanation: { days: date },
  }[kind];
  return { ...(date && days), ...(shift !== null && { shift }), ...(activity && { activity_explanation: activity }) };
}
