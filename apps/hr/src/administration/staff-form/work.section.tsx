import { staffFormText as text } from './staff-form.text';
import { userSaveText } from '@toam/contracts/user/user-save.text';
import { choicesOf } from '@toam/contracts/user/staff-choices';
import type { JobPosition } from '@toam/domain/actor';
import { longestStaffNote } from '@toam/domain/staff/staff-columns';
import type { StaffField } from '@toam/pickers/staff/staff.values';
import { PlainButton, Text } from '@toam/ui/core';
import { DateField, FormSection, SelectField, TextArea, TextField, useWatch } from '@toam/ui/form';
import { ManagerField } from './manager-field';
import * as css from './staff-form.module.css';
import type { StaffFormValues } from './staff-form.values';
import { useStaffField, useStaffForm } from './staff-form.context';
import { usePositionChange } from './use-position-change';

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
