import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { listDaysOfUser, readLastCheckin, readPlace } from '@toam/contracts/checkin/checkin.endpoints';
import type { DataOf } from '@toam/contracts/endpoint';
import { listMyForms } from '@toam/contracts/form/form.endpoints';
import { dayOf, dayStart } from '@toam/domain/day';
import { z } from 'zod';
import { compareClocks } from '../server-clock';

export type LastCheckin = DataOf<typeof readLastCheckin>;
export type WorkShift = LastCheckin['shifts'][number];

/** The month of a day, as epoch seconds of its first and last second. */
function monthOf(now: number): { startAt: number; endAt: number } {
  const [year = 0, month = 0] = dayOf(now).split('-').map(Number);
  const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  return { startAt: dayStart(`${dayOf(now).slice(0, 8)}01`), endAt: dayStart(next) - 1 };
}

/** `['checkin', 'detail', userId]` is refetched when the person's days change. */
export const checkinQueries = {
  all: ['checkin'] as const,

  /** Today so far. It begins with what the device knows: without a network that says whether to check in or out. */
  last: (userId: number, day: string) =>
    queryOptions({
      queryKey: ['checkin', 'detail', userId, 'last', day],
      queryFn: async ({ signal }) => {
        const askedAt = Date.now();
        const answered = await call(readLastCheckin, {}, signal);
        compareClocks(answered.now, askedAt);
        keepLast(userId, day, answered);
        return answered;
      },
      initialData: () => lastKnown(userId, day),
      initialDataUpdatedAt: 0, // stale: it is read at once
      gcTime: Infinity,
    }),

  /** My figures of the running month. */
  month: (userId: number, now: number) => {
    const body = monthOf(now);
    return queryOptions({
      queryKey: ['checkin', 'detail', userId, 'days', body.startAt, body.endAt],
      queryFn: ({ signal }) => call(listDaysOfUser, { params: { id: userId }, body }, signal),
    });
  },

  /** The words of a point. */
  place: ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    queryOptions({
      queryKey: ['place', latitude, longitude],
      queryFn: async ({ signal }) => (await call(readPlace, { query: { latitude, longitude } }, signal)).address,
      staleTime: Infinity,
      retry: false,
    }),

  /** My forms that cover a day of the running month. */
  forms: (now: number) => {
    const query = { page: 1, size: 10, ...monthOf(now) };
    return queryOptions({
      queryKey: ['form', 'mine', 'all', query],
      queryFn: ({ signal }) => call(listMyForms, { params: { type: 'all' }, query }, signal),
    });
  },
};

/**
 * The last answer about a person's running day, on this device. Without a network, or while it is slow, the page still knows whether
 * they are in, and their shifts. One entry per person: the next day's replaces it.
 */
const keyOf = (userId: number): string => `toam.checkin.last.${userId}`;

const stored = z.object({ day: z.string(), answered: readLastCheckin.data });

function keepLast(userId: number, day: string, answered: DataOf<typeof readLastCheckin>): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ day, answered }));
  } catch {
    // forbidden or full: this page still has it
  }
}

/** Undefined if the device knows nothing of this day, or if an older release stored it. */
function lastKnown(userId: number, day: string): DataOf<typeof readLastCheckin> | undefined {
  try {
    const found = stored.safeParse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null')).data;
    return found?.day === day ? found.answered : undefined;
  } catch {
    return undefined; // storage is forbidden, or the entry is not JSON
  }
}
