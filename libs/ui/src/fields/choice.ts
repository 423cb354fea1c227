import { plain } from '@toam/domain/vietnamese';

export type ChoiceValue = string | number;

/** One entry of a select, a segmented control or a row of radios. */
export interface Choice<Value extends ChoiceValue = ChoiceValue> {
  value: Value;
  label: string;
  /** Quieter second line in the list: a phone number, a team. */
  detail?: string | undefined;
  disabled?: boolean | undefined;
  /** No longer offered: its name is shown where it is chosen already. */
  retired?: boolean | undefined;
}

/** The choices to offer, and those that are chosen whatever became of them. */
export const offeredChoices = <Value extends ChoiceValue>(
  choices: readonly Choice<Value>[],
  chosen: readonly Value[],
): readonly Choice<Value>[] => choices.filter(({ value, retired }) => !retired || chosen.includes(value));

/** Whether every typed word stands in the choice, accents aside: "binh thanh" finds "Bình Thạnh". D47. */
export function matchesChoice(typed: string, choice: { label?: unknown; detail?: unknown } | undefined): boolean {
  const text = plain(`${choice?.label ?? ''} ${choice?.detail ?? ''}`);
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
