import type { DayRow } from '@toam/contracts/checkin/work-day.schema';
import { checkinText } from '@toam/contracts/checkin/checkin.text';
import { weekdayNames, weekdayOf } from '@toam/contracts/texts/weekday';
import { workDaysText as text } from '../work-days.text';
import { addDays, daysBetween, daysOfMonth } from '@toam/domain/work-calendar';
import { Grid, Stack, Text } from '@toam/ui/core';
import { overDays, useCellWalk } from '@toam/ui/detail';
import type { ReactNode } from 'react';
import * as css from './month-grid.module.css';
import type { WorkDaysAddress } from './work-days.search';
import { writtenMonth } from './work-month';

interface MonthGridProps {
  address: WorkDaysAddress;
  /** Tells Sundays and holidays from working days. */
  kindOf: (date: string) => Pick<DayRow, 'kind' | 'holiday'> | undefined;
  /** The person of the days; 0: a team. */
  userId: number;
  /** The day whose summary stands below. */
  chosen?: string | undefined;
  /** What stands in a day, its button included. The day with `tabIndex` 0 is the grid's tab stop. */
  children: (date: string, tabIndex: 0 | -1) => ReactNode;
}

/** Days since Monday. */
const fromMonday = (date: string): number => (weekdayOf(date) + 6) % 7;

/** Whole weeks, Monday first. */
function weeksOf(month: string): string[] {
  const days = daysOfMonth(month);
  const [first, last] = [days[0]!, days.at(-1)!];
  return daysBetween(addDays(first, -fromMonday(first)), addDays(last, 6 - fromMonday(last)));
}

/** A month in weeks. Days of the months beside it are only there for orientation. */
export function MonthGrid({ address: { month, today }, kindOf, userId, chosen, children }: MonthGridProps) {
  const { stop, walk } = useCellWalk(
    { userId, date: today.startsWith(month) ? today : `${month}-01` },
    ({ date }) => date.startsWith(month),
    overDays({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }),
  );
  return (
    <Stack flex={1} role="group" aria-label={text.calendarOf(writtenMonth(month))} className={css.month} {...walk}>
      <Grid columns={7} size={12} tone="text2" aria-hidden className={css.head}>
        {weekdayNames.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </Grid>
      <Grid flex={1} columns={7} className={css.grid}>
        {weeksOf(month).map((date) => {
          const kind = kindOf(date);
          const isOff = kind !== undefined && kind.kind !== 'work';
          const isOutside = !date.startsWith(month);
          return (
            <Stack
              key={date}
              className={css.day}
              data-free={isOutside || isOff || undefined}
              data-today={date === today || undefined}
              data-chosen={date === chosen || undefined}
            >
              <span className={css.date}>
                <Text as="time" dateTime={date} size={12} digits>
                  {Number(date.slice(8))}
                </Text>
                <Text size={11} tone="text3" ellipsis className={css.note}>
                  {date === today ? text.today : isOff && !isOutside ? (kind.holiday ?? checkinText.off) : ''}
                </Text>
              </span>
              {!isOutside && children(date, date === stop.date ? 0 : -1)}
            </Stack>
          );
        })}
      </Grid>
    </Stack>
  );
}
