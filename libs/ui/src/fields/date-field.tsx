import dayjs from 'dayjs';
import type { FieldValues } from 'react-hook-form';
import { dayOf } from '@toam/domain/day';
import { DayInput, wireDay } from './day-input';
import { FieldFrame, type FieldLook } from './field-frame';
import * as css from './fields.module.css';
import { useField, type FieldBinding } from './use-field';

/** Today in Việt Nam as YYYY-MM-DD, in any time zone of the browser (D4). */
export const todayInVietnam = (now = Date.now()): string => dayOf(now / 1000);

interface DateFieldProps<Values extends FieldValues> extends FieldBinding<Values, string | null>, FieldLook {
  /**
   * Dims days after today (dates of birth, D57). They can still be typed, and the form's schema then shows the error. The
   * picker's own limit would empty the field without a message.
   */
  noFuture?: boolean;
  /** Red without an error of its own: the words stand at the other end of the period. */
  isWrong?: boolean;
}

/** A calendar day, held as YYYY-MM-DD, null for none; shown and typed as DD/MM/YYYY. */
export function DateField<Values extends FieldValues>({
  control,
  name,
  noFuture,
  isWrong,
  ...look
}: DateFieldProps<Values>) {
  const field = useField<Values, string | null>({ control, name });
  return (
    <FieldFrame id={field.id} error={field.error} {...look}>
      <DayInput
        id={field.id}
        className={css.full}
        day={field.value}
        onDay={field.change}
        onBlur={field.leave}
        cellRender={(day, { originNode }) =>
          noFuture && dayjs(day).format(wireDay) > todayInVietnam() ? (
            <span className={css.future}>{originNode}</span>
          ) : (
            originNode
          )
        }
        status={field.error || isWrong ? 'error' : undefined}
        disabled={look.disabled}
        {...field.aria}
        {...(isWrong && { 'aria-invalid': true })}
      />
    </FieldFrame>
  );
}
