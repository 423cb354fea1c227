import type { FormType } from '@toam/contracts/form-type/form-type.schema';
import { longestNote } from '@toam/contracts/form/form.schema';
import { explanationReasons, formText } from '@toam/contracts/form/form.text';
import { recordDay } from '@toam/contracts/moment';
import type { Person } from '@toam/contracts/person';
import { explainedActivities } from '@toam/domain/work/day-forms';
import { type DayNameOf, effectOf, type FormKind, isLeave, kindsOfForms } from '@toam/domain/work/form-kinds';
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
import { Fragment, type ReactNode, useEffect } from 'react';
import { type FormInput, kindsOnScreen } from './form-kinds';
import { formScreenText as text } from './form-screen.text';
import type { FormValues } from './form-values';
import type { FormTypeLists } from './form.queries';
import { ReasonField } from './reason-field';

interface InputProps {
  kind: FormKind;
  form: EntryForm<FormValues>;
  lists: FormTypeLists;
  approvers: readonly Person[];
  /** Columns of four. */
  span: number;
}

interface FormKindFieldsProps extends Omit<InputProps, 'span'> {
  /** After the days, where there is no column beside the form. */
  between: ReactNode;
}

/** What the kind asks, row by row. */
export const FormKindFields = ({ between, ...props }: FormKindFieldsProps) =>
  kindsOnScreen[props.kind].rows.flat().map((name) => {
    const Input = inputs[name];
    const isAlone = kindsOnScreen[props.kind].rows.includes(name);
    return (
      <Fragment key={name}>
        <Input {...props} span={isAlone ? 4 : 2} />
        {name === 'days' && between && <Stack self="all">{between}</Stack>}
      </Fragment>
    );
  });

/** Two short fields side by side, on a phone too. */
const Pair = ({ children }: { children: ReactNode }) => (
  <Grid self="all" columns={2} gap={[16, 12]}>
    {children}
  </Grid>
);

type DayName = DayNameOf<FormKind>;

/** The day of a form, or its first and its last one. */
function DaysInput({ kind, form, span }: InputProps) {
  const [first, last] = kindsOfForms[kind].days;
  if (first !== last) return <TwoDays {...{ form, first, last }} />;
  const noFuture = effectOf(kind) === 'explanation';
  return <DateField control={form.control} name={first} label={formText.date} required {...{ noFuture, span }} />;
}

function TwoDays({ form, first, last }: { form: EntryForm<FormValues>; first: DayName; last: DayName }) {
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

function LabourInput({ kind, form }: InputProps) {
  const words = formText.kinds[kind].labour;
  return (
    <SwitchField
      control={form.control}
      name="labour"
      label={words?.label ?? formText.labour}
      hint={words?.hint ?? ''}
    />
  );
}

/** What is entered, by the names that `form-kinds.ts` puts in rows. */
const inputs: Record<FormInput, (props: InputProps) => ReactNode> = {
  reason: ({ kind, form, lists }) => (
    <ReasonField {...{ form }} reasons={lists.reasonLeave} isOfLeave={isLeave(kind)} />
  ),
  days: DaysInput,
  times: ({ form: { control } }) => (
    <Pair>
      <ClockField control={control} name="time_start" label={formText.timeStart} required />
      <ClockField control={control} name="time_end" label={formText.timeEnd} required />
    </Pair>
  ),
  moved: ({ form: { control } }) => (
    <Pair>
      <ClockField control={control} name="late_time" label={formText.lateTime} hint={text.durationHint} />
      <ClockField control={control} name="soon_time" label={formText.soonTime} />
    </Pair>
  ),
  shift: ({ form, lists, span }) => <ShiftField {...{ form, span }} shifts={lists.shift} />,
  address: ({ form: { control }, span }) => (
    <TextField
      {...{ control, span }}
      name="address"
      label={formText.address}
      required
      placeholder={text.addressPlaceholder}
    />
  ),
  activity_explanation: ({ form: { control }, span }) => (
    <SelectField
      {...{ control, span }}
      name="activity_explanation"
      label={formText.activityLabel}
      required
      choices={explainedActivities.map((value) => ({ value, label: formText.activity[value] }))}
      placeholder={text.activityPlaceholder}
    />
  ),
  reason_explanation: ({ form: { control }, span }) => (
    <SelectField
      {...{ control, span }}
      name="reason_explanation"
      label={formText.reason}
      required
      choices={explanationReasons.map((value) => ({ value, label: formText.explanationReason[value] }))}
      placeholder={text.reasonPlaceholder}
    />
  ),
  explanation: ({ form: { control }, span }) => (
    <TextArea
      {...{ control, span }}
      name="explanation"
      label={formText.explanation}
      placeholder={text.explanationPlaceholder}
      longest={longestNote}
      rows={3}
    />
  ),
  user_approve: ({ form: { control }, approvers, span }) => (
    <SelectField
      {...{ control, span }}
      name="user_approve"
      label={formText.approver}
      required
      choices={approvers.map(({ id, name }) => ({ value: id, label: name }))}
      placeholder={text.approverPlaceholder}
    />
  ),
  labour: LabourInput,
  note: ({ form: { control }, span }) => (
    <TextArea {...{ control, span }} name="note" label={formText.note} longest={longestNote} rows={4} />
  ),
};

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
function useSameDay(form: EntryForm<FormValues>, first: DayName, last: DayName): void {
  const day = useWatch({ control: form.control, name: first });
  useEffect(() => {
    if (day && isFormDay(day) && form.getValues(last) === null)
      form.setValue(last, day, { shouldDirty: true, shouldValidate: true });
  }, [form, day, last]);
}
