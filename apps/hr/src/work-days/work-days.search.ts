import { recordId } from '@toam/list-screen/list-search';
import { useUrlState } from '@toam/ui/core';
import { z } from 'zod';
import { monthLater, todayNow } from './work-month';

const workDaysSearch = z.object({
  /** '2026-11'. Empty: this month. */
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .catch(''),
  mode: z.enum(['me', 'team']).catch('me'),
  /** The leader whose team is shown; 0 is the whole brokerage. Null: my own team, or all for those who may. */
  team: z.coerce.number().int().min(0).nullable().catch(null),
  /** One person of the team. */
  person: recordId,
  /** The opened day, '2026-11-17', and whose it is. Without a person it is the team's. */
  day: z
    .string()
    .regex(/^20\d\d-\d\d-\d\d$/)
    .catch(''),
  of: recordId,
});

/** The month, whose days, and the opened day: all in the address, so that a link shows the same. */
export function useWorkDaysAddress() {
  const [search, change] = useUrlState(workDaysSearch);
  const today = todayNow();
  const month = search.month || today.slice(0, 7);
  const goTo = (next: string) => change({ month: next === today.slice(0, 7) ? '' : next, day: '', of: null });
  return {
    ...{ ...search, month, today },
    change,
    step: (months: number) => goTo(monthLater(month, months)),
    goToday: () => goTo(today.slice(0, 7)),
    /** Opens a person's day, which explains itself. */
    openDay: (of: number, day: string) => change({ of, day }, { replace: search.day !== '' }),
    /** Opens a day of the whole team. */
    openTeamDay: (day: string) => change({ of: null, day }, { replace: search.day !== '' }),
    close: () => change({ of: null, day: '' }, { replace: true }),
  };
}

export type WorkDaysAddress = ReturnType<typeof useWorkDaysAddress>;
