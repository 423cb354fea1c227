import { useRef } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useField, type FieldBinding } from './use-field';

/** The field beside, for two numbers typed into one: '4x15', '5–6 tỷ'. */
export interface NumberPair<Values extends FieldValues> {
  /** The other field's name. */
  with: FieldPathByValue<Values, number | null>;
  /** Which of the two numbers is this field's. */
  takes: 'first' | 'second';
}

/** What a text with two numbers means for its field. */
interface TypedPair {
  /** This field's number; null if the text has no two numbers, or the field beside holds another one. */
  own: number | null;
  /** The field beside holds another number, which stays. */
  isTaken: boolean;
}

const noPair: TypedPair = { own: null, isTaken: false };

/**
 * Gives the second number of a typed pair to the field beside, while somebody types. It takes back only what it gave: a number that
 * stood there stays. D121
 */
export function useTypedPair<Values extends FieldValues>(
  { control, name }: FieldBinding<Values, number | null>,
  pair: NumberPair<Values> | undefined,
): (values: readonly [number, number] | null) => TypedPair {
  const beside = useField<Values, number | null>({ control, name: pair?.with ?? name });
  const given = useRef<number | null>(null);
  return (values) => {
    if (!pair) return noPair;
    const isFree = beside.value === null || beside.value === given.current;
    if (!values) {
      if (given.current !== null && beside.value === given.current) beside.change(null);
      given.current = null;
      return noPair;
    }
    const [first, second] = values;
    const [own, other] = pair.takes === 'first' ? [first, second] : [second, first];
    if (!isFree && beside.value !== other) return { own: null, isTaken: true };
    if (isFree) {
      beside.change(other);
      given.current = other;
    }
    return { own, isTaken: false };
  };
}
