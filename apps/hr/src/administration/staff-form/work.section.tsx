import { useQuery, useQueryClient } from '@tanstack/react-query';
import { choicesOf } from '@toam/contracts/user/staff-choices';
import { userSaveText } from '@toam/contracts/user/user-save.text';
import { userText } from '@toam/contracts/user/user.text';
import { JobPosition } from '@toam/domain/actor';
import { needsManager } from '@toam/domain/staff/manager-choices';
import { longestStaffNote } from '@toam/domain/staff/staff-columns';
import { staffQueries } from '@toam/pickers/staff/staff.queries';
import type { StaffField } from '@toam/pickers/staff/staff.values';
import { PlainButton, Text } from '@toam/ui/core';
import {
  DateField,
  FormSection,
  SelectField,
  TextArea,
  TextField,
  useWatch,
  ChoiceSelect,
  FieldFrame,
  noteId,
  useField,
  type Choice,
} from '@toam/ui/form';
import { type ReactNode, useState } from 'react';
import { useStaffField, useStaffForm } from './staff-form.context';
import * as css from './staff-form.module.css';
import { staffFormQueries, type ManagerChoices } from './staff-form.queries';
import { staffFormText as text } from './staff-form.text';
import type { StaffFormValues } from './staff-form.values';

export const workFields: readonly StaffField[] = [
  ...(['employee_type', 'employee_status', 'department', 'office', 'onboarding_date'] as const),
  ...(['job_position', 'manager', 'position', 'achievement', 'note'] as const),
];

/** The person's work and manager. */
export function WorkSection() {
  const field = useStaffField();
  return (
    <FormSection id="staff-work" title={text.workSection}>
      <SelectField {...field('employee_type')} choices={choicesOf('employeeType')} placeholder={text.choose} />
      <SelectField {...field('employee_status')} choices={choicesOf('employeeStatus')} placeholder={text.choose} />
      <SelectField {...field('department')} choices={choicesOf('department')} placeholder={text.choose} />
      <SelectField {...field('office')} choices={choicesOf('office')} />
      <DateField {...field('onboarding_date')} noFuture />
      <PositionFields />
      <TextField {...field('position')} span={4} />
      <TextArea {...field('achievement')} longest={longestStaffNote} span={2} />
      <TextArea {...field('note')} longest={longestStaffNote} span={2} />
    </FormSection>
  );
}

/** Position and manager: the choices of managers depend on the position. */
function PositionFields() {
  const { form, changeable } = useStaffForm();
  const field = useStaffField();
  const isOwn = changeable.size > 0 && !changeable.has('job_position');
  const position = useWatch({ control: form.control, name: 'job_position' });
  const { cleared, changed, undo } = usePositionChange();
  return (
    <>
      <SelectField<StaffFormValues, JobPosition>
        {...field('job_position')}
        hint={isOwn ? userSaveText.mayNotChangeOwn : undefined}
        choices={choicesOf('jobPosition')}
        onChosen={(next) => next !== null && void changed(position, next)}
      />
      <ManagerField />
      {cleared && (
        <Text as="p" self="all" size={12} tone="warning" className={css.cleared} role="status">
          {text.managerCleared(cleared.name)}{' '}
          <PlainButton tone="teal" touch className={css.link} onClick={() => undo(cleared)}>
            {text.undo}
          </PlainButton>
        </Text>
      )}
    </>
  );
}

/** The option for "no manager": a select has no null value. */
const nobody = 0;

/** The person's manager. The server gives the choices for the position. D27. */
function ManagerField() {
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

/** A manager removed by a change of position, and the position before it. */
interface Cleared {
  position: JobPosition;
  manager: number;
  name: string;
}

/** Removes a manager who does not fit a new position, says so, and can undo both changes. Specification 2 §5, D27. */
function usePositionChange() {
  const { form, userId } = useStaffForm();
  const queries = useQueryClient();
  const [cleared, setCleared] = useState<Cleared | null>(null);

  const fits = async (position: JobPosition, manager: number, name: string): Promise<boolean> => {
    if (position === JobPosition.superAdmin) return false;
    const { has_none, list } = await queries.fetchQuery(staffFormQueries.managers(position, userId, name));
    return !has_none && list.some(({ id }) => id === manager);
  };

  const changed = async (before: JobPosition, position: JobPosition) => {
    setCleared(null);
    const manager = form.getValues('manager');
    if (manager === null) return;
    try {
      const name = (await queries.fetchQuery(staffQueries.name(manager))) ?? `#${manager}`;
      const stays = await fits(position, manager, name);
      const isOvertaken = form.getValues('job_position') !== position || form.getValues('manager') !== manager;
      if (stays || isOvertaken) return;
      form.setValue('manager', null, { shouldDirty: true, shouldValidate: true });
      setCleared({ position: before, manager, name });
    } catch {
      // The query for possible managers failed: keep the manager. The API checks both on save.
    }
  };

  const undo = ({ position, manager }: Cleared) => {
    form.setValue('job_position', position, { shouldDirty: true });
    form.setValue('manager', manager, { shouldDirty: true, shouldValidate: true });
    setCleared(null);
  };
  return { cleared, changed, undo };
}
