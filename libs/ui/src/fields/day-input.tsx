import { DatePicker, type DatePickerProps } from 'antd';
import dayjs from 'dayjs';
import { fieldText } from '@toam/contracts/texts/field';
import type { AriaAttributes } from 'react';
import { useControlSize } from './control-size';

/** How a day is held and sent. */
export const wireDay = 'YYYY-MM-DD';

interface DayInputProps extends AriaAttributes, Pick<DatePickerProps, 'cellRender' | 'status'> {
  /** YYYY-MM-DD; null or '' for none. */
  day: string | null;
  onDay: (day: string | null) => void;
  id?: string;
  className?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: () => void;
}

/** A calendar day without a form: shown and typed as DD/MM/YYYY. In a form take `DateField`. */
export function DayInput({ day, onDay, onBlur, ...props }: DayInputProps) {
  // the picker puts the day before back into an emptied text
  const empty = (text: string) => {
    if (day && text === '') onDay(null);
  };
  return (
    <DatePicker
      {...props}
      size={useControlSize()}
      value={day ? dayjs(day, wireDay) : null}
      onChange={(chosen) => onDay(chosen?.isValid() ? chosen.format(wireDay) : null)}
      onKeyDown={({ key, target }) => {
        if (key === 'Enter' && target instanceof HTMLInputElement) empty(target.value);
      }}
      onBlur={({ target }) => {
        if (target instanceof HTMLInputElement) empty(target.value);
        onBlur?.();
      }}
      format={['DD/MM/YYYY', 'D/M/YYYY', 'DDMMYYYY', wireDay]}
      placeholder={fieldText.date}
    />
  );
}
