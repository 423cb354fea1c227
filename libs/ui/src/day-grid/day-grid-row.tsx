import type { ReactNode } from 'react';
import { Row, Text } from '../layout/layout';
import { Avatar } from '../person/avatar';
import { cellMark } from './cell-walk';

/** The colour of a cell. */
export type CellTone = 'ok' | 'done' | 'late' | 'away' | 'absent' | 'open' | 'none';

/** A person's day. */
export interface GridCell {
  date: string;
  /** Text of the cell. Its name says the same. */
  mark?: ReactNode;
  /** A mark for the eye alone, whose meaning is in the name. */
  sign?: string;
  tone: CellTone;
  /** The day in words, for screen readers. */
  label: string;
  /** Told when the pointer rests on it. */
  title?: string | undefined;
  isFree: boolean;
}

interface DayGridRowProps {
  user: { id: number; name: string; avatar: string | null };
  cells: readonly GridCell[];
  /** The sums at the end. `isSome`: worth a look. */
  sums: readonly { key: string; value: ReactNode; isSome?: boolean }[];
  stop: string;
  /** The day that is open, or ''. */
  opened: string;
}

/** A person's line in a `DayGrid`. */
export const DayGridRow = ({ user, cells, sums, stop, opened }: DayGridRowProps) => (
  <tr>
    <th scope="row">
      <Row gap={8}>
        <Avatar id={user.id} name={user.name} image={user.avatar} size={24} decorative />
        <Text ellipsis title={user.name}>
          {user.name}
        </Text>
      </Row>
    </th>
    {cells.map(({ date, mark, sign, tone, label, title, isFree }) => (
      <td key={date} data-free={isFree || undefined}>
        <button
          type="button"
          tabIndex={date === stop ? 0 : -1}
          aria-label={label}
          aria-pressed={date === opened}
          title={title}
          data-tone={tone}
          data-mark={sign || undefined}
          {...cellMark(user.id, date)}
        >
          {mark}
        </button>
      </td>
    ))}
    {sums.map(({ key, value, isSome }) => (
      <td key={key} data-sum data-some={isSome || undefined}>
        {value}
      </td>
    ))}
  </tr>
);
