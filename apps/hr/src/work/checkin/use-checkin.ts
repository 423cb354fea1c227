import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { dayOf } from '@toam/domain/day';
import { useAddressParams } from '@toam/ui/core';
import { checkinQueries } from './checkin.queries';
import { useUnsent } from './unsent-checkins';
import { useClock } from '../use-clock';

/** Today so far: what the API knows, and what this browser has not sent yet. */
export function useCheckin() {
  const userId = useUser().id;
  const now = useClock();
  const day = dayOf(now);
  const last = useQuery(checkinQueries.last(userId, day));
  const unsent = useUnsent(userId);
  const waiting = unsent.filter(({ refused }) => refused === null);
  const waitingToday = waiting.filter(({ at }) => dayOf(at) === day);
  /** Null: not known yet. */
  const isIn = waitingToday.at(-1)?.status ?? last.data?.status ?? null;
  return { userId, now, day, last, unsent, waiting, waitingToday, isIn };
}

export type Today = ReturnType<typeof useCheckin>;

/** `?now=1`: checking in is open over the screen. */
const openParam = 'now';

/** Whether checking in is open, and how to open and close it. */
export function useFlow() {
  const [params, change] = useAddressParams();
  return {
    isOpen: params.has(openParam),
    open: () => change((next) => next.set(openParam, '1')),
    close: () => change((next) => next.delete(openParam), { replace: true }),
  };
}
