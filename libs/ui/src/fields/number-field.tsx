import type { FieldValues } from 'react-hook-form';
import { fieldText } from '@toam/contracts/texts/field';
import {
  type NumberKind,
  type NumberUnit,
  readNumber,
  readNumberRange,
  readSides,
  writeNumber,
} from '@toam/domain/number-input';
import { Text } from '../layout/layout';
import type { FieldLook } from './field-frame';
import { LineField } from './line-field';
import { numberProblemText } from './number-problem';
import { type NumberPair, useTypedPair } from './typed-pair';
import { type Typed, useTypedText } from './typed-text';
import { useField, type FieldBinding } from './use-field';

interface NumberFieldProps<Values extends FieldValues> extends FieldBinding<Values, number | null>, FieldLook {
  /** Unit after the number, which people may also type: m, m², %. */
  unit?: NumberUnit;
  /** Decimal places. Default 0. */
  decimals?: number;
  placeholder?: string;
  /** '4x15' fills width and length. */
  sides?: NumberPair<Values> | undefined;
  /** '2–3' fills from and to. */
  range?: NumberPair<Values> | undefined;
}

const write = (value: number | null, { decimals }: NumberKind) =>
  value === null || Number.isNaN(value) ? '' : writeNumber(value, decimals);

/** The two numbers that a text gives to this field and the one beside. */
function pairIn(text: string, kind: NumberKind, reads: typeof readSides): readonly [number, number] | null {
  const read = reads(text, kind);
  return 'values' in read ? read.values : null;
}

interface TypedNumber extends Typed {
  /** The field beside holds another number than the typed pair. */
  isTaken?: boolean;
}

/** The text of a number field, and what it means. */
function useNumberText<Values extends FieldValues>({
  control,
  name,
  kind,
  sides,
  range,
}: FieldBinding<Values, number | null> & { kind: NumberKind } & Pick<NumberFieldProps<Values>, 'sides' | 'range'>) {
  const field = useField<Values, number | null>({ control, name });
  const give = useTypedPair({ control, name }, sides ?? range);
  const [typed, setTyped] = useTypedText<TypedNumber>(control, name, { text: '', value: null });
  // Keep the typed text while it means the form's value. After a reset or a restored draft, write the new value.
  const isTyped = Object.is(typed.value, field.value);
  const text = isTyped ? typed.text : write(field.value, kind);
  const read = readNumber(text, kind);
  const isPair = 'problem' in read && isTyped && typed.value !== null && !Number.isNaN(typed.value);

  const enter = (entered: string) => {
    const found = readNumber(entered, kind);
    const { own, isTaken } = give(pairIn(entered, kind, sides ? readSides : readNumberRange));
    const value = entered.trim() === '' ? null : 'value' in found ? found.value : (own ?? Number.NaN);
    setTyped({ text: entered, value, isTaken });
    field.change(value);
  };
  const leave = () => {
    // what was counted together stays as it was said, with its number below
    const isCounted = 'value' in read && read.isCounted;
    if (!isCounted && ('value' in read || isPair)) setTyped({ text: write(field.value, kind), value: field.value });
    field.leave();
  };
  const isUnread = text.trim() !== '' && 'problem' in read && !isPair;
  const problem = isUnread ? (typed.isTaken ? fieldText.pairTaken : numberProblemText(read, kind)) : undefined;
  const isSaid = (/[^\d.,\s]/.test(text) && 'value' in read) || isPair;
  const understood = isSaid ? fieldText.understood(write(field.value, kind), kind.unit ?? '') : undefined;
  return { field, text, enter, leave, note: { problem, understood } };
}

/**
 * A number typed the Vietnamese way ("14,8", "1.250 m²", "1 trệt 3 lầu"). Nothing typed is ever deleted: what is not understood stays
 * and is an error (D121). The form holds null for an empty field and NaN for an unreadable one, which every number schema refuses.
 */
export function NumberField<Values extends FieldValues>({
  control,
  name,
  sides,
  range,
  decimals = 0,
  unit = '',
  placeholder,
  ...look
}: NumberFieldProps<Values>) {
  const { field, text, enter, leave, note } = useNumberText<Values>({
    ...{ control, name, kind: { decimals, unit }, sides, range },
  });
  const error = field.error && (note.problem ?? field.error);
  return (
    <LineField
      field={{ ...field, error }}
      look={{ ...look, hint: note.understood ?? look.hint }}
      text={text}
      onText={enter}
      onBlur={leave}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      suffix={
        unit && (
          <Text size={13} tone="text3">
            {unit}
          </Text>
        )
      }
      placeholder={placeholder}
    />
  );
}
