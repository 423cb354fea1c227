import { daysText } from '@toam/contracts/form/form-labels';
import { dayOf } from '@toam/domain/day';
import { Avatar, Row, Text } from '@toam/ui/core';
import { memo } from 'react';
import { dayTone, markOf, spokenOf } from './day-looks';
import { cellMark } from './cell-walk';
import type { TeamMember } from './work-days.queries';
import { shortDay } from './work-month';

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
  return (
    <tr>
      <th scope="row">
        <Row gap={8}>
          <Avatar id={user.id} name={user.name} image={user.avatar} size={24} decorative />
          <Text ellipsis>{user.name}</Text>
        </Row>
      </th>
      {days.map((day) => {
        const date = dayOf(day.date);
        const mark = markOf(day);
        return (
          <td key={date} data-free={day.kind !== 'work' || undefined}>
            <button
              type="button"
              tabIndex={date === stop ? 0 : -1}
              aria-label={`${user.name} ${shortDay(date)}: ${[mark, spokenOf(day)].filter(Boolean).join(', ')}`}
              aria-pressed={date === opened}
              data-tone={dayTone(day)}
              {...cellMark(user.id, date)}
            >
              {mark}
            </button>
          </td>
        );
      })}
      <td>
        <b>{daysText(workDays)}</b>
      </td>
      <td data-some={totalLate.total > 0 || undefined}>{totalLate.total}</td>
      <td data-some={totalSoon.total > 0 || undefined}>{totalSoon.total}</td>
    </tr>
  );
});
