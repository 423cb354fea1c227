import { longestLine } from '@toam/contracts/field';
import { commonText } from '@toam/contracts/texts/common';
import { listText } from '@toam/contracts/texts/list';
import { dayProblem } from '../fields/day-problem';
import { dayOf, endOfDay, startOfDay } from '../format/day';
import type { ColumnFilter, FilterOption, FilterValue } from './column-filter';
import { readRange, writeRange, type TypedRange } from './range-ends';

/** The content of a filter's fields. It may be unreadable. */
export type TypedFilter =
  | { kind: 'text'; text: string }
  | ({ kind: 'range' } & TypedRange)
  | { kind: 'days'; from: string; to: string }
  | { kind: 'options'; chosen: readonly FilterOption['value'][] };

type ReadFilter = { value: FilterValue | null } | { problem: string };

const none: ReadFilter = { value: null };

function readDays(from: string, to: string): ReadFilter {
  const problem = dayProblem(from) ?? dayProblem(to);
  if (problem !== undefined) return { problem };
  const [start, end] = [startOfDay(from), endOfDay(to)];
  if (start !== null && end !== null && start > end) return { problem: listText.daysTurned };
  return start === null && end === null ? none : { value: { operation: 'between', values: [start, end] } };
}

/** Reads the fields. Returns the wire's filter, null if they are empty, or the problem. */
export function readTyped(filter: ColumnFilter, typed: TypedFilter): ReadFilter {
  if (typed.kind === 'range') return filter.kind === 'range' ? readRange(typed, filter) : none;
  if (typed.kind === 'days') return readDays(typed.from, typed.to);
  if (typed.kind === 'options')
    return typed.chosen.length > 0 ? { value: { operation: 'in', values: [...typed.chosen] } } : none;
  const text = typed.text.trim();
  if (text.length > longestLine) return { problem: commonText.tooLong(longestLine, text.length) };
  return text ? { value: { operation: 'like', values: [text] } } : none;
}

/** The content of the fields for a filter. */
export function writeTyped(filter: ColumnFilter, value: FilterValue | undefined): TypedFilter {
  switch (filter.kind) {
    case 'text':
      return { kind: 'text', text: value?.operation === 'like' ? value.values.join(' ') : '' };
    case 'range':
      return { kind: 'range', ...writeRange(value, filter) };
    case 'days': {
      const [from, to] = value?.operation === 'between' ? value.values : [null, null];
      return { kind: 'days', from: dayOf(from), to: dayOf(to) };
    }
    case 'options':
      return { kind: 'options', chosen: value?.operation === 'in' ? value.values : [] };
  }
}
