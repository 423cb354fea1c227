import { useState } from 'react';
import { readAmount, readPasted, writeAmount, type UnitZeros } from '@toam/domain/money/money-input';
import { numberProblemText, numericOnly } from './number-problem';

interface MoneyTextInput {
  /** Whole VND; null if empty, NaN if unreadable. */
  value: number | null;
  change: (value: number | null) => void;
  /** Zeros of the current unit. */
  zeros: UnitZeros;
  /** Units that a pasted text may switch to. */
  otherZeros?: readonly UnitZeros[];
  changeZeros?: ((zeros: UnitZeros) => void) | undefined;
}

/** Whether a paste replaces the whole text. Only then it may change the unit. */
const replacesAll = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  (selectionEnd ?? 0) - (selectionStart ?? 0) === value.length;

/** The text of a money input and its amount in đồng. */
export function useMoneyText({ value, change, zeros, otherZeros = [], changeZeros }: MoneyTextInput) {
  const [typed, setTyped] = useState({ text: '', value: null as number | null, zeros });
  // Keep the typed text while it means the form's value. After a reset or a restored draft, write the new value.
  const asTyped = Object.is(typed.value, value) && typed.zeros === zeros;
  const text = asTyped ? typed.text : value === null || Number.isNaN(value) ? '' : writeAmount(value, zeros);
  const read = readAmount(text, zeros);

  const enter = (next: string, nextZeros: UnitZeros) => {
    const found = readAmount(next, nextZeros);
    const dong = next === '' ? null : 'dong' in found ? found.dong : Number.NaN;
    setTyped({ text: next, value: dong, zeros: nextZeros });
    change(dong);
  };

  const paste = (pasted: string): boolean => {
    const found = readPasted(pasted);
    if (!found) {
      // "12 nghìn" without its letters would be another amount
      if (/\p{L}/u.test(pasted)) enter(pasted.trim(), zeros);
      return /\p{L}/u.test(pasted);
    }
    const own = found.zeros ?? zeros;
    if (own === zeros) enter(found.text, zeros);
    else if (changeZeros && otherZeros.includes(own)) {
      changeZeros(own);
      enter(found.text, own);
    } else {
      const amount = readAmount(found.text, own);
      if ('dong' in amount) enter(writeAmount(amount.dong, zeros), zeros);
    }
    return true;
  };

  return {
    /** Props of the input element. */
    input: {
      value: text,
      onChange: (event: { target: HTMLInputElement }) => enter(numericOnly(event.target.value), zeros),
      onPaste: (event: React.ClipboardEvent<HTMLInputElement>) => {
        if (replacesAll(event.currentTarget) && paste(event.clipboardData.getData('text'))) event.preventDefault();
      },
    },
    problem: text !== '' && 'problem' in read ? numberProblemText(read, zeros) : undefined,
    /** Groups the thousands when the field loses the focus. */
    tidy: () => {
      if ('dong' in read) setTyped({ text: writeAmount(read.dong, zeros), value, zeros });
    },
    /** Keeps the digits and reads them in the new unit: a person switches because the words below show the wrong unit. */
    reread: (nextZeros: UnitZeros) => enter(text, nextZeros),
  };
}
