import type { ReactNode } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { fieldText } from '@toam/contracts/texts/field';
import { zerosOfUnit, type MoneyUnit } from '@toam/domain/money/money-unit';
import { moneyInWords } from '@toam/domain/money/money-words';
import {
  readMoney,
  readMoneyRange,
  type TypedZeros,
  type UnitZeros,
  writeAmount,
} from '@toam/domain/money/money-input';
import type { NumberProblem } from '@toam/domain/number-input';
import { Cell, Row, Text } from '../layout/layout';
import { Segmented } from '../segmented/segmented';
import { Input } from '../input/input';
import { useControlSize } from './control-size';
import { FieldFrame, type FieldLook } from './field-frame';
import * as css from './fields.module.css';
import { type NumberPair, useTypedPair } from './typed-pair';
import { useField, type FieldBinding, type BoundField } from './use-field';
import { numberProblemText } from './number-problem';
import { type Typed, useTypedText } from './typed-text';

interface MoneyLook extends FieldLook {
  /** After the amount in words, such as the price per square metre. */
  aside?: ReactNode;
  placeholder?: string;
  /** Shows the hint instead of the amount in words: in a narrow column. */
  withoutWords?: boolean;
}

/** The amount in words under the input. Shows the hint while there is no readable amount. */
function reading(value: number | null, { hint, aside, withoutWords }: MoneyLook): ReactNode {
  if (withoutWords || value === null || Number.isNaN(value)) return hint;
  return (
    <>
      {moneyInWords(value)}
      {aside ? <> · {aside}</> : null}
    </>
  );
}

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
interface MoneyText {
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
  said: TypedZeros | null;
}

interface TypedMoney extends Typed {
  zeros: UnitZeros;
  said: TypedZeros | null;
  isTaken?: boolean;
}

const problemText = (found: NumberProblem): string => {
  if (found.problem === 'notANumber') return fieldText.notAmount;
  return numberProblemText(found, { decimals: 0, unit: 'đ' });
};

const write = (value: number | null, zeros: UnitZeros): string =>
  value === null || Number.isNaN(value) ? '' : writeAmount(value, zeros);

function useMoneyText<Values extends FieldValues>({
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

function MoneyInput({ money, look, suffix }: { money: MoneyText; look: MoneyLook; suffix?: string }) {
  const size = useControlSize();
  const { field } = money;
  return (
    <Input
      id={field.id}
      ref={field.ref}
      // The price is the form's main figure. A fee in đồng looks like any other number.
      className={suffix ? undefined : css.amount}
      size={size}
      inputMode="decimal"
      value={money.text}
      onChange={(event) => money.enter(event.target.value)}
      onBlur={money.leave}
      status={field.error ? 'error' : undefined}
      suffix={
        suffix && (
          <Text size={13} tone="text3">
            {suffix}
          </Text>
        )
      }
      placeholder={look.placeholder}
      disabled={look.disabled}
      autoComplete="off"
      {...field.aria}
    />
  );
}

/**
 * An amount typed in đồng ("86.500.000", "86,5 triệu"), repeated in words. The form holds whole VND, null for an empty field and NaN for
 * an unreadable one, which every number schema refuses.
 */
export function MoneyField<Values extends FieldValues>({
  control,
  name,
  range,
  ...look
}: FieldBinding<Values, number | null> & MoneyLook & { range?: NumberPair<Values> }) {
  const money = useMoneyText<Values>({ control, name, zeros: 0, range });
  const { field } = money;
  return (
    <FieldFrame
      id={field.id}
      {...look}
      hint={reading(field.value, look)}
      error={field.error && (money.problem ?? field.error)}
    >
      <MoneyInput money={money} look={look} suffix="đ" />
    </FieldFrame>
  );
}

/** Names of the units for people. */
export const unitLabel: Record<MoneyUnit, string> = { mil: 'triệu', bil: 'tỷ', mpm: 'triệu/th', bpm: 'tỷ/th' };

interface PriceFieldProps<Values extends FieldValues> extends FieldBinding<Values, number | null>, MoneyLook {
  /** The form's field that holds the unit. */
  unitName: FieldPathByValue<Values, MoneyUnit>;
  /** Units to switch between. */
  units: readonly MoneyUnit[];
  /** Only writes the unit after the amount. Another control of the form sets the unit for several amounts. */
  unitElsewhere?: boolean;
  /** '5–6 tỷ' fills from and to. */
  range?: NumberPair<Values>;
}

/**
 * An amount typed in triệu or tỷ, held as whole VND like `MoneyField`. "5,2" is five point two, never fifty-two.
 * "5.2" shows an error that asks which one is meant. Specification 1 §9, D34.
 */
export function PriceField<Values extends FieldValues>({
  control,
  name,
  unitName,
  units,
  unitElsewhere = false,
  range,
  ...look
}: PriceFieldProps<Values>) {
  const unit = useField<Values, MoneyUnit>({ control, name: unitName });
  const size = useControlSize();
  const money = useMoneyText<Values>({
    ...{ control, name, range },
    zeros: zerosOfUnit[unit.value],
    otherZeros: units.map((one) => zerosOfUnit[one]),
    changeZeros: unitElsewhere
      ? undefined
      : (zeros) => unit.change(units.find((one) => zerosOfUnit[one] === zeros) ?? unit.value),
  });
  const { field } = money;
  return (
    <FieldFrame
      id={field.id}
      {...look}
      hint={reading(field.value, look)}
      error={field.error && (money.problem ?? field.error)}
    >
      <Row gap={8} align="start">
        <Cell>
          <MoneyInput money={money} look={look} {...(unitElsewhere && { suffix: unitLabel[unit.value] })} />
        </Cell>
        {!unitElsewhere && (
          <Segmented<MoneyUnit>
            name={unit.id}
            size={size}
            value={unit.value}
            options={units.map((one) => ({ value: one, label: unitLabel[one] }))}
            onChange={(next) => {
              unit.change(next);
              money.reread(zerosOfUnit[next]);
            }}
            disabled={look.disabled}
            aria-label={fieldText.moneyUnit}
          />
        )}
      </Row>
    </FieldFrame>
  );
}
