import { formText } from '@toam/contracts/form/form.text';
import type { Person } from '@toam/contracts/person';
import { fieldText } from '@toam/contracts/texts/field';
import { writtenDay } from '@toam/domain/day';
import { formKinds, kindsOfForms } from '@toam/domain/work/form-kinds';
import type { FormField, FormValues } from './form-values';
import type { FormTypeLists } from './form.queries';

/** Labels of the fields, for the dialog of a conflict. */
export const formFieldLabel: Record<FormField, string> = {
  reason: formText.reason,
  start_date: formText.startDate,
  end_date: formText.endDate,
  start: formText.startDate,
  end: formText.endDate,
  date: formText.date,
  days: formText.date,
  time_start: formText.timeStart,
  time_end: formText.timeEnd,
  late_time: formText.lateTime,
  soon_time: formText.soonTime,
  shift: formText.shift,
  labour: formText.labour,
  address: formText.address,
  activity_explanation: formText.activityLabel,
  reason_explanation: formText.reason,
  explanation: formText.explanation,
  user_approve: formText.approver,
  note: formText.note,
};

const days: readonly FormField[] = formKinds.flatMap((kind) => kindsOfForms[kind].days);

interface Names {
  lists: Pick<FormTypeLists, 'shift' | 'reasonLeave'>;
  approvers: readonly Person[];
}

/** A field's value as people read it; '' if the field is empty. */
export const formFieldWords =
  ({ lists, approvers }: Names) =>
  (field: FormField, values: FormValues): string => {
    const value = values[field];
    const nameIn = (list: readonly { id: number; name: string }[]) => list.find(({ id }) => id === value)?.name ?? '';
    if (value === null) return '';
    if (days.includes(field)) return writtenDay(String(value));
    switch (field) {
      case 'reason':
        return nameIn(lists.reasonLeave);
      case 'shift':
        return value === 0 ? formText.wholeDay : nameIn(lists.shift);
      case 'user_approve':
        return nameIn(approvers);
      case 'labour':
        return value ? fieldText.yes : fieldText.no;
      case 'activity_explanation':
        return formText.activity[values.activity_explanation!];
      case 'reason_explanation':
        return formText.explanationReason[values.reason_explanation!];
      default:
        return String(value);
    }
  };
