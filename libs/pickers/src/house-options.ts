import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { readHouseOptions } from '@toam/contracts/option/option.endpoints';
import type { OptionEntry } from '@toam/contracts/option/option.schema';
import { dictionaryText } from '@toam/contracts/dictionary/dictionary.text';
import { pickerText } from '@toam/contracts/texts/picker';
import type { Choice } from '@toam/ui/form';

/** Milliseconds. A live event reports an admin's change of the dictionary; this is for a lost connection. */
const stale = 10 * 60_000;

/** The lists for forms and filters: districts, wards, kinds of houses. Their key starts with the noun of the live event. */
export const houseOptions = () =>
  queryOptions({
    queryKey: ['dictionary', 'option'] as const,
    queryFn: ({ signal }) => call(readHouseOptions, {}, signal),
    staleTime: stale,
  });

/** The name of an entry, with a note if forms no longer offer it. */
export const optionLabel = ({ value, retired }: OptionEntry): string =>
  retired ? dictionaryText.noLongerOffered(value) : value;

/** Dictionary entries as options of a select. */
export const choicesOf = (entries: readonly OptionEntry[]): Choice<number>[] =>
  entries.map((entry) => ({ value: entry.id, label: optionLabel(entry), retired: entry.retired }));

/** The API takes directions by their text, not by an id (specification 1 §3). */
export const wordChoicesOf = (entries: readonly OptionEntry[]): Choice<string>[] =>
  entries.map((entry) => ({ value: entry.value, label: optionLabel(entry), retired: entry.retired }));

/** The names of the entries with these ids, in one line. */
export const entryNames = (entries: readonly OptionEntry[], ids: readonly number[]): string =>
  ids.map((id) => entries.find((entry) => entry.id === id)?.value ?? pickerText.unknownEntry).join(', ');
