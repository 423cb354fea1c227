import { addDays } from '@toam/domain/work-calendar';
import { recordId } from '@toam/list-screen/list-search';
import { usePanelEntry } from '@toam/list-screen/use-opened-row';
import { useUrlState } from '@toam/ui/core';
import { z } from 'zod';
import { useToday } from '../use-clock';
import { monthLater } from './work-month';

const day = z
  .string()
  .regex(/^20\d\d-\d\d-\d\d$/)
  .catch('');

const workDaysSearch = z.object({
  /** '2026-11'. Empty: this month. */
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .catch(''),
  mode: z.enum(['me', 'team']).catch('me'),
  /** Of the timesheet: a grid of days, sums of each person, or a calendar. */
  view: z.enum(['table', 'sums', 'calendar']).catch('table'),
  /** The leader whose team is shown; 0 is the whole brokerage. Null: my own team, or all for those who may. */
  team: z.coerce.number().int().min(0).nullable().catch(null),
  /** One person of the team. */
  person: recordId,
  /** The opened day, '2026-11-17', and whose it is. Without a person it is the team's. */
  day,
  of: recordId,
  /** The day whose summary stands below a phone's calendar. Empty: today. */
  chosen: day,
});

const closed = { of: null, day: '' };

/** The month, whose days, and the opened day: all in the address, so that a link shows the same. */
export function useWorkDaysAddress() {
  const [search, change] = useUrlState(workDaysSearch);
  const panel = usePanelEntry();
  const today = useToday();
  const month = search.month || today.slice(0, 7);
  const { of, day: opened } = search;
  const inAddress = (next: string) => (next === today.slice(0, 7) ? '' : next);
  const goTo = (next: string) => change({ ...closed, month: inAddress(next), chosen: '' });
  return {
    ...{ ...search, month, today },
    change,
    /** Shows other people's days. */
    show: (whose: Partial<Pick<typeof search, 'mode' | 'team' | 'person'>>) => change({ ...closed, ...whose }),
    step: (months: number) => goTo(monthLater(month, months)),
    goToday: () => goTo(today.slice(0, 7)),
    choose: (chosen: string) => change({ chosen }, { replace: true }),
    /** Opens a person's day, which explains itself. */
    openDay: (userId: number, next: string) =>
      change({ of: userId, day: next }, of === null ? panel.opening : panel.turning),
    /** Opens a day of the whole team. */
    openTeamDay: (next: string) => change({ of: null, day: next }, opened === '' ? panel.opening : panel.turning),
    /** Opens the day after or before, which may be of another month. */
    turnDay: (days: number) => {
      const next = addDays(opened, days);
      change({ day: next, month: inAddress(next.slice(0, 7)) }, panel.turning);
    },
    close: () => panel.close(() => change(closed, { replace: true })),
    /** Closes because something else was pressed: what it opens must not meet a step back in the history. */
    leave: () => change(closed, { replace: true }),
  };
}

export type WorkDaysAddress = ReturnType<typeof useWorkDaysAddress>;
