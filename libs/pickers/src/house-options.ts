import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { readHouseOptions } from '@toam/contracts/option/option.endpoints';
import type { OptionEntry } from '@toam/contracts/option/option.schema';
import { dictionaryText } from '@toam/contracts/texts/dictionary';
import { pickerText } from '@toam/contracts/texts/picker';
import type { Choice } from '@toam/ui/form';

/** An admin's edit of the dictionary is told live; this is for a line that was cut. */
const stale = 10 * 60_000;

/** The lists that forms and filters choose from: districts, wards, kinds of houses; under the noun of the live event. */
export const houseOptions = () =>
  queryOptions({
    queryKey: ['dictionary', 'option'] as const,
    queryFn: ({ signal }) => call(readHouseOptions, {}, signal),
    staleTime: stale,
  });

/** The name of an entry; one that is no longer offered says so. */
export const optionLabel = ({ value, retired }: OptionEntry): string =>
  retired ? dictionaryText.noLongerOffered(value) : value;

/** Dictionary entries as a select offers them. */
export const choicesOf = (entries: readonly OptionEntry[]): Choice<number>[] =>
  entries.map((entry) => ({ value: entry.id, label: optionLabel(entry), retired: entry.retired }));

/** Directions are sent by their text, not by an id (specification 1 §3). */
export const wordChoicesOf = (entries: readonly OptionEntry[]): Choice<string>[] =>
  entries.map((entry) => ({ value: entry.value, label: optionLabel(entry), retired: entry.retired }));

/** The names of the entries with these ids, in one line. */
export const entryNames = (entries: readonly OptionEntry[], ids: readonly number[]): string =>
  ids.map((id) => entries.find((entry) => entry.id === id)?.value ?? pickerText.unknownEntry).join(', ');
