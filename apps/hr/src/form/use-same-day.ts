import { isDay } from '@toam/domain/typed-day';
import { useWatch, type EntryForm } from '@toam/ui/form';
import { useEffect } from 'react';
import type { FormValues } from './form-values';

/** Most forms are for one day: choosing the first day chooses the last one, too, while that is empty. */
export function useSameDay(form: EntryForm<FormValues>, first: 'start_date' | 'start', last: 'end_date' | 'end'): void {
  const day = useWatch({ control: form.control, name: first });
  useEffect(() => {
    if (day && isDay(day) && form.getValues(last) === null) form.setValue(last, day, { shouldDirty: true, shouldValidate: true });
  }, [form, day, last]);
}
