import { Select } from 'antd';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CaretDownIcon, MagnifyingGlassIcon } from '../icons';
import { matchesChoice, offeredChoices, type Choice, type ChoiceValue } from './choice';
import { ChoiceOption } from './choice-option';
import { NothingFound } from './choice-select';
import { useControlSize } from './control-size';
import { FieldFrame, type FieldLook } from './field-frame';
import * as css from './fields.module.css';
import { useField, type FieldBinding } from './use-field';
import { useServerChoices, type SearchChoices } from './use-server-choices';

interface MultiSelectFieldProps<Values extends FieldValues, Value extends ChoiceValue>
  extends FieldBinding<Values, Value[]>, FieldLook {
  /** All choices. With `search`, only those with a known name: the chosen ones. */
  choices: readonly Choice<Value>[];
  /** Finds choices on the server, 350 ms after typing stops. */
  search?: SearchChoices<Value>;
  placeholder?: string;
  /** Number of chosen ones shown before "+n". Default: as many as fit. */
  shown?: number;
  /** Called after the form has the new value, to update dependent fields. */
  onChosen?: (chosen: Value[], before: Value[]) => void;
}

/** A select of several values. Values that do not fit in the control show as a count. */
export function MultiSelectField<Values extends FieldValues, Value extends ChoiceValue>({
  control,
  name,
  ...props
}: MultiSelectFieldProps<Values, Value>) {
  const { search } = props;
  const field = useField<Values, Value[]>({ control, name });
  const choices = offeredChoices(props.choices, field.value);
  const size = useControlSize();
  const [typed, setTyped] = useState('');
  const server = useServerChoices(search);
  const found = server.choices.filter(({ value }) => !choices.some((choice) => choice.value === value));
  const options = search ? [...choices.filter((choice) => matchesChoice(typed, choice)), ...found] : choices;
  const look = (text: string) => {
    setTyped(text);
    if (search) server.ask(text);
  };
  return (
    <FieldFrame id={field.id} error={field.error} {...props}>
      {/* Tab would take the option under the pointer: the one just chosen would be dropped */}
      <div
        role="presentation"
        onKeyDownCapture={(event) => event.key === 'Tab' && typed.trim() === '' && event.stopPropagation()}
      >
        <Select<Value[], Choice<Value>>
          id={field.id}
          ref={field.ref}
          className={css.full}
          mode="multiple"
          size={size}
          value={field.value}
          options={options as Choice<Value>[]}
          // Tab and Enter take the active option: without a typed text nobody means the first
          defaultActiveFirstOption={typed.trim() !== ''}
          optionRender={({ data }) => <ChoiceOption label={data.label} detail={data.detail} />}
          onChange={(value) => {
            const before = field.value;
            field.change(value);
            props.onChosen?.(value, before);
          }}
          onBlur={field.leave}
          onOpenChange={(open) => {
            if (open) server.ask('', 0);
            else setTyped('');
          }}
          showSearch={{ onSearch: look, filterOption: search ? false : matchesChoice }}
          notFoundContent={<NothingFound state={server.state} retry={() => server.ask(typed, 0)} />}
          maxTagCount={props.shown ?? 'responsive'}
          maxTagPlaceholder={(hidden) => `+${hidden.length}`}
          status={field.error ? 'error' : undefined}
          placeholder={props.placeholder}
          disabled={props.disabled}
          suffixIcon={search ? <MagnifyingGlassIcon size={14} /> : <CaretDownIcon size={13} />}
          {...field.aria}
        />
      </div>
    </FieldFrame>
  );
}
