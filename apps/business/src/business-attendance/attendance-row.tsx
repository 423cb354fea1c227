import { attendanceGridText as text } from '../business/attendance-grid.text';
import { formatNumber, Text } from '@toam/ui/core';
import { DayGridRow, type GridDay } from '@toam/ui/detail';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { type AttendanceMember, gridCells } from './attendance-cells';

interface AttendanceRowProps {
  member: AttendanceMember;
  days: readonly GridDay[];
  /** The filter of this person's entries, as a link holds it. */
  entries: string;
  stop: string;
  opened: string;
}

/** A person's line. Memoised, so that an opened cell draws two rows and not sixty. */
export const AttendanceRow = memo(function AttendanceRow({ member, days, entries, stop, opened }: AttendanceRowProps) {
  const { user, missing } = member;
  const sums = [
    { key: 'entered', value: <EnteredLink member={member} entries={entries} /> },
    { key: 'missing', value: formatNumber(missing), isSome: missing > 0 },
  ];
  return <DayGridRow user={user} cells={gridCells(member, days)} sums={sums} stop={stop} opened={opened} />;
});

/** How many days were entered, as the way to them. */
export function EnteredLink({ member: { user, entered }, entries }: Pick<AttendanceRowProps, 'member' | 'entries'>) {
  const count = formatNumber(entered);
  if (entered === 0) return count;
  return (
    <Text as={Link} to={paths.accumulationsOf(entries)} weight={600} aria-label={text.entriesOf(user.name, count)}>
      {count}
    </Text>
  );
}
