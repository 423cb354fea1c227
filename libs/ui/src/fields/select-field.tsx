import type { FieldValues } from 'react-hook-form';
import type { ChoiceValue } from './choice';
import { ChoiceSelect, type ChoiceSelectProps } from './choice-select';
import { FieldFrame, noteId, type FieldLook } from './field-frame';
import { useField, type FieldBinding } from './use-field';

interface SelectFieldProps<Values extends FieldValues, Value extends ChoiceValue>
  extends
    FieldBinding<Values, Value | null>,
    FieldLook,
    Pick<
      ChoiceSelectProps<Value>,
      'choices' | 'search' | 'chosenLabel' | 'allowNew' | 'placeholder' | 'clearable' | 'loading' | 'listWidth'
    > {
  /** Called after the form has the new value, to update dependent fields. */
  onChosen?: (value: Value | null) => void;
}

/** A select of one value: from `choices`, or found on the server by `search`. */
export function SelectField<Values extends FieldValues, Value extends ChoiceValue>({
  control,
  name,
  onChosen,
  ...props
}: SelectFieldProps<Values, Value>) {
  const field = useField<Values, Value | null>({ control, name });
  const { label, required, hint, disabled, span, ...select } = props;
  return (
    <FieldFrame id={field.id} error={field.error} {...{ label, required, hint, span }}>
      <ChoiceSelect<Value>
        {...select}
        id={field.id}
        controlRef={field.ref}
        value={field.value}
        onChange={(value) => {
          field.change(value);
          onChosen?.(value);
        }}
        onBlur={field.leave}
        disabled={disabled}
        invalid={field.error !== undefined}
        describedBy={noteId(field.id)}
      />
    </FieldFrame>
  );
}
