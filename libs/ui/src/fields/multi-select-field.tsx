import { Select } from 'antd';
import type { FieldValues } from 'react-hook-form';
import { CaretDownIcon } from '../icons';
import { matchesChoice, type Choice, type ChoiceValue } from './choice';
import { useControlSize } from './control-size';
import { FieldFrame, type FieldLook } from './field-frame';
import { useField, type FieldBinding } from './use-field';

interface MultiSelectFieldProps<Values extends FieldValues, Value extends ChoiceValue>
  extends FieldBinding<Values, Value[]>, FieldLook {
  choices: readonly Choice<Value>[];
  placeholder?: string;
  /** Chosen ones shown before "+n". Default: as many as fit. */
  shown?: number;
}

/** Several of many; what does not fit in the control is counted. */
export function MultiSelectField<Values extends FieldValues, Value extends ChoiceValue>({
  control,
  name,
  ...props
}: MultiSelectFieldProps<Values, Value>) {
  const field = useField<Values, Value[]>({ control, name });
  const size = useControlSize();
  return (
    <FieldFrame id={field.id} error={field.error} {...props}>
      <Select<Value[], Choice<Value>>
        id={field.id}
        ref={field.ref}
        className="ta-field-full"
        mode="multiple"
        size={size}
        value={field.value}
        options={props.choices as Choice<Value>[]}
        onChange={(value) => field.change(value)}
        onBlur={field.leave}
        showSearch={{ filterOption: matchesChoice }}
        maxTagCount={props.shown ?? 'responsive'}
        maxTagPlaceholder={(hidden) => `+${hidden.length}`}
        status={field.error ? 'error' : undefined}
        placeholder={props.placeholder}
        disabled={props.disabled}
        suffixIcon={<CaretDownIcon size={13} />}
        {...field.aria}
      />
    </FieldFrame>
  );
}
