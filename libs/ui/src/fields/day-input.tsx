import { isEnter } from '@toam/platform/enter-key';
import { DatePicker as AntDatePicker, type DatePickerProps } from 'antd';
import dayjsConfig from '@rc-component/picker/generate/dayjs';
import dayjs, { type Dayjs } from 'dayjs';
import { fieldText } from '@toam/contracts/texts/field';
import { writtenDay } from '@toam/domain/day';
import { isDay } from '@toam/domain/typed-day';
import { type AriaAttributes, type ComponentProps, createContext, type KeyboardEvent, use, useState } from 'react';
import { todayInVietnam } from '../format/day';
import { useControlSize } from './control-size';
import { heldDay } from './day-problem';

/** How a day is held and sent. */
export const wireDay = 'YYYY-MM-DD';
const shownDay = 'DD/MM/YYYY';

/** Its today and its button 'Hôm nay' are Việt Nam's, in any time zone of the browser. D4. */
const DatePicker = AntDatePicker.generatePicker<Dayjs>({
  ...dayjsConfig,
  getNow: () => dayjs(todayInVietnam(), wireDay),
});

interface DayInputProps extends AriaAttributes, Pick<DatePickerProps, 'cellRender' | 'status'> {
  /** YYYY-MM-DD; null or '' for none. A text that could not be read stands as it was typed: `dayProblem` says what is wrong. */
  day: string | null;
  /** Called when the field is left, by Enter and from the calendar. */
  onDay: (day: string | null) => void;
  /** How two digits of a year are read. */
  isBirth?: boolean | undefined;
  id?: string;
  className?: string | undefined;
  autoFocus?: boolean;
  disabled?: boolean | undefined;
  onBlur?: () => void;
}

/** The text is ours: the picker would read only some ways of writing, and put the day before back when it can't. */
const Typing = createContext({ text: '', type: (_text: string) => undefined as void });

function TypedInput(props: ComponentProps<'input'>) {
  const { text, type } = use(Typing);
  return <input {...props} value={text} onChange={({ target }) => type(target.value)} />;
}

const components = { input: TypedInput };

const shown = (day: string | null): string => (day ? writtenDay(day) : '');

/** Sends a form as Enter in a text field does: by its first button that submits. */
const sendForm = (form: HTMLFormElement) => form.querySelector<HTMLElement>(':is(button, input)[type=submit]')?.click();

/**
 * A calendar day without a form: typed as people write it ('5/11/26', 'mai'), shown as DD/MM/YYYY. In a form take `DateField`. Enter
 * takes the day and closes the calendar. It sends the form only after that: with the calendar closed, and a day that the field holds.
 */
export function DayInput({ day, onDay, onBlur, isBirth = false, ...props }: DayInputProps) {
  const [isOpen, setOpen] = useState(false);
  /** What is being typed, until it is taken; over another day it is no longer meant. */
  const [typed, setTyped] = useState<{ text: string; over: string | null } | null>(null);
  const text = typed && typed.over === day ? typed.text : shown(day);
  /** @returns whether the field held it already */
  const take = (): boolean => {
    const next = text === shown(day) ? day || null : heldDay(text, { isBirth });
    const isHeld = next === (day || null);
    if (isHeld) setTyped(null);
    else onDay(next);
    return isHeld && text === shown(day);
  };
  const press = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey, target } = event;
    if (!isEnter(event) || !(target instanceof HTMLInputElement)) return;
    const wasTaken = take();
    const { form } = target;
    // the picker opens the calendar
    if (ctrlKey || metaKey || (!isOpen && !form)) return;
    event.preventDefault();
    if (!wasTaken) onBlur?.(); // from now on what is wrong with it shows
    setOpen(false);
    if (!isOpen && form && wasTaken && !(day && !isDay(day))) sendForm(form);
  };
  return (
    <Typing value={{ text, type: (entered) => setTyped({ text: entered, over: day }) }}>
      <DatePicker
        {...props}
        components={components}
        size={useControlSize()}
        // else the text would be the day under the mouse, which nobody chose
        previewValue={false}
        open={isOpen}
        onOpenChange={setOpen}
        value={day && isDay(day) ? dayjs(day, wireDay) : null}
        onChange={(chosen) => {
          setTyped(null);
          onDay(chosen?.isValid() ? chosen.format(wireDay) : null);
        }}
        onKeyDown={press}
        onBlur={() => {
          take();
          onBlur?.();
        }}
        format={shownDay}
        placeholder={fieldText.date}
      />
    </Typing>
  );
}
