import { plain } from '@toam/domain/vietnamese';

export type ChoiceValue = string | number;

/** One entry of a select, a segmented control or a row of radios. */
export interface Choice<Value extends ChoiceValue = ChoiceValue> {
  value: Value;
  label: string;
  /** Second line in the list, in lighter text: a phone number, a team. */
  detail?: string | undefined;
  disabled?: boolean | undefined;
  /** No longer offered. Its name still shows where it is already chosen. */
  retired?: boolean | undefined;
}

/** The choices on offer, and the chosen ones even if they are no longer offered. */
export const offeredChoices = <Value extends ChoiceValue>(
  choices: readonly Choice<Value>[],
  chosen: readonly Value[],
): readonly Choice<Value>[] => choices.filter(({ value, retired }) => !retired || chosen.includes(value));

/** Whether the choice contains every typed word, accents ignored: "binh thanh" finds "Bình Thạnh". D47. */
export function matchesChoice(typed: string, choice: { label?: unknown; detail?: unknown } | undefined): boolean {
  const text = plain(`${choice?.label ?? ''} ${choice?.detail ?? ''}`);
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
