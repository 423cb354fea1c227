import { workDaysText as text } from '@toam/contracts/texts/work-days';
import { dayOf } from '@toam/domain/day';
import type { MouseEvent } from 'react';
import { cellAt, overTeam, useCellWalk } from './cell-walk';
import { TimesheetRow } from './timesheet-row';
import * as css from './team-timesheet.module.css';
import type { TeamProps } from './work-days.props';
import { namedDay, weekdayOf, writtenMonth } from './work-month';

/**
 * A team's month: a line for each person, a plain cell for each day. The grid is one tab stop; arrow keys walk it, Enter explains the cell.
 */
export function TeamTimesheet({ team, address }: TeamProps) {
  const dates = team.list[0]?.days.map(({ date, kind, holiday }) => ({ date: dayOf(date), kind, holiday })) ?? [];
  const users = team.list.map(({ user }) => user.id);
  const { stop, walk } = useCellWalk(
    { userId: users[0] ?? 0, date: dates[0]?.date ?? '' },
    ({ userId, date }) => users.includes(userId) && date.startsWith(address.month),
    overTeam(users),
  );
  const open = ({ target }: MouseEvent) => {
    const at = cellAt(target);
    if (at) address.openDay(at.userId, at.date);
  };
  return (
    <div className={css.frame}>
      <table className={css.table} aria-label={text.tableOf(writtenMonth(address.month))} onClick={open} {...walk}>
        <thead>
          <tr>
            <th scope="col">{text.person}</th>
            {dates.map(({ date, kind, holiday }) => (
              <th
                key={date}
                scope="col"
                title={holiday ?? undefined}
                data-free={kind !== 'work' || undefined}
                data-today={date === address.today || undefined}
              >
                <button
                  type="button"
                  aria-label={text.openDay(namedDay(date))}
                  onClick={() => address.openTeamDay(date)}
                />
                <span aria-hidden>
                  <small>{text.weekday[weekdayOf(date)]}</small>
                  {Number(date.slice(8))}
                </span>
              </th>
            ))}
            <th scope="col">{text.credit}</th>
            <th scope="col">{text.lateColumn}</th>
            <th scope="col">{text.soonColumn}</th>
          </tr>
        </thead>
        <tbody>
          {team.list.map((member) => (
            <TimesheetRow
              key={member.user.id}
              member={member}
              stop={stop.userId === member.user.id ? stop.date : ''}
              opened={address.of === member.user.id ? address.day : ''}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
