import { daysText } from '@toam/contracts/form/form-labels';
import { shortDay } from '@toam/contracts/texts/weekday';
import { dayOf } from '@toam/domain/day';
import { DayGridRow } from '@toam/ui/detail';
import { memo } from 'react';
import { dayTone, markOf, spokenOf } from './day-looks';
import type { TeamMember } from './work-days.queries';

interface TimesheetRowProps {
  member: TeamMember;
  /** The day whose cell is the grid's tab stop, or ''. */
  stop: string;
  /** The day that is explained, or ''. */
  opened: string;
}

/** A person's month in the grid. Memoised, so that an opened cell draws two rows and not sixty. */
export const TimesheetRow = memo(function TimesheetRow({ member, stop, opened }: TimesheetRowProps) {
  const { user, days, workDays, totalLate, totalSoon } = member;
  const cells = days.map((day) => {
    const [date, mark] = [dayOf(day.date), markOf(day)];
    const label = `${user.name} ${shortDay(date)}: ${[mark, spokenOf(day)].filter(Boolean).join(', ')}`;
    return { date, mark, label, tone: dayTone(day), isFree: day.kind !== 'work' };
  });
  const sums = [
    { key: 'days', value: <b>{daysText(workDays)}</b> },
    { key: 'late', value: totalLate.total, isSome: totalLate.total > 0 },
    { key: 'soon', value: totalSoon.total, isSome: totalSoon.total > 0 },
  ];
  return <DayGridRow user={user} cells={cells} sums={sums} stop={stop} opened={opened} />;
});
