import type { FormType } from '@toam/contracts/form-type/form-type.schema';
import { formText } from '@toam/contracts/form/form.text';
import { formScreenText as text } from './form-screen.text';
import { SelectField, useWatch, type EntryForm } from '@toam/ui/form';
import { useEffect } from 'react';
import type { FormValues } from './form-values';

interface ShiftFieldProps {
  form: EntryForm<FormValues>;
  shifts: readonly FormType[];
  span: number;
}

/** A shift or the whole day. Several days are always whole. H5. */
export function ShiftField({ form, shifts, span }: ShiftFieldProps) {
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
