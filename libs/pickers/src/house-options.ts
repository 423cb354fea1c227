import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { readHouseOptions } from '@toam/contracts/option/option.endpoints';
import type { OptionEntry } from '@toam/contracts/option/option.schema';
import type { Choice } from '@toam/ui/form';

/** Lists change when an admin edits the dictionary: some minutes old is fine. */
const stale = 10 * 60_000;

/** The lists that forms and filters choose from: districts, wards, kinds of houses. */
export const houseOptions = () =>
  queryOptions({
    queryKey: ['house', 'option'] as const,
    queryFn: ({ signal }) => call(readHouseOptions, {}, signal),
    staleTime: stale,
  });

/** Dictionary entries as a select offers them. */
export const choicesOf = (entries: readonly OptionEntry[]): Choice<number>[] =>
  entries.map(({ id, value }) => ({ value: id, label: value }));

/** Directions are sent by their text, not by an id (specification 1 §3). */
export const wordChoicesOf = (entries: readonly OptionEntry[]): Choice<string>[] =>
  entries.map(({ value }) => ({ value, label: value }));
