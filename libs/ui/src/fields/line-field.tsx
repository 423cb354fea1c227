import type { ComponentProps } from 'react';
import { Input } from '../input/input';
import { useControlSize } from './control-size';
import { FieldFrame, type FieldLook } from './field-frame';
import type { BoundField } from './use-field';

type InputProps = Pick<
  ComponentProps<typeof Input>,
  'type' | 'inputMode' | 'onBlur' | 'onPressEnter' | 'suffix' | 'placeholder' | 'autoComplete'
>;

interface LineFieldProps extends InputProps {
  field: Pick<BoundField<unknown>, 'id' | 'ref' | 'leave' | 'error' | 'aria'>;
  look: FieldLook;
  /** What stands in the control. */
  text: string;
  onText: (text: string) => void;
}

/** The frame of a field with one line to type in. What a text means is up to each field. */
export function LineField({ field, look, text, onText, ...input }: LineFieldProps) {
  const size = useControlSize();
  return (
    <FieldFrame id={field.id} error={field.error} {...look}>
      <Input
        id={field.id}
        ref={field.ref}
        size={size}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onBlur={field.leave}
        status={field.error ? 'error' : undefined}
        disabled={look.disabled}
        autoComplete="off"
        {...input}
        {...field.aria}
      />
    </FieldFrame>
  );
}
