import { attendanceGridText as text } from '../business/attendance-grid.text';
import { paths } from '../paths';
import { Avatar, Cell, formatNumber, Row, Stack, Text } from '@toam/ui/core';
import { cellAt, cellMark, type GridDay, overDays, useCellWalk } from '@toam/ui/detail';
import { memo, useMemo, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { type AttendanceMember, gridCells, gridDays } from './attendance-cells';
import * as css from './attendance-cards.module.css';
import type { AttendanceProps } from './attendance-grid';

/** The grid on a phone: a card for each person with a strip of days. */
export function AttendanceCards({ attendance, today, onOpen, entriesOf }: AttendanceProps) {
  const days = useMemo(() => gridDays(attendance), [attendance]);
  const open = ({ target }: MouseEvent) => {
    const at = cellAt(target);
    if (at) onOpen(at.userId, at.date);
  };
  return (
    <Stack as="ul" divided padX={16} onClick={open}>
      {attendance.list.map((member) => (
        <PersonCard
          key={member.user.id}
          member={member}
          days={days}
          today={today}
          entries={entriesOf(member.user.id)}
        />
      ))}
    </Stack>
  );
}

interface PersonCardProps {
  member: AttendanceMember;
  days: readonly GridDay[];
  today: string;
  entries: string;
}

const PersonCard = memo(function PersonCard({ member, days, today, entries }: PersonCardProps) {
  const { user, entered, missing } = member;
  const { stop, walk } = useCellWalk(
    { userId: user.id, date: days.some(({ date }) => date === today) ? today : (days[0]?.date ?? '') },
    ({ date }) => days.some((day) => day.date === date),
    overDays({ ArrowLeft: -1, ArrowRight: 1 }),
  );
  return (
    <Stack as="li" gap={10} padY={12} className={css.card}>
      <Row as={Link} to={paths.accumulationsOf(entries)} gap={12} minHeight={40}>
        <Avatar id={user.id} name={user.name} image={user.avatar} size={40} decorative />
        <Cell>
          <Text size={15} weight={600} ellipsis tone="text">
            {user.name}
          </Text>
          <Text size={12} tone={missing > 0 ? 'warning' : 'text2'}>
            {text.counted(formatNumber(entered), formatNumber(missing))}
          </Text>
        </Cell>
      </Row>
      <div className={css.strip} role="group" aria-label={text.strip(user.name)} {...walk}>
        {gridCells(member, days).map(({ date, sign, tone, label, isFree }) => (
          <button
            key={date}
            type="button"
            tabIndex={date === stop.date ? 0 : -1}
            aria-label={label}
            data-tone={tone}
            data-free={isFree || undefined}
            data-today={date === today || undefined}
            data-day={Number(date.slice(8))}
            data-mark={sign}
            {...cellMark(user.id, date)}
          />
        ))}
      </div>
    </Stack>
  );
});
