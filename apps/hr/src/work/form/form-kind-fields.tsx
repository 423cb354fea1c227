import type { FormType } from '@toam/contracts/form-type/form-type.schema';
import { longestNote } from '@toam/contracts/form/form.schema';
import { explanationReasons, formText } from '@toam/contracts/form/form.text';
import { recordDay } from '@toam/contracts/moment';
import type { Person } from '@toam/contracts/person';
import { explainedActivities, type FormKind } from '@toam/domain/work/day-forms';
import { Grid, Stack } from '@toam/ui/core';
import {
  ClockField,
  DateField,
  SelectField,
  SwitchField,
  TextArea,
  TextField,
  useFormState,
  type EntryForm,
  useWatch,
} from '@toam/ui/form';
import { type ReactNode, useEffect } from 'react';
import { formScreenText as text } from './form-screen.text';
import type { FormValues } from './form-values';
import type { FormTypeLists } from './form.queries';
import { ReasonField } from './reason-field';

interface FieldsProps {
  form: EntryForm<FormValues>;
  lists: FormTypeLists;
}

interface FormKindFieldsProps extends FieldsProps {
  kind: FormKind;
  approvers: readonly Person[];
  /** After the days, where there is no column beside the form. */
  between: ReactNode;
}

/** The fields of a kind in their order, and those that all kinds have. */
export function FormKindFields({ kind, form, lists, approvers, between }: FormKindFieldsProps) {
  const { control } = form;
  const Fields = fieldsOf[kind];
  return (
    <>
      <Fields {...{ form, lists }} />
      {between && <Stack self="all">{between}</Stack>}
      {(kind === 'leave' || kind === 'business') && <ShiftField {...{ form, shifts: lists.shift }} span={2} />}
      <SelectField
        control={control}
        name="user_approve"
        label={formText.approver}
        required
        choices={approvers.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={text.approverPlaceholder}
        span={kind === 'leave' || kind === 'business' ? 2 : 4}
      />
      {kind === 'leave' && (
        <SwitchField control={control} name="labour" label={formText.paidLeave} hint={text.labourLeave} />
      )}
      {kind === 'absence' && (
        <SwitchField control={control} name="labour" label={formText.labour} hint={text.labourAbsence} />
      )}
      <TextArea control={control} name="note" label={formText.note} longest={longestNote} rows={4} span={4} />
    </>
  );
}

/** Two short fields side by side, on a phone too. */
const Pair = ({ children }: { children: ReactNode }) => (
  <Grid self="all" columns={2} gap={[16, 12]}>
    {children}
  </Grid>
);

/** Two days of a form. */
function DaysFields({
  form,
  first,
  last,
}: {
  form: EntryForm<FormValues>;
  first: 'start_date' | 'start';
  last: 'end_date' | 'end';
}) {
  useSameDay(form, first, last);
  const { errors } = useFormState({ control: form.control, name: first });
  const isOverlapping = errors[first]?.message === formText.overlaps;
  return (
    <Pair>
      <DateField control={form.control} name={first} label={formText.startDate} required />
      <DateField control={form.control} name={last} label={formText.endDate} required isWrong={isOverlapping} />
    </Pair>
  );
}

const TimeFields = ({ form }: Pick<FieldsProps, 'form'>) => (
  <Pair>
    <ClockField control={form.control} name="time_start" label={formText.timeStart} required />
    <ClockField control={form.control} name="time_end" label={formText.timeEnd} required />
  </Pair>
);

const LeaveFields = ({ form, lists }: FieldsProps) => (
  <>
    <ReasonField form={form} reasons={lists.reasonLeave} isOfLeave />
    <DaysFields form={form} first="start_date" last="end_date" />
  </>
);

const AbsenceFields = ({ form, lists }: FieldsProps) => (
  <>
    <ReasonField form={form} reasons={lists.reasonLeave} />
    <DateField control={form.control} name="date" label={formText.date} required span={4} />
    <TimeFields form={form} />
  </>
);

const BusinessFields = ({ form }: FieldsProps) => (
  <>
    <TextField
      control={form.control}
      name="address"
      label={formText.address}
      required
      placeholder={text.addressPlaceholder}
      span={4}
    />
    <DaysFields form={form} first="start_date" last="end_date" />
    <TimeFields form={form} />
  </>
);

const RegimeFields = ({ form, lists }: FieldsProps) => (
  <>
    <ReasonField form={form} reasons={lists.reasonLeave} />
    <DaysFields form={form} first="start" last="end" />
    <Pair>
      <ClockField control={form.control} name="late_time" label={formText.lateTime} hint={text.durationHint} />
      <ClockField control={form.control} name="soon_time" label={formText.soonTime} />
    </Pair>
  </>
);

const ExplanationFields = ({ form, lists }: FieldsProps) => (
  <>
    <DateField control={form.control} name="days" label={formText.date} required noFuture span={2} />
    <ShiftField {...{ form, shifts: lists.shift }} span={2} />
    <SelectField
      control={form.control}
      name="activity_explanation"
      label={formText.activityLabel}
      required
      choices={explainedActivities.map((value) => ({ value, label: formText.activity[value] }))}
      placeholder={text.activityPlaceholder}
      span={2}
    />
    <SelectField
      control={form.control}
      name="reason_explanation"
      label={formText.reason}
      required
      choices={explanationReasons.map((value) => ({ value, label: formText.explanationReason[value] }))}
      placeholder={text.reasonPlaceholder}
      span={2}
    />
    <TextArea
      control={form.control}
      name="explanation"
      label={formText.explanation}
      placeholder={text.explanationPlaceholder}
      longest={longestNote}
      rows={3}
      span={4}
    />
  </>
);

const fieldsOf = {
  leave: LeaveFields,
  absence: AbsenceFields,
  business: BusinessFields,
  regime: RegimeFields,
  explanation: ExplanationFields,
} satisfies Record<FormKind, unknown>;

interface ShiftFieldProps {
  form: EntryForm<FormValues>;
  shifts: readonly FormType[];
  span: number;
}

/** A shift or the whole day. Several days are always whole. H5. */
function ShiftField({ form, shifts, span }: ShiftFieldProps) {
  const { control } = form;
  const [start, end] = useWatch({ control, name: ['start_date', 'end_date'] });
  const isLong = start !== null && end !== null && start !== end;
  useEffect(() => {
    if (isLong && form.getValues('shift') !== 0)
      form.setValue('shift', 0, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }, [form, isLong]);
  const choices = [
    { value: 0, label: formText.wholeDay },
    ...shifts.map(({ id, name, active, start: from, end: to }) => ({
      value: id,
      label: name,
      detail: `${from} – ${to}`,
      retired: !active,
    })),
  ];
  return (
    <SelectField
      control={control}
      name="shift"
      label={formText.shift}
      required
      choices={choices}
      placeholder={text.shiftPlaceholder}
      disabled={isLong}
      hint={isLong ? formText.shiftOfOneDay : undefined}
      span={span}
    />
  );
}

const isFormDay = (day: string): boolean => recordDay().safeParse(day).success;

/** Most forms are for one day: choosing the first day chooses the last one, too, while that is empty. A day with an error stays alone. */
function useSameDay(form: EntryForm<FormValues>, first: 'start_date' | 'start', last: 'end_date' | 'end'): void {
  const day = useWatch({ control: form.control, name: first });
  useEffect(() => {
    if (day && isFormDay(day) && form.getValues(last) === null)
      form.setValue(last, day, { shouldDirty: true, shouldValidate: true });
  }, [form, day, last]);
}
