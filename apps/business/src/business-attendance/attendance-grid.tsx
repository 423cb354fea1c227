import { formatNumber, Text } from '@toam/ui/core';
import { DayGrid, type GridDay, DayGridRow } from '@toam/ui/detail';
import { useMemo, memo } from 'react';
import { Link } from 'react-router-dom';
import { attendanceGridText as text } from '../business/attendance-grid.text';
import { type Attendance, gridDays, sumOfDay, type AttendanceMember, gridCells } from './attendance-cells';
import { paths } from '../paths';

export interface AttendanceProps {
  attendance: Attendance;
  /** In words. */
  period: string;
  today: string;
  /** The person's day that is open. */
  opened: { of: number | null; day: string };
  onOpen: (userId: number, day: string) => void;
  /** The filter of a person's entries, as a link holds it. */
  entriesOf: (userId: number) => string;
}

interface AttendanceRowProps {
  member: AttendanceMember;
  days: readonly GridDay[];
  /** The filter of this person's entries, as a link holds it. */
  entries: string;
  stop: string;
  opened: string;
}

/** A person's line. Memoised, so that an opened cell draws two rows and not sixty. */
const AttendanceRow = memo(function AttendanceRow({ member, days, entries, stop, opened }: AttendanceRowProps) {
  const { user, missing } = member;
  const sums = [
    { key: 'entered', value: <EnteredLink member={member} entries={entries} /> },
    { key: 'missing', value: formatNumber(missing), isSome: missing > 0 },
  ];
  return <DayGridRow user={user} cells={gridCells(member, days)} sums={sums} stop={stop} opened={opened} />;
});

/** How many days were entered, as the way to them. */
function EnteredLink({ member: { user, entered }, entries }: Pick<AttendanceRowProps, 'member' | 'entries'>) {
  const count = formatNumber(entered);
  if (entered === 0) return count;
  return (
    <Text as={Link} to={paths.accumulationsOf(entries)} weight={600} aria-label={text.entriesOf(user.name, count)}>
      {count}
    </Text>
  );
}

/** A line for each person, a cell for each day, and how many entered each day. Specification 3 §2.2, D75. */
export function AttendanceGrid({ attendance, period, today, opened, onOpen, entriesOf }: AttendanceProps) {
  const days = useMemo(() => gridDays(attendance), [attendance]);
  const members = new Map(attendance.list.map((member) => [member.user.id, member]));
  return (
    <DayGrid
      fills
      label={text.table(period)}
      person={text.person(formatNumber(members.size))}
      days={days}
      today={today}
      sums={[text.entered, text.missing]}
      users={[...members.keys()]}
      row={(userId, stop) => (
        <AttendanceRow
          key={userId}
          member={members.get(userId)!}
          days={days}
          entries={entriesOf(userId)}
          stop={stop}
          opened={opened.of === userId ? opened.day : ''}
        />
      )}
      foot={members.size > 1 && <Sums attendance={attendance} days={days} />}
      onOpen={({ userId, date }) => onOpen(userId, date)}
    />
  );
}

/** How many entered each day. */
function Sums({ attendance, days }: { attendance: Attendance; days: readonly GridDay[] }) {
  const sumOf = (part: 'entered' | 'missing') => attendance.list.reduce((sum, member) => sum + member[part], 0);
  return (
    <tr>
      <th scope="row">{text.entered}</th>
      {days.map(({ date, isFree }, at) => {
        const { entered, expected } = sumOfDay(attendance, at);
        return (
          <td
            key={date}
            data-free={isFree || undefined}
            title={text.enteredBy(formatNumber(entered), formatNumber(expected))}
          >
            {expected > 0 && entered}
          </td>
        );
      })}
      <td data-sum>
        <b>{formatNumber(sumOf('entered'))}</b>
      </td>
      <td data-sum>{formatNumber(sumOf('missing'))}</td>
    </tr>
  );
}
