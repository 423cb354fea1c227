import type { AccumulationRow } from '@toam/contracts/accumulation/accumulation.schema';
import { fullCounters } from '@toam/contracts/accumulation/accumulation.schema';
import { accumulationLabel, accumulationText } from '@toam/contracts/business/accumulation.text';
import {
  accumulationCounters,
  type CounterName,
  counterNames,
  shortCounterNames,
} from '@toam/domain/business/accumulation.record';
import type { Side } from '@toam/domain/business/five-way';
import { dayOf, writtenDay } from '@toam/domain/day';
import { isDay } from '@toam/domain/typed-day';
import { perColumn, valuesIn } from '@toam/domain/record/columns';
import { todayInVietnam } from '@toam/ui/form';
import { z } from 'zod';

/** The counters of a form. Null: empty. */
export type CounterValues = Record<CounterName, number | null>;

/** The full report: a day and all counters. */
export type AccumulationValues = CounterValues & {
  /** YYYY-MM-DD */
  date: string | null;
};

/** The counters of a side, or those of marketing, in the order of the form. */
export const countersOfSide = (side: Side | null): CounterName[] =>
  counterNames.filter((name) => accumulationCounters[name].own.side === side);

export const emptyValues = (date: string): AccumulationValues => ({ date, ...perColumn(counterNames, () => null) });

export const valuesOf = (row: AccumulationRow): AccumulationValues => ({
  date: dayOf(row.date),
  ...valuesIn(row, counterNames),
});

/** The 7 counters of the short form. */
export type ShortValues = Record<string, number | null>;
export const emptyShortValues: ShortValues = perColumn(shortCounterNames, () => null);
export const shortValuesOf = (row: AccumulationRow): ShortValues => valuesIn(row, shortCounterNames);

/** What the full form must hold. A form may stay open over midnight: today is asked at each check. */
export const reportSchema = fullCounters.extend({
  date: z
    .string(accumulationText.dateMissing)
    .refine(isDay, { error: accumulationText.dateMissing, abort: true })
    .refine((day) => day <= todayInVietnam(), accumulationText.future),
});

/** Counters that are entered, as a call sends them. */
export const countersIn = (values: Partial<CounterValues>): Partial<Record<CounterName, number>> =>
  Object.fromEntries(counterNames.flatMap((name) => (values[name] == null ? [] : [[name, values[name]]])));

/** All counters of a report that the schema has accepted. Those that the form does not have are 0. */
export const reportOf = (values: Partial<CounterValues>): Record<CounterName, number> =>
  perColumn(counterNames, (name) => values[name] ?? 0);

export const counterLabels = accumulationLabel;

/** A field's value as people read it. */
export const counterWords = (field: string, values: Readonly<Record<string, number | string | null>>): string => {
  const value = values[field] ?? '';
  return field === 'date' ? writtenDay(String(value)) : String(value);
};
