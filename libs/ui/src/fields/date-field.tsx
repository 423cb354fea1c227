import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { FieldValues } from 'react-hook-form';
import { fieldText } from '@toam/contracts/texts/field';
import { dayOf } from '@toam/domain/day';
import { useControlSize } from './control-size';
import { FieldFrame, type FieldLook } from './field-frame';
import * as css from './fields.module.css';
import { useField, type FieldBinding } from './use-field';

const wire = 'YYYY-MM-DD';

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
  const size = useControlSize();
  return (
    <FieldFrame id={field.id} error={field.error} {...look}>
      <DatePicker
        id={field.id}
        className={css.full}
        size={size}
        value={field.value ? dayjs(field.value, wire) : null}
        onChange={(day) => field.change(day?.isValid() ? day.format(wire) : null)}
        onBlur={field.leave}
        format={['DD/MM/YYYY', 'D/M/YYYY', 'DDMMYYYY', wire]}
        cellRender={(day, { originNode }) =>
          noFuture && dayjs(day).format(wire) > todayInVietnam() ? (
            <span className={css.future}>{originNode}</span>
          ) : (
            originNode
          )
        }
        status={field.error || isWrong ? 'error' : undefined}
        placeholder={fieldText.date}
        disabled={look.disabled}
        {...field.aria}
        {...(isWrong && { 'aria-invalid': true })}
      />
    </FieldFrame>
  );
}
