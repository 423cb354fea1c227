import { type DayNameOf, type FormKind, kindsOfForms } from '@toam/domain/work/form-kinds';
import type { LeaveSpan } from '@toam/domain/work/leave-days';
import type { FormRow } from './form.schema';

type DayName = DayNameOf<FormKind>;

/** Two days under the names of the kind. */
export function daysAs<Day>(kind: FormKind, start: Day, end: Day): Partial<Record<DayName, Day>> {
  const [first, last] = kindsOfForms[kind].days;
  return { [first]: start, [last]: end };
}

/** The days of a form of any kind, '2026-11-24', and its shift: 0 is the whole day. */
export function daysOfForm(form: FormRow): LeaveSpan {
  const [first, last] = kindsOfForms[form.kind].days;
  const days = form as Partial<Record<DayName, string>>;
  // the wire writes '2026/11/24', and '2026-11-24' in explanations
  const day = (name: DayName) => days[name]!.replaceAll('/', '-');
  return { start: day(first), end: day(last), shift: 'shift' in form ? form.shift : 0 };
}
