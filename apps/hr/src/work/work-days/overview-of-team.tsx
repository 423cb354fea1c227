import { daysText } from '@toam/contracts/form/form-labels';
import { namedDay, shortDay } from '@toam/contracts/texts/weekday';
import { dayOf } from '@toam/domain/day';
import { Avatar, Cell, formatNumber, PlainButton, Row, Stack, Text } from '@toam/ui/core';
import { cellAt, cellMark, overTeam, useCellWalk } from '@toam/ui/detail';
import { memo, type MouseEvent } from 'react';
import { workDaysText as text } from '../work-days.text';
import { dayTone, spokenOf, Legend } from './day-looks';
import { wholeMonth } from './month-figures';
import * as css from './overview-of-team.module.css';
import type { TeamProps } from './work-days.props';
import type { TeamMember } from './work-days.queries';

/** Everybody's month in a line. A press on a day opens that day of the whole team, on a name that person's month. */
export function OverviewOfTeam({ team, address }: TeamProps) {
  const dates = team.list[0]?.days.map(({ date }) => dayOf(date)) ?? [];
  const users = team.list.map(({ user }) => user.id);
  const { stop, walk } = useCellWalk(
    { userId: users[0] ?? 0, date: dates.includes(address.today) ? address.today : (dates[0] ?? '') },
    ({ userId, date }) => users.includes(userId) && dates.includes(date),
    overTeam(users),
  );
  const open = ({ target }: MouseEvent) => {
    const day = cellAt(target);
    const person = target instanceof Element && target.closest<HTMLElement>('[data-person]')?.dataset.person;
    if (day) address.openTeamDay(day.date);
    else if (person) address.show({ person: Number(person) });
  };
  return (
    <Stack flex="none" gap={12}>
      <table className={css.table} onClick={open} {...walk}>
        <thead>
          <tr>
            <th scope="col">
              {text.person} ({formatNumber(team.list.length)})
            </th>
            <th scope="col">{dates.length > 0 && `${shortDay(dates[0]!)} – ${shortDay(dates.at(-1)!)}`}</th>
            <th scope="col">{text.credit}</th>
          </tr>
        </thead>
        <tbody>
          {team.list.map((member) => (
            <Member key={member.user.id} member={member} stop={stop.userId === member.user.id ? stop.date : ''} />
          ))}
        </tbody>
      </table>
      <Legend
        entries={[
          ['ok', text.onTime],
          ['late', text.lateOrSoon],
          ['away', text.away],
          ['absent', text.absent],
          ['open', text.noCheckout],
        ]}
      />
    </Stack>
  );
}

/** 'trễ 3 lần · về sớm 1 lần', or that all was on time. */
function summaryOf({ totalLate, totalSoon }: TeamMember): string {
  const parts = [
    totalLate.total > 0 && text.lateCount(totalLate.total),
    totalSoon.total > 0 && text.soonCount(totalSoon.total),
  ].filter(Boolean);
  return parts.join(' · ') || text.allOnTime;
}

interface MemberProps {
  member: TeamMember;
  /** The day that is the table's tab stop, or ''. */
  stop: string;
}

/** Memoised and without callbacks, so that a step of the arrow keys draws two rows and not sixty. */
const Member = memo(function Member({ member, stop }: MemberProps) {
  const { user, days, workDays } = member;
  return (
    <tr>
      <td>
        <PlainButton gap={8} width="100%" textAlign="start" data-person={user.id}>
          <Avatar id={user.id} name={user.name} image={user.avatar} size={28} decorative />
          <Cell>
            <Text size={13} weight={500} ellipsis>
              {user.name}
            </Text>
            <Text size={12} tone="text3">
              {summaryOf(member)}
            </Text>
          </Cell>
        </PlainButton>
      </td>
      <td>
        <Row className={css.days}>
          {days.map((day) => {
            const date = dayOf(day.date);
            return (
              <button
                key={date}
                type="button"
                tabIndex={date === stop ? 0 : -1}
                title={namedDay(date)}
                aria-label={`${text.openDay(namedDay(date))}: ${spokenOf(day)}`}
                data-tone={dayTone(day)}
                data-free={day.kind !== 'work' || undefined}
                {...cellMark(user.id, date)}
              />
            );
          })}
        </Row>
      </td>
      <td>
        <Text weight={600} digits>
          {daysText(workDays)}
        </Text>{' '}
        <Text tone="text3" phone="hidden">
          {text.ofMonth(wholeMonth)}
        </Text>
      </td>
    </tr>
  );
});
