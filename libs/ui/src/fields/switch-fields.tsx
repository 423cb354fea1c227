import { Checkbox, Radio, Switch } from 'antd';
import type { FieldValues } from 'react-hook-form';
import { fieldText } from '@toam/contracts/texts/field';
import { Cell, Row, Text } from '../layout/layout';
import { Segmented } from '../segmented/segmented';
import type { Choice, ChoiceValue } from './choice';
import { useControlSize } from './control-size';
import { FieldFrame, labelId, noteId, type FieldLook } from './field-frame';
import { useField, type FieldBinding } from './use-field';

interface SegmentedFieldProps<Values extends FieldValues, Value extends ChoiceValue>
  extends FieldBinding<Values, Value | null>, FieldLook {
  choices: readonly Choice<Value>[];
  /** Called after the form has the new value, to update dependent fields. */
  onChosen?: (value: Value) => void;
}

/** One of two or three choices, all visible. Null: none is chosen yet. */
export function SegmentedField<Values extends FieldValues, Value extends ChoiceValue>({
  control,
  name,
  choices,
  onChosen,
  ...look
}: SegmentedFieldProps<Values, Value>) {
  const field = useField<Values, Value | null>({ control, name });
  const size = useControlSize();
  return (
    <FieldFrame id={field.id} error={field.error} group {...look}>
      <Segmented<Value | null>
        block
        name={field.id}
        size={size}
        value={field.value}
        options={choices.map(({ value, label }) => ({ value, label }))}
        onChange={(value) => {
          field.change(value);
          if (value !== null) onChosen?.(value);
        }}
        disabled={look.disabled}
        aria-labelledby={labelId(field.id)}
      />
    </FieldFrame>
  );
}

interface CheckboxFieldProps<Values extends FieldValues> extends FieldBinding<Values, boolean> {
  label: string;
  disabled?: boolean;
}

/** A single yes or no. A `CheckboxRow` holds several. */
export function CheckboxField<Values extends FieldValues>({
  control,
  name,
  label,
  disabled,
}: CheckboxFieldProps<Values>) {
  const field = useField<Values, boolean>({ control, name });
  return (
    <Checkbox
      id={field.id}
      ref={field.ref}
      checked={field.value}
      onChange={(event) => field.change(event.target.checked)}
      onBlur={field.leave}
      disabled={disabled}
    >
      {label}
    </Checkbox>
  );
}

/** A single yes or no with a word about what it means, over the whole width of the grid. */
export function SwitchField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  disabled,
}: CheckboxFieldProps<Values> & { hint: string }) {
  const field = useField<Values, boolean>({ control, name });
  return (
    <Row self="all" justify="between" gap={16} data-field={field.id}>
      <Cell as="label" htmlFor={field.id}>
        <Text size={13} weight={600}>
          {label}
        </Text>
        <Text id={noteId(field.id)} size={12} tone="text3">
          {hint}
        </Text>
      </Cell>
      <Switch
        id={field.id}
        ref={field.ref}
        checked={field.value}
        onChange={field.change}
        disabled={disabled}
        aria-label={label}
        aria-describedby={noteId(field.id)}
      />
    </Row>
  );
}

/** A question answered by Có or Không. */
export function RadioYesNo<Values extends FieldValues>({
  control,
  name,
  ...look
}: FieldBinding<Values, boolean> & FieldLook) {
  const field = useField<Values, boolean>({ control, name });
  return (
    <FieldFrame id={field.id} error={field.error} group {...look}>
      <Radio.Group
        name={field.id}
        value={field.value}
        onChange={(event) => field.change(event.target.value)}
        disabled={look.disabled}
        aria-labelledby={labelId(field.id)}
        aria-describedby={noteId(field.id)}
        options={[
          { value: true, label: fieldText.yes },
          { value: false, label: fieldText.no },
        ]}
      />
    </FieldFrame>
  );
}
