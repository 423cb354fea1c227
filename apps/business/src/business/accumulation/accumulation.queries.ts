import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { keepRows } from '@toam/api-client/query-client';
import {
  listAccumulations,
  readAccumulation,
  readAttendance,
} from '@toam/contracts/accumulation/accumulation.endpoints';
import { dayStart } from '@toam/domain/day';

/** A period, and whose. */
interface Asked {
  startAt: number;
  endAt: number;
  team?: number;
  users?: string;
}

/** Queries of what people did day by day; a live `record.changed` of `accumulation` refreshes them. */
export const accumulationQueries = {
  all: ['accumulation'] as const,

  list: (query: Asked & { page: number; size: number }) =>
    queryOptions({
      queryKey: [...accumulationQueries.all, 'list', query],
      queryFn: ({ signal }) => call(listAccumulations, { query: { ...query, paginate: '1' } }, signal),
      ...keepRows,
    }),

  /** My entry of a day; null without one. */
  mine: (day: string) =>
    queryOptions({
      queryKey: [...accumulationQueries.all, 'mine', day],
      queryFn: ({ signal }) => call(readAccumulation, { query: { date: dayStart(day) } }, signal),
    }),

  /** A person's entry of a day; null without one. */
  ofDay: (userId: number, day: string) =>
    queryOptions({
      queryKey: [...accumulationQueries.all, 'of', userId, day],
      queryFn: ({ signal }) => call(readAccumulation, { query: { date: dayStart(day), user_id: userId } }, signal),
    }),

  attendance: (query: Asked) =>
    queryOptions({
      queryKey: [...accumulationQueries.all, 'attendance', query],
      queryFn: ({ signal }) => call(readAttendance, { query }, signal),
      ...keepRows,
    }),

  record: (id: number) =>
    queryOptions({
      queryKey: [...accumulationQueries.all, 'detail', id],
      queryFn: ({ signal }) => call(readAccumulation, { query: { id } }, signal),
    }),
};
