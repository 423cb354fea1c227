import { useQuery, useQueryClient } from '@tanstack/react-query';
import { staffFormText as text } from './staff-form.text';
import { userText } from '@toam/contracts/user/user.text';
import { userSaveText } from '@toam/contracts/user/user-save.text';
import { JobPosition } from '@toam/domain/actor';
import { needsManager } from '@toam/domain/staff/manager-choices';
import { staffQueries } from '@toam/pickers/staff/staff.queries';
import { ChoiceSelect, FieldFrame, noteId, useField, useWatch, type Choice } from '@toam/ui/form';
import type { ReactNode } from 'react';
import { staffFormQueries, type ManagerChoices } from './staff-form.queries';
import type { StaffFormValues } from './staff-form.values';
import { useStaffField, useStaffForm } from './staff-form.context';

/** The option for "no manager": a select has no null value. */
const nobody = 0;

/** The person's manager. The server gives the choices for the position. D27. */
export function ManagerField() {
  const { form, userId } = useStaffForm();
  const { label, disabled } = useStaffField()('manager');
  const queries = useQueryClient();
  const position = useWatch({ control: form.control, name: 'job_position' });
  const field = useField<StaffFormValues, number | null>({ control: form.control, name: 'manager' });
  const known = useQuery({ ...staffQueries.name(field.value ?? 0), enabled: field.value !== null }).data;
  const choices = useQuery(staffFormQueries.managers(position, userId)).data;
  const mayHaveNone = choices?.may_have_none ?? position === JobPosition.staff;

  const search = async (typed: string): Promise<Choice<number>[]> => {
    const { list, may_have_none } = await queries.fetchQuery(staffFormQueries.managers(position, userId, typed));
    const people = list.map(({ id, name, job_position }) => ({
      value: id,
      label: name,
      detail: userText.jobPosition[job_position],
    }));
    return may_have_none && typed === '' ? [{ value: nobody, label: userSaveText.noManager }, ...people] : people;
  };
  const chosen = field.value ?? (mayHaveNone ? nobody : null);
  return (
    <FieldFrame
      id={field.id}
      label={label}
      required={choices !== undefined && needsManager(position, choices)}
      error={field.error}
      hint={disabled ? undefined : hintOf(choices)}
      span={2}
    >
      <ChoiceSelect<number>
        // the choices depend on the position
        key={position}
        id={field.id}
        controlRef={field.ref}
        value={chosen}
        chosenLabel={chosen === nobody ? userSaveText.noManager : (known ?? undefined)}
        onChange={(value) => field.change(value === nobody ? null : value)}
        onBlur={field.leave}
        search={search}
        placeholder={text.managerSearch}
        disabled={disabled || choices?.has_none === true}
        invalid={field.error !== undefined}
        describedBy={noteId(field.id)}
      />
    </FieldFrame>
  );
}

/** The choices, or why there are none. */
function hintOf(choices: ManagerChoices | undefined): ReactNode {
  if (!choices) return undefined;
  if (choices.has_none) return userSaveText.managerNone;
  if (choices.offered_position) return text.managerHint(userText.jobPosition[choices.offered_position]);
  return choices.list.length > 0 ? text.managerHint(`${userText.role[1]}, ${userText.role[2]}`) : text.managerNobody;
}
