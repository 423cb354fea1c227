import type { FieldValues } from 'react-hook-form';
import { fieldText } from '@toam/contracts/texts/field';
import { readMoney, readMoneyRange, type SaidZeros, type UnitZeros, writeAmount } from '@toam/domain/money/money-input';
import type { NumberProblem } from '@toam/domain/number-input';
import { numberProblemText } from './number-problem';
import { type NumberPair, useTypedPair } from './typed-pair';
import { type Typed, useTypedText } from './typed-text';
import { type BoundField, type FieldBinding, useField } from './use-field';

interface MoneyTextInput<Values extends FieldValues> extends FieldBinding<Values, number | null> {
  /** Zeros of the current unit. */
  zeros: UnitZeros;
  /** Units that a typed one may switch to, when the field is left. */
  otherZeros?: readonly UnitZeros[];
  changeZeros?: ((zeros: UnitZeros) => void) | undefined;
  /** '5–6 tỷ' fills from and to. */
  range?: NumberPair<Values> | undefined;
}

/** The text of a money input, and the form's field that holds its amount in đồng. */
export interface MoneyText {
  field: BoundField<number | null>;
  text: string;
  enter: (text: string) => void;
  leave: () => void;
  problem: string | undefined;
  /** Keeps the text and reads it in the new unit: a person switches because the words below show the wrong unit. */
  reread: (zeros: UnitZeros) => void;
}

/** What a text is worth in đồng, and the unit that it says. */
interface Meant {
  dong: number | null;
  said: SaidZeros | null;
}

interface TypedMoney extends Typed {
  zeros: UnitZeros;
  said: SaidZeros | null;
  isTaken?: boolean;
}

const problemText = (found: NumberProblem): string => {
  if (found.problem === 'notANumber') return fieldText.notAmount;
  return numberProblemText(found, { decimals: 0, unit: 'đ' });
};

const write = (value: number | null, zeros: UnitZeros): string =>
  value === null || Number.isNaN(value) ? '' : writeAmount(value, zeros);

export function useMoneyText<Values extends FieldValues>({
  control,
  name,
  zeros,
  otherZeros = [],
  changeZeros,
  range,
}: MoneyTextInput<Values>): MoneyText {
  const field = useField<Values, number | null>({ control, name });
  const give = useTypedPair({ control, name }, range);
  const [typed, setTyped] = useTypedText<TypedMoney>(control, name, { text: '', value: null, zeros, said: null });
  // Keep the typed text while it means the form's value. After a reset or a restored draft, write the new value.
  const isTyped = Object.is(typed.value, field.value) && (typed.zeros ?? zeros) === zeros;
  const text = isTyped ? typed.text : write(field.value, zeros);
  const isReadable = field.value !== null && !Number.isNaN(field.value);

  const meant = (entered: string, unit: UnitZeros): Meant & { isTaken: boolean } => {
    const [one, both] = [readMoney(entered, unit), readMoneyRange(entered, unit)];
    const { own, isTaken } = give('from' in both ? [both.from, both.to] : null);
    if (entered.trim() === '') return { dong: null, said: null, isTaken };
    if ('dong' in one) return { ...one, isTaken };
    return { dong: own ?? Number.NaN, said: 'from' in both ? both.said : null, isTaken };
  };
  const enter = (entered: string, unit = zeros) => {
    const { dong, said, isTaken } = meant(entered, unit);
    setTyped({ text: entered, value: dong, zeros: unit, said, isTaken });
    field.change(dong);
  };
  const leave = () => {
    const unit = isTyped && changeZeros ? otherZeros.find((one) => one === typed.said) : undefined;
    if (unit !== undefined && unit !== zeros) changeZeros?.(unit);
    const shown = unit ?? zeros;
    if (isReadable) setTyped({ text: write(field.value, shown), value: field.value, zeros: shown, said: null });
    field.leave();
  };
  const read = readMoney(text, zeros);
  const isUnread = text.trim() !== '' && !isReadable && 'problem' in read;
  const problem = isUnread ? (typed.isTaken ? fieldText.pairTaken : problemText(read)) : undefined;
  return { field, text, enter, leave, problem, reread: (unit) => enter(text, unit) };
}
