import { recordDay } from '@toam/contracts/moment';
import { useWatch, type EntryForm } from '@toam/ui/form';
import { useEffect } from 'react';
import type { FormValues } from './form-values';

const isFormDay = (day: string): boolean => recordDay().safeParse(day).success;

/** Most forms are for one day: choosing the first day chooses the last one, too, while that is empty. A day with an error stays alone. */
export function useSameDay(form: EntryForm<FormValues>, first: 'start_date' | 'start', last: 'end_date' | 'end'): void {
  const day = useWatch({ control: form.control, name: first });
  useEffect(() => {
    if (day && isFormDay(day) && form.getValues(last) === null)
      form.setValue(last, day, { shouldDirty: true, shouldValidate: true });
  }, [form, day, last]);
}
