import { workDaysText as text } from '@toam/contracts/texts/work-days';
import { dayOf } from '@toam/domain/day';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { TimesheetRow } from './timesheet-row';
import * as css from './team-timesheet.module.css';
import type { TeamProps } from './work-days.props';
import { namedDay, weekdayOf, writtenMonth } from './work-month';

const steps: Record<string, [column: number, row: number]> = {
  ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
};

/** The place of a cell, from its mark. */
function cellAt(target: EventTarget): { cell: HTMLElement; userId: number; date: string } | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [userId, date] = cell?.dataset.cell?.split(' ') ?? [];
  return cell && date ? { cell, userId: Number(userId), date } : null;
}

/**
 * A team's month: a line for each person, a plain cell for each day. The grid is one tab stop; arrow keys walk it, Enter explains the cell.
 */
export function TeamTimesheet({ team, address }: TeamProps) {
  const dates = team.list[0]?.days.map(({ date, kind, holiday }) => ({ date: dayOf(date), kind, holiday })) ?? [];
  const [stop, setStop] = useState({ userId: team.list[0]?.user.id ?? 0, date: dates[0]?.date ?? '' });
  const isThere = team.list.some(({ user }) => user.id === stop.userId) && dates.some(({ date }) => date === stop.date);
  const shown = isThere ? stop : { userId: team.list[0]?.user.id ?? 0, date: dates[0]?.date ?? '' };

  const open = ({ target }: MouseEvent) => {
    const at = cellAt(target);
    if (!at) return;
    setStop({ userId: at.userId, date: at.date });
    address.openDay(at.userId, at.date);
  };
  const walk = (event: KeyboardEvent) => {
    const at = cellAt(event.target);
    const step = steps[event.key];
    if (!at || !step) return;
    event.preventDefault();
    event.stopPropagation();
    const row = team.list[team.list.findIndex(({ user }) => user.id === at.userId) + step[1]];
    const date = dates[dates.findIndex((day) => day.date === at.date) + step[0]]?.date;
    if (!row || !date) return;
    setStop({ userId: row.user.id, date });
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${row.user.id} ${date}"]`)?.focus();
  };
  return (
    <div className={css.frame}>
      <table
        className={css.table}
        aria-label={text.tableOf(writtenMonth(address.month))}
        onClick={open}
        onKeyDown={walk}
      >
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
                >
                  <small>{text.weekday[weekdayOf(date)]}</small>
                  {Number(date.slice(8))}
                </button>
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
              stop={shown.userId === member.user.id ? shown.date : ''}
              opened={address.of === member.user.id ? address.day : ''}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
