import { workDaysText as text } from '../work-days.text';
import { dayOf } from '@toam/domain/day';
import { DayGrid } from '@toam/ui/detail';
import { TimesheetRow } from './timesheet-row';
import type { TeamProps } from './work-days.props';
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
