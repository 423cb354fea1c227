import { daysText } from '@toam/contracts/form/form-labels';
import { workDaysText as text } from '../work-days.text';
import type { DayTotals } from '@toam/contracts/checkin/work-day.schema';
import { Avatar, Cell, PlainButton, Row, Stack, Text } from '@toam/ui/core';
import { CaretRightIcon } from '@toam/ui/icons';
import { wholeMonth } from './month-figures';
import type { TeamMember } from './work-days.queries';
import type { TeamProps } from './work-days.props';

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
