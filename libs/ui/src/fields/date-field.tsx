import dayjs from 'dayjs';
import type { FieldValues } from 'react-hook-form';
import { todayInVietnam } from '../format/day';
import { DayInput, wireDay } from './day-input';
import { dayProblem } from './day-problem';
import { FieldFrame, type FieldLook } from './field-frame';
import * as css from './fields.module.css';
import { useField, type FieldBinding } from './use-field';

interface DateFieldProps<Values extends FieldValues> extends FieldBinding<Values, string | null>, FieldLook {
  /**
   * Dims days after today (dates of birth, D57). They can still be typed, and the form's schema then shows the error. The
   * picker's own limit would empty the field without a message.
   */
  noFuture?: boolean;
  /** A birthday: its year is always written, two digits of it are the latest such year until today. */
  isBirth?: boolean;
  /** Red without an error of its own: the words stand at the other end of the period. */
  isWrong?: boolean;
}

/**
 * A calendar day, held as YYYY-MM-DD, null for none; shown as DD/MM/YYYY. A text that is no day is held as typed: the schema refuses
 * it, and the field says what is wrong.
 */
export function DateField<Values extends FieldValues>({
  control,
  name,
  noFuture,
  isBirth,
  isWrong,
  ...look
}: DateFieldProps<Values>) {
  const field = useField<Values, string | null>({ control, name });
  return (
    <FieldFrame id={field.id} {...look} error={field.error && (dayProblem(field.value, { isBirth }) ?? field.error)}>
      <DayInput
        id={field.id}
        className={css.full}
        day={field.value}
        onDay={field.change}
        onBlur={field.leave}
        isBirth={isBirth}
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
