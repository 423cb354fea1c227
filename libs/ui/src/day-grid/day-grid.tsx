import { namedDay, weekdayName } from '@toam/contracts/texts/weekday';
import { useEffect, useRef, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { cellAt, type CellPlace, overTeam, useCellWalk } from './cell-walk';
import * as css from './day-grid.module.css';
import { rowsOfPart, useDrawnParts } from './use-drawn-parts';

/** A day as a column. */
export interface GridDay {
  /** YYYY-MM-DD */
  date: string;
  /** A Sunday or a holiday. */
  isFree: boolean;
  /** Told when the pointer rests on the day's head: the name of the holiday. */
  title?: string | undefined;
}

interface DayGridProps {
  /** Accessible name. */
  label: string;
  /** Head of the names. */
  person: string;
  days: readonly GridDay[];
  today: string;
  /** Heads of the sums at the end of a row. */
  sums: readonly string[];
  /** Ids, in the order of the rows. */
  users: readonly number[];
  /** A row; `stop` is the day whose cell is the grid's tab stop, or ''. */
  row: (userId: number, stop: string) => ReactNode;
  /** Rows of sums below. */
  foot?: ReactNode;
  onOpen: (place: CellPlace) => void;
  /** Makes the days' heads buttons. */
  opening?: { label: (day: string) => string; open: (date: string) => void };
  /** Fills its place and scrolls by itself, under its head; otherwise it is as high as its rows. */
  fills?: boolean;
}

/** Scrolls to the last days, of which today is one, if they have no room. */
function showToday(frame: HTMLElement): void {
  const head = frame.querySelector<HTMLElement>('th[data-today]');
  if (head) frame.scrollLeft = Math.max(0, head.offsetLeft + 2 * head.offsetWidth - frame.clientWidth);
}

/** People by days: a line for each person, a plain cell for each day. The grid is one tab stop; arrow keys walk it, Enter opens the cell. */
export function DayGrid({ label, person, days, today, sums, users, row, foot, onOpen, opening, fills }: DayGridProps) {
  const { stop, walk } = useCellWalk(
    { userId: users[0] ?? 0, date: days[0]?.date ?? '' },
    ({ userId, date }) => users.includes(userId) && days.some((day) => day.date === date),
    overTeam(users),
  );
  const open = ({ target }: MouseEvent) => {
    const at = cellAt(target);
    if (at) onOpen(at);
  };
  const frame = useRef<HTMLDivElement>(null);
  const first = days[0]?.date;
  const parts = Array.from({ length: Math.ceil(users.length / rowsOfPart) }, (_, at) =>
    users.slice(at * rowsOfPart, (at + 1) * rowsOfPart),
  );
  const drawn = useDrawnParts(`${first} ${days.length}`, parts.length, frame);
  useEffect(() => {
    if (fills && frame.current) showToday(frame.current);
  }, [fills, first, days.length]);
  return (
    <div ref={frame} className={css.frame} data-fills={fills}>
      <table className={css.table} aria-label={label} onClick={open} {...walk}>
        <thead>
          <tr>
            <th scope="col">{person}</th>
            {days.map(({ date, isFree, title }) => (
              <th
                key={date}
                scope="col"
                title={title}
                data-free={isFree || undefined}
                data-today={date === today || undefined}
              >
                {opening && (
                  <button type="button" aria-label={opening.label(namedDay(date))} onClick={() => opening.open(date)} />
                )}
                <span aria-hidden={opening ? true : undefined}>
                  <small>{weekdayName(date)}</small>
                  {Number(date.slice(8))}
                </span>
              </th>
            ))}
            {sums.map((sum) => (
              <th key={sum} scope="col" data-sum>
                {sum}
              </th>
            ))}
          </tr>
        </thead>
        {parts.map((part, at) =>
          drawn.includes(at) ? (
            <tbody key={at}>{part.map((userId) => row(userId, stop.userId === userId ? stop.date : ''))}</tbody>
          ) : (
            <tbody key={at} aria-hidden className={css.later} style={{ '--rows': part.length } as CSSProperties}>
              <tr>
                <td colSpan={1 + days.length + sums.length} />
              </tr>
            </tbody>
          ),
        )}
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </div>
  );
}
