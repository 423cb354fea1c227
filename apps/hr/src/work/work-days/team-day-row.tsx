import type { WorkShiftRow } from '@toam/contracts/checkin/checkin.endpoints';
import type { DayRow } from '@toam/contracts/checkin/work-day.schema';
import { daysText, formStatusText } from '@toam/contracts/form/form-labels';
import type { FormRow } from '@toam/contracts/form/form.schema';
import type { Person } from '@toam/contracts/person';
import { formText } from '@toam/contracts/form/form.text';
import { workDaysText as text } from '../work-days.text';
import { Avatar, NoValue, PlainButton, Stack, StatusTag, Text } from '@toam/ui/core';
import { formTone } from './day-forms';
import { isRunning, remarkOf, shiftOf, shiftTone, spanOf } from './day-looks';
import { ShiftTag } from './shift-tag';
import * as css from './team-day-row.module.css';

export interface PersonsDay {
  user: Person;
  day: DayRow;
  forms: FormRow[];
}

interface TeamDayRowProps {
  person: PersonsDay;
  shifts: readonly WorkShiftRow[];
  onOpen: () => void;
}

/** A person's day: sessions, forms and what it counts. A press explains it. */
export const TeamDayRow = ({ person: { user, day, forms }, shifts, onOpen }: TeamDayRowProps) => (
  <tr>
    <th scope="row">
      <PlainButton gap={8} className={css.person} textAlign="start" onClick={onOpen}>
        <Avatar id={user.id} name={user.name} image={user.avatar} size={28} decorative />
        <Text size={13} weight={500}>
          {user.name}
        </Text>
      </PlainButton>
    </th>
    {shifts.map((shift) => (
      <td key={shift.id} data-label={shift.name} data-empty={spanOf(shiftOf(day, shift)) === null || undefined}>
        <Session day={day} shift={shift} />
      </td>
    ))}
    <td data-label={text.formsColumn} data-empty={forms.length === 0 || undefined}>
      {forms.length === 0 && <NoValue />}
      {forms.map((form) => (
        <Stack key={`${form.kind} ${form.id}`} align="start" size={12}>
          {formText.kind[form.kind]}
          <StatusTag tone={formTone[form.status]}>{formStatusText(form)}</StatusTag>
        </Stack>
      ))}
    </td>
    <td>
      <Text weight={600} digits>
        {isRunning(day) ? text.running : daysText(day.day)}
      </Text>
    </td>
  </tr>
);

function Session({ day, shift }: { day: DayRow; shift: WorkShiftRow }) {
  const of = shiftOf(day, shift);
  const words = spanOf(of);
  const remark = remarkOf(of);
  if (words === null) return <NoValue />;
  return (
    <Stack align="start" gap={2}>
      {shift.optional ? (
        <Text size={12} digits>
          {words}
        </Text>
      ) : (
        <ShiftTag tone={shiftTone(of)}>{words}</ShiftTag>
      )}
      {remark && (
        <Text size={11} tone="text2" padX={6}>
          {remark}
        </Text>
      )}
    </Stack>
  );
}
