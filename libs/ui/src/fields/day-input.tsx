import { DatePicker, type DatePickerProps } from 'antd';
import dayjs from 'dayjs';
import { fieldText } from '@toam/contracts/texts/field';
import { type AriaAttributes, type KeyboardEvent, useState } from 'react';
import { useControlSize } from './control-size';

/** How a day is held and sent. */
export const wireDay = 'YYYY-MM-DD';
const shownDay = 'DD/MM/YYYY';

interface DayInputProps extends AriaAttributes, Pick<DatePickerProps, 'cellRender' | 'status'> {
  /** YYYY-MM-DD; null or '' for none. */
  day: string | null;
  onDay: (day: string | null) => void;
  id?: string;
  className?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: () => void;
}

/** A day that is typed to its end; null for anything else. */
function typedDay(text: string): string | null {
  const read = dayjs(text, shownDay, true);
  return read.isValid() ? read.format(wireDay) : null;
}

/** Sends a form as Enter in a text field does: by its first button that submits. */
const sendForm = (form: HTMLFormElement) => form.querySelector<HTMLElement>(':is(button, input)[type=submit]')?.click();

/**
 * A calendar day without a form: shown and typed as DD/MM/YYYY. In a form take `DateField`. Enter takes the day and closes the calendar.
 * It sends the form only after that: with the calendar closed, and a day that the field holds.
 */
export function DayInput({ day, onDay, onBlur, ...props }: DayInputProps) {
  const [isOpen, setOpen] = useState(false);
  const held = day ? dayjs(day, wireDay) : null;
  /** The picker puts the day before back into an emptied text, and reads a typed one a moment later. */
  const take = (text: string) => {
    const typed = typedDay(text);
    if (text === '' ? day : typed && typed !== day) onDay(typed);
  };
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, target } = event;
    if (key !== 'Enter' || ctrlKey || metaKey || !(target instanceof HTMLInputElement)) return;
    const { value, form } = target;
    take(value);
    // the picker opens the calendar
    if (!isOpen && !form) return;
    event.preventDefault();
    if (isOpen && value === '') setOpen(false);
    if (!isOpen && form && value === (held?.format(shownDay) ?? '')) sendForm(form);
  };
  return (
    <DatePicker
      {...props}
      size={useControlSize()}
      // else the text would be the day under the mouse, which nobody chose
      previewValue={false}
      open={isOpen}
      onOpenChange={setOpen}
      value={held}
      onChange={(chosen) => onDay(chosen?.isValid() ? chosen.format(wireDay) : null)}
      onKeyDown={press}
      onBlur={({ target }) => {
        if (target instanceof HTMLInputElement) take(target.value);
        onBlur?.();
      }}
      format={[shownDay, 'D/M/YYYY', 'DDMMYYYY', wireDay]}
      placeholder={fieldText.date}
    />
  );
}
