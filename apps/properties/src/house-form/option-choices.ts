import type { OptionEntry } from '@toam/contracts/option/option.schema';
import type { Choice } from '@toam/ui/form';

/** Dictionary entries as a select offers them. */
export const choicesOf = (entries: readonly OptionEntry[]): Choice<number>[] =>
  entries.map(({ id, value }) => ({ value: id, label: value }));

/** Directions are sent by their text, not by an id (specification 1 §3). */
export const wordChoicesOf = (entries: readonly OptionEntry[]): Choice<string>[] =>
  entries.map(({ value }) => ({ value, label: value }));
