import { namedDay, weekdayName } from '@toam/contracts/texts/weekday';
import {
  useEffect,
  useRef,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useState,
} from 'react';
import { cellAt, type CellPlace, overTeam, useCellWalk } from './cell-walk';
import * as css from './day-grid.module.css';

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

/** Rows of a part: more than a screen shows. */
const rowsOfPart = 20;

/** The parts that somebody sees now, by what stands for them; the first without a layout. */
function partsInSight(frame: HTMLElement): number[] {
  const { top, bottom } = frame.getBoundingClientRect();
  const [from, to] = [Math.max(0, top), Math.min(innerHeight, bottom)];
  const seen = [...frame.querySelectorAll('tbody')].flatMap((part, at) => {
    const place = part.getBoundingClientRect();
    return place.bottom > from && place.top < to ? [at] : [];
  });
  return seen.length > 0 ? seen : [0];
}

/**
 * Which parts of many rows are drawn: those in sight at once, the others one by one, so that the page answers meanwhile. Parts that wait
 * keep their height, so that nothing moves.
 * @param content says what all rows show: once it is another, they are drawn anew
 */
function useDrawnParts(content: string, count: number, frame: RefObject<HTMLElement | null>): readonly number[] {
  const [state, setState] = useState({ content, drawn: [0] });
  if (state.content !== content) setState({ content, drawn: [] });
  const { drawn } = state;
  useLayoutEffect(() => {
    // before the eye sees it
    if (drawn.length === 0 && frame.current) setState({ content, drawn: partsInSight(frame.current) });
  }, [content, drawn, frame]);
  useEffect(() => {
    const next = Array.from({ length: count }, (_, at) => at).find((at) => !drawn.includes(at));
    if (drawn.length === 0 || next === undefined) return undefined;
    const soon = setTimeout(() => setState({ content, drawn: [...drawn, next] }));
    return () => clearTimeout(soon);
  }, [content, drawn, count]);
  return drawn;
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
