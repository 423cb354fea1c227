import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { explainDay, listDaysOfTeam, listDaysOfUser } from '@toam/contracts/checkin/checkin.endpoints';
import { readWorkMonth } from '@toam/contracts/checkin/month.endpoints';
import type { DataOf } from '@toam/contracts/endpoint';
import { dayStart } from '@toam/domain/day';
import { useLive } from '@toam/live/live';
import { useEffect, useRef } from 'react';
import { rangeOfMonth } from './work-month';

export type DaysOfUser = DataOf<typeof listDaysOfUser>;
export type DaysOfTeam = DataOf<typeof listDaysOfTeam>;
export type TeamMember = DaysOfTeam['list'][number];
export type DayExplained = DataOf<typeof explainDay>;

/** Queries of days. They begin with the noun of the live event. */
export const workDaysQueries = {
  all: ['checkin', 'days'] as const,

  user: (userId: number, month: string) =>
    queryOptions({
      queryKey: [...workDaysQueries.all, 'user', userId, month],
      queryFn: ({ signal }) => call(listDaysOfUser, { params: { id: userId }, body: rangeOfMonth(month) }, signal),
    }),

  /** @param leaderId 0: the whole brokerage */
  team: (leaderId: number, month: string) =>
    queryOptions({
      queryKey: [...workDaysQueries.all, 'team', leaderId, month],
      queryFn: ({ signal }) => call(listDaysOfTeam, { params: { id: leaderId }, body: rangeOfMonth(month) }, signal),
    }),

  /** Whether a month ('2026-10') is closed. D116 */
  month: (month: string) =>
    queryOptions({
      queryKey: [...workDaysQueries.all, 'month', month],
      queryFn: ({ signal }) => call(readWorkMonth, { params: { month } }, signal),
    }),

  day: (userId: number, day: string) =>
    queryOptions({
      queryKey: [...workDaysQueries.all, 'day', userId, day],
      queryFn: ({ signal }) => call(explainDay, { params: { userId }, query: { date: dayStart(day) } }, signal),
    }),
};

/** Milliseconds. A whole office checks in within minutes; its timesheet is read again at most this often. */
const pause = 2000;

/** What days are derived from, and whether they stay as they are. */
const changing = new Set(['checkin', 'form', 'holiday', 'form-type', 'closed-month']);

/** Reads the days on the screen again when somebody checks in, a form is sent or decided, or a month is closed. */
export function useLiveDays(): void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive('record.changed', ({ noun }) => {
    if (!changing.has(noun) || timer.current !== undefined) return;
    const wait = Math.max(300, last.current + pause - Date.now());
    timer.current = setTimeout(() => {
      timer.current = undefined;
      last.current = Date.now();
      const refetchType = document.hidden ? 'none' : 'active';
      void queries.invalidateQueries({ queryKey: workDaysQueries.all, refetchType });
    }, wait);
  });
}
