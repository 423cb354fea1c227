import type { Choice, ChoiceValue } from '@toam/ui/form';

/** An enumeration as a select offers it, in the wire's order. */
export const choicesIn = <const Value extends ChoiceValue>(
  values: readonly Value[],
  labels: Record<Value, string>,
): Choice<Value>[] => values.map((value) => ({ value, label: labels[value] }));
