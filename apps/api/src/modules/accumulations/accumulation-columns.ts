import {
  accumulationCounters,
  type CounterColumn,
  type CounterName,
  counterNames,
} from '@toam/domain/business/accumulation-rules';
import type { Accumulation } from './accumulation.schema';

/** The counters of a call as columns. Absent ones are left out. */
export function columnsOf(
  counters: Partial<Record<CounterName, number | undefined>>,
): Partial<Record<CounterColumn, number>> {
  const given = counterNames.flatMap((name) => {
    const value = counters[name];
    return value === undefined ? [] : [[accumulationCounters[name].column, value] as const];
  });
  return Object.fromEntries(given);
}

/** The columns of an entry as counters of the wire. */
export const countersOf = (entry: Accumulation): Record<CounterName, number> =>
  Object.fromEntries(counterNames.map((name) => [name, entry[accumulationCounters[name].column]])) as Record<
    CounterName,
    number
  >;
