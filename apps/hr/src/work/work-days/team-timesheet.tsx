import type { DayTotals } from '@toam/contracts/checkin/work-day.schema';
import { daysText } from '@toam/contracts/form/form-labels';
import { shortDay } from '@toam/contracts/texts/weekday';
import { dayOf } from '@toam/domain/day';
import { Avatar, Cell, PlainButton, Row, Stack, Text } from '@toam/ui/core';
import { DayGrid, DayGridRow } from '@toam/ui/detail';
import { CaretRightIcon } from '@toam/ui/icons';
import { memo } from 'react';
import { workDaysText as text, payText } from '../work-days.text';
import { dayTone, markOf, spokenOf } from './day-looks';
import { wholeMonth, payParts } from './month-figures';
import * as css from './team-timesheet.module.css';
import type { TeamProps } from './work-days.props';
import type { TeamMember } from './work-days.queries';
import { writtenMonth } from './work-month';

/** A team's month. A press on a cell explains it, one on a day opens the day of the whole team. */
export function TeamTimesheet({ team, address }: TeamProps) {
  const members = new Map(team.list.map((member) => [member.user.id, member]));
  const days = team.list[0]?.days ?? [];
  return (
    <DayGrid
      label={text.tableOf(writtenMonth(address.month))}
      person={text.person}
      days={days.map(({ date, kind, holiday }) => ({
        date: dayOf(date),
        isFree: kind !== 'work',
        title: holiday ?? undefined,
      }))}
      today={address.today}
      sums={[text.credit, text.lateColumn, text.soonColumn]}
      users={[...members.keys()]}
      row={(userId, stop) => (
        <TimesheetRow
          key={userId}
          member={members.get(userId)!}
          stop={stop}
          opened={address.of === userId ? address.day : ''}
        />
      )}
      onOpen={({ userId, date }) => address.openDay(userId, date)}
      opening={{ label: text.openDay, open: address.openTeamDay }}
    />
  );
}

interface TimesheetRowProps {
  member: TeamMember;
  /** The day whose cell is the grid's tab stop, or ''. */
  stop: string;
  /** The day that is explained, or ''. */
  opened: string;
}

/** A person's month in the grid. Memoised, so that an opened cell draws two rows and not sixty. */
const TimesheetRow = memo(function TimesheetRow({ member, stop, opened }: TimesheetRowProps) {
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

/** A team's month on a phone: what each person's days add up to. A press shows that person's month. */
export const TeamRows = ({ team, address }: TeamProps) => (
  <Stack as="ul" divided>
    {team.list.map((member) => (
      <li key={member.user.id}>
        <Person member={member} onOpen={() => address.show({ person: member.user.id })} />
      </li>
    ))}
  </Stack>
);

function Person({
  member: { user, workDays, totalLate, totalSoon },
  onOpen,
}: {
  member: TeamMember;
  onOpen: () => void;
}) {
  const isOnTime = totalLate.total === 0 && totalSoon.total === 0;
  return (
    <PlainButton gap={12} padY={8} minHeight={60} width="100%" textAlign="start" onClick={onOpen}>
      <Avatar id={user.id} name={user.name} image={user.avatar} size={40} decorative />
      <Cell>
        <Text size={15} weight={600} ellipsis>
          {user.name}
        </Text>
        <Row as="span" gap={8} size={12} tone="text2" wrap>
          {isOnTime && text.allOnTime}
          <Times words={text.lateColumn} of={totalLate} />
          <Times words={text.soonColumn} of={totalSoon} />
        </Row>
      </Cell>
      <span>
        <Text size={15} weight={600} digits>
          {daysText(workDays)}
        </Text>{' '}
        <Text size={12} tone="text3">
          {text.ofMonth(wholeMonth)}
        </Text>
      </span>
      <CaretRightIcon size={16} color="var(--text3)" />
    </PlainButton>
  );
}

/** 'Trễ 2 lần, 0 giờ 35 phút'. */
function Times({ words, of: { total, hours, minutes } }: { words: string; of: DayTotals['totalLate'] }) {
  if (total === 0) return null;
  return <Text tone="warning">{`${words} ${text.times(total)}, ${text.duration(hours, minutes)}`}</Text>;
}

/** A team's month in figures, as payroll's sheet has them. A press on a name shows that person's month. D112 */
export function TeamSums({ team, address }: TeamProps) {
  const heads = payParts(team.pay).map(({ key, label }) => ({ key, label }));
  return (
    <div className={css.frame}>
      <table className={css.table} aria-label={text.sumsOf(writtenMonth(address.month))}>
        <thead>
          <tr>
            <th scope="col">{text.person}</th>
            <th scope="col">{payText.code}</th>
            <th scope="col">{payText.position}</th>
            <th scope="col">{payText.team}</th>
            <th scope="col">{text.workDays}</th>
            {heads.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">{text.lateColumn}</th>
            <th scope="col">{text.soonColumn}</th>
          </tr>
        </thead>
        <tbody>
          {team.list.map(({ user, position, team: of, workDays, pay, totalLate, totalSoon }) => (
            <tr key={user.id}>
              <th scope="row">
                <PlainButton gap={8} textAlign="start" onClick={() => address.show({ person: user.id })}>
                  <Avatar id={user.id} name={user.name} image={user.avatar} size={28} decorative />
                  <Text size={13} weight={500} ellipsis>
                    {user.name}
                  </Text>
                </PlainButton>
              </th>
              <td>{user.id}</td>
              <td>{position}</td>
              <td>{of}</td>
              <td>{daysText(workDays)}</td>
              {payParts(pay).map(({ key, value, isSome }) => (
                <td key={key} data-none={!isSome || undefined}>
                  {value}
                </td>
              ))}
              <td data-none={totalLate.total === 0 || undefined}>{totalLate.total}</td>
              <td data-none={totalSoon.total === 0 || undefined}>{totalSoon.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
