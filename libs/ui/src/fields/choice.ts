import { plain } from '@toam/domain/vietnamese';

export type ChoiceValue = string | number;

/** One entry of a select, a segmented control or a row of radios. */
export interface Choice<Value extends ChoiceValue = ChoiceValue> {
  value: Value;
  label: string;
  /** Quieter second line in the list: a phone number, a team. */
  detail?: string | undefined;
  disabled?: boolean | undefined;
}

/** Whether every typed word stands in the choice, accents aside: "binh thanh" finds "Bình Thạnh". D47. */
export function matchesChoice(typed: string, choice: { label?: unknown; detail?: unknown } | undefined): boolean {
  const text = plain(`${choice?.label ?? ''} ${choice?.detail ?? ''}`);
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
